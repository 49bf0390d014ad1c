import { CalendarOutlined, EnvironmentOutlined, ShopOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useIsEventOver } from '../../../data/event/useIsEventOver';
import type { CompanyHeader_CompanyFragment } from '../../../generated/graphql';
import {
  CardSkeletons,
  CountryFlag,
  Cover,
  Panel,
  PictureOrInitials,
  RefusedButton,
  Row,
  Skeleton,
  SkeletonBlock,
  Stack,
  StatusTag,
  Terms,
  Text,
  useNow,
  useOverlays,
} from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import styles from '../companies.module.css';
import { FavouriteButton } from '../company/FavouriteButton';
import { messages } from '../messages';

/** Loaded where wishes are taken. */
const WishButtons = lazy(async () => ({ default: (await import('../../wishes')).WishButtons }));

const texts = messages.detail;

interface CompanyHeaderProps {
  company: CompanyHeader_CompanyFragment;
  onMeetTeam: () => void;
}

/** Shows the company at one glance, with the way to its people. */
export function CompanyHeader({ company, onMeetTeam }: CompanyHeaderProps) {
  const { event, profile } = useEventContext();
  const overlays = useOverlays();
  const isOver = useIsEventOver(useNow());
  const canAsk = profile && event.viewerCompany?.id !== company.id && company.teamSize > 0;
  const { name, tagline, tier, stand, country, city, sectors, teamSize } = company;
  return (
    <Panel as="header" className={styles.header}>
      <Cover src={company.coverUrl} seed={company.id} height={180} />
      <Row wrap align="start" gap="md" className={styles.body}>
        <Row rigid className={styles.logo}>
          <PictureOrInitials name={name} src={company.logoUrl} size={88} shape="square" />
        </Row>
        <Stack gap={6} className={styles.words}>
          <Row wrap gap="sm" lineGap="xxs">
            <Text as="h1" size="h2" strong={700} tight>
              <bdi>{name}</bdi>
            </Text>
            {tier && <StatusTag tone="neutral">{texts.tier(tier)}</StatusTag>}
          </Row>
          {tagline && (
            <Text as="p" size="lg" tight>
              <bdi>{tagline}</bdi>
            </Text>
          )}
          <Row as={Text} tone="secondary" wrap gap="md" lineGap="xxs">
            {stand && (
              <Text tone="text" strong>
                <ShopOutlined aria-hidden /> {shared.stand(stand)}
              </Text>
            )}
            <CountryFlag code={country} />
            {city && (
              <span>
                <EnvironmentOutlined aria-hidden /> <bdi>{city}</bdi>
              </span>
            )}
          </Row>
          {sectors.length > 0 && (
            <Terms
              large
              label={texts.sectors}
              terms={sectors}
              shared={company.sharedSectors}
              sharedText={texts.sharedSector}
              tone="accent"
            />
          )}
        </Stack>
        <Row wrap gap="xs" className={styles.actions}>
          {canAsk && isOver && (
            <RefusedButton size="large" icon={<CalendarOutlined aria-hidden />} refusal={texts.over}>
              {texts.meetCompany}
            </RefusedButton>
          )}
          {canAsk && !isOver && (
            <Button
              type="primary"
              size="large"
              icon={<CalendarOutlined aria-hidden />}
              onClick={() => overlays.open('meetCompany', company.id)}
            >
              {texts.meetCompany}
            </Button>
          )}
          {teamSize > 0 && (
            <Button size="large" icon={<TeamOutlined aria-hidden />} onClick={onMeetTeam}>
              {texts.meetTeam(teamSize)}
            </Button>
          )}
          <FavouriteButton company={company} withText />
        </Row>
        <Suspense>
          {company.viewerMayWish && (
            <WishButtons
              of={{ type: 'Company', id: company.id, name: company.name, wish: company.viewerMeetingWish }}
            />
          )}
        </Suspense>
      </Row>
    </Panel>
  );
}

/** The page of a company on its way, in the sizes of what comes. */
export function CompanyPageSkeleton() {
  return (
    <>
      <Panel as="output" className={styles.header} aria-label={shared.loading}>
        <SkeletonBlock height={180} />
        <Row wrap align="start" gap="md" className={styles.body} style={{ minHeight: 132 }}>
          <span className={styles.logo}>
            <SkeletonBlock width={88} height={88} />
          </span>
          <span className={styles.words}>
            <Skeleton rows={2} />
          </span>
        </Row>
      </Panel>
      <CardSkeletons count={3} column={280} height={294} picture={64} rows={4} />
    </>
  );
}
