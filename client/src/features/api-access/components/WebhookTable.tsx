import { SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Webhook_WebhookFragment } from '../../../generated/graphql';
import { useWebhooksQuery } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { DataTable, type DataTableColumn, StatusTag, useTable } from '../../../ui';
import { stateOfWebhook, toneOfWebhook, topicWords } from '../lib/webhook';
import { messages } from '../messages';
import { Teaching } from './Teaching';

type Webhook = Webhook_WebhookFragment;

const texts = messages.webhooks;
const POLL_MS = 5_000;
const params = {};

export const WebhookState = (webhook: Pick<Webhook, 'pausedAt' | 'failingSince'>) => {
  const state = stateOfWebhook(webhook);
  return <StatusTag tone={toneOfWebhook[state]}>{texts.states[state]}</StatusTag>;
};

const count = (key: 'delivered' | 'failed' | 'waiting'): DataTableColumn<Webhook, typeof key> => ({
  key,
  align: 'end',
  render: ({ statistics }) => formatNumber(statistics[key]),
});

const columns: DataTableColumn<Webhook, keyof typeof texts.columns>[] = [
  { key: 'name', primary: true, width: 140 },
  { key: 'state', render: (webhook) => <WebhookState {...webhook} /> },
  { key: 'url', width: 160, oneLine: true, onPhones: false },
  { key: 'topics', width: 130, render: (webhook) => topicWords(webhook.topics) },
  count('delivered'),
  count('failed'),
  count('waiting'),
  {
    key: 'latency',
    align: 'end',
    render: ({ statistics: { medianLatencyMs } }) =>
      medianLatencyMs === null ? messages.webhook.noFigure : texts.ms(medianLatencyMs),
  },
  { key: 'author', hiddenAtFirst: true, render: ({ authorName }) => authorName },
];

/** The webhooks of an event, the latest first, with their last day in figures. */
export function WebhookTable({ eventId, onAdd }: { eventId: string; onAdd: () => void }) {
  const table = useTable(params);
  const navigate = useNavigate();
  const { data, startPolling, ...query } = useWebhooksQuery({
    variables: { eventId, first: table.first, offset: table.offset },
  });
  useEffect(() => startPolling(POLL_MS), [startPolling]);
  return (
    <DataTable
      label={messages.sections.webhooks}
      name="webhooks"
      table={table}
      titles={texts.columns}
      columns={columns}
      page={data?.webhooks}
      query={query}
      rowName={({ name }) => name}
      empty={
        <Teaching
          icon={<SendOutlined aria-hidden />}
          texts={texts}
          action={<Button onClick={onAdd}>{texts.add}</Button>}
        />
      }
      onOpen={({ id }) => void navigate(paths.webhook(eventId, id))}
    />
  );
}
