import { useEffect } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useFaqListQuery } from '../../../generated/hooks';

const PAGE = 100;

/** All questions of the event: they are searched here, so that none may be missing. */
export function useFaqs() {
  const eventId = useEventContext().event.id;
  const { data, error, refetch, fetchMore } = useFaqListQuery({ variables: { eventId, first: PAGE } });
  const { hasNextPage = false, endCursor = null } = data?.faqs.pageInfo ?? {};
  useEffect(() => {
    // A later page that fails leaves the ones before it.
    if (hasNextPage) fetchMore({ variables: { after: endCursor } }).catch(() => undefined);
  }, [hasNextPage, endCursor, fetchMore]);
  return { faqs: data?.faqs.nodes, error: data ? undefined : error, retry: () => void refetch() };
}
