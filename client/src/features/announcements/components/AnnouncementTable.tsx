import { Button } from 'antd';
import { useEffect } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { Announcement_AnnouncementFragment, AnnouncementStatus } from '../../../generated/graphql';
import {
  useAnnouncementsQuery,
  useCancelAnnouncementMutation,
  useSendAnnouncementMutation,
} from '../../../generated/hooks';
import { listParams } from '../../../lib/list-params';
import {
  DataTable,
  EmptyList,
  FilterBar,
  FilterSelect,
  oneOf,
  PopMenuItem,
  type TableState,
  useTable,
  useToasts,
} from '../../../ui';
import { messages } from '../messages';
import { announcementColumns } from './announcement-columns';

type Announcement = Announcement_AnnouncementFragment;

const statuses = Object.keys(messages.status) as AnnouncementStatus[];
const params = { q: listParams.q, status: listParams.status(statuses) };
/** Announcements that are being sent are polled often, others rarely. */
const [LIVE_MS, QUIET_MS] = [1_500, 15_000];
const SOON_MS = 60_000;

const isMoving = ({ status, sendAt }: Announcement): boolean =>
  status === 'SENDING' ||
  (status === 'SCHEDULED' && sendAt !== null && new Date(sendAt).getTime() - Date.now() < SOON_MS);

function Toolbar({ table }: { table: TableState<typeof params> }) {
  const { status } = table.values;
  return (
    <FilterBar
      list={table}
      texts={messages}
      filters={
        <FilterSelect
          label={messages.statusLabel}
          placeholder={messages.anyStatus}
          {...oneOf(messages.status, status, (chosen) => table.change({ status: chosen }))}
        />
      }
      chips={{ status: status && messages.status[status] }}
    />
  );
}

interface AnnouncementTableProps {
  onOpen: (announcement: Announcement) => void;
  onWrite: () => void;
  onDelete: (announcement: Announcement) => void;
}

/** The announcements of an event, the latest first; states move by themselves. */
export function AnnouncementTable({ onOpen, onWrite, onDelete }: AnnouncementTableProps) {
  const table = useTable(params);
  const { event } = useEventContext();
  const toasts = useToasts();
  const [cancelOne] = useCancelAnnouncementMutation();
  const [sendOne] = useSendAnnouncementMutation({ refreshes: ['announcements'] });
  const { data, startPolling, ...query } = useAnnouncementsQuery({
    variables: {
      eventId: event.id,
      first: table.first,
      offset: table.offset,
      status: table.values.status,
      search: table.values.q || null,
    },
  });
  const page = data?.announcements;
  const isLive = page?.nodes.some(isMoving) ?? false;
  useEffect(() => startPolling(isLive ? LIVE_MS : QUIET_MS), [isLive, startPolling]);
  const cancel = async ({ id, title, sendAt }: Announcement) => {
    await cancelOne({ variables: { input: { announcementId: id } } });
    toasts.undo(messages.done.cancelled(title), () =>
      sendOne({ variables: { input: { announcementId: id, sendAt } } }),
    );
  };
  const actionsOf = (row: Announcement) => {
    if (row.status === 'SCHEDULED')
      return (
        <PopMenuItem onClick={() => void toasts.attempt(() => cancel(row))}>
          {messages.panel.cancel}
        </PopMenuItem>
      );
    if (row.status === 'DRAFT' || row.status === 'CANCELLED')
      return (
        <PopMenuItem danger onClick={() => onDelete(row)}>
          {messages.panel.delete}
        </PopMenuItem>
      );
    return null;
  };
  return (
    <DataTable
      label={messages.title}
      name="announcements"
      table={table}
      titles={messages.columns}
      columns={announcementColumns(event.timezone)}
      page={page}
      query={query}
      rowName={({ title }) => title}
      empty={
        <EmptyList
          list={table}
          texts={messages}
          action={<Button onClick={onWrite}>{messages.write}</Button>}
        />
      }
      onOpen={onOpen}
      renderActions={actionsOf}
      toolbar={<Toolbar table={table} />}
    />
  );
}
