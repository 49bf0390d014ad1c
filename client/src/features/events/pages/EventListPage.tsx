import { SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { Link, Navigate } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingCards } from '../../../components/LoadingCards';
import { LoadMore } from '../../../components/LoadMore';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useSession } from '../../../hooks/useSession';
import { paths } from '../../../lib/paths';
import { EventGroups } from '../components/EventGroups';
import { useEventList } from '../hooks/useEventList';
import { messages } from '../messages';
import styles from './EventListPage.module.css';

function NoEvents({ search, onClear }: { search: string; onClear: () => void }) {
  if (search) {
    return (
      <EmptyState
        title={messages.nothingFound}
        text={messages.nothingFoundText}
        action={<Button onClick={onClear}>{messages.clearSearch}</Button>}
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

function Results({ list, forStaff }: { list: ReturnType<typeof useEventList>; forStaff: boolean }) {
  const { events, error, search } = list;
  if (!events) {
    return error ? (
      <ErrorState error={error} onRetry={list.refetch} />
    ) : (
      <LoadingCards avatar={false} rows={4} />
    );
  }
  if (events.length === 0) return <NoEvents search={search} onClear={() => list.setSearch('')} />;
  return (
    <>
      <EventGroups events={events} forStaff={forStaff} />
      <LoadMore hasMore={list.hasMore} loading={list.loading} onLoadMore={list.loadMore} />
    </>
  );
}

/** The events of the viewer; whoever has just one goes straight to it. */
export default function EventListPage() {
  const forStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  const list = useEventList();
  const title = forStaff ? messages.listTitle : messages.myEvents;
  usePageTitle(title);
  const only = !forStaff && list.events?.length === 1 && !list.search ? list.events[0] : undefined;
  if (only && !list.loading) return <Navigate to={paths.event(only.id)} replace />;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{messages.listLead}</p>
        </div>
        <Input
          className={styles.search}
          size="large"
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={messages.search}
          aria-label={messages.search}
          value={list.search}
          onChange={({ target }) => list.setSearch(target.value)}
        />
      </div>
      {only ? <LoadingCards avatar={false} rows={4} /> : <Results list={list} forStaff={forStaff} />}
    </>
  );
}
