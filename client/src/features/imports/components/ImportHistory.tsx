import { ImportOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { ImportRow_ImportFragment, ImportStatus } from '../../../generated/graphql';
import { useImportListQuery } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { formatMoment } from '../../../lib/time';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  StatusTag,
  type StatusTone,
  useTable,
} from '../../../ui';
import { isUnderWay } from '../lib/import-steps';
import { subjects } from '../lib/subjects';
import { messages } from '../messages';

const texts = messages.list;
const params = {};
const POLL_MS = 2_000;

const tones: Record<ImportStatus, StatusTone> = {
  PREPARED: 'waiting',
  QUEUED: 'waiting',
  RUNNING: 'waiting',
  CHECKED: 'waiting',
  REFUSED: 'danger',
  COMMITTED: 'success',
  FAILED: 'danger',
  UNDONE: 'neutral',
};

const columnsIn = (zone: string): DataTableColumn<ImportRow_ImportFragment, keyof typeof texts>[] => [
  { key: 'file', primary: true, width: 180, render: ({ fileName }) => fileName },
  { key: 'kind', render: ({ kind }) => messages.kinds[kind].short },
  {
    key: 'status',
    render: ({ status }) => <StatusTag tone={tones[status]}>{messages.statuses[status]}</StatusTag>,
  },
  { key: 'rows', align: 'end', render: ({ totalRows, rows }) => formatNumber(totalRows ?? rows) },
  { key: 'created', align: 'end', render: ({ created }) => formatNumber(created) },
  { key: 'updated', align: 'end', render: ({ updated }) => formatNumber(updated) },
  { key: 'faulty', align: 'end', render: ({ faulty }) => formatNumber(faulty) },
  { key: 'startedBy', render: ({ startedBy }) => startedBy ?? texts.nobody },
  { key: 'startedAt', width: 150, render: ({ createdAt }) => formatMoment(createdAt, zone) },
];

/** The imports of the event, those that run among them; each opens where it was left. */
export default function ImportHistory({ eventId }: { eventId: string }) {
  const zone = useEventZone();
  const navigate = useNavigate();
  const table = useTable(params);
  const { data, startPolling, stopPolling, ...query } = useImportListQuery({
    variables: { eventId, offset: table.offset, first: table.first },
  });
  const underWay = data?.imports.nodes.some(isUnderWay) ?? false;
  useEffect(() => {
    if (underWay) startPolling(POLL_MS);
    return stopPolling;
  }, [underWay, startPolling, stopPolling]);
  return (
    <DataTable
      label={texts.label}
      name="imports"
      table={table}
      titles={texts}
      columns={columnsIn(zone)}
      page={data?.imports}
      query={query}
      rowName={({ fileName }) => fileName}
      // The way to fill it stands above.
      empty={<EmptyState icon={<ImportOutlined aria-hidden />} title={texts.empty} text={texts.emptyText} />}
      onOpen={({ id, kind }) => void navigate(`${paths.imports(eventId, subjects[kind])}?import=${id}`)}
    />
  );
}
