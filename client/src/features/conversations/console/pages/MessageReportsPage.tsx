import { lazy, Suspense, useState } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { MessageReport_ReportFragment, MessageReportDecision } from '../../../../generated/graphql';
import { useMessageReportsQuery } from '../../../../generated/hooks';
import { fullName } from '../../../../lib/format';
import { listParams } from '../../../../lib/list-params';
import { formatMoment } from '../../../../lib/time';
import {
  ConsolePage,
  DataTable,
  type DataTableColumn,
  EmptyState,
  PageHeader,
  Segmented,
  StatusTag,
  type StatusTone,
  Text,
  useOverlay,
  usePageTitle,
  useTable,
} from '../../../../ui';
import { messages } from '../messages';

const ReportPanel = lazy(() => import('../components/ReportPanel'));

type Report = MessageReport_ReportFragment;

const views = ['waiting', 'decided', 'all'] as const;
const params = { view: listParams.view(views, 'waiting') };
/** Reports come while the list is open. */
const POLL_MS = 15_000;

const tones: Record<MessageReportDecision, StatusTone> = {
  DISMISSED: 'neutral',
  WARNED: 'success',
  REMOVED: 'danger',
};

/** Whether a report waits, or what was decided. */
function ReportState({ resolvedAt, decision }: Report) {
  if (!resolvedAt) return <StatusTag tone="waiting">{messages.waiting}</StatusTag>;
  if (!decision) return <StatusTag tone="neutral">{messages.resolved}</StatusTag>;
  return <StatusTag tone={tones[decision]}>{messages.decisions[decision]}</StatusTag>;
}

const columnsIn = (zone: string): DataTableColumn<Report, keyof typeof messages.columns>[] => [
  { key: 'message', primary: true, width: 200, render: ({ text }) => <Text cut={2}>{text}</Text> },
  { key: 'state', render: (report) => <ReportState {...report} /> },
  { key: 'sender', render: ({ sender }) => fullName(sender) },
  { key: 'reporter', render: ({ reporter }) => fullName(reporter) },
  { key: 'reason', width: 160, render: ({ reason }) => <Text cut={2}>{reason}</Text> },
  { key: 'reportedAt', render: ({ createdAt }) => <Text>{formatMoment(createdAt, zone)}</Text> },
  { key: 'resolver', render: ({ resolverName }) => resolverName ?? '–' },
];

/** Messages that people have reported. */
export default function MessageReportsPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const table = useTable(params);
  const panel = useOverlay('report');
  const { view } = table.values;
  const { data, ...query } = useMessageReportsQuery({
    variables: {
      eventId: event.id,
      first: table.first,
      offset: table.offset,
      resolved: view === 'all' ? null : view === 'decided',
    },
    pollInterval: POLL_MS,
  });
  const page = data?.messageReports;
  const found = page?.nodes.find(({ id }) => id === panel.value);
  const [seen, setSeen] = useState(found);
  if (found && found !== seen) setSeen(found);
  // A decision takes a report out of this list, but not from under one's eyes.
  const shown = found ?? (seen?.id === panel.value ? seen : undefined);
  const waits = view === 'waiting';
  return (
    <ConsolePage>
      <PageHeader title={messages.title} description={messages.description} />
      <DataTable
        label={messages.title}
        name="message-reports"
        table={table}
        titles={messages.columns}
        columns={columnsIn(event.timezone)}
        page={page}
        query={query}
        rowName={({ sender }) => messages.rowName(fullName(sender))}
        empty={
          <EmptyState
            title={waits ? messages.emptyTitle : messages.noneTitle}
            text={waits ? messages.emptyText : messages.noneText}
          />
        }
        onOpen={({ id }) => panel.open(id)}
        toolbar={
          <Segmented
            label={messages.view}
            value={view}
            onChange={(next) => table.change({ view: next })}
            options={views.map((value) => ({ value, label: messages.views[value] }))}
          />
        }
      />
      <Suspense>{panel.value && <ReportPanel report={shown} onClose={panel.close} />}</Suspense>
    </ConsolePage>
  );
}
