import { CalendarOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { CompanySessions_ActivityFragment } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { paths } from '../../../lib/paths';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { messages } from '../messages';
import { CompanySection } from './CompanySection';
import styles from './CompanyLines.module.css';

interface CompanySessionsProps {
  eventId: string;
  sessions: readonly CompanySessions_ActivityFragment[];
}

/** When and where people of the company speak. */
export function CompanySessions({ eventId, sessions }: CompanySessionsProps) {
  const zone = useEventZone();
  if (sessions.length === 0) return null;
  return (
    <CompanySection title={messages.detail.sessions}>
      <ul className={styles.lines}>
        {sessions.map(({ id, title, startsAt, endsAt, location, track }) => (
          <li key={id} className={styles.line}>
            <span className={styles.icon} aria-hidden>
              <CalendarOutlined />
            </span>
            <div className={styles.words}>
              <Link className={styles.link} to={`${paths.schedule(eventId)}?session=${id}`}>
                {title}
              </Link>
              <p className={styles.detail}>
                {[formatShortDay(startsAt, zone), formatTimeRange(startsAt, endsAt, zone), location ?? track]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </CompanySection>
  );
}
