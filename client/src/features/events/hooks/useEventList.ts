import { useEventListQuery } from '../../../generated/hooks';
import { useDebounced } from '../../../hooks/useDebounced';
import { useSearchParamState } from '../../../hooks/useSearchParamState';

const pageSize = 50;

/** The events that match the search in the address, page by page. */
export function useEventList() {
  const [search, setSearch] = useSearchParamState('search');
  const term = useDebounced(search?.trim() || null);
  const result = useEventListQuery({ variables: { search: term, first: pageSize } });
  const list = (result.data ?? result.previousData)?.events;
  const loadMore = () => {
    void result.fetchMore({ variables: { after: list?.pageInfo.endCursor } });
  };
  return {
    events: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    search: search ?? '',
    setSearch: (text: string) => setSearch(text || null, { replace: true }),
    error: result.error,
    loading: result.loading,
    refetch: result.refetch,
    loadMore,
  };
}
