import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { Count } from '../../../components/Count';
import { useEventZone } from '../../../hooks/useEventZone';
import { useMarkRead } from '../hooks/useMarkRead';
import { useNewMark } from '../hooks/useNewMark';
import type { Thread } from '../hooks/useThread';
import { useThreadScroll } from '../hooks/useThreadScroll';
import { lastSequenceOf } from '../lib/message-list';
import type { Outbox } from '../lib/outbox';
import type { QueuedMessage } from '../lib/queued-messages';
import { threadRows } from '../lib/thread-rows';
import { messages as texts } from '../messages';
import styles from './ThreadMessages.module.css';
import { ThreadRowView } from './ThreadRowView';

interface ThreadMessagesProps {
  thread: Thread;
  attendeeId: string;
  name: string;
  outbox: Outbox;
  queued: readonly QueuedMessage[];
  onReport: (messageId: string) => void;
}

/** The messages, newest at the bottom; only those in view are in the page. */
export function ThreadMessages({ thread, attendeeId, name, outbox, queued, onReport }: ThreadMessagesProps) {
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
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
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
              <ThreadRowView
                row={rows[item.index]!}
                zone={zone}
                name={name}
                outbox={outbox}
                thread={thread}
                onReport={onReport}
              />
            </div>
          ))}
        </div>
      </div>
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
    </div>
  );
}
