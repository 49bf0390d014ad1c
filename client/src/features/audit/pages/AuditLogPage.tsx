import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { DataTable, type DataTableColumn } from '../../../components/console/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { ConsolePage } from '../../../components/console/ConsolePage';
import { PageHeader } from '../../../components/PageHeader';
import type { AuditEntry_EntryFragment } from '../../../generated/graphql';
import { useAuditLogQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useOverlay } from '../../../hooks/useOverlays';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useTable } from '../../../hooks/useTable';
import { formatShortDay, formatTime } from '../../../lib/time';
import { AuditFilters } from '../components/AuditFilters';

import { auditParams, filterOf } from '../lib/audit-params';
import { actWords, changesOf, fieldWords } from '../lib/audit-words';
import { messages } from '../messages';

const EntryPanel = lazy(() => import('../components/EntryPanel'));

type Entry = AuditEntry_EntryFragment;

const columnsOf = (time: (instant: string) => string): DataTableColumn<Entry>[] => [
  {
    key: 'what',
    title: messages.columns.what,
    primary: true,
    width: 180,
    render: ({ action }) => actWords(action),
  },
  {
    key: 'subject',
    title: messages.columns.subject,
    width: 180,
    render: ({ subjectName }) => subjectName ?? messages.none,
  },
  { key: 'who', title: messages.columns.who, render: ({ actorName }) => actorName },
  { key: 'when', title: messages.columns.when, render: ({ createdAt }) => time(createdAt) },
  {
    key: 'changed',
    title: messages.columns.changed,
    width: 160,
    onPhones: false,
    render: (entry) =>
      changesOf(entry)
        .slice(0, 4)
        .map(({ name }) => fieldWords(name))
        .join(', ') || messages.none,
  },
];

/** Every change that staff have made. */
export default function AuditLogPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const table = useTable(auditParams);
  const panel = useOverlay('entry');
  const time = (at: string) => `${formatShortDay(at, event.timezone)}, ${formatTime(at, event.timezone)}`;
  const { data, previousData, loading, error, refetch } = useAuditLogQuery({
    variables: {
      filter: filterOf(event.id, table.values, event.timezone),
      first: table.first,
      offset: table.offset,
    },
  });
  const page = (data ?? previousData)?.auditLog;
  const first = page?.nodes[0];
  return (
    <ConsolePage>
      <PageHeader title={messages.title} description={messages.description} />
      <DataTable
        label={messages.title}
        name="audit-log"
        table={table}
        columns={columnsOf(time)}
        rows={page?.nodes}
        total={page?.totalCount}
        rowKey={({ id }) => id}
        rowName={({ action, subjectName }) => `${actWords(action)} ${subjectName ?? ''}`}
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
        toolbar={
          <AuditFilters
            table={table}
            actorName={first?.actorName}
            subjectName={first?.subjectName ?? undefined}
          />
        }
      />
      <Suspense>
        {panel.value && (
          <EntryPanel
            eventId={event.id}
            entry={page?.nodes.find(({ id }) => id === panel.value)}
            time={time}
            onOnly={(filter) => {
              panel.close();
              table.change(filter);
            }}
            onClose={panel.close}
          />
        )}
      </Suspense>
    </ConsolePage>
  );
}
