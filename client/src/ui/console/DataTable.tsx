import { useEffect, useState, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState';
import { SkeletonBlock } from '../Skeleton';
import { Panel, Row, Stack } from '../Stack';
import { useAtLeast } from '../hooks/useMediaQuery';
import type { TablePaging } from '../hooks/useTable';
import type { TableSelection } from '../hooks/useTableSelection';
import { messages } from '../messages';
import { BulkBar } from './BulkBar';
import { TableCards } from './TableCards';
import { TablePages } from './TablePages';
import { TableRows } from './TableRows';
import { TableTools } from './TableTools';
import styles from './console.module.css';
import type { DataTableColumn, TableColumn, TableExport, TablePage, TableQuery } from './data-table-types';
import { useTableColumns } from './useTableColumns';

interface DataTableProps<Row extends { id: string }, Key extends string> {
  /** Names the table. */
  label: string;
  /** Stable: the choice of columns is remembered under it. */
  name: string;
  /** State in the address, of `useTable`. */
  table: TablePaging;
  /** Of the columns. */
  titles: Readonly<Record<Key, string>>;
  columns: readonly DataTableColumn<Row, Key>[];
  /** The rows of the page, of how many; the last page stays while the next one loads. */
  page: TablePage<Row> | undefined;
  query: TableQuery;
  /** Names a row in words, for its checkbox and menu. */
  rowName: (row: Row) => string;
  /** Stands in place of the rows where there are none: an `EmptyList`. */
  empty: ReactNode;
  /** Opens a row; its primary cell becomes a button. */
  onOpen?: (row: Row) => void;
  /** `PopMenuItem`s; null where nothing can be done. */
  renderActions?: (row: Row) => ReactNode;
  selection?: TableSelection;
  /** Buttons for the rows that are selected. */
  bulkActions?: ReactNode;
  /** Search and filters: a `FilterBar`. */
  toolbar?: ReactNode;
  exports?: readonly TableExport[];
}

export type TableBodyProps<Row extends { id: string }> = Pick<
  DataTableProps<Row, string>,
  'label' | 'table' | 'rowName' | 'onOpen' | 'renderActions' | 'selection'
> & { rows: readonly Row[]; columns: readonly TableColumn<Row>[]; stale: boolean };

/** Rows on their way, in the height of those that come. */
function TableLoading({ label, rows }: { label: string; rows: number }) {
  return (
    <Panel as="output" className={styles.loading} aria-label={`${messages.loading}: ${label}`}>
      {Array.from({ length: rows }, (_, row) => (
        <Row as="span" gap="md" key={row}>
          <SkeletonBlock width={24} height={24} />
          <SkeletonBlock width={`${28 + ((row * 7) % 20)}%`} height={14} />
          <SkeletonBlock width="16%" height={14} />
          <SkeletonBlock width="12%" height={14} />
        </Row>
      ))}
    </Panel>
  );
}

/** A page that no longer exists, since rows have gone, gives way to the last one. */
function useExistingPage({ page, lastPage, setPage }: TablePaging, total: number | undefined): void {
  useEffect(() => {
    if (total !== undefined && page > lastPage(total)) setPage(lastPage(total));
  }, [page, lastPage, setPage, total]);
}

/** Rows with search, order, pages, columns and selection, all of which the server and the address know; cards on phones. */
export function DataTable<Row extends { id: string }, Key extends string>(props: DataTableProps<Row, Key>) {
  const { label, name, table, titles, page, query, empty, selection, bulkActions, toolbar } = props;
  const wide = useAtLeast('md');
  const [latest, setLatest] = useState(page);
  if (page && page !== latest) setLatest(page);
  const { nodes: rows, totalCount: total } = page ?? latest ?? {};
  const columns = props.columns.map((column): TableColumn<Row> => ({
    render: (row) => row[column.key as keyof Row] as ReactNode,
    ...column,
    title: titles[column.key],
  }));
  const choice = useTableColumns(name, columns);
  useExistingPage(table, total);
  const body = () => {
    if (query.error && !page) return <ErrorState error={query.error} onRetry={query.refetch} />;
    if (!rows) return <TableLoading label={label} rows={Math.min(table.size, 12)} />;
    if (rows.length === 0 && !query.loading) return empty;
    const Rows = wide ? TableRows : TableCards;
    return <Rows {...props} rows={rows} columns={choice.shown} stale={!page} />;
  };
  return (
    <Stack gap="sm">
      {toolbar}
      {selection && selection.count(total ?? 0) > 0 ? (
        <BulkBar selection={selection} total={total ?? 0}>
          {bulkActions}
        </BulkBar>
      ) : (
        <TableTools
          table={table}
          columns={columns}
          total={total}
          shown={rows?.length ?? 0}
          choice={choice}
          wide={wide}
          exports={props.exports}
        />
      )}
      {body()}
      {total !== undefined && total > 0 && <TablePages label={label} table={table} total={total} />}
    </Stack>
  );
}
