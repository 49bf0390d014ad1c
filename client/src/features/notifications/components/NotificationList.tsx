import { BellOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { LoadMore } from '../../../components/LoadMore';
import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { paths } from '../../../lib/paths';
import { dayKey, formatRelativeDay } from '../../../lib/time';
import type { useNotificationList } from '../hooks/useNotificationList';
import { messages } from '../messages';
import { NotificationItem } from './NotificationItem';
import styles from './NotificationList.module.css';

type Item = NotificationItem_NotificationFragment;

function daysOf(items: readonly Item[], zone: string): [day: string, items: Item[]][] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const key = dayKey(item.createdAt, zone);
    days.set(key, [...(days.get(key) ?? []), item]);
  }
  return [...days];
}

interface NotificationListProps {
  eventId: string;
  list: ReturnType<typeof useNotificationList>;
  onOpen: (notification: Item) => void;
}

/** The viewer's notifications, day by day. */
export function NotificationList({ eventId, list, onOpen }: NotificationListProps) {
  const zone = useEventZone();
  const { items, error, loading, hasMore, loadMore, retry } = list;
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />;
  if (!items) return <LoadingLines rows={8} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        text={messages.emptyText}
        icon={<BellOutlined aria-hidden />}
        action={<Link to={paths.attendees(eventId)}>{messages.findPeople}</Link>}
      />
    );
  }
  return (
    <>
      {daysOf(items, zone).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`notifications-${day}`}>
          <h2 id={`notifications-${day}`} className={styles.day}>
            {formatRelativeDay(ofDay[0]?.createdAt ?? '', zone)}
          </h2>
          <ul className={styles.list}>
            {ofDay.map((item) => (
              <li key={item.id}>
                <NotificationItem notification={item} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadMore hasMore={hasMore} loading={loading} onLoadMore={loadMore} />
    </>
  );
}
