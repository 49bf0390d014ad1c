import { usePresence } from '../data/event/usePresence';
import styles from './Pictures.module.css';
import { Row } from './Stack';
import { Text } from './Text';
import { messages } from './messages';

interface PresenceProps {
  attendeeId: string;
  /** `Attendee.online` of the page's own query. */
  online?: boolean;
}

/** Says that a person has the portal open right now; nothing for people who have not. */
export function Presence({ attendeeId, online }: PresenceProps) {
  if (!usePresence(attendeeId, online)) return null;
  return (
    <Row as="span" inline gap="xxs">
      <span className={styles.dot} aria-hidden />
      <Text size="sm" tone="success" rigid>
        {messages.hereNow}
      </Text>
    </Row>
  );
}
