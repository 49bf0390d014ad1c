import { useCallback } from 'react';
import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { useMarkNotificationsReadMutation } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { countUnread, setReadAt } from '../lib/notification-cache';
import { messages } from '../messages';

type Item = NotificationItem_NotificationFragment;

/** Marks one notification or all of them as read, at once; what the server refuses comes back. */
export function useMarkNotificationsRead(eventId: string, items: readonly Item[] | undefined) {
  const [mark, { client }] = useMarkNotificationsReadMutation();
  const toasts = useToasts();
  const send = useCallback(
    (marked: readonly Item[], notificationIds?: string[]) => {
      const { cache } = client;
      const before = marked.filter(({ readAt }) => !readAt);
      setReadAt(cache, before, new Date().toISOString());
      countUnread(cache, eventId, (count) => (notificationIds ? count - before.length : 0));
      mark({ variables: { input: { eventId, notificationIds } } }).catch(() => {
        setReadAt(cache, before, null);
        countUnread(cache, eventId, (count) => count + before.length);
        toasts.error(messages.markFailed);
      });
    },
    [client, eventId, mark, toasts],
  );
  return {
    markOne: useCallback((item: Item) => item.readAt ?? send([item], [item.id]), [send]),
    markAll: useCallback(() => send(items ?? []), [items, send]),
  };
}
