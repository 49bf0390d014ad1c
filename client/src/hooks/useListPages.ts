import { useCallback, useRef, useState } from 'react';

/** A page of a list as a query returns it. */
export interface ListPage<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

/** The part of a query's result that the pages need. */
export interface PagedResult {
  error?: Error;
  fetchMore: (options: { variables: { after?: string | null } }) => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** How many rows such a list asks for at a time. */
export const PAGE_SIZE = 48;

/** A list as it is read on by scrolling; `previous`, the last list, stays and is marked stale while the next one loads. */
export function useListPages<Node>(
  { error, fetchMore, refetch }: PagedResult,
  current: ListPage<Node> | undefined,
  previous: ListPage<Node> | undefined,
) {
  const isUnderWay = useRef(false);
  const [isMoreFailed, setMoreFailed] = useState(false);
  const shown = current ?? previous;
  const after = current?.pageInfo.endCursor;
  const hasMore = current?.pageInfo.hasNextPage ?? false;

  const loadMore = useCallback(() => {
    if (isUnderWay.current || !hasMore) return;
    isUnderWay.current = true;
    setMoreFailed(false);
    fetchMore({ variables: { after } })
      .catch(() => setMoreFailed(true))
      .finally(() => {
        isUnderWay.current = false;
      });
  }, [fetchMore, after, hasMore]);

  return {
    nodes: shown?.nodes,
    total: shown?.totalCount,
    hasMore: hasMore && !isMoreFailed,
    isStale: !current && previous !== undefined,
    isMoreFailed,
    error: current ? undefined : error,
    loadMore,
    refetch,
  };
}

export type ListPages<Node> = ReturnType<typeof useListPages<Node>>;
