import { useMemo } from 'react';
import { refresh } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { useEventContext } from '../../../data/event/useEventContext';
import {
  usePodHoursQuery,
  usePodScheduleChangedSubscription,
  usePodScheduleQuery,
} from '../../../generated/hooks';
import type { useDayParam } from '../../../ui';
import { slotsOf } from '../lib/pod-hours';
import { itemsOf } from '../lib/pod-items';

/** The chosen day at the pods, live. */
export function usePodDay({ day: date, days }: ReturnType<typeof useDayParam>) {
  const { event } = useEventContext();
  const { id: eventId, timezone } = event;
  const { data, error, refetch, client } = usePodScheduleQuery({ variables: { eventId, date } });
  const hours = usePodHoursQuery({ variables: { eventId } });
  usePodScheduleChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: () => refresh(client, 'podSchedule'),
    onError: (reason) => logFailure('The subscription of the pods failed', reason),
  });
  useCatchUp('podSchedule');
  const day = data?.podSchedule;
  const pods = useMemo(() => day?.pods.toSorted((a, b) => a.position - b.position), [day]);
  const items = useMemo(() => (day ? itemsOf(day, timezone) : []), [day, timezone]);
  const slots = useMemo(() => slotsOf(hours.data?.event, date, timezone), [hours.data, date, timezone]);
  return {
    date,
    /** All days of the event. */
    days,
    /** The times in which meetings can be held on it. */
    slots,
    pods,
    nameOf: (podId: string): string => pods?.find(({ id }) => id === podId)?.name ?? '',
    items,
    hours: hours.data?.event,
    isLoading: (!day && !error) || (!hours.data && !hours.error),
    error: day ? undefined : error,
    refetch: () => Promise.all([refetch(), hours.refetch()]),
  };
}

export type PodDayState = ReturnType<typeof usePodDay>;
