import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { ApiToken_TokenFragment } from '../../../generated/graphql';
import { useApiTokensQuery, useRevokeApiTokenMutation } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { wallClock } from '../../../lib/time';
import {
  ConfirmWithConsequences,
  DataTable,
  type DataTableColumn,
  PopMenuItem,
  TimeAgo,
  useOverlay,
  useTable,
  useToasts,
} from '../../../ui';
import { scopeWords } from '../lib/scopes';
import { curlOf } from '../lib/snippets';
import { callsOf, stateOfToken } from '../lib/token';
import { messages } from '../messages';
import { StateTag } from './StateTag';
import { EmptyApiList } from './EmptyApiList';
import type { MadeToken } from './TokenForm';

const ShownOnce = lazy(() => import('./ShownOnce'));
const TokenForm = lazy(() => import('./TokenForm'));
const TokenPanel = lazy(() => import('./TokenPanel'));

type Token = ApiToken_TokenFragment;

const texts = messages.tokens;
const POLL_MS = 15_000;
const params = {};

const columnsIn = (zone: string): DataTableColumn<Token, keyof typeof texts.columns>[] => [
  { key: 'name', primary: true, width: 180 },
  { key: 'state', render: (token) => <StateTag state={stateOfToken(token)} /> },
  { key: 'may', width: 220, render: ({ scopes }) => scopeWords(scopes) },
  { key: 'calls', align: 'end', render: (token) => formatNumber(callsOf(token)) },
  {
    key: 'lastUsed',
    render: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo at={lastUsedAt} /> : messages.never),
  },
  { key: 'expires', width: 110, render: ({ expiresAt }) => wallClock(expiresAt, zone).format('D MMM YYYY') },
  { key: 'origins', align: 'end', onPhones: false, render: ({ origins }) => texts.origins(origins.length) },
  { key: 'author', hiddenAtFirst: true, render: ({ authorName }) => authorName },
];

/** The API tokens of an event or, with its id, of a company whose leads they read, the latest first; and what opens over them. */
export function TokenTable({ companyId }: { companyId?: string }) {
  const table = useTable(params);
  const { event } = useEventContext();
  const toasts = useToasts();
  const form = useOverlay('make');
  const panel = useOverlay('token');
  const [made, setMade] = useState<MadeToken | null>(null);
  const [leaving, setLeaving] = useState<Token | null>(null);
  const { data, ...query } = useApiTokensQuery({
    variables: { eventId: event.id, companyId, first: table.first, offset: table.offset },
    pollInterval: POLL_MS,
  });
  const [revoke] = useRevokeApiTokenMutation();
  return (
    <>
      <DataTable
        label={messages.sections.tokens}
        name="api-tokens"
        table={table}
        titles={texts.columns}
        columns={columnsIn(event.timezone)}
        page={data?.apiTokens}
        query={query}
        rowName={({ name }) => name}
        empty={
          <EmptyApiList
            icon={<KeyOutlined aria-hidden />}
            texts={companyId ? texts.ofCompany : texts}
            action={<Button onClick={() => form.open('token')}>{texts.make}</Button>}
          />
        }
        onOpen={({ id }) => panel.open(id)}
        renderActions={(token) =>
          token.revokedAt ? null : (
            <PopMenuItem danger onClick={() => setLeaving(token)}>
              {texts.revoke}
            </PopMenuItem>
          )
        }
      />
      <Suspense>
        {form.value && (
          <TokenForm
            companyId={companyId}
            onMade={(token) => {
              setMade(token);
              form.close();
            }}
            onClose={form.close}
          />
        )}
        {panel.value && <TokenPanel id={panel.value} onClose={panel.close} onRevoke={setLeaving} />}
        {made && (
          <ShownOnce
            texts={messages.tokenMade}
            secret={made.token}
            snippet={curlOf(made.token, made.apiToken.scopes, companyId ?? event.id)}
            onClose={() => setMade(null)}
          />
        )}
      </Suspense>
      {leaving && (
        <ConfirmWithConsequences
          open
          title={texts.revokeTitle(leaving.name)}
          text={texts.revokeText}
          act={texts.revokeAct}
          onConfirm={async () => {
            await revoke({ variables: { input: { apiTokenId: leaving.id } } });
            toasts.success(texts.revoked(leaving.name));
            setLeaving(null);
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </>
  );
}
