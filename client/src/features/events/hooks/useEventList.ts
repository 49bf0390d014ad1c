import type { EventStatus } from '../../../generated/graphql';
import { useEventListQuery } from '../../../generated/hooks';
import { listParams } from '../../../lib/list-params';
import { useListState } from '../../../ui';

/** Staff see all events, of which many may be over. */
const PAGE_SIZE = { staff: 100, others: 50 };
export const eventStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const satisfies EventStatus[];
const params = { q: listParams.q, status: listParams.status(eventStatuses) };

/** The events that match the search and the status in the address, page by page. */
export function useEventList(forStaff: boolean) {
  const state = useListState(params);
  const { q, status } = state.values;
  const result = useEventListQuery({
    variables: { search: q.trim() || null, status, first: forStaff ? PAGE_SIZE.staff : PAGE_SIZE.others },
  });
  const list = (result.data ?? result.previousData)?.events;
  const loadMore = () => {
    void result.fetchMore({ variables: { after: list?.pageInfo.endCursor } });
  };
  return {
    ...state,
    events: list?.nodes,
    totalCount: list?.totalCount,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: result.error,
    loading: result.loading,
    refetch: result.refetch,
    loadMore,
  };
}

export type EventList = ReturnType<typeof useEventList>;
