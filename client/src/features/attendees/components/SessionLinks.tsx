import { CalendarOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { SpeakerCard_AttendeeFragment } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { useEventZone } from '../../../hooks/useEventZone';
import { paths } from '../../../lib/paths';
import { dayKey, formatShortDay, formatTimeRange } from '../../../lib/time';
import { messages } from '../messages';
import styles from './SessionLinks.module.css';

interface SessionLinksProps {
  sessions: SpeakerCard_AttendeeFragment['sessions'];
}

/** The sessions of a speaker with time and place, each a link into the schedule. */
export function SessionLinks({ sessions }: SessionLinksProps) {
  const { event } = useEventContext();
  const zone = useEventZone();
  if (sessions.length === 0) return <p className={styles.none}>{messages.speakers.noSessions}</p>;
  return (
    <ul className={styles.sessions} aria-label={messages.speakers.sessions}>
      {sessions.map(({ id, title, startsAt, endsAt, location }) => (
        <li key={id}>
          <CalendarOutlined className={styles.icon} aria-hidden />
          <div className={styles.text}>
            <Link
              className={styles.title}
              to={`${paths.schedule(event.id)}?day=${dayKey(startsAt, zone)}&session=${id}`}
            >
              {title}
            </Link>
            <p className={styles.when}>
              {[formatShortDay(startsAt, zone), formatTimeRange(startsAt, endsAt, zone), location]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
