import { Button } from 'antd';
import { useEffect } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import type { Delivery_DeliveryFragment, WebhookDeliveryStatus } from '../../../generated/graphql';
import { useResendWebhookDeliveryMutation, useWebhookDeliveriesQuery } from '../../../generated/hooks';
import { listParams } from '../../../lib/list-params';
import { formatMoment } from '../../../lib/time';
import {
  DataTable,
  type DataTableColumn,
  EmptyList,
  PopMenuItem,
  Segmented,
  type TableState,
  useOverlay,
  useTable,
  useToasts,
} from '../../../ui';
import { messages } from '../messages';
import { deliveryName, DeliveryStatus, nextAttempt } from './delivery-words';
import { DeliveryPanel } from './DeliveryPanel';

type Delivery = Delivery_DeliveryFragment;

const texts = messages.deliveries;
const statuses = Object.keys(texts.status) as WebhookDeliveryStatus[];
const params = { status: listParams.status(statuses) };
const [LIVE_MS, QUIET_MS] = [1_500, 15_000];
const SOON_MS = 60_000;

const isSoon = ({ status, nextAttemptAt }: Delivery): boolean =>
  status === 'WAITING' && Date.parse(nextAttemptAt) - Date.now() < SOON_MS;

const columnsIn = (zone: string): DataTableColumn<Delivery, keyof typeof texts.columns>[] => [
  { key: 'what', primary: true, render: deliveryName },
  { key: 'status', render: (delivery) => <DeliveryStatus {...delivery} /> },
  {
    key: 'answer',
    width: 200,
    oneLine: true,
    render: ({ answerStatus, error }) => error ?? answerStatus ?? texts.noAnswer,
  },
  {
    key: 'latency',
    align: 'end',
    render: ({ latencyMs }) =>
      latencyMs === null ? messages.webhook.noFigure : messages.webhooks.ms(latencyMs),
  },
  { key: 'attempts', align: 'end' },
  { key: 'when', render: ({ createdAt }) => formatMoment(createdAt, zone) },
  { key: 'next', render: (delivery) => nextAttempt(delivery, zone) },
];

/** The deliveries with one status, or all of them. */
function StatusFilter({ table }: { table: TableState<typeof params> }) {
  const choices = ['ALL', ...statuses] as const;
  return (
    <Segmented
      label={texts.statusLabel}
      value={table.values.status ?? 'ALL'}
      onChange={(chosen) => table.change({ status: chosen === 'ALL' ? null : chosen })}
      options={choices.map((value) => ({
        value,
        label: value === 'ALL' ? texts.anyStatus : texts.status[value],
      }))}
    />
  );
}

/** The deliveries of a webhook, the latest first; they move by themselves. */
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
        rowName={deliveryName}
        empty={
          <EmptyList
            list={table}
            texts={texts}
            action={<Button onClick={onTest}>{messages.webhook.sendTest}</Button>}
          />
        }
        onOpen={({ id }) => panel.open(id)}
        renderActions={(row) => <PopMenuItem onClick={() => again(row)}>{texts.sendAgain}</PopMenuItem>}
        toolbar={<StatusFilter table={table} />}
      />
      {panel.value && page && (
        <DeliveryPanel
          delivery={page.nodes.find(({ id }) => id === panel.value)}
          onClose={panel.close}
          onAgain={again}
        />
      )}
    </>
  );
}
