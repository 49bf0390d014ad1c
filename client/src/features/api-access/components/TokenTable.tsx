import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useEventContext } from '../../../data/useEventContext';
import type { ApiToken_TokenFragment } from '../../../generated/graphql';
import { useApiTokensQuery } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { wallClock } from '../../../lib/time';
import { DataTable, type DataTableColumn, PopMenuItem, StatusTag, TimeAgo, useTable } from '../../../ui';
import { scopeWords } from '../lib/scopes';
import { callsOf, stateOfToken, toneOfToken } from '../lib/token';
import { messages } from '../messages';
import { Teaching } from './Teaching';

type Token = ApiToken_TokenFragment;

const texts = messages.tokens;
const POLL_MS = 15_000;
const params = {};

export const TokenState = ({ token }: { token: Token }) => {
  const state = stateOfToken(token);
  return <StatusTag tone={toneOfToken[state]}>{texts.states[state]}</StatusTag>;
};

const columnsIn = (zone: string): DataTableColumn<Token, keyof typeof texts.columns>[] => [
  { key: 'name', primary: true, width: 180 },
  { key: 'state', render: (token) => <TokenState token={token} /> },
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

interface TokenTableProps {
  /** Those of a company alone. */
  companyId?: string;
  onOpen: (id: string) => void;
  onMake: () => void;
  onRevoke: (token: Token) => void;
}

/** The API tokens of an event or a company, the latest first. */
export function TokenTable({ companyId, onOpen, onMake, onRevoke }: TokenTableProps) {
  const table = useTable(params);
  const { event } = useEventContext();
  const { data, startPolling, ...query } = useApiTokensQuery({
    variables: { eventId: event.id, companyId, first: table.first, offset: table.offset },
  });
  useEffect(() => startPolling(POLL_MS), [startPolling]);
  return (
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
        <Teaching
          icon={<KeyOutlined aria-hidden />}
          texts={companyId ? texts.ofCompany : texts}
          action={<Button onClick={onMake}>{texts.make}</Button>}
        />
      }
      onOpen={({ id }) => onOpen(id)}
      renderActions={(token) =>
        token.revokedAt ? null : (
          <PopMenuItem danger onClick={() => onRevoke(token)}>
            {texts.revoke}
          </PopMenuItem>
        )
      }
    />
  );
}
