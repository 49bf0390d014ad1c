import { EnvironmentOutlined, TeamOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyCard_CompanyFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import card from '../../../ui/Card.module.css';
import { CountryFlag, PictureOrInitials, Row, Stack, Tag, Terms, Text } from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import { FavouriteButton } from './FavouriteButton';
import { messages } from './messages';

const SHOWN_SECTORS = 2;
const SHOWN_PODS = 2;

interface CompanyCardProps {
  company: CompanyCard_CompanyFragment;
  /** Level of the name among the headings of the page. */
  level?: 2 | 3;
  /** Only logo, name, tagline and country: for rows on the home page. */
  compact?: boolean;
}

function podsText(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - SHOWN_PODS;
  return more > 0 ? messages.morePods(names.slice(0, SHOWN_PODS), more) : messages.pods(names);
}

/** A company in a list: who it is, what it does, from where, and where it is found on the floor. */
export const CompanyCard = memo(function CompanyCard(props: CompanyCardProps) {
  const { company, level = 2, compact = false } = props;
  const { name, tagline, sectors, teamSize, tier, stand, pods } = company;
  const places = [stand ? shared.stand(stand) : '', podsText(pods.map((pod) => pod.name))].filter(Boolean);
  return (
    <Stack as="article" gap="sm" pad="md" className={card.card}>
      <Row gap="sm">
        <PictureOrInitials name={name} src={company.logoUrl} size={compact ? 48 : 56} shape="square" />
        <Text as="div" grow size="sm" tone="secondary">
          <Text as={`h${level}`} size="lg" strong tight tone="text">
            <Link to={paths.company(company.eventId, company.kind, company.id)} className={card.open}>
              <bdi>{name}</bdi>
            </Link>
          </Text>
          <Row wrap gap="xs" lineGap={0}>
            <CountryFlag code={company.country} />
            {!compact && tier && <Tag>{tier}</Tag>}
          </Row>
        </Text>
        {!compact && <FavouriteButton company={company} />}
      </Row>
      {tagline && (
        <Text as="p" cut={2} tight>
          <bdi>{tagline}</bdi>
        </Text>
      )}
      {!compact && sectors.length > 0 && (
        <Terms
          terms={sectors}
          shared={company.sharedSectors}
          sharedText={messages.sharedSector}
          tone="accent"
          limit={SHOWN_SECTORS}
          more={messages.moreSectors}
        />
      )}
      {!compact && (teamSize > 0 || places.length > 0) && (
        <Row as={Text} size="sm" tone="secondary" wrap gap="md" lineGap="xxs" className={card.foot}>
          {teamSize > 0 && (
            <span>
              <TeamOutlined aria-hidden /> {messages.team(teamSize)}
            </span>
          )}
          {places.length > 0 && (
            <span>
              <EnvironmentOutlined aria-hidden /> {places.join(' · ')}
            </span>
          )}
        </Row>
      )}
    </Stack>
  );
});
