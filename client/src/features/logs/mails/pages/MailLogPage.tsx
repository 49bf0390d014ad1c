import { lazy } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { Mail_MailFragment } from '../../../../generated/graphql';
import { useMailLogQuery } from '../../../../generated/hooks';
import { listParams } from '../../../../lib/list-params';
import {
  type DataTableColumn,
  EmailText,
  FilterBar,
  FilterSelect,
  type InWords,
  LogPage,
  oneOf,
  tableParams,
  type TableState,
  Text,
  useTable,
} from '../../../../ui';
import { MailState } from '../components/MailState';
import { messages } from '../messages';

const MailPanel = lazy(() => import('../components/MailPanel'));

/** Which mails, in the address. */
const mailParams = {
  q: listParams.q,
  status: listParams.status(['QUEUED', 'SENT', 'FAILED', 'KEPT'] as const),
  what: tableParams.what,
};

/** Mails leave while one looks. */
const POLL_MS = 10_000;

const columnsOf = (time: InWords): DataTableColumn<Mail_MailFragment, keyof typeof messages.columns>[] => [
  { key: 'recipient', primary: true, width: 200, render: ({ recipient }) => <EmailText email={recipient} /> },
  {
    key: 'status',
    render: ({ status, error }) =>
      status === 'FAILED' && error ? (
        <div style={{ minWidth: 180 }}>
          <MailState status={status} />
          <Text as="p" size="sm" tone="error">
            {error}
          </Text>
        </div>
      ) : (
        <MailState status={status} />
      ),
  },
  { key: 'template', render: ({ template }) => messages.template(template) },
  { key: 'subject', width: 200 },
  { key: 'createdAt', render: ({ createdAt }) => time(createdAt) },
  { key: 'attempts', align: 'end', hiddenAtFirst: true },
];

/** Search by address, and filters. */
function Filters({ table }: { table: TableState<typeof mailParams> }) {
  const { change } = table;
  const { status, what } = table.values;
  return (
    <FilterBar
      list={table}
      texts={messages}
      filters={
        <>
          <FilterSelect
            label={messages.status}
            placeholder={messages.anyStatus}
            {...oneOf(messages.statuses, status, (chosen) => change({ status: chosen }))}
          />
          <FilterSelect
            label={messages.kind}
            placeholder={messages.anyKind}
            {...oneOf(messages.templates, what, (chosen) => change({ what: chosen }))}
          />
        </>
      }
      chips={{ status: status && messages.statuses[status], what: what && messages.template(what) }}
    />
  );
}

/** Every e-mail that the portal has sent. */
export default function MailLogPage() {
  const { event } = useEventContext();
  const table = useTable(mailParams);
  const { q, status, what } = table.values;
  const { data, ...query } = useMailLogQuery({
    variables: {
      filter: { eventId: event.id, status, template: what, recipient: q || null },
      first: table.first,
      offset: table.offset,
    },
    pollInterval: POLL_MS,
  });
  return (
    <LogPage
      texts={messages}
      name="mail-log"
      overlay="mail"
      table={table}
      page={data?.mails}
      query={query}
      columnsOf={columnsOf}
      rowName={({ recipient, subject }) => `${subject}, ${recipient}`}
      filters={<Filters table={table} />}
      renderPanel={(mail, time, close) => <MailPanel mail={mail} time={time} onClose={close} />}
    />
  );
}
