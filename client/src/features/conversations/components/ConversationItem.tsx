import { Badge } from 'antd';
import { Avatar } from '../../../components/Avatar';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { dayKey, formatShortDay, formatTime } from '../../../lib/time';
import { messages } from '../messages';
import styles from './ConversationItem.module.css';

interface ConversationItemProps {
  conversation: ConversationItem_ConversationFragment;
  zone: string;
  isOpen: boolean;
  onOpen: (attendeeId: string) => void;
}

const whenOf = (sentAt: string, zone: string): string =>
  dayKey(sentAt, zone) === dayKey(new Date(), zone) ? formatTime(sentAt, zone) : formatShortDay(sentAt, zone);

/** One line of the list: with whom, the last words, when, and how many are unread. */
export function ConversationItem({ conversation, zone, isOpen, onOpen }: ConversationItemProps) {
  const { attendee, attendeeId, lastMessage, unreadCount } = conversation;
  const name = fullName(attendee);
  const mine = lastMessage && lastMessage.senderId !== attendeeId;
  return (
    <button
      type="button"
      className={styles.item}
      data-unread={unreadCount > 0}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(attendeeId)}
    >
      <Avatar name={name} src={attendee.avatarUrl} size={48} />
      <span className={styles.body}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          {lastMessage && (
            <time className={styles.when} dateTime={lastMessage.sentAt}>
              {whenOf(lastMessage.sentAt, zone)}
            </time>
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.preview}>
            {mine && messages.you}
            {lastMessage?.text}
          </span>
          {unreadCount > 0 && (
            <>
              <Badge count={unreadCount} color="var(--ant-color-primary)" aria-hidden />
              <span className="visually-hidden">{messages.unread(unreadCount)}</span>
            </>
          )}
        </span>
      </span>
    </button>
  );
}
