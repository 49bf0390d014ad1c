import { CheckCircleOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { fetchOnce } from '../../../data/freshness/freshness';
import {
  ImportFaultyRowsFileDocument,
  type Import_ImportFragment,
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
  useTable,
  useToasts,
} from '../../../ui';
import { messages } from '../messages';
import styles from './imports.module.css';

const texts = messages.errors;
const params = { q: listParams.q };
type InvalidRow = ImportFaultyRowsQuery['importFaultyRows']['nodes'][number];

/** One line for each error of the row, in step with the other columns. */
function Lines({ row, show }: { row: InvalidRow; show: (error: InvalidRow['errors'][number]) => string }) {
  return (
    <Stack as="ul" className={styles.errors}>
      {row.errors.map((error, index) => (
        <li key={index}>{show(error)}</li>
      ))}
    </Stack>
  );
}

const columns: DataTableColumn<InvalidRow & { id: string }, 'row' | 'column' | 'value' | 'reason'>[] = [
  { key: 'row', primary: true, width: 64, render: ({ row }) => formatNumber(row) },
  {
    key: 'column',
    width: 120,
    render: (row) => <Lines row={row} show={({ column }) => column ?? texts.whole} />,
  },
  {
    key: 'value',
    width: 160,
    render: (row) => (
      <Text as="div" tone="secondary" className={styles.value}>
        <Lines row={row} show={({ value }) => value || texts.noValue} />
      </Text>
    ),
  },
  { key: 'reason', width: 240, render: (row) => <Lines row={row} show={({ message }) => message} /> },
];

/** The rows that cannot be imported: what is wrong with each, and all of them as a file to correct. */
export function ErrorTable({ found }: { found: Import_ImportFragment }) {
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
      <DataTable
        label={texts.filter}
        name="import-errors"
        table={table}
        titles={texts}
        columns={columns}
        page={page}
        query={query}
        rowName={({ row }) => texts.rowName(row)}
        empty={<EmptyList list={table} texts={texts} icon={<CheckCircleOutlined aria-hidden />} />}
        toolbar={<FilterBar list={table} texts={texts} />}
      />
    </SectionCard>
  );
}
