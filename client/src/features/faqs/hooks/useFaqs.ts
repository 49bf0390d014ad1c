import { useEffect } from 'react';
import { useFaqListQuery } from '../../../generated/hooks';

const PAGE = 100;

/** All questions of an event: they are searched here, so that none may be missing. */
export function useFaqs(eventId: string) {
  const { data, error, refetch, fetchMore } = useFaqListQuery({ variables: { eventId, first: PAGE } });
  const { hasNextPage = false, endCursor = null } = data?.faqs.pageInfo ?? {};
  useEffect(() => {
    // A later page that fails leaves the ones before it.
    if (hasNextPage) fetchMore({ variables: { after: endCursor } }).catch(() => undefined);
  }, [hasNextPage, endCursor, fetchMore]);
  return { faqs: data?.faqs.nodes, error: data ? undefined : error, retry: () => void refetch() };
}
