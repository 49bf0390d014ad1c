import { useCallback, useMemo, useRef, useState } from 'react';
import type { CompanyCard_CompanyFragment, CompanyKind, CompanySort } from '../../../generated/graphql';
import { useCompanyListQuery } from '../../../generated/hooks';
import { toCompanyFilter } from '../lib/company-filter';

const PAGE = 48;
const NONE: CompanyCard_CompanyFragment[] = [];

interface CompanyListOptions {
  eventId: string;
  kind: CompanyKind;
  values: {
    q: string;
    sort: CompanySort;
    country: readonly string[] | null;
    interest: readonly string[] | null;
  };
}

/** The companies of one kind that match the filters, more of them as one scrolls; the last list stays while the next one loads. */
export function useCompanyList({ eventId, kind, values }: CompanyListOptions) {
  const filter = useMemo(() => toCompanyFilter(kind, values), [kind, values]);
  const { data, previousData, error, fetchMore, refetch } = useCompanyListQuery({
    variables: { eventId, filter, sort: values.sort, first: PAGE },
  });
  const underWay = useRef(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const shown = data ?? previousData;
  const { hasNextPage = false, endCursor = null } = data?.companies.pageInfo ?? {};

  const loadMore = useCallback(async () => {
    if (underWay.current || !hasNextPage) return;
    underWay.current = true;
    setMoreFailed(false);
    try {
      await fetchMore({ variables: { after: endCursor } });
    } catch {
      setMoreFailed(true);
    } finally {
      underWay.current = false;
    }
  }, [fetchMore, hasNextPage, endCursor]);

  return {
    companies: shown?.companies.nodes ?? NONE,
    total: shown?.companies.totalCount,
    hasMore: hasNextPage && !moreFailed,
    isStale: !data && previousData !== undefined,
    error: data ? undefined : error,
    loadMore: () => void loadMore(),
    moreFailed,
    retry: () => void refetch(),
  };
}
