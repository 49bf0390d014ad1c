import { usePresence } from '../hooks/usePresence';
import { messages } from './messages';
import styles from './Presence.module.css';

interface PresenceProps {
  attendeeId: string;
  /** `Attendee.online` of the page's own query. */
  online?: boolean;
  /** Only the dot, where there is no room for the words; they are still read aloud. */
  dot?: boolean;
}

/** Says that a person has the portal open right now; nothing for people who have not. */
export function Presence({ attendeeId, online, dot = false }: PresenceProps) {
  if (!usePresence(attendeeId, online)) return null;
  return (
    <span className={styles.presence}>
      <span className={styles.dot} aria-hidden />
      <span className={dot ? 'visually-hidden' : undefined}>{messages.hereNow}</span>
    </span>
  );
}
