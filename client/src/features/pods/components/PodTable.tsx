import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useMemo, type ReactNode } from 'react';
import { DataTable } from '../../../components/console/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { FilterBar } from '../../../components/FilterBar';
import { PopMenuItem } from '../../../components/light/PopMenu';
import { useOverlays } from '../../../hooks/useOverlays';
import { useTable } from '../../../hooks/useTable';
import { listParams } from '../../../lib/list-params';
import type { Span } from '../../../lib/timeline-layout';
import type { PodDayState } from '../hooks/usePodDay';
import { usePodEditing } from '../hooks/usePodEditing';
import { podOrders, rowsOf, searchRows, sortRows, type PodRow } from '../lib/pod-rows';
import { messages } from '../messages';
import { podColumns } from './pod-columns';

const texts = messages.list;
const params = { q: listParams.q, sort: listParams.sort(podOrders, 'POSITION') };

interface PodTableProps {
  day: PodDayState;
  slots: readonly Span[];
  /** Stands in place of the table while there are no pods at all. */
  empty: ReactNode;
}

/** All pods with their use on the chosen day; few enough to be searched and sorted here. */
export default function PodTable({ day, slots, empty }: PodTableProps) {
  const overlays = useOverlays();
  const table = useTable(params);
  const { place } = usePodEditing();
  const { pods } = day;
  const { q, sort } = table.values;
  const rows = useMemo(() => pods && rowsOf(pods, day.items, slots), [pods, day.items, slots]);
  const matching = useMemo(() => rows && sortRows(searchRows(rows, q), sort), [rows, q, sort]);
  const columns = useMemo(() => podColumns(slots.length), [slots.length]);
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
  return (
    <DataTable<PodRow>
      label={texts.label}
      name="pods"
      table={table}
      columns={columns}
      rows={matching?.slice(table.offset, table.offset + table.first)}
      total={matching?.length}
      rowKey={({ pod }) => pod.id}
      rowName={({ pod }) => pod.name}
      loading={day.isLoading}
      error={day.error}
      onRetry={day.refetch}
      empty={<EmptyState title={messages.noMatchTitle} text={messages.noMatchText} />}
      onOpen={({ pod }) => overlays.open('edit', pod.id)}
      renderActions={actions}
      toolbar={
        <FilterBar
          label={texts.filterLabel}
          search={{
            value: q,
            onChange: (text) => table.change({ q: text || null }),
            label: texts.search,
            placeholder: texts.searchHint,
          }}
          onClear={table.clear}
        />
      }
    />
  );
}
