import { Button, Segmented } from 'antd';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { FilterBar } from '../../../components/FilterBar';
import { LoadMore } from '../../../components/LoadMore';
import { PageHeader } from '../../../components/PageHeader';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useSession } from '../../../hooks/useSession';
import { paths } from '../../../lib/paths';
import VerifyEmailNotice from '../../email-verification/components/VerifyEmailNotice';
import { EventCardsLoading } from '../components/EventCard';
import { EventGroups } from '../components/EventGroups';
import { eventStatuses, useEventList } from '../hooks/useEventList';
import { onlyEvent } from '../lib/event-groups';
import { messages } from '../messages';
import styles from './EventListPage.module.css';

/** From so many events on, attendees get a search. */
const MANY_EVENTS = 7;
const ALL = 'ALL';

type List = ReturnType<typeof useEventList>;

function NoEvents({ list }: { list: List }) {
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

function Results({ list, forStaff }: { list: List; forStaff: boolean }) {
  const { events, error } = list;
  if (!events) {
    return error ? <ErrorState error={error} onRetry={() => list.refetch()} /> : <EventCardsLoading />;
  }
  if (events.length === 0) return <NoEvents list={list} />;
  return (
    <>
      <EventGroups events={events} forStaff={forStaff} />
      <LoadMore hasMore={list.hasMore} loading={list.loading} onLoadMore={list.loadMore} />
    </>
  );
}

function Filters({ list, forStaff }: { list: List; forStaff: boolean }) {
  const options = [
    { value: ALL, label: messages.allStatuses },
    ...eventStatuses.map((status) => ({ value: status, label: messages.status[status] })),
  ];
  return (
    <FilterBar
      label={messages.filter}
      search={{
        value: list.search,
        label: messages.search,
        placeholder: messages.searchHint,
        onChange: list.setSearch,
      }}
      onClear={list.clear}
    >
      {forStaff && (
        <Segmented
          size="large"
          aria-label={messages.statusFilter}
          options={options}
          value={list.status ?? ALL}
          onChange={(value) => list.setStatus(eventStatuses.find((status) => status === value) ?? null)}
        />
      )}
    </FilterBar>
  );
}

/** The events of the viewer; somebody who has just one goes straight to it. */
export default function EventListPage() {
  const forStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  const list = useEventList();
  const location = useLocation();
  const title = forStaff ? messages.listTitle : messages.myEvents;
  usePageTitle(title);
  // Links inside an event carry this along, so that its way back to the list does not lead into it again.
  const cameForList = Boolean((location.state as { showList?: boolean } | null)?.showList);
  const only = forStaff || cameForList || list.isNarrowed ? undefined : onlyEvent(list.events);
  if (only) return <Navigate to={paths.event(only.id)} replace />;
  const isSearchable = forStaff || list.isNarrowed || (list.totalCount ?? 0) >= MANY_EVENTS;
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        count={list.totalCount === undefined ? undefined : messages.count(list.totalCount)}
      />
      <VerifyEmailNotice />
      {isSearchable && <Filters list={list} forStaff={forStaff} />}
      <Results list={list} forStaff={forStaff} />
    </div>
  );
}
