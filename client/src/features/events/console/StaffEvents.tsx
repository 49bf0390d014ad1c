import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useCan } from '../../../data/session/useCan';
import { EmptyState, ErrorState, LoadMore, PageHeader, useOverlay } from '../../../ui';
import EventFilters from '../components/EventFilters';
import { EventCardsLoading, EventGroups } from '../components/EventGroups';
import type { EventList } from '../hooks/useEventList';
import { messages as shared } from '../messages';
import { EventActions } from './EventActions';
import { messages } from './messages';

const NewEventDrawer = lazy(() => import('./NewEventDrawer'));
const DuplicateDrawer = lazy(() => import('./DuplicateDrawer'));

/** All events for staff; managers make new ones, publish, archive and duplicate them here. */
export default function StaffEvents({ list }: { list: EventList }) {
  const { events, error, isNarrowed } = list;
  const canManage = useCan('updateEvent');
  const canCreate = useCan('createEvent');
  const creating = useOverlay('new');
  const copying = useOverlay('duplicate');
  const create = () => creating.open('event');
  return (
    <>
      <PageHeader
        title={shared.listTitle}
        count={list.totalCount === undefined ? undefined : shared.count(list.totalCount)}
        actions={
          canCreate && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={create}>
              {messages.create}
            </Button>
          )
        }
      />
      <EventFilters list={list} forStaff />
      {!events &&
        (error ? <ErrorState error={error} onRetry={() => list.refetch()} /> : <EventCardsLoading />)}
      {events?.length === 0 && isNarrowed && (
        <EmptyState
          title={shared.nothingFound}
          text={shared.nothingFoundText}
          action={<Button onClick={list.clear}>{shared.clearSearch}</Button>}
        />
      )}
      {events?.length === 0 && !isNarrowed && (
        <EmptyState
          title={messages.empty}
          text={canCreate ? messages.emptyText : messages.emptyRead}
          action={
            canCreate && (
              <Button type="primary" onClick={create}>
                {messages.create}
              </Button>
            )
          }
        />
      )}
      {events && events.length > 0 && (
        <EventGroups
          events={events}
          forStaff
          renderActions={
            canManage
              ? (event) => (
                  <EventActions
                    event={event}
                    onDuplicate={canCreate ? () => copying.open(event.id) : undefined}
                  />
                )
              : undefined
          }
          pastLimit={isNarrowed ? undefined : 8}
        />
      )}
      <LoadMore hasMore={list.hasMore} loading={list.loading} onLoadMore={list.loadMore} />
      {canManage && (
        <Suspense>
          {creating.value && <NewEventDrawer onClose={creating.close} />}
          {copying.value && (
            <DuplicateDrawer key={copying.value} eventId={copying.value} onClose={copying.close} />
          )}
        </Suspense>
      )}
    </>
  );
}
