import { Button } from 'antd';
import { formatRelativeDay } from '../../../lib/time';
import type { Thread } from '../hooks/useThread';
import type { Outbox } from '../lib/outbox';
import type { ThreadRow } from '../lib/thread-rows';
import light from '../../../components/light/light.module.css';
import { messages } from '../messages';
import { MessageBubble } from './MessageBubble';
import styles from './ThreadMessages.module.css';

interface ThreadRowViewProps {
  row: ThreadRow;
  zone: string;
  name: string;
  outbox: Outbox;
  thread: Pick<Thread, 'loadOlder' | 'olderFailed'>;
  onReport: (messageId: string) => void;
}

function OlderRow({ thread }: Pick<ThreadRowViewProps, 'thread'>) {
  return (
    <div className={styles.older}>
      {thread.olderFailed ? (
        <>
          <span>{messages.olderFailed}</span>
          <Button size="small" onClick={() => void thread.loadOlder()}>
            {messages.loadOlder}
          </Button>
        </>
      ) : (
        <>
          <span className={light.spinner} aria-hidden />
          <span className="visually-hidden">{messages.older}</span>
        </>
      )}
    </div>
  );
}

/** One row of a conversation, of any kind. */
export function ThreadRowView({ row, zone, name, outbox, thread, onReport }: ThreadRowViewProps) {
  if (row.kind === 'bubble')
    return <MessageBubble bubble={row} zone={zone} otherName={name} outbox={outbox} onReport={onReport} />;
  if (row.kind === 'older') return <OlderRow thread={thread} />;
  if (row.kind === 'start') return <p className={styles.note}>{messages.start}</p>;
  return (
    <p className={styles.day} data-new={row.kind === 'new' || undefined}>
      <span>{row.kind === 'day' ? formatRelativeDay(row.at, zone) : messages.newLine}</span>
    </p>
  );
}
