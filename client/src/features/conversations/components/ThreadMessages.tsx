import { DownOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEventZone } from '../../../hooks/useEventZone';
import { formatRelativeDay } from '../../../lib/time';
import type { Thread } from '../hooks/useThread';
import type { Outbox, QueuedMessage } from '../lib/outbox';
import { threadRows } from '../lib/thread-rows';
import { messages as texts } from '../messages';
import { MessageBubble } from './MessageBubble';
import styles from './ThreadMessages.module.css';

interface ThreadMessagesProps {
  thread: Thread;
  attendeeId: string;
  name: string;
  outbox: Outbox;
  queued: readonly QueuedMessage[];
}

/** Scrolled up this far, a button leads back to the newest message. */
const AWAY_PX = 240;

/** Asks for older messages when the top comes into view. */
function OlderMark({ thread }: { thread: Thread }) {
  const mark = useRef<HTMLDivElement>(null);
  const load = useRef(thread.loadOlder);
  useEffect(() => {
    load.current = thread.loadOlder;
  });
  const { loadingOlder, olderFailed } = thread;
  useEffect(() => {
    const element = mark.current;
    if (!element || loadingOlder || olderFailed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load.current();
      },
      { root: element.closest('[role="log"]'), rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loadingOlder, olderFailed]);
  return (
    <div ref={mark} className={styles.older}>
      {olderFailed ? (
        <Button size="small" onClick={() => void thread.loadOlder()}>
          {texts.loadOlder}
        </Button>
      ) : (
        <>
          <Spin size="small" aria-hidden />
          <span className="visually-hidden">{texts.older}</span>
        </>
      )}
    </div>
  );
}

/**
 * The messages, newest at the bottom. The container is laid out from its end, so that the newest stays in view when
 * one arrives, and what is being read stays put when older ones are put before it.
 */
export function ThreadMessages({ thread, attendeeId, name, outbox, queued }: ThreadMessagesProps) {
  const zone = useEventZone();
  const bottom = useRef<HTMLDivElement>(null);
  const { messages, conversation, hasOlder, loadingOlder } = thread;
  const readUpTo = conversation?.otherLastReadSequence ?? 0;
  const rows = useMemo(
    () => threadRows(messages, queued, { attendeeId, readUpTo, zone }),
    [messages, queued, attendeeId, readUpTo, zone],
  );

  const [away, setAway] = useState(false);
  const toBottom = () => bottom.current?.scrollIntoView({ block: 'end' });

  const unsent = queued.length;
  useEffect(() => {
    if (unsent > 0) bottom.current?.scrollIntoView({ block: 'end' });
  }, [unsent]);

  return (
    <div
      className={styles.scroller}
      role="log"
      aria-label={texts.thread(name)}
      aria-busy={loadingOlder}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
      tabIndex={0}
      // Counted from the end, so that scrolling up is negative.
      onScroll={(event) => setAway(event.currentTarget.scrollTop < -AWAY_PX)}
    >
      <div>
        {hasOlder ? (
          <OlderMark thread={thread} />
        ) : (
          rows.length > 0 && <p className={styles.note}>{texts.start}</p>
        )}
        {rows.length === 0 && (
          <div className={styles.hello}>
            <p className={styles.helloTitle}>{texts.hello(name)}</p>
            <p>{texts.helloText}</p>
          </div>
        )}
        {rows.map((row) =>
          row.kind === 'day' ? (
            <p key={row.key} className={styles.day}>
              <span>{formatRelativeDay(row.at, zone)}</span>
            </p>
          ) : (
            <MessageBubble key={row.key} bubble={row} zone={zone} otherName={name} outbox={outbox} />
          ),
        )}
        <div ref={bottom} />
      </div>
      {away && (
        <Button
          className={styles.toBottom}
          shape="circle"
          icon={<DownOutlined aria-hidden />}
          aria-label={texts.toBottom}
          onClick={toBottom}
        />
      )}
    </div>
  );
}
