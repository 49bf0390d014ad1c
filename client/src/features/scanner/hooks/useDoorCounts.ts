import { useThrottledCallback } from 'use-debounce';
import {
  useDoorCountsQuery,
  useDoorEntriesSubscription,
  useEntryConflictsQuery,
} from '../../../generated/hooks';
import { useNow } from '../../../hooks/useNow';
import { dayKey } from '../../../lib/time';

/** Counts follow within a second, however many gates are at work. */
const COUNTS_MS = 700;
const CONFLICTS_MS = 3000;
/** Names of people: not among the copies that this device keeps for use without a network. */
const NOT_KEPT = { keep: false };

/** How many are inside and went through each gate today, and the entries in conflict; live. */
export function useDoorCounts(eventId: string, zone: string) {
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
  return { counts, error, conflicts: conflicts.data?.checkIns.nodes, refresh };
}
