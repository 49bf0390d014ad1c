import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useThrottledCallback } from 'use-debounce';
import { DoorCountsDocument } from '../../../generated/documents/scanner';
import {
  useDoorCountsQuery,
  useDoorEntriesSubscription,
  useEntryConflictsQuery,
} from '../../../generated/hooks';
import { useCatchUp } from '../../../hooks/useCatchUp';
import { useNow } from '../../../hooks/useNow';
import { queryFresh } from '../../../lib/freshness';
import { dayKey } from '../../../lib/time';
import { replaying } from '../lib/replaying';

/** Counts follow within a second, however many gates are at work. */
const COUNTS_MS = 700;
const CONFLICTS_MS = 3000;
/** Names of people: not among the copies that this device keeps for use without a network. */
const NOT_KEPT = { keep: false };

/** How many are inside and went through each gate today, and the entries in conflict; live. */
export function useDoorCounts(eventId: string, zone: string) {
  const client = useApolloClient();
  const date = dayKey(useNow(60_000), zone);
  const { data: counts, error, refetch } = useDoorCountsQuery({ variables: { eventId, date } });
  const conflicts = useEntryConflictsQuery({ variables: { eventId }, context: NOT_KEPT });
  const refetchCounts = useThrottledCallback(() => void refetch().catch(() => undefined), COUNTS_MS);
  const refetchConflicts = useThrottledCallback(
    () => void conflicts.refetch().catch(() => undefined),
    CONFLICTS_MS,
  );
  const refresh = () => {
    refetchCounts();
    refetchConflicts();
  };
  useDoorEntriesSubscription({ variables: { eventId }, onData: refresh });
  useCatchUp(
    () => Promise.all([queryFresh(client, DoorCountsDocument, { eventId, date }), conflicts.refetch()]),
    'The counts of the gates did not refresh',
  );
  // The queue may be sent before the subscription stands, so its news is not enough.
  useEffect(
    () =>
      replaying.subscribe(({ answered }, before) => {
        if (answered === before.answered) return;
        refetchCounts();
        refetchConflicts();
      }),
    [refetchCounts, refetchConflicts],
  );
  return { counts, error, conflicts: conflicts.data?.checkIns.nodes, refresh };
}
