import { useMemo, useRef, useState } from 'react';
import type { AttendeeCard_AttendeeFragment } from '../../../generated/graphql';
import { useAttendeeListQuery } from '../../../generated/hooks';
import { toApiFilter, type ListFilters } from '../lib/attendee-filter';

const PAGE = 48;
const NONE: AttendeeCard_AttendeeFragment[] = [];

/** The attendees that match the filters, more of them as one reads on; the last list stays while the next one loads. */
export function useAttendeeList(eventId: string, filters: ListFilters) {
  const filter = useMemo(() => toApiFilter(filters), [filters]);
  const { data, previousData, error, loading, fetchMore, refetch } = useAttendeeListQuery({
    variables: { eventId, filter, first: PAGE },
  });
  const underWay = useRef(false);
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);

  const shown = data ?? previousData;
  const pageInfo = data?.attendees.pageInfo;
  const loadMore = async () => {
    if (underWay.current || !pageInfo?.hasNextPage) return;
    underWay.current = true;
    setLoadingMore(true);
    setMoreFailed(false);
    try {
      await fetchMore({ variables: { after: pageInfo.endCursor } });
    } catch {
      setMoreFailed(true);
    } finally {
      underWay.current = false;
      setLoadingMore(false);
    }
  };

  return {
    attendees: shown?.attendees.nodes ?? NONE,
    total: shown?.attendees.totalCount,
    hasMore: pageInfo?.hasNextPage ?? false,
    isStale: !data && previousData !== undefined,
    error: data ? undefined : error,
    loading,
    loadMore,
    loadingMore,
    moreFailed,
    refetch,
  };
}
