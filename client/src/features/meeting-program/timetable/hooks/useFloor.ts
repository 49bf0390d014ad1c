import { useEventContext } from '../../../../data/event/useEventContext';
import { useTimetableFloorQuery } from '../../../../generated/hooks';
import { eventDays } from '../../../../lib/event-days';

/** All pods of the event in the order of the floor, and its meeting hours. */
export function useFloor(date?: string) {
  const { event } = useEventContext();
  const [first = ''] = eventDays(event, event.timezone);
  const { data, error, refetch } = useTimetableFloorQuery({
    variables: { eventId: event.id, date: date ?? first },
  });
  return { pods: data?.podSchedule.pods, hours: data?.event, error, refetch };
}
