import { SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Webhook_WebhookFragment } from '../../../generated/graphql';
import { useWebhooksQuery } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { DataTable, type DataTableColumn, useOverlay, useTable } from '../../../ui';
import { verifySnippet } from '../lib/snippets';
import { inMs, stateOfWebhook, topicWords } from '../lib/webhook';
import { messages } from '../messages';
import { StateTag } from './StateTag';
import { EmptyApiList } from './EmptyApiList';
import type { MadeWebhook } from './WebhookForm';

const ShownOnce = lazy(() => import('./ShownOnce'));
const NewWebhook = lazy(() => import('./WebhookForm').then(({ NewWebhook: form }) => ({ default: form })));

type Webhook = Webhook_WebhookFragment;

const texts = messages.webhooks;
const POLL_MS = 5_000;
const params = {};

const count = (key: 'delivered' | 'failed' | 'waiting'): DataTableColumn<Webhook, typeof key> => ({
  key,
  align: 'end',
  render: ({ statistics }) => formatNumber(statistics[key]),
});

const columns: DataTableColumn<Webhook, keyof typeof texts.columns>[] = [
  { key: 'name', primary: true, width: 140 },
  { key: 'state', render: (webhook) => <StateTag state={stateOfWebhook(webhook)} /> },
  { key: 'url', width: 160, oneLine: true, onPhones: false },
  { key: 'topics', width: 130, render: (webhook) => topicWords(webhook.topics) },
  count('delivered'),
  count('failed'),
  count('waiting'),
  { key: 'latency', align: 'end', render: ({ statistics }) => inMs(statistics.medianLatencyMs) },
  { key: 'author', hiddenAtFirst: true, render: ({ authorName }) => authorName },
];

/** The webhooks of an event, the latest first, with their last day in figures; a new one leads to its page, where it can be tried. */
export function WebhookTable({ eventId }: { eventId: string }) {
  const table = useTable(params);
  const form = useOverlay('edit');
  const navigate = useNavigate();
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const { data, ...query } = useWebhooksQuery({
    variables: { eventId, first: table.first, offset: table.offset },
    pollInterval: POLL_MS,
  });
  const show = (id: string) => void navigate(paths.webhook(eventId, id));
  return (
    <>
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
          <EmptyApiList
            icon={<SendOutlined aria-hidden />}
            texts={texts}
            action={<Button onClick={() => form.open('new')}>{texts.add}</Button>}
          />
        }
        onOpen={({ id }) => show(id)}
      />
      <Suspense>
        {form.value && (
          <NewWebhook
            onMade={(webhook) => {
              setMade(webhook);
              form.close();
            }}
            onClose={form.close}
          />
        )}
        {made && (
          <ShownOnce
            texts={messages.secretMade}
            secret={made.secret}
            snippet={verifySnippet}
            onClose={() => show(made.webhook.id)}
          />
        )}
      </Suspense>
    </>
  );
}
