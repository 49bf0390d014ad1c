import { MeetingState } from '../../features/meetings/components/MeetingState';
import styles from './EventShell.module.css';

/** How a meeting with this person stands, above the conversation; nothing where there is none. */
export default function MeetingStrip(props: { eventId: string; attendeeId: string }) {
  return (
    <div className={styles.strip}>
      <MeetingState {...props} />
    </div>
  );
}
