import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { type ReactNode, useMemo } from 'react';
import { listParams } from '../../../lib/list-params';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  PictureOrInitials,
  PopMenuItem,
  Row,
  StatusTag,
  Text,
  useOverlays,
  useTable,
} from '../../../ui';
import type { PodDayState } from '../hooks/usePodDay';
import { usePodEditing } from '../hooks/usePodEditing';
import { podOrders, type PodRow, rowsOf, searchRows, sortRows } from '../lib/pod-rows';
import { messages } from '../messages';
import styles from './pods.module.css';

const texts = messages.list;

function PodUse({ row, slots }: { row: PodRow; slots: number }) {
  return (
    <Row as="span" gap="xs" wrap>
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${row.share * 100}%` }} />
      </span>
      <Text figures>
        {texts.useOf(row.meetings, slots)}
        {row.blocks > 0 && `, ${texts.blocks(row.blocks)}`}
      </Text>
    </Row>
  );
}

/** The columns of the list of pods; `slots` is how many meetings fit into the chosen day. */
const podColumns = (
  slots: number,
): DataTableColumn<PodRow, 'name' | 'place' | 'company' | 'bookable' | 'use'>[] => [
  {
    key: 'name',
    primary: true,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    render: ({ pod }) => pod.name,
  },
  { key: 'place', render: ({ pod }) => pod.location ?? '' },
  {
    key: 'company',
    render: ({ pod: { company } }) =>
      company ? (
        <Row as="span" gap="xs">
          <PictureOrInitials name={company.name} src={company.logoUrl} size={24} shape="square" />
          {company.name}
        </Row>
      ) : (
        <Text tone="secondary">{texts.freeForAll}</Text>
      ),
  },
  {
    key: 'bookable',
    render: ({ pod }) => (
      <StatusTag tone={pod.bookable ? 'success' : 'neutral'}>
        {pod.bookable ? texts.isBookable : texts.notBookable}
      </StatusTag>
    ),
  },
  {
    key: 'use',
    width: 220,
    sort: { ascending: 'USE', descending: 'USE_DESC' },
    render: (row) => <PodUse row={row} slots={slots} />,
  },
];

const params = { q: listParams.q, sort: listParams.sort(podOrders, 'POSITION') };

interface PodTableProps {
  day: PodDayState;
  /** Stands in place of the table while there are no pods at all. */
  empty: ReactNode;
}

/** All pods with their use on the chosen day; few enough to be searched and sorted here. */
export default function PodTable({ day, empty }: PodTableProps) {
  const overlays = useOverlays();
  const table = useTable(params);
  const { place } = usePodEditing();
  const { pods, slots } = day;
  const { q, sort } = table.values;
  const rows = useMemo(() => pods && rowsOf(pods, day.items, slots), [pods, day.items, slots]);
  const matching = useMemo(() => rows && sortRows(searchRows(rows, q), sort), [rows, q, sort]);
  const actions = ({ pod }: PodRow) => {
    const at = pods?.findIndex(({ id }) => id === pod.id) ?? 0;
    return (
      <>
        <PopMenuItem icon={<EditOutlined aria-hidden />} onClick={() => overlays.open('edit', pod.id)}>
          {texts.edit}
        </PopMenuItem>
        <PopMenuItem
          icon={<ArrowUpOutlined aria-hidden />}
          disabled={at === 0}
          onClick={() => place(pods ?? [], pod, at - 1)}
        >
          {texts.moveUp}
        </PopMenuItem>
        <PopMenuItem
          icon={<ArrowDownOutlined aria-hidden />}
          disabled={at === (pods?.length ?? 0) - 1}
          onClick={() => place(pods ?? [], pod, at + 1)}
        >
          {texts.moveDown}
        </PopMenuItem>
        <PopMenuItem
          danger
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => overlays.open('remove', pod.id)}
        >
          {texts.remove}
        </PopMenuItem>
      </>
    );
  };
  if (pods?.length === 0) return empty;
  const page = matching && {
    nodes: matching.slice(table.offset, table.offset + table.first),
    totalCount: matching.length,
  };
  return (
    <DataTable
      label={texts.label}
      name="pods"
      table={table}
      titles={texts}
      columns={podColumns(slots.length)}
      page={page}
      query={{ loading: day.isLoading, error: day.error, refetch: day.refetch }}
      rowName={({ pod }) => pod.name}
      empty={<EmptyState title={messages.noMatchTitle} text={messages.noMatchText} />}
      onOpen={({ pod }) => overlays.open('edit', pod.id)}
      renderActions={actions}
      toolbar={<FilterBar list={table} texts={texts} />}
    />
  );
}
