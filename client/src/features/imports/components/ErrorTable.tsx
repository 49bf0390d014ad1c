import { CheckCircleOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { fetchOnce } from '../../../data/freshness/freshness';
import {
  ImportFaultyRowsFileDocument,
  type Import_ImportFragment,
  type ImportCellInput,
  type ImportFaultyRowsQuery,
} from '../../../generated/graphql';
import { useImportFaultyRowsQuery } from '../../../generated/hooks';
import { downloadText } from '../../../lib/download';
import { formatNumber } from '../../../lib/format';
import { listParams } from '../../../lib/list-params';
import {
  DataTable,
  type DataTableColumn,
  EmptyList,
  FilterBar,
  SectionCard,
  Stack,
  Text,
  useAtLeast,
  useTable,
  useToasts,
} from '../../../ui';
import { cellKey, type Cells } from '../lib/corrections';
import { messages } from '../messages';
import styles from './imports.module.css';

const texts = messages.errors;
const params = { q: listParams.q };
type InvalidRow = ImportFaultyRowsQuery['importFaultyRows']['nodes'][number];

/** One line for each error of the row, in step with the other columns. */
function Lines({
  row,
  show,
}: {
  row: InvalidRow;
  show: (error: InvalidRow['errors'][number], index: number) => ReactNode;
}) {
  return (
    <Stack as="ul" className={styles.errors}>
      {row.errors.map((error, index) => (
        <li key={index}>{show(error, index)}</li>
      ))}
    </Stack>
  );
}

/** Cards of phones have no title of the column above it. */
const RowNumber = ({ row }: Pick<InvalidRow, 'row'>) =>
  useAtLeast('md') ? formatNumber(row) : texts.rowName(row);

/** Longer values are kept shortened, and a field of one line drops line breaks: these are mended in the file. */
const isMendable = (value: string | null | undefined): value is string =>
  typeof value === 'string' && value.length < 200 && !value.includes('\n');

interface ValueProps {
  row: InvalidRow;
  index: number;
  cells: Cells | undefined;
  onMend: ErrorTableProps['onMend'];
}

/** What stands in a faulty cell: while nothing is imported, to be corrected at the first of its errors. */
function Value({ row: { row, errors }, index, cells, onMend }: ValueProps) {
  const { column = null, value = null } = errors[index] ?? {};
  const isFirst = errors.findIndex((one) => one.column === column) === index;
  if (!onMend || !column || !isMendable(value) || !isFirst) return value || texts.noValue;
  return (
    <Input
      aria-label={texts.valueOf(row, column)}
      placeholder={texts.noValue}
      dir="auto"
      maxLength={1_000}
      value={cells?.get(cellKey(row, column))?.value ?? value}
      onChange={({ target }) => onMend({ row, column, value: target.value }, value)}
    />
  );
}

const columnsOf = ({
  cells,
  onMend,
}: ErrorTableProps): DataTableColumn<
  InvalidRow & { id: string },
  'row' | 'column' | 'value' | 'reason'
>[] => [
  { key: 'row', primary: true, width: 64, render: ({ row }) => <RowNumber row={row} /> },
  {
    key: 'column',
    width: 120,
    render: (row) => <Lines row={row} show={({ column }) => column ?? texts.whole} />,
  },
  {
    key: 'value',
    width: onMend ? 220 : 160,
    render: (row) => (
      <Text as="div" tone="secondary" className={styles.value}>
        <Lines
          row={row}
          show={(_error, index) => <Value row={row} index={index} cells={cells} onMend={onMend} />}
        />
      </Text>
    ),
  },
  { key: 'reason', width: 240, render: (row) => <Lines row={row} show={({ message }) => message} /> },
];

interface ErrorTableProps {
  found: Import_ImportFragment;
  /** The cells that are corrected. */
  cells?: Cells;
  /** Takes a new text for a cell, and the one that stands there. */
  onMend?: (cell: ImportCellInput, before: string) => void;
}

/** The rows that cannot be imported: what is wrong with each, to be mended here or in a file of them all. */
export function ErrorTable(props: ErrorTableProps) {
  const { found } = props;
  const table = useTable(params);
  const search = table.values.q.trim() || null;
  const toasts = useToasts();
  const { data, client, ...query } = useImportFaultyRowsQuery({
    variables: { id: found.id, search, offset: table.offset, first: table.first },
  });
  const faulty = data?.importFaultyRows;
  const page = faulty && { ...faulty, nodes: faulty.nodes.map((row) => ({ ...row, id: `${row.row}` })) };
  const download = () =>
    toasts.attempt(async () => {
      const { data: file } = await fetchOnce(client, ImportFaultyRowsFileDocument, { id: found.id });
      if (file) downloadText(texts.fileName(found.fileName), 'text/csv', file.importFaultyRowsFile);
    });
  return (
    <SectionCard
      title={texts.title}
      extra={
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
          {texts.download}
        </Button>
      }
    >
      <div className={props.onMend && styles.mendable}>
        <DataTable
          label={texts.filter}
          name="import-errors"
          table={table}
          titles={texts}
          columns={columnsOf(props)}
          page={page}
          query={query}
          rowName={({ row }) => texts.rowName(row)}
          empty={<EmptyList list={table} texts={texts} icon={<CheckCircleOutlined aria-hidden />} />}
          toolbar={<FilterBar list={table} texts={texts} />}
        />
      </div>
    </SectionCard>
  );
}
