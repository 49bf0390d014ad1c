import { EnvironmentOutlined, TeamOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import { useOwnHomeQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { formatRelativeDay, formatTimeRange } from '../../../lib/time';
import { Countdown, LinkButton, Note, Row, SectionCard, Skeleton, Stack, Text, useNow } from '../../../ui';
import { leadingTalk, missingOf } from '../lib/next-talk';
import { messages } from '../messages';
import styles from './session.module.css';

const texts = messages.talk;

/** For those who speak: their talk that is on, comes next or was the last, its room and audience, and what the programme lacks of them. */
export function NextTalk({ eventId }: { eventId: string }) {
  const zone = useEventZone();
  const now = useNow();
  const { profile } = useEventContext();
  const { data, error } = useOwnHomeQuery({ variables: { eventId } });
  const own = data?.event.viewerProfile;
  const leading = own && leadingTalk(own.sessions, now);
  const isSpeaker = profile?.category === 'SPEAKER';
  if (!data && !error && isSpeaker)
    return (
      <SectionCard title={texts.titles.none}>
        <Skeleton rows={3} />
      </SectionCard>
    );
  if (own && isSpeaker && !leading)
    return (
      <SectionCard title={texts.titles.none}>
        <Note size="md">{texts.none}</Note>
      </SectionCard>
    );
  if (!profile || !leading) return null;
  const { talk, moment } = leading;
  const { title, startsAt, endsAt, location, track, audience } = talk;
  const missing = missingOf({ avatarUrl: profile.avatarUrl, introduction: own.introduction });
  return (
    <SectionCard title={texts.titles[moment]}>
      <Stack gap="sm">
        <Stack
          as={Link}
          to={`${paths.schedule(eventId)}?session=${talk.id}`}
          gap="xxs"
          justify="center"
          className={styles.session}
        >
          <Text size="lg" tone="text" strong tight>
            <bdi>{title}</bdi>
          </Text>
          <Text as={Row} tone="text" figures gap="xs" wrap lineGap={0}>
            <span>{formatRelativeDay(startsAt, zone, now)}</span>
            <Text rigid>{formatTimeRange(startsAt, endsAt, zone)}</Text>
            {moment !== 'over' && (
              <Text tone="primary" strong>
                <Countdown to={startsAt} />
              </Text>
            )}
          </Text>
          <Text as={Row} tone="secondary" gap="sm" wrap lineGap={0}>
            {location && (
              <span>
                <EnvironmentOutlined aria-hidden /> <bdi>{location}</bdi>
              </span>
            )}
            {audience !== null && moment !== 'over' && (
              <span>
                <TeamOutlined aria-hidden /> {texts.audience(audience)}
              </span>
            )}
            {track && <bdi>{track}</bdi>}
          </Text>
        </Stack>
        {missing.length > 0 && (
          <Stack gap="xs">
            <Note size="md">{texts.missing}</Note>
            <Row wrap gap="xs">
              {missing.map((what) => (
                <LinkButton key={what} to={paths.join(eventId)}>
                  {texts.add[what]}
                </LinkButton>
              ))}
            </Row>
          </Stack>
        )}
      </Stack>
    </SectionCard>
  );
}
