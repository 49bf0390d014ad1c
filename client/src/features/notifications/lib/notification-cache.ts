import type { ApolloCache } from '@apollo/client';
import {
  NotificationCount_EventFragmentDoc,
  NotificationsDocument,
  type NotificationItem_NotificationFragment,
} from '../../../generated/graphql';

type Item = NotificationItem_NotificationFragment;

/** Takes in what was just added; false where it is known already, since deliveries may be repeated. */
export function addNotification(cache: ApolloCache, item: Item): boolean {
  let isNew = true;
  cache.updateQuery({ query: NotificationsDocument, variables: { eventId: item.eventId } }, (list) => {
    if (!list) return undefined;
    isNew = !list.notifications.nodes.some(({ id }) => id === item.id);
    if (!isNew) return undefined;
    return { notifications: { ...list.notifications, nodes: [item, ...list.notifications.nodes] } };
  });
  if (isNew && !item.readAt) countUnread(cache, item.eventId, (count) => count + 1);
  return isNew;
}

/** Changes the unread count of an event, never below none. */
export function countUnread(cache: ApolloCache, eventId: string, change: (count: number) => number): void {
  cache.updateFragment(
    {
      id: cache.identify({ __typename: 'Event', id: eventId }),
      fragment: NotificationCount_EventFragmentDoc,
    },
    (event) =>
      event && { ...event, unreadNotificationCount: Math.max(0, change(event.unreadNotificationCount)) },
  );
}

/** Marks notifications in the cache as read, or as unread again. */
export function setReadAt(cache: ApolloCache, items: readonly Item[], readAt: string | null): void {
  for (const { id } of items) {
    cache.modify({
      id: cache.identify({ __typename: 'Notification', id }),
      fields: { readAt: () => readAt },
    });
  }
}
