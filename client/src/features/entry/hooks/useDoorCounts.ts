import { useApolloClient } from '@apollo/client/react';
import { useThrottledCallback } from 'use-debounce';
import { refresh } from '../../../data/freshness';
import { useCatchUp } from '../../../data/useCatchUp';
import {
  useDoorCountsQuery,
  useDoorEntriesSubscription,
  useEntryConflictsQuery,
} from '../../../generated/hooks';
import { dayKey } from '../../../lib/time';
import { useNow } from '../../../ui';

/** Counts follow within a second, however many gates are at work. */
const COUNTS_MS = 700;
const CONFLICTS_MS = 3000;
/** Names of people: not among the copies that this device keeps for use without a network. */
const NOT_KEPT = { keep: false };

/** How many are inside and went through each gate today, and the entries in conflict; live. */
export function useDoorCounts(eventId: string, zone: string) {
  const client = useApolloClient();
  const date = dayKey(useNow(60_000), zone);
  const { data: counts, error } = useDoorCountsQuery({ variables: { eventId, date } });
  const conflicts = useEntryConflictsQuery({ variables: { eventId }, context: NOT_KEPT });
  const refetchCounts = useThrottledCallback(() => refresh(client, 'headCount'), COUNTS_MS);
  const refetchConflicts = useThrottledCallback(() => refresh(client, 'checkIns'), CONFLICTS_MS);
  const recount = () => {
    refetchCounts();
    refetchConflicts();
  };
  useDoorEntriesSubscription({ variables: { eventId }, onData: recount });
  useCatchUp('headCount', 'checkIns');
  return { counts, error, conflicts: conflicts.data?.checkIns.nodes, refresh: recount };
}
