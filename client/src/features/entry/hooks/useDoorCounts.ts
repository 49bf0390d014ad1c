import { useApolloClient } from '@apollo/client/react';
import { useThrottledCallback } from 'use-debounce';
import { refresh } from '../../../data/freshness/freshness';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import type { EntryConflictsQuery } from '../../../generated/graphql';
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

type Entry = EntryConflictsQuery['checkIns']['nodes'][number];

/** The entries of one badge that cannot all be of one person, the earliest first. */
interface ConflictGroup {
  attendee: Entry['attendee'];
  entries: Entry[];
}

/** Entries in conflict by whose badge it was; those with the latest entry first, as the entries come. */
function conflictGroups(entries: readonly Entry[]): ConflictGroup[] {
  const groups = new Map<string, ConflictGroup>();
  for (const entry of entries) {
    const group = groups.get(entry.attendee.id) ?? { attendee: entry.attendee, entries: [] };
    group.entries.unshift(entry);
    groups.set(entry.attendee.id, group);
  }
  return [...groups.values()];
}

/** How many are inside and went through each gate today, and the entries in conflict once they are known; live. */
export function useDoorCounts(eventId: string, zone: string) {
  const client = useApolloClient();
  const date = dayKey(useNow(60_000), zone);
  const { data: counts, error } = useDoorCountsQuery({ variables: { eventId, date } });
  const { data: found } = useEntryConflictsQuery({ variables: { eventId }, context: NOT_KEPT });
  const refetchCounts = useThrottledCallback(() => refresh(client, 'headCount'), COUNTS_MS);
  const refetchConflicts = useThrottledCallback(() => refresh(client, 'checkIns'), CONFLICTS_MS);
  const recount = () => {
    refetchCounts();
    refetchConflicts();
  };
  useDoorEntriesSubscription({ variables: { eventId }, onData: recount });
  useCatchUp('headCount', 'checkIns');
  return { counts, error, conflicts: found && conflictGroups(found.checkIns.nodes), refresh: recount };
}

export type DoorState = ReturnType<typeof useDoorCounts>;
