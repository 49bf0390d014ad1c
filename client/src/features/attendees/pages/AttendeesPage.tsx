import { BookOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingCards } from '../../../components/LoadingCards';
import { LoadMore } from '../../../components/LoadMore';
import { useEventContext } from '../../../hooks/useEventContext';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { AttendeeFilters } from '../components/AttendeeFilters';
import { AttendeeGrid } from '../components/AttendeeGrid';
import { AttendeePanel } from '../components/AttendeePanel';
import { useAttendeeFilters } from '../hooks/useAttendeeFilters';
import { useAttendeeList } from '../hooks/useAttendeeList';
import { countFilters, type ListFilters } from '../lib/attendee-filter';
import { messages } from '../messages';
import styles from './AttendeesPage.module.css';

/** Why the list is empty, and the one action that fills it. */
function Nobody({ filters, onClear }: { filters: ListFilters; onClear: () => void }) {
  const active = countFilters(filters);
  const clear = <Button onClick={onClear}>{messages.filters.clear}</Button>;
  if (filters.bookmarked && active === 1 && !filters.search) {
    return (
      <EmptyState
        title={messages.noBookmarksTitle}
        text={messages.noBookmarksText}
        icon={<BookOutlined aria-hidden />}
        action={clear}
      />
    );
  }
  if (active > 0 || filters.search) {
    return (
      <EmptyState
        title={messages.noMatchTitle}
        text={messages.noMatchText}
        icon={<SearchOutlined aria-hidden />}
        action={clear}
      />
    );
  }
  return (
    <EmptyState title={messages.emptyTitle} text={messages.emptyText} icon={<TeamOutlined aria-hidden />} />
  );
}

function AttendeeResults({
  list,
  onClear,
  filters,
}: {
  list: ReturnType<typeof useAttendeeList>;
  onClear: () => void;
  filters: ListFilters;
}) {
  if (list.error)
    return <ErrorState error={list.error} title={messages.loadFailed} onRetry={() => list.refetch()} />;
  if (list.total === undefined) return <LoadingCards count={9} minWidth={300} rows={3} />;
  if (list.attendees.length === 0 && !list.isStale) return <Nobody filters={filters} onClear={onClear} />;
  return (
    <>
      <AttendeeGrid attendees={list.attendees} stale={list.isStale} />
      {list.moreFailed ? (
        <div className={styles.more} role="alert">
          <p>{messages.moreFailed}</p>
          <Button onClick={() => void list.loadMore()}>{messages.loadMore}</Button>
        </div>
      ) : (
        <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={() => void list.loadMore()} />
      )}
    </>
  );
}

/** Everybody at the event: searched, filtered, and each one's profile a tap away. */
export default function AttendeesPage() {
  const { event } = useEventContext();
  const state = useAttendeeFilters();
  const list = useAttendeeList(event.id, state.filters);
  usePageTitle(messages.title, event.title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{messages.title}</h1>
        <output className={styles.count}>{list.total !== undefined && messages.count(list.total)}</output>
      </header>
      <AttendeeFilters eventId={event.id} state={state} />
      <AttendeeResults list={list} filters={state.filters} onClear={state.clear} />
      <AttendeePanel />
    </div>
  );
}
