import { useEffect } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import { useFurtherPage } from '../../../../data/freshness/useFurtherPage';
import { useTimetableFloorQuery } from '../../../../generated/hooks';

/** All pods of the event, page after page, and its meeting hours. */
export function useFloor() {
  const { event } = useEventContext();
  const { data, error, refetch, fetchMore, networkStatus } = useTimetableFloorQuery({
    variables: { eventId: event.id },
  });
  const further = useFurtherPage(networkStatus);
  const { hasNextPage, endCursor } = data?.pods.pageInfo ?? {};
  useEffect(() => {
    if (hasNextPage && !further.isFailed && !further.isLoading)
      void further.load(() => fetchMore({ variables: { after: endCursor } }));
  });
  return { pods: data?.pods.nodes, hours: data?.event, error, refetch };
}
