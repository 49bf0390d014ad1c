import { expect, test } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import {
  NotificationCountDocument,
  NotificationsDocument,
  type NotificationItem_NotificationFragment,
} from '../../../generated/graphql';
import { addNotification } from './notification-cache';

const item = (id: string) =>
  ({
    __typename: 'Notification',
    id,
    eventId: 'e1',
    kind: 'ANNOUNCEMENT',
    title: null,
    details: null,
    startsAt: null,
    person: null,
    company: null,
    activity: null,
    companyRequest: null,
    meeting: null,
    createdAt: '2026-11-23T10:00:00Z',
    readAt: null,
    meetingId: null,
    activityId: null,
  }) as NotificationItem_NotificationFragment;

test('a notification that is delivered twice is in the list once, and counted once', () => {
  const cache = createCache();
  const variables = { eventId: 'e1' };
  const event = { __typename: 'Event' as const, id: 'e1', unreadNotificationCount: 1 };
  cache.writeQuery({ query: NotificationCountDocument, variables, data: { event } });
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };
  const notifications = { __typename: 'NotificationConnection' as const, nodes: [item('n1')], pageInfo };
  cache.writeQuery({ query: NotificationsDocument, variables, data: { notifications } });
  expect(['n2', 'n2', 'n1', 'n3', 'n2'].map((id) => addNotification(cache, item(id)))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  const list = cache.readQuery({ query: NotificationsDocument, variables })?.notifications.nodes;
  expect(list?.map(({ id }) => id)).toEqual(['n3', 'n2', 'n1']);
  const count = cache.readQuery({ query: NotificationCountDocument, variables })?.event;
  expect(count?.unreadNotificationCount).toBe(3);
});
