import { CalendarOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import type { SpeakerCard_AttendeeFragment } from '../../../generated/graphql';
import { isolated } from '../../../lib/language';
import { paths } from '../../../lib/paths';
import { dayKey, formatShortDay, formatTimeRange } from '../../../lib/time';
import { Note, Row, Stack, Text } from '../../../ui';
import styles from '../attendees.module.css';
import { messages } from '../messages';

/** The sessions of a speaker with time and place, each a link into the schedule. */
export function SessionLinks({ sessions }: Pick<SpeakerCard_AttendeeFragment, 'sessions'>) {
  const { event } = useEventContext();
  const zone = event.timezone;
  if (sessions.length === 0) return <Note>{messages.speakers.noSessions}</Note>;
  return (
    <Stack as="ul" gap="xs" aria-label={messages.speakers.sessions}>
      {sessions.map(({ id, title, startsAt, endsAt, location }) => (
        <Row as="li" key={id} align="start" gap="xs">
          <CalendarOutlined className={styles.sessionIcon} aria-hidden />
          <Stack align="start">
            <Text
              as={Link}
              strong
              tight
              className={styles.session}
              to={`${paths.schedule(event.id)}?day=${dayKey(startsAt, zone)}&session=${id}`}
            >
              <bdi>{title}</bdi>
            </Text>
            <Note>
              {[
                formatShortDay(startsAt, zone),
                formatTimeRange(startsAt, endsAt, zone),
                location && isolated(location),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Note>
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}
