import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useCan } from '../../../data/useCan';
import type { EventCard_EventFragment } from '../../../generated/graphql';
import { EmptyState, ErrorState, LoadMore, PageHeader, useOverlay } from '../../../ui';
import EventFilters from '../components/EventFilters';
import { EventCardsLoading, EventGroups } from '../components/EventGroups';
import type { EventList } from '../hooks/useEventList';
import { messages as shared } from '../messages';
import { EventActions } from './EventActions';
import { messages } from './messages';

const NewEventDrawer = lazy(() => import('./NewEventDrawer'));
const DuplicateDrawer = lazy(() => import('./DuplicateDrawer'));

interface StaffEventsProps {
  list: EventList;
}

function Results({
  list,
  onCreate,
  renderActions,
}: StaffEventsProps & {
  /** Absent for those who may not. */
  onCreate?: () => void;
  renderActions?: (event: EventCard_EventFragment) => React.ReactNode;
}) {
  const { events, error } = list;
  if (!events)
    return error ? <ErrorState error={error} onRetry={() => list.refetch()} /> : <EventCardsLoading />;
  if (events.length === 0 && list.isNarrowed)
    return (
      <EmptyState
        title={shared.nothingFound}
        text={shared.nothingFoundText}
        action={<Button onClick={list.clear}>{shared.clearSearch}</Button>}
      />
    );
  if (events.length === 0)
    return (
      <EmptyState
        title={messages.empty}
        text={onCreate ? messages.emptyText : messages.emptyRead}
        action={
          onCreate && (
            <Button type="primary" onClick={onCreate}>
              {messages.create}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <EventGroups
        events={events}
        forStaff
        renderActions={renderActions}
        pastLimit={list.isNarrowed ? undefined : 8}
      />
      <LoadMore hasMore={list.hasMore} loading={list.loading} onLoadMore={list.loadMore} />
    </>
  );
}

/** All events for staff; managers make new ones, publish, archive and duplicate them here. */
export default function StaffEvents({ list }: StaffEventsProps) {
  const canManage = useCan('updateEvent');
  const creating = useOverlay('new');
  const copying = useOverlay('duplicate');
  const create = () => creating.open('event');
  return (
    <>
      <PageHeader
        title={shared.listTitle}
        count={list.totalCount === undefined ? undefined : shared.count(list.totalCount)}
        actions={
          canManage && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={create}>
              {messages.create}
            </Button>
          )
        }
      />
      <EventFilters list={list} forStaff />
      <Results
        list={list}
        onCreate={canManage ? create : undefined}
        renderActions={
          canManage
            ? (event) => <EventActions event={event} onDuplicate={() => copying.open(event.id)} />
            : undefined
        }
      />
      {canManage && (
        <Suspense fallback={null}>
          {creating.value && <NewEventDrawer open onClose={creating.close} />}
          {copying.value && (
            <DuplicateDrawer key={copying.value} eventId={copying.value} onClose={copying.close} />
          )}
        </Suspense>
      )}
    </>
  );
}
