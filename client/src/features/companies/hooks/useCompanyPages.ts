import { useCallback, useRef, useState } from 'react';
import type { CompanyCard_CompanyFragment } from '../../../generated/graphql';

interface Pages {
  nodes: CompanyCard_CompanyFragment[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

/** The part of a query's result that the pages need. */
interface Result {
  error?: Error;
  fetchMore: (options: { variables: { after?: string | null } }) => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

export const PAGE_SIZE = 48;
const NONE: CompanyCard_CompanyFragment[] = [];

/** A list of companies, more of them as one scrolls; the last list stays while the next one loads. */
export function useCompanyPages(
  { error, fetchMore, refetch }: Result,
  current: Pages | undefined,
  previous: Pages | undefined,
) {
  const isUnderWay = useRef(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const shown = current ?? previous;
  const { hasNextPage = false, endCursor = null } = current?.pageInfo ?? {};

  const loadMore = useCallback(() => {
    if (isUnderWay.current || !hasNextPage) return;
    isUnderWay.current = true;
    setMoreFailed(false);
    fetchMore({ variables: { after: endCursor } })
      .catch(() => setMoreFailed(true))
      .finally(() => {
        isUnderWay.current = false;
      });
  }, [fetchMore, hasNextPage, endCursor]);

  return {
    companies: shown?.nodes ?? NONE,
    total: shown?.totalCount,
    hasMore: hasNextPage && !moreFailed,
    isStale: !current && previous !== undefined,
    error: current ? undefined : error,
    loadMore,
    moreFailed,
    retry: () => void refetch(),
  };
}

export type CompanyPages = ReturnType<typeof useCompanyPages>;
