import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

/** Deletes what attendees were shown, dismissed and objected to, and where they were shown or dismissed by others. */
export const deleteMatchesOf = statement('matching.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  row: {},
  text: (p) => sql`
    WITH dismissed AS (
      DELETE FROM match_dismissals WHERE owner_id = ANY(${p.attendeeIds}) OR attendee_id = ANY(${p.attendeeIds})),
    objected AS (DELETE FROM match_objections WHERE attendee_id = ANY(${p.attendeeIds})),
    weighed AS (DELETE FROM match_vectors WHERE attendee_id = ANY(${p.attendeeIds}))
    DELETE FROM match_showings WHERE viewer_id = ANY(${p.attendeeIds}) OR attendee_id = ANY(${p.attendeeIds})`,
});
