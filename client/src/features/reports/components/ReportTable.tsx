import { useMemo } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { FileFormat, ReportType } from '../../../generated/graphql';
import { useReportQuery } from '../../../generated/hooks';
import { DataTable, EmptyList, JobProgress, type TableState, useTableColumns } from '../../../ui';
import { useReportDownload } from '../hooks/useReportDownload';
import { filterOf, sortOf, type reportParams } from '../lib/report-view';
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
  const { data, previousData, ...query } = useReportQuery({
    variables: { ...asked, first: table.first, offset: table.offset },
  });
  const report = (data ?? previousData)?.report;
  const all = report?.allColumns;
  const columns = useMemo(() => reportColumns(type, all ?? [], zone), [type, all, zone]);
  const titles = Object.fromEntries((all ?? []).map((column) => [column.name, column.title]));
  const name = `report-${type}`;
  const { isShown } = useTableColumns(name, columns);
  // Rows of reports have no ids.
  const nodes = data?.report.nodes.map(({ cells }, index) => ({ id: `${table.offset + index}`, cells }));
  const page = nodes && report && { nodes, totalCount: report.totalCount };
  const chosen = columns.filter(({ key, primary }) => primary || isShown(key)).map(({ key }) => key);
  return (
    <>
      {progress && <JobProgress {...progress} />}
      <DataTable
        label={messages.types[type]}
        name={name}
        table={table}
        titles={titles}
        columns={columns}
        page={page}
        query={query}
        rowName={({ cells }) => String((cells[0] as string | number | null) ?? '')}
        empty={<EmptyList list={table} texts={messages} />}
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
