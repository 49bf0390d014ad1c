import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { usePresence } from '../../../data/event/usePresence';
import type { ConversationItem_ConversationFragment, PeopleToWriteQuery } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { dayKey, formatShortDay, formatTime } from '../../../lib/time';
import { Count, PictureOrInitials, PlainButton, Row, Stack, Text } from '../../../ui';
import styles from '../conversations.module.css';
import { useOtherTyping } from '../lib/typing';
import { messages } from '../messages';

type Person = PeopleToWriteQuery['attendees']['nodes'][number];

interface PersonButtonProps extends ComponentProps<'button'> {
  person: Pick<Person, 'id' | 'firstName' | 'lastName' | 'avatarUrl' | 'online'>;
  /** Stands beside the name. */
  time?: ReactNode;
}

/** A line of the list: the picture and the name, and below it the children. */
function PersonButton({ person, time, children, ...button }: PersonButtonProps) {
  const online = usePresence(person.id, person.online);
  const name = fullName(person);
  return (
    <Row as={PlainButton} gap="sm" className={styles.item} {...button}>
      <PictureOrInitials name={name} src={person.avatarUrl} size={48} online={online} />
      <Stack as="span" grow gap={2}>
        <Row as="span" gap="xs" justify="between">
          <Text strong cut dir="auto">
            {name}
          </Text>
          {online && <span className="visually-hidden">{messages.hereNow}</span>}
          {time}
        </Row>
        <Row as="span" gap="xs" justify="between">
          {children}
        </Row>
      </Stack>
    </Row>
  );
}

interface ConversationItemProps {
  conversation: ConversationItem_ConversationFragment;
  isOpen: boolean;
  /** Takes the focus: the viewer has just come back from this conversation. */
  focus?: boolean;
  onOpen: (attendeeId: string) => void;
}

const whenOf = (sentAt: string, zone: string): string =>
  dayKey(sentAt, zone) === dayKey(new Date(), zone) ? formatTime(sentAt, zone) : formatShortDay(sentAt, zone);

function Preview({ conversation }: Pick<ConversationItemProps, 'conversation'>) {
  const { attendeeId, lastMessage, unreadCount } = conversation;
  const typing = useOtherTyping(attendeeId);
  const isUnread = unreadCount > 0;
  const tone = isUnread ? 'text' : 'secondary';
  const isOwn = !typing && lastMessage && lastMessage.senderId !== attendeeId;
  return (
    <Row as="span" gap="xxs">
      {isOwn && (
        <Text size="sm" tone={tone} rigid>
          {messages.you}
        </Text>
      )}
      <Text size="sm" cut dir="auto" tone={typing ? 'primary' : tone} strong={isUnread}>
        {typing ? messages.typing : lastMessage?.text}
      </Text>
    </Row>
  );
}

/** One line of the list: the partner, the last message, its time, and the unread count. */
export function ConversationItem({ conversation, isOpen, focus, onOpen }: ConversationItemProps) {
  const { attendee, attendeeId, lastMessage, unreadCount } = conversation;
  const zone = useEventZone();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) button.current?.focus();
  }, [focus]);
  return (
    <PersonButton
      ref={button}
      person={attendee}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(attendeeId)}
      time={
        lastMessage && (
          <Text as="time" size="sm" tone="secondary" rigid dateTime={lastMessage.sentAt}>
            {whenOf(lastMessage.sentAt, zone)}
          </Text>
        )
      }
    >
      <Preview conversation={conversation} />
      {unreadCount > 0 && (
        <>
          <Count value={unreadCount} />
          <span className="visually-hidden">{messages.unread(unreadCount)}</span>
        </>
      )}
    </PersonButton>
  );
}

/** A person to begin a conversation with. */
export function PersonResult({ person, onOpen }: { person: Person; onOpen: (attendeeId: string) => void }) {
  return (
    <PersonButton person={person} onClick={() => onOpen(person.id)}>
      <Text size="sm" tone="secondary" cut dir="auto">
        {jobLine(person)}
      </Text>
    </PersonButton>
  );
}
