import type { EntryConflictsQuery } from '../../../generated/graphql';

type Entry = EntryConflictsQuery['checkIns']['nodes'][number];

/** The entries of one badge that cannot all be of one person. */
export interface ConflictGroup {
  attendee: Entry['attendee'];
  /** The earliest first. */
  entries: Entry[];
}

/** Entries in conflict by whose badge it was; those with the latest entry first, as the entries come. */
export function conflictGroups(entries: readonly Entry[]): ConflictGroup[] {
  const groups = new Map<string, ConflictGroup>();
  for (const entry of entries) {
    const group = groups.get(entry.attendee.id) ?? { attendee: entry.attendee, entries: [] };
    group.entries.unshift(entry);
    groups.set(entry.attendee.id, group);
  }
  return [...groups.values()];
}
