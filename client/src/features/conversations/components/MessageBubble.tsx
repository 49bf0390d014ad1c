import { CheckOutlined, ClockCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { formatTime } from '../../../lib/time';
import type { Outbox } from '../lib/outbox';
import type { Bubble, Tick } from '../lib/thread-rows';
import { messages } from '../messages';
import styles from './MessageBubble.module.css';
import { MessageText } from './MessageText';

function TickMark({ tick }: { tick: Tick }) {
  if (tick === 'refused') return <ExclamationCircleFilled aria-hidden />;
  if (tick === 'waiting' || tick === 'sending') return <ClockCircleOutlined aria-hidden />;
  return (
    <span className={styles.tick} data-read={tick === 'read'} aria-hidden>
      <CheckOutlined aria-hidden />
      {tick === 'read' && <CheckOutlined className={styles.second} aria-hidden />}
    </span>
  );
}

interface MessageBubbleProps {
  bubble: Bubble;
  zone: string;
  otherName: string;
  outbox: Outbox;
}

/** One message with its time and how far it got; one that was refused can be sent again or removed. */
export const MessageBubble = memo(function MessageBubble({
  bubble,
  zone,
  otherName,
  outbox,
}: MessageBubbleProps) {
  const { mine, text, at, tick, queued, startsRun } = bubble;
  return (
    <div className={styles.row} data-mine={mine} data-run={startsRun}>
      <div className={styles.bubble} data-state={tick ?? undefined}>
        <span className="visually-hidden">{mine ? messages.fromYou : messages.from(otherName)}</span>
        <p className={styles.text}>
          <MessageText text={text} />
        </p>
        <span className={styles.meta}>
          <time dateTime={at}>{formatTime(at, zone)}</time>
          {tick && (
            <>
              <TickMark tick={tick} />
              <span className={tick === 'waiting' || tick === 'refused' ? undefined : 'visually-hidden'}>
                {messages.state[tick]}
              </span>
            </>
          )}
        </span>
      </div>
      {queued?.state === 'refused' && (
        <div className={styles.refused}>
          {queued.problem && <p>{queued.problem}</p>}
          <Button
            size="small"
            aria-label={messages.retryName(text)}
            onClick={() => outbox.retry(queued.clientId)}
          >
            {messages.retry}
          </Button>
          <Button
            size="small"
            type="text"
            aria-label={messages.removeName(text)}
            onClick={() => outbox.remove(queued.clientId)}
          >
            {messages.remove}
          </Button>
        </div>
      )}
    </div>
  );
});
