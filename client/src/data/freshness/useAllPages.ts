import type { NetworkStatus } from '@apollo/client';
import { useEffect } from 'react';
import { useFurtherPage } from './useFurtherPage';

interface PagedQuery {
  networkStatus: NetworkStatus;
  /** Of what the query shows; undefined until it has answered. */
  pageInfo: { hasNextPage: boolean; endCursor?: string | null } | undefined;
  fetchMore: (options: { variables: { after?: string | null } }) => Promise<unknown>;
}

/** Loads all pages of a query one after the other; a page that fails ends it. */
export function useAllPages({ networkStatus, pageInfo, fetchMore }: PagedQuery): void {
  const further = useFurtherPage(networkStatus);
  useEffect(() => {
    if (pageInfo?.hasNextPage && !further.isFailed && !further.isLoading)
      void further.load(() => fetchMore({ variables: { after: pageInfo.endCursor } }));
  });
}
