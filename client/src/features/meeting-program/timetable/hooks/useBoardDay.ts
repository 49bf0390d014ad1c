import { useMemo } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import { useAllPages } from '../../../../data/freshness/useAllPages';
import { useTimetableMeetingsQuery } from '../../../../generated/hooks';
import { itemsOf, podsOf } from '../lib/planned';
import { useFloor } from './useFloor';

const PAGE = 100;

/** All meetings of a draft on a day, page after page, and the pods of the event. */
export function useBoardDay(runId: string, date: string) {
  const { event } = useEventContext();
  const floor = useFloor();
  const { data, error, refetch, fetchMore, networkStatus } = useTimetableMeetingsQuery({
    variables: { runId, date, first: PAGE },
  });
  const page = data?.scheduleRunMeetings;
  useAllPages({ networkStatus, pageInfo: page?.pageInfo, fetchMore });
  const meetings = page?.nodes;
  const items = useMemo(() => itemsOf(meetings ?? [], event.timezone), [meetings, event.timezone]);
  const pods = useMemo(() => podsOf(floor.pods ?? [], meetings ?? []), [floor.pods, meetings]);
  return {
    meetings,
    items,
    pods,
    hours: floor.hours,
    error: page && floor.pods ? undefined : (error ?? floor.error),
    isLoading: !page || !floor.pods,
    refetch: () => Promise.all([refetch(), floor.refetch()]),
  };
}
