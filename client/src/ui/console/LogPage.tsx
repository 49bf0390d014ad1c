import { Suspense, type ReactNode } from 'react';
import { useEventContext } from '../../data/event/useEventContext';
import { formatMoment } from '../../lib/time';
import { EmptyList, type EmptyTexts } from '../EmptyList';
import { PageHeader } from '../PageHeader';
import { useOverlay } from '../hooks/useOverlays';
import { usePageTitle } from '../hooks/usePageTitle';
import type { TablePaging } from '../hooks/useTable';
import { ConsolePage } from './ConsolePage';
import { DataTable } from './DataTable';
import type { DataTableColumn, TablePage, TableQuery } from './data-table-types';

/** An instant in words, in event time. */
export type InWords = (instant: string) => string;

interface LogPageProps<Row extends { id: string }, Key extends string> {
  texts: EmptyTexts & { title: string; description: string; columns: Record<Key, string> };
  /** Stable: the choice of columns is remembered under it. */
  name: string;
  /** The parameter of the address that opens one entry. */
  overlay: string;
  table: TablePaging & { isNarrowed: boolean; clear: () => void };
  page: TablePage<Row> | undefined;
  query: TableQuery;
  columnsOf: (time: InWords) => DataTableColumn<Row, Key>[];
  rowName: (row: Row) => string;
  filters: ReactNode;
  /** Draws the panel of an entry, which is undefined where the page of the list does not have it any more. */
  renderPanel: (row: Row | undefined, time: InWords, close: () => void) => ReactNode;
}

/** A page of entries that are only read: filters, a table, and a panel for each entry. */
export function LogPage<Row extends { id: string }, Key extends string>(props: LogPageProps<Row, Key>) {
  const { texts, name, overlay, table, page, query, columnsOf, rowName, filters, renderPanel } = props;
  const { event } = useEventContext();
  const panel = useOverlay(overlay);
  usePageTitle(texts.title, event.title);
  const time = (instant: string) => formatMoment(instant, event.timezone);
  return (
    <ConsolePage>
      <PageHeader title={texts.title} description={texts.description} />
      <DataTable
        label={texts.title}
        name={name}
        table={table}
        titles={texts.columns}
        columns={columnsOf(time)}
        page={page}
        query={query}
        rowName={rowName}
        empty={<EmptyList list={table} texts={texts} />}
        onOpen={({ id }) => panel.open(id)}
        toolbar={filters}
      />
      <Suspense>
        {panel.value &&
          renderPanel(
            page?.nodes.find(({ id }) => id === panel.value),
            time,
            panel.close,
          )}
      </Suspense>
    </ConsolePage>
  );
}
