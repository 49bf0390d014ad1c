import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { formatRelativeDay } from '../../../lib/time';
import { Count, Note, Row, Stack } from '../../../ui';
import light from '../../../ui/light/light.module.css';
import styles from '../conversations.module.css';
import { useDocumentVisible } from '../hooks/useDocumentVisible';
import { useMarkRead } from '../hooks/useMarkRead';
import type { Thread } from '../hooks/useThread';
import { useThreadScroll } from '../hooks/useThreadScroll';
import { lastSequenceOf } from '../lib/message-list';
import type { Outbox } from '../lib/outbox';
import type { QueuedMessage } from '../lib/queued-messages';
import { threadRows, type ThreadRow } from '../lib/thread-rows';
import { messages as texts } from '../messages';
import { MessageBubble } from './MessageBubble';

interface ThreadMessagesProps {
  thread: Thread;
  attendeeId: string;
  name: string;
  outbox: Outbox;
  queued: readonly QueuedMessage[];
  onReport: (messageId: string) => void;
}

/** One row of a conversation, of any kind. */
function ThreadRowView({ row, name, outbox, thread, onReport }: ThreadMessagesProps & { row: ThreadRow }) {
  const zone = useEventZone();
  if (row.kind === 'bubble')
    return <MessageBubble bubble={row} otherName={name} outbox={outbox} onReport={onReport} />;
  if (row.kind === 'day' || row.kind === 'new') {
    const isNew = row.kind === 'new';
    return (
      <Note
        as={Row}
        gap="sm"
        tone={isNew ? 'primary' : 'secondary'}
        strong={isNew}
        className={`${styles.mark} ${styles.day}`}
      >
        <span>{isNew ? texts.newLine : formatRelativeDay(row.at, zone)}</span>
      </Note>
    );
  }
  const isLoading = row.kind === 'older' && !thread.olderFailed;
  return (
    <Note as={Row} gap="xs" justify="center" className={styles.mark}>
      {isLoading && <span className={light.spinner} aria-hidden />}
      {isLoading && <span className="visually-hidden">{texts.older}</span>}
      {row.kind === 'start' && <p>{texts.start}</p>}
      {row.kind === 'older' && thread.olderFailed && (
        <>
          <span>{texts.olderFailed}</span>
          <Button size="small" onClick={() => void thread.loadOlder()}>
            {texts.loadOlder}
          </Button>
        </>
      )}
    </Note>
  );
}

/**
 * Sequence of the first message that was unread when the conversation came into view; null where none was. It stays
 * while the conversation is looked at, although the messages count as read meanwhile.
 */
function useNewMark(conversation: Thread['conversation']): number | null {
  const visible = useDocumentVisible();
  const [mark, setMark] = useState<{ newFrom: number | null } | null>(null);
  if (!visible && mark) setMark(null);
  if (visible && !mark && conversation) {
    setMark({ newFrom: conversation.unreadCount > 0 ? conversation.lastReadSequence + 1 : null });
  }
  return mark?.newFrom ?? null;
}

/** The messages, newest at the bottom; only those in view are in the page. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { thread, attendeeId, name, queued } = props;
  const zone = useEventZone();
  const { messages, conversation, hasOlder } = thread;
  const readUpTo = conversation?.otherLastReadSequence ?? 0;
  const newFrom = useNewMark(conversation);
  const rows = useMemo(
    () => threadRows(messages, queued, { attendeeId, readUpTo, zone, newFrom, hasOlder }),
    [messages, queued, attendeeId, readUpTo, zone, newFrom, hasOlder],
  );
  const { scroller, virtualizer, items, away, atEnd, onScroll } = useThreadScroll({
    rows,
    isWaiting: thread.loadingOlder || thread.olderFailed,
    onNearTop: () => void thread.loadOlder(),
  });
  useMarkRead(conversation, lastSequenceOf(messages), atEnd);

  const unsent = queued.length;
  useEffect(() => {
    if (unsent > 0) virtualizer.scrollToEnd();
  }, [unsent, virtualizer]);

  const unread = conversation?.unreadCount ?? 0;
  return (
    <Stack grow className={`${styles.thread} ${styles.fill}`}>
      <Stack
        grow
        ref={scroller}
        className={`${styles.scroller} ${styles.messages}`}
        role="log"
        // New messages are announced for the whole event; rows that scroll into view must not be read aloud.
        aria-live="off"
        aria-label={texts.thread(name)}
        aria-busy={thread.loadingOlder}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.filler} />
        <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          {items.map((item) => (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className={styles.row}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <ThreadRowView {...props} row={rows[item.index]!} />
            </div>
          ))}
        </div>
      </Stack>
      {away && (
        <div className={styles.toEnd}>
          <Button
            shape="circle"
            icon={<DownOutlined aria-hidden />}
            aria-label={unread > 0 ? texts.toNewest(unread) : texts.toBottom}
            onClick={() => virtualizer.scrollToEnd()}
          />
          <Count value={unread} className={styles.unread} />
        </div>
      )}
    </Stack>
  );
}
