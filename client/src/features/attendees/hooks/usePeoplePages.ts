import type { ApolloClient } from '@apollo/client';
import { useCallback, useRef, useState } from 'react';

interface Pages<Person> {
  attendees: {
    nodes: Person[];
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
    totalCount: number;
  };
}

/** The part of a query's result that the pages need; all lists of people have the same variables. */
interface Result<Person> {
  data?: Pages<Person>;
  previousData?: Pages<Person>;
  error?: Error;
  fetchMore: (options: {
    variables: { after?: string | null };
  }) => Promise<ApolloClient.QueryResult<Pages<Person>>>;
  refetch: () => Promise<unknown>;
}

export const PAGE_SIZE = 48;

/** A list of people as it is read on; the last list stays, marked stale, while the next one loads. */
export function usePeoplePages<Person>({ data, previousData, error, fetchMore, refetch }: Result<Person>) {
  const isUnderWay = useRef(false);
  const [isMoreFailed, setMoreFailed] = useState(false);
  const shown = data ?? previousData;
  const pageInfo = data?.attendees.pageInfo;
  const after = pageInfo?.endCursor;
  const hasMore = pageInfo?.hasNextPage ?? false;

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
    people: shown?.attendees.nodes,
    total: shown?.attendees.totalCount,
    hasMore: hasMore && !isMoreFailed,
    isStale: !data && previousData !== undefined,
    isMoreFailed,
    error: data ? undefined : error,
    loadMore,
    refetch,
  };
}

export type PeoplePages<Person> = ReturnType<typeof usePeoplePages<Person>>;
