import { useUnreadMessagesQuery } from '../../../generated/hooks';

/** How many messages of the event the viewer has not read; live through the cache. */
export function useUnreadCount(eventId: string, skip = false): number {
  const { data } = useUnreadMessagesQuery({ variables: { eventId }, fetchPolicy: 'cache-first', skip });
  return data?.event.viewerUnreadCount ?? 0;
}
