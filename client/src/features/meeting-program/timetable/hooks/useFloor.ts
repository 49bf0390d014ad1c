import { useEventContext } from '../../../../data/event/useEventContext';
import { useAllPages } from '../../../../data/freshness/useAllPages';
import { useTimetableFloorQuery } from '../../../../generated/hooks';

/** All pods of the event, page after page, and its meeting hours. */
export function useFloor() {
  const { event } = useEventContext();
  const { data, error, refetch, fetchMore, networkStatus } = useTimetableFloorQuery({
    variables: { eventId: event.id },
  });
  useAllPages({ networkStatus, pageInfo: data?.pods.pageInfo, fetchMore });
  return { pods: data?.pods.nodes, hours: data?.event, error, refetch };
}
