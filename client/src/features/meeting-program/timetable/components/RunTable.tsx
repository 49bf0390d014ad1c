import { useNavigate } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import { paths } from '../../../../lib/paths';
import { formatMoment } from '../../../../lib/time';
import { DataTable, type DataTableColumn, SectionCard, useTable } from '../../../../ui';
import { resultOf, type Run } from '../lib/runs';
import { messages } from '../messages';
import { RunTag } from './RunTag';

const texts = messages.runs;
const params = {};

const columnsIn = (zone: string): DataTableColumn<Run, keyof typeof texts.columns>[] => [
  { key: 'when', primary: true, render: ({ createdAt }) => formatMoment(createdAt, zone) },
  { key: 'order', render: ({ order }) => messages.orders[order] },
  { key: 'status', render: ({ status }) => <RunTag status={status} /> },
  { key: 'result', render: (run) => run.error ?? resultOf(run) },
  { key: 'by', render: ({ startedByName }) => startedByName && <bdi>{startedByName}</bdi> },
];

/** The timetables of the event, newest first. */
export function RunTable({ runs, refetch }: { runs: readonly Run[]; refetch: () => unknown }) {
  const { event } = useEventContext();
  const navigate = useNavigate();
  const table = useTable(params);
  return (
    <SectionCard title={texts.title}>
      <DataTable
        label={texts.title}
        name="timetables"
        table={table}
        titles={texts.columns}
        columns={columnsIn(event.timezone)}
        page={{ nodes: runs.slice(table.offset, table.offset + table.first), totalCount: runs.length }}
        query={{ loading: false, refetch }}
        rowName={({ order, createdAt }) =>
          messages.named(messages.orders[order], formatMoment(createdAt, event.timezone))
        }
        onOpen={({ id }) => void navigate(paths.timetable(event.id, id))}
        empty={null}
      />
    </SectionCard>
  );
}
