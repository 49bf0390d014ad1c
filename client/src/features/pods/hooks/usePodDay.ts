import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { PodScheduleDocument } from '../../../generated/graphql';
import {
  usePodHoursQuery,
  usePodScheduleChangedSubscription,
  usePodScheduleQuery,
} from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useCatchUp } from '../../../hooks/useCatchUp';
import { logFailure } from '../../../lib/log';
import { queryFresh } from '../../../lib/freshness';
import { dropEntry, keepEntry } from '../lib/pod-cache';
import { entryId, itemsOf } from '../lib/pod-items';

/** One day at the pods, live. */
export function usePodDay(date: string, days: readonly string[]) {
  const { event } = useEventContext();
  const { id: eventId, timezone } = event;
  const client = useApolloClient();
  const { data, error, refetch } = usePodScheduleQuery({ variables: { eventId, date } });
  const hours = usePodHoursQuery({ variables: { eventId } });
  const refresh = () => {
    refetch().catch((reason: unknown) => logFailure('The pods did not refresh', reason));
  };
  usePodScheduleChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      const change = told?.podScheduleChanged;
      if (!change) return;
      if (!change.podActivityId) refresh();
      else if (change.podActivity) keepEntry(client.cache, eventId, change.podActivity, timezone);
      else dropEntry(client.cache, eventId, change.podActivityId, days);
    },
    onError: (reason) => logFailure('The subscription of the pods failed', reason),
  });
  useCatchUp(() => queryFresh(client, PodScheduleDocument, { eventId, date }), 'The pods did not refresh');
  const day = data?.podSchedule;
  const items = useMemo(() => (day ? itemsOf(day, timezone) : []), [day, timezone]);
  const entries = useMemo(
    () => new Map(day?.podActivities.map((entry) => [entryId(entry) ?? '', entry])),
    [day],
  );
  return {
    pods: day?.pods,
    items,
    /** What the items were made from, by their keys. */
    entries,
    hours: hours.data?.event,
    isLoading: (!day && !error) || (!hours.data && !hours.error),
    error: day ? undefined : error,
    refetch: () => Promise.all([refetch(), hours.refetch()]),
  };
}

export type PodDayState = ReturnType<typeof usePodDay>;
