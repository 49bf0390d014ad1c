import { BellOutlined, CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { useMarkNotificationsReadMutation, useNotificationsQuery } from '../../../generated/hooks';
import { groupBy } from '../../../lib/group-by';
import { paths } from '../../../lib/paths';
import { dayKey, formatRelativeDay } from '../../../lib/time';
import { EmptyState, LoadMore, Note, Pending, Row, SidePanel, Stack, useToasts } from '../../../ui';
import { isRequestToMe } from '../../meetings';
import { countUnread, setReadAt } from '../lib/notification-cache';
import { groupByPerson, type NotificationGroup as Group } from '../lib/notification-groups';
import { messages } from '../messages';
import styles from '../notifications.module.css';
import { NotificationGroup } from './NotificationGroup';

type Item = NotificationItem_NotificationFragment;

/** Marks one notification or all of them as read, at once; what the server refuses comes back. */
function useMarkNotificationsRead(eventId: string, items: readonly Item[] = []) {
  const [mark, { client }] = useMarkNotificationsReadMutation();
  const toasts = useToasts();
  const send = (marked: readonly Item[], notificationIds?: string[]) => {
    const { cache } = client;
    const before = marked.filter(({ readAt }) => !readAt);
    const work = async () => {
      setReadAt(cache, before, new Date().toISOString());
      countUnread(cache, eventId, (count) => (notificationIds ? count - before.length : 0));
      try {
        await mark({ variables: { input: { eventId, notificationIds } } });
      } catch (error) {
        setReadAt(cache, before, null);
        countUnread(cache, eventId, (count) => count + before.length);
        throw error;
      }
    };
    void toasts.attempt(work, { refused: messages.markFailed });
  };
  return { markOne: (item: Item) => item.readAt ?? send([item], [item.id]), markAll: () => send(items) };
}

const latest = ({ items }: Group<Item>): string => items[0]!.item.createdAt;

/** All notifications of the viewer in this event, by day and person: beside the page, on phones from the bottom edge. */
export default function NotificationCentre(props: { eventId: string; onClose: () => void }) {
  const { eventId, onClose } = props;
  const zone = useEventZone();
  const { data, error, loading, fetchMore, refetch } = useNotificationsQuery({ variables: { eventId } });
  const { nodes: items, pageInfo } = data?.notifications ?? {};
  const { markOne, markAll } = useMarkNotificationsRead(eventId, items);
  const days = groupBy(groupByPerson(items ?? []), (group) => dayKey(latest(group), zone));
  const toAnswer = items?.find(({ meeting }) => meeting && isRequestToMe(meeting))?.meetingId;
  const hasUnread = items?.some(({ readAt }) => !readAt) ?? false;
  return (
    <SidePanel
      title={messages.title}
      onClose={onClose}
      footer={
        <Row justify="between" gap="xs">
          <Link to={paths.account('notifications')}>{messages.settings}</Link>
          <Button icon={<CheckOutlined aria-hidden />} disabled={!hasUnread} onClick={markAll}>
            {messages.markAllRead}
          </Button>
        </Row>
      }
    >
      {!items && <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />}
      {items?.length === 0 && (
        <EmptyState
          title={messages.emptyTitle}
          text={messages.emptyText}
          icon={<BellOutlined aria-hidden />}
          action={<Link to={paths.attendees(eventId)}>{messages.findPeople}</Link>}
        />
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`notifications-${day}`}>
          <Note as="h2" id={`notifications-${day}`} strong className={styles.day}>
            {formatRelativeDay(latest(ofDay[0]!), zone)}
          </Note>
          <Stack as="ul">
            {ofDay.map((group) => (
              <li key={group.key}>
                <NotificationGroup group={group} toAnswer={toAnswer} onOpen={markOne} />
              </li>
            ))}
          </Stack>
        </section>
      ))}
      <LoadMore
        hasMore={pageInfo?.hasNextPage ?? false}
        loading={loading}
        onLoadMore={() => void fetchMore({ variables: { after: pageInfo?.endCursor } })}
      />
    </SidePanel>
  );
}
