import type { Statement } from '../../core/db/database';
import { defineHook } from '../../core/hooks';
import type { ListProjection, Reader } from './attendee-list.queries';
import type { TextSearch } from './attendee-text.queries';
import type { AttendeesArgs } from './attendee.types';

/**
 * Runs in the transaction that removes attendees, with their rows locked and before they become tombstones. What is kept of them
 * goes afterwards, by `personErasing`.
 */
export const attendeeRemoving = defineHook<{ attendeeIds: readonly string[] }, { closedMeetings?: number }>(
  'attendees.removing',
);

/** Runs in the transaction that adds attendees who are to be invited at once. */
export const attendeesInvited = defineHook<{ attendeeIds: readonly string[] }>('attendees.invited');

/** A page of an event's attendees, the best match of the viewer first. */
export interface RankedList {
  eventId: string;
  reader: Reader;
  args: AttendeesArgs;
  projection: ListProjection;
  /** How many of the list come before the page. */
  start: number;
  text: TextSearch | undefined;
}

/** Asks for the statements of such a page. */
export const rankingByMatch = defineHook<RankedList, { select: Statement; count: Statement }>(
  'attendees.rankingByMatch',
  { transaction: 'optional' },
);
