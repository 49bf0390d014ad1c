import { useEffect, useRef } from 'react';
import { Count } from '../../../components/Count';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { usePresence } from '../../../hooks/usePresence';
import { fullName } from '../../../lib/format';
import { dayKey, formatShortDay, formatTime } from '../../../lib/time';
import { useOtherTyping } from '../hooks/useOtherTyping';
import { messages } from '../messages';
import styles from './ConversationItem.module.css';

interface ConversationItemProps {
  conversation: ConversationItem_ConversationFragment;
  zone: string;
  isOpen: boolean;
  /** Takes the focus: the viewer has just come back from this conversation. */
  focus?: boolean;
  onOpen: (attendeeId: string) => void;
}

const whenOf = (sentAt: string, zone: string): string =>
  dayKey(sentAt, zone) === dayKey(new Date(), zone) ? formatTime(sentAt, zone) : formatShortDay(sentAt, zone);

function Preview({ conversation }: Pick<ConversationItemProps, 'conversation'>) {
  const { attendeeId, lastMessage } = conversation;
  const typing = useOtherTyping(attendeeId);
  if (typing) return <span className={`${styles.preview} ${styles.typing}`}>{messages.typing}</span>;
  return (
    <span className={styles.preview}>
      {lastMessage && lastMessage.senderId !== attendeeId && messages.you}
      {lastMessage?.text}
    </span>
  );
}

/** One line of the list: with whom, the last words, when, and how many are unread. */
export function ConversationItem({ conversation, zone, isOpen, focus, onOpen }: ConversationItemProps) {
  const { attendee, attendeeId, lastMessage, unreadCount } = conversation;
  const online = usePresence(attendeeId, attendee.online);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) button.current?.focus();
  }, [focus]);
  const name = fullName(attendee);
  return (
    <button
      ref={button}
      type="button"
      className={styles.item}
      data-unread={unreadCount > 0}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(attendeeId)}
    >
      <PictureOrInitials name={name} src={attendee.avatarUrl} size={48} online={online} />
      <span className={styles.body}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          {online && <span className="visually-hidden">{messages.hereNow}</span>}
          {lastMessage && (
            <time className={styles.when} dateTime={lastMessage.sentAt}>
              {whenOf(lastMessage.sentAt, zone)}
            </time>
          )}
        </span>
        <span className={styles.line}>
          <Preview conversation={conversation} />
          {unreadCount > 0 && (
            <>
              <Count value={unreadCount} />
              <span className="visually-hidden">{messages.unread(unreadCount)}</span>
            </>
          )}
        </span>
      </span>
    </button>
  );
}
