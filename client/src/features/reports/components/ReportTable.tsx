import { Button } from 'antd';
import { useMemo } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import type { FileFormat, ReportType } from '../../../generated/graphql';
import { useReportQuery } from '../../../generated/hooks';
import { DataTable, EmptyState, JobProgress, type TableState, useTableColumns } from '../../../ui';
import { useReportDownload } from '../hooks/useReportDownload';
import { filterOf, sortOf, unfiltered, type reportParams } from '../lib/report-view';
import { messages } from '../messages';
import { ReportFilters } from './ReportFilters';
import { reportColumns } from './report-columns';

const formats: FileFormat[] = ['CSV', 'XLSX'];

interface ReportTableProps {
  eventId: string;
  type: ReportType;
  table: TableState<typeof reportParams>;
}

/** One report: its rows as a table, and as files with the same rows, columns and order. */
export function ReportTable({ eventId, type, table }: ReportTableProps) {
  const zone = useEventZone();
  const { progress, download } = useReportDownload();
  const asked = {
    eventId,
    type,
    filter: filterOf(type, table.values, zone),
    sort: sortOf(table.values.sort),
  };
  const { data, previousData, loading, error, refetch } = useReportQuery({
    variables: { ...asked, first: table.first, offset: table.offset },
  });
  const report = (data ?? previousData)?.report;
  const all = report?.allColumns;
  const columns = useMemo(() => reportColumns(type, all ?? [], zone), [type, all, zone]);
  const name = `report-${type}`;
  const { isShown } = useTableColumns(name, columns);
  const rows = report?.nodes.map(({ cells }, index) => ({ place: table.offset + index, cells }));
  const chosen = columns.filter(({ key, primary }) => primary || isShown(key)).map(({ key }) => key);
  const { q, status, from, to } = table.values;
  const empty =
    q || status || from || to ? (
      <EmptyState
        title={messages.nothingFound}
        text={messages.nothingFoundText}
        action={<Button onClick={() => table.change(unfiltered)}>{messages.clear}</Button>}
      />
    ) : (
      <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
    );
  return (
    <>
      {progress && <JobProgress {...progress} />}
      <DataTable
        label={messages.types[type]}
        name={name}
        table={table}
        columns={columns}
        rows={rows}
        total={report?.totalCount}
        rowKey={({ place }) => String(place)}
        rowName={({ cells }) => String((cells[0] as string | number | null) ?? '')}
        loading={loading}
        error={error}
        onRetry={refetch}
        empty={empty}
        toolbar={<ReportFilters type={type} table={table} total={report?.totalCount} />}
        exports={formats.map((format) => ({
          key: format,
          label: messages.format(format),
          run: () => download({ ...asked, columns: { names: chosen } }, format),
        }))}
      />
    </>
  );
}
