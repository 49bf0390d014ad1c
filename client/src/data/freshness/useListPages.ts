import type { NetworkStatus } from '@apollo/client';
import { breakpoints } from '../../lib/breakpoints';
import { useFurtherPage } from './useFurtherPage';

/** A page of a list as a query returns it. */
export interface ListPage<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

/** The part of a query's result that the pages need. */
export interface PagedResult {
  error?: Error;
  networkStatus: NetworkStatus;
  fetchMore: (options: { variables: { after?: string | null } }) => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** The page size: phones show few rows, and are slow with many. */
export const PAGE_SIZE = window.innerWidth < breakpoints.md ? 16 : 48;

/** A list that loads further pages by scrolling; `previous`, the last list, is shown as stale while another one loads. */
export function useListPages<Node>(
  { error, networkStatus, fetchMore, refetch }: PagedResult,
  current: ListPage<Node> | undefined,
  previous: ListPage<Node> | undefined,
) {
  const shown = current ?? previous;
  const after = current?.pageInfo.endCursor;
  const hasMore = current?.pageInfo.hasNextPage ?? false;

  const further = useFurtherPage(networkStatus);

  const loadMore = () => {
    if (hasMore) void further.load(() => fetchMore({ variables: { after } }));
  };

  return {
    nodes: shown?.nodes,
    total: shown?.totalCount,
    hasMore: hasMore && !further.isFailed,
    isStale: !current && previous !== undefined,
    isMoreFailed: further.isFailed,
    error: current ? undefined : error,
    loadMore,
    refetch,
  };
}

export type ListPages<Node> = ReturnType<typeof useListPages<Node>>;
