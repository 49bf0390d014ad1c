import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { DataTable, type DataTableColumn } from '../../../components/console/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { ConsolePage } from '../../../components/console/ConsolePage';
import { PageHeader } from '../../../components/PageHeader';
import type { Mail_MailFragment } from '../../../generated/graphql';
import { useMailLogQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useOverlay } from '../../../hooks/useOverlays';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useTable } from '../../../hooks/useTable';
import { formatShortDay, formatTime } from '../../../lib/time';
import { MailFilters } from '../components/MailFilters';
import styles from '../components/Mails.module.css';
import { MailState } from '../components/MailState';
import { mailParams } from '../lib/mail-params';
import { messages } from '../messages';

const MailPanel = lazy(() => import('../components/MailPanel'));

type Mail = Mail_MailFragment;

/** Mails leave while one looks. */
const POLL_MS = 10_000;

const columnsOf = (time: (instant: string) => string): DataTableColumn<Mail>[] => {
  const titles = messages.columns;
  return [
    {
      key: 'recipient',
      title: titles.recipient,
      primary: true,
      width: 200,
      render: ({ recipient }) => recipient,
    },
    {
      key: 'status',
      title: titles.status,
      render: ({ status, error }) =>
        status === 'FAILED' && error ? (
          <div className={styles.state}>
            <MailState status={status} />
            <span className={styles.error}>{error}</span>
          </div>
        ) : (
          <MailState status={status} />
        ),
    },
    { key: 'template', title: titles.template, render: ({ template }) => messages.template(template) },
    { key: 'subject', title: titles.subject, width: 200, render: ({ subject }) => subject },
    { key: 'createdAt', title: titles.createdAt, render: ({ createdAt }) => time(createdAt) },
    {
      key: 'attempts',
      title: titles.attempts,
      align: 'end',
      hiddenAtFirst: true,
      render: ({ attempts }) => attempts,
    },
  ];
};

/** Every e-mail that the portal has sent. */
export default function MailLogPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const table = useTable(mailParams);
  const panel = useOverlay('mail');
  const { q, status, what } = table.values;
  const time = (at: string) => `${formatShortDay(at, event.timezone)}, ${formatTime(at, event.timezone)}`;
  const { data, previousData, loading, error, refetch } = useMailLogQuery({
    variables: {
      filter: { eventId: event.id, status, template: what, recipient: q || null },
      first: table.first,
      offset: table.offset,
    },
    pollInterval: POLL_MS,
  });
  const page = (data ?? previousData)?.mails;
  return (
    <ConsolePage>
      <PageHeader title={messages.title} description={messages.description} />
      <DataTable
        label={messages.title}
        name="mail-log"
        table={table}
        columns={columnsOf(time)}
        rows={page?.nodes}
        total={page?.totalCount}
        rowKey={({ id }) => id}
        rowName={({ recipient, subject }) => `${subject}, ${recipient}`}
        loading={loading}
        error={error}
        onRetry={refetch}
        empty={
          table.isNarrowed ? (
            <EmptyState
              title={messages.nothingFound}
              text={messages.nothingFoundText}
              action={<Button onClick={table.clear}>{messages.clear}</Button>}
            />
          ) : (
            <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
          )
        }
        onOpen={({ id }) => panel.open(id)}
        toolbar={<MailFilters table={table} />}
      />
      <Suspense>
        {panel.value && (
          <MailPanel
            mail={page?.nodes.find(({ id }) => id === panel.value)}
            time={time}
            onClose={panel.close}
          />
        )}
      </Suspense>
    </ConsolePage>
  );
}
