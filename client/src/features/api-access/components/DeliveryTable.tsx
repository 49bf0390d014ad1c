import { Button } from 'antd';
import { useEffect } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { Delivery_DeliveryFragment, WebhookDeliveryStatus } from '../../../generated/graphql';
import { useResendWebhookDeliveryMutation, useWebhookDeliveriesQuery } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { listParams } from '../../../lib/list-params';
import { formatMoment } from '../../../lib/time';
import {
  DataTable,
  type DataTableColumn,
  EmptyList,
  EmptyState,
  Facts,
  Notice,
  PopMenuItem,
  Row,
  Segmented,
  SidePanel,
  Stack,
  useOverlay,
  useTable,
  useToasts,
} from '../../../ui';
import styles from '../api-access.module.css';
import { inMs } from '../lib/webhook';
import { messages } from '../messages';
import { StateTag } from './StateTag';

type Delivery = Delivery_DeliveryFragment;

const texts = messages.deliveries;
const statuses = Object.keys(texts.status) as WebhookDeliveryStatus[];
const params = { status: listParams.status(statuses) };
const choices = ['ALL', ...statuses] as const;
const [LIVE_MS, QUIET_MS] = [1_500, 15_000];
const SOON_MS = 60_000;

const isSoon = ({ status, nextAttemptAt }: Delivery): boolean =>
  status === 'WAITING' && Date.parse(nextAttemptAt) - Date.now() < SOON_MS;

const nameOf = ({ topic, sequence }: Delivery): string =>
  sequence === '0' ? texts.testOf(messages.topics[topic]) : messages.topics[topic];

/** When a delivery is sent next, in words; nothing once it has ended. */
const nextAttempt = ({ status, nextAttemptAt }: Delivery, zone: string): string => {
  if (status !== 'WAITING') return messages.webhook.noFigure;
  return Date.parse(nextAttemptAt) <= Date.now() ? texts.due : formatMoment(nextAttemptAt, zone);
};

const columnsIn = (zone: string): DataTableColumn<Delivery, keyof typeof texts.columns>[] => [
  { key: 'what', primary: true, render: nameOf },
  { key: 'status', render: ({ status }) => <StateTag state={status} /> },
  {
    key: 'answer',
    width: 200,
    oneLine: true,
    render: ({ answerStatus, error }) => error ?? answerStatus ?? texts.noAnswer,
  },
  { key: 'latency', align: 'end', render: ({ latencyMs }) => inMs(latencyMs) },
  { key: 'attempts', align: 'end' },
  { key: 'when', render: ({ createdAt }) => formatMoment(createdAt, zone) },
  { key: 'next', render: (delivery) => nextAttempt(delivery, zone) },
];

function Details({ delivery, zone }: { delivery: Delivery; zone: string }) {
  const { id, status, attempts, answerStatus, error, createdAt, endedAt, sequence, subjectId } = delivery;
  const { columns } = texts;
  return (
    <Stack gap="md" className={styles.panel}>
      <div>
        <StateTag state={status} />
      </div>
      {error && (
        <Notice kind={status === 'FAILED' ? 'error' : 'warning'} title={texts.error}>
          {error}
        </Notice>
      )}
      <Facts
        facts={[
          [columns.answer, answerStatus ?? texts.noAnswer],
          [columns.latency, inMs(delivery.latencyMs)],
          [columns.attempts, formatNumber(attempts)],
          [columns.when, formatMoment(createdAt, zone)],
          endedAt ? [texts.ended, formatMoment(endedAt, zone)] : [columns.next, nextAttempt(delivery, zone)],
          [texts.subject, subjectId],
          [texts.sequence, sequence],
          [texts.id, `msg_${id.replaceAll('-', '')}`],
        ]}
      />
    </Stack>
  );
}

/** The deliveries of a webhook, the latest first, and one of them in a panel; they move by themselves. */
export function DeliveryTable({ webhookId, onTest }: { webhookId: string; onTest: () => void }) {
  const table = useTable(params);
  const zone = useEventZone();
  const toasts = useToasts();
  const panel = useOverlay('delivery');
  const [resend] = useResendWebhookDeliveryMutation({ refreshes: ['webhookDeliveries', 'webhook'] });
  const { data, startPolling, ...query } = useWebhookDeliveriesQuery({
    variables: { webhookId, status: table.values.status, first: table.first, offset: table.offset },
  });
  const page = data?.webhookDeliveries;
  const opened = page?.nodes.find(({ id }) => id === panel.value);
  const isLive = page?.nodes.some(isSoon) ?? false;
  useEffect(() => startPolling(isLive ? LIVE_MS : QUIET_MS), [isLive, startPolling]);
  const again = ({ id }: Delivery) =>
    void toasts.attempt(async () => {
      await resend({ variables: { input: { webhookDeliveryId: id } } });
      toasts.success(texts.sentAgain);
    });
  return (
    <>
      <DataTable
        label={texts.title}
        name="webhook-deliveries"
        table={table}
        titles={texts.columns}
        columns={columnsIn(zone)}
        page={page}
        query={query}
        rowName={nameOf}
        empty={
          <EmptyList
            list={table}
            texts={texts}
            action={<Button onClick={onTest}>{messages.webhook.sendTest}</Button>}
          />
        }
        onOpen={({ id }) => panel.open(id)}
        renderActions={(row) => <PopMenuItem onClick={() => again(row)}>{texts.sendAgain}</PopMenuItem>}
        toolbar={
          <Segmented
            label={texts.statusLabel}
            value={table.values.status ?? 'ALL'}
            onChange={(chosen) => table.change({ status: chosen === 'ALL' ? null : chosen })}
            options={choices.map((value) => ({
              value,
              label: value === 'ALL' ? texts.anyStatus : texts.status[value],
            }))}
          />
        }
      />
      {panel.value && page && (
        <SidePanel
          roomy
          width={520}
          title={opened ? nameOf(opened) : texts.panel}
          onClose={panel.close}
          footer={
            opened && (
              <Row justify="end">
                <Button onClick={() => again(opened)}>{texts.sendAgain}</Button>
              </Row>
            )
          }
        >
          {opened ? <Details delivery={opened} zone={zone} /> : <EmptyState title={texts.gone} />}
        </SidePanel>
      )}
    </>
  );
}
