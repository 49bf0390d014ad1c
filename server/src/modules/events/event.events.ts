import { defineHook } from '../../core/request/hooks';

/** Runs in the transaction that makes a copy of an event, once the copy is there: modules copy what belongs to it. */
export const eventCopied = defineHook<{ eventId: string; copyId: string }>('events.copied');

/** Runs in a transaction after which places of an event may be free that were not before. */
export const placesChanged = defineHook<{ eventIds: readonly string[] }>('events.placesChanged');

/** Runs in the transaction that replaces an event's interests, before a term of a vocabulary gets another text. */
export const interestTermRenaming = defineHook<{
  eventId: string;
  vocabulary: string;
  from: string;
  to: string;
}>('events.interestTermRenaming');

/** Runs in that transaction when the new groups and terms stand, before terms that are no longer wanted are deleted. */
export const interestGroupsWritten = defineHook<{ eventId: string }>('events.interestGroupsWritten');
