import type { Query } from '../../core/db/query';
import { defineHook } from '../../core/request/hooks';
import type { AttendeeList } from './attendee-list.queries';
import type { Attendee } from './attendee.types';

/**
 * Runs in the transaction in which attendees stop taking part, with their rows locked: they are removed, and then their personal data
 * goes afterwards, by `personErasing`, or they give up their places and keep their profiles.
 */
export const attendeeLeaving = defineHook<{ attendeeIds: readonly string[] }, { closedMeetings?: number }>(
  'attendees.leaving',
);

/** Runs in the transaction that adds attendees who are to be invited at once. */
export const attendeesInvited = defineHook<{ attendeeIds: readonly string[] }>('attendees.invited');

/** A page of an event's attendees, the best match of the viewer first. */
export interface RankedList extends Omit<AttendeeList, 'plan'> {
  /** How many of the list come before the page. */
  start: number;
}

/** Asks for the queries of such a page. */
export const rankingByMatch = defineHook<
  RankedList,
  { select: Query<Attendee & { total?: number }>; count: Query<{ total: number }> }
>('attendees.rankingByMatch', { transaction: 'optional' });
