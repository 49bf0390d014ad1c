import { Button } from 'antd';
import { useEventZone } from '../../../data/useEventZone';
import type { Delivery_DeliveryFragment } from '../../../generated/graphql';
import { formatNumber } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import { EmptyState, Facts, Notice, Row, SidePanel, Stack } from '../../../ui';
import styles from '../api-access.module.css';
import { messages } from '../messages';
import { deliveryName, DeliveryStatus, nextAttempt } from './delivery-words';

const texts = messages.deliveries;

interface DeliveryPanelProps {
  /** Undefined where the list does not have it any more. */
  delivery: Delivery_DeliveryFragment | undefined;
  onClose: () => void;
  onAgain: (delivery: Delivery_DeliveryFragment) => void;
}

function Details({ delivery }: { delivery: Delivery_DeliveryFragment }) {
  const zone = useEventZone();
  const { status, attempts, answerStatus, latencyMs, error, createdAt, endedAt, id, sequence, subjectId } =
    delivery;
  return (
    <Stack gap="md" className={styles.panel}>
      <div>
        <DeliveryStatus status={status} />
      </div>
      {error && (
        <Notice kind={status === 'FAILED' ? 'error' : 'warning'} title={texts.error}>
          {error}
        </Notice>
      )}
      <Facts
        facts={[
          [texts.columns.answer, answerStatus ?? texts.noAnswer],
          [
            texts.columns.latency,
            latencyMs === null ? messages.webhook.noFigure : messages.webhooks.ms(latencyMs),
          ],
          [texts.columns.attempts, formatNumber(attempts)],
          [texts.columns.when, formatMoment(createdAt, zone)],
          endedAt
            ? [texts.ended, formatMoment(endedAt, zone)]
            : [texts.columns.next, nextAttempt(delivery, zone)],
          [texts.subject, subjectId],
          [texts.sequence, sequence],
          [texts.id, `msg_${id.replaceAll('-', '')}`],
        ]}
      />
    </Stack>
  );
}

/** One delivery of a webhook. */
export function DeliveryPanel({ delivery, onClose, onAgain }: DeliveryPanelProps) {
  return (
    <SidePanel
      roomy
      width={520}
      title={delivery ? deliveryName(delivery) : texts.panel}
      onClose={onClose}
      footer={
        delivery && (
          <Row justify="end">
            <Button onClick={() => onAgain(delivery)}>{texts.sendAgain}</Button>
          </Row>
        )
      }
    >
      {delivery ? <Details delivery={delivery} /> : <EmptyState title={texts.gone} />}
    </SidePanel>
  );
}
