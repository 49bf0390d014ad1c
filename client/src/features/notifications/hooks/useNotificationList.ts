import { useNotificationsQuery } from '../../../generated/hooks';

/** The notifications of an event, the latest first, page by page. */
export function useNotificationList(eventId: string) {
  const { data, error, loading, fetchMore, refetch } = useNotificationsQuery({ variables: { eventId } });
  const page = data?.notifications;
  return {
    items: page?.nodes,
    error: page ? undefined : error,
    loading,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    loadMore: () => void fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
    retry: () => void refetch(),
  };
}
