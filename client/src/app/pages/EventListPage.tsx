import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../data/session/useSession';
import { EventCardsLoading, EventGroups } from '../../features/events/components/EventGroups';
import { useEventList, type EventList } from '../../features/events/hooks/useEventList';
import { onlyEvent } from '../../features/events/lib/event-groups';
import { messages } from '../../features/events/messages';
import VerifyEmailNotice from '../../features/sign-in/email-verification/components/VerifyEmailNotice';
import { paths } from '../../lib/paths';
import { EmptyState, ErrorState, LoadMore, PageHeader, Stack, usePageTitle } from '../../ui';

/** Most people have too few events to need it. */
const EventFilters = lazy(() => import('../../features/events/components/EventFilters'));
const StaffEvents = lazy(() => import('../../features/events/console/StaffEvents'));

/** From so many events on, attendees get a search. */
const MANY_EVENTS = 7;

function NoEvents({ list }: { list: EventList }) {
  if (list.isNarrowed) {
    return (
      <EmptyState
        title={messages.nothingFound}
        text={messages.nothingFoundText}
        action={<Button onClick={list.clear}>{messages.clearSearch}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={messages.noEvents}
      text={messages.noEventsText}
      action={<Link to={paths.invite()}>{messages.enterCode}</Link>}
    />
  );
}

function Results({ list }: { list: EventList }) {
  const { events, error } = list;
  if (!events) {
    return error ? <ErrorState error={error} onRetry={() => list.refetch()} /> : <EventCardsLoading />;
  }
  if (events.length === 0) return <NoEvents list={list} />;
  return (
    <>
      <EventGroups events={events} forStaff={false} />
      <LoadMore hasMore={list.hasMore} loading={list.loading} onLoadMore={list.loadMore} />
    </>
  );
}

/** The events of the viewer; a viewer with a single event goes straight to it. */
export default function EventListPage() {
  const forStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  const list = useEventList(forStaff);
  const location = useLocation();
  const title = forStaff ? messages.listTitle : messages.myEvents;
  usePageTitle(title);
  // Links inside an event carry this along, so that its way back to the list does not lead into it again.
  const cameForList = Boolean((location.state as { showList?: boolean } | null)?.showList);
  const only = forStaff || cameForList || list.isNarrowed ? undefined : onlyEvent(list.events);
  if (only) return <Navigate to={paths.event(only.id)} replace />;
  if (forStaff)
    return (
      <Stack gap="lg">
        <Suspense fallback={<EventCardsLoading />}>
          <StaffEvents list={list} />
        </Suspense>
      </Stack>
    );
  const isSearchable = list.isNarrowed || (list.totalCount ?? 0) >= MANY_EVENTS;
  return (
    <Stack gap="lg">
      <PageHeader
        title={title}
        count={list.totalCount === undefined ? undefined : messages.count(list.totalCount)}
      />
      <VerifyEmailNotice />
      {isSearchable && (
        // As high as the search, which loads later: the list below does not move.
        <div style={{ minHeight: 'var(--ant-control-height-lg)' }}>
          <Suspense fallback={null}>
            <EventFilters list={list} forStaff={false} />
          </Suspense>
        </div>
      )}
      <Results list={list} />
    </Stack>
  );
}
