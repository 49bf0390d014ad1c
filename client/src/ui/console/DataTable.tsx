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
import type { DataTableColumn, TableExport } from './data-table-types';
import { useTableColumns } from './useTableColumns';

export type { DataTableColumn, TableExport } from './data-table-types';

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  /** Stable: the choice of columns is remembered under it. */
  name: string;
  /** State in the address, of `useTable`. */
  table: TablePaging;
  columns: readonly DataTableColumn<Row>[];
  /** The page's rows; the last ones stay while the next ones load. */
  rows: readonly Row[] | undefined;
  /** How many rows match, on all pages. */
  total: number | undefined;
  rowKey: (row: Row) => string;
  /** Names a row in words, for its checkbox and menu. */
  rowName: (row: Row) => string;
  loading: boolean;
  error?: unknown;
  onRetry: () => unknown;
  /** Stands in place of the rows where there are none. */
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
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, name, table, columns, rows, total, loading, error, onRetry, empty } = props;
  const { selection, bulkActions, toolbar, exports: files } = props;
  const wide = useAtLeast('md');
  const [latest, setLatest] = useState(rows);
  if (rows && rows !== latest) setLatest(rows);
  const shown = rows ?? latest;
  const choice = useTableColumns(name, columns);
  useExistingPage(table, total);
  const body = () => {
    if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
    if (!shown) return <TableLoading label={label} rows={Math.min(table.size, 12)} />;
    if (shown.length === 0 && !loading) return empty;
    const Rows = wide ? TableRows : TableCards;
    return <Rows {...props} rows={shown} columns={choice.shown} stale={!rows} />;
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
          shown={shown?.length ?? 0}
          choice={choice}
          wide={wide}
          exports={files}
        />
      )}
      {body()}
      {total !== undefined && total > 0 && <TablePages label={label} table={table} total={total} />}
    </Stack>
  );
}
