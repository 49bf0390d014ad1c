import { CheckOutlined, ClockCircleOutlined, ExclamationCircleFilled, FlagOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { formatTime } from '../../../lib/time';
import { Note, Row, Stack } from '../../../ui';
import styles from '../conversations.module.css';
import type { Outbox } from '../lib/outbox';
import type { QueuedMessage } from '../lib/queued-messages';
import type { Bubble, Tick } from '../lib/thread-rows';
import { messages } from '../messages';
import { MessageText } from './MessageText';

function TickMark({ tick }: { tick: Tick }) {
  if (tick === 'refused') return <ExclamationCircleFilled aria-hidden />;
  if (tick === 'waiting' || tick === 'sending') return <ClockCircleOutlined aria-hidden />;
  return (
    <Row as="span" className={styles.tick} data-read={tick === 'read'} aria-hidden>
      <CheckOutlined aria-hidden />
      {tick === 'read' && <CheckOutlined className={styles.second} aria-hidden />}
    </Row>
  );
}

/** Says why the server refused a message, and offers what can be done about it. */
function Refused({ queued, outbox }: { queued: QueuedMessage; outbox: Outbox }) {
  return (
    <Row wrap gap="xs" className={styles.refused}>
      {queued.problem && <Note tone="error">{queued.problem}</Note>}
      <Button
        size="small"
        aria-label={messages.retryName(queued.text)}
        onClick={() => outbox.retry(queued.clientId)}
      >
        {messages.retry}
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={messages.removeName(queued.text)}
        onClick={() => outbox.remove(queued.clientId)}
      >
        {messages.remove}
      </Button>
    </Row>
  );
}

interface MessageBubbleProps {
  bubble: Bubble;
  otherName: string;
  outbox: Outbox;
  onReport: (messageId: string) => void;
}

/** One message with its time and how far it got. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { bubble, otherName, outbox, onReport } = props;
  const zone = useEventZone();
  const { mine, text, at, tick, queued, startsRun, messageId } = bubble;
  return (
    <Stack align={mine ? 'end' : 'start'} className={styles.message} data-mine={mine} data-run={startsRun}>
      <Row gap="xxs" className={styles.line}>
        <div className={styles.bubble} data-state={tick ?? undefined}>
          <span className="visually-hidden">{mine ? messages.fromYou : messages.from(otherName)}</span>
          <p className={styles.text} dir="auto">
            <MessageText text={text} />
          </p>
          <Note as={Row} justify="end" gap="xxs" figures className={styles.meta}>
            <time dateTime={at}>{formatTime(at, zone)}</time>
            {tick && (
              <>
                <TickMark tick={tick} />
                <span className={tick === 'waiting' || tick === 'refused' ? undefined : 'visually-hidden'}>
                  {messages.state[tick]}
                </span>
              </>
            )}
          </Note>
        </div>
        {!mine && messageId && (
          <Button
            className={styles.report}
            type="text"
            size="small"
            icon={<FlagOutlined aria-hidden />}
            aria-label={messages.reportName(text)}
            onClick={() => onReport(messageId)}
          />
        )}
      </Row>
      {queued?.state === 'refused' && <Refused queued={queued} outbox={outbox} />}
    </Stack>
  );
});
