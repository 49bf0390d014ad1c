import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

/** Deletes the agendas, calendar addresses and busy times of attendees, and takes them off the sessions at which they speak. */
export const deletePlansOf = statement('schedule.deletePlansOf', {
  params: { attendeeIds: 'uuid[]' },
  row: {},
  text: (p) => sql`
    WITH agenda AS (DELETE FROM agenda_entries WHERE attendee_id = ANY(${p.attendeeIds})),
      feeds AS (DELETE FROM agenda_feeds WHERE attendee_id = ANY(${p.attendeeIds})),
      busy AS (DELETE FROM busy_times WHERE attendee_id = ANY(${p.attendeeIds}))
    DELETE FROM activity_speakers WHERE attendee_id = ANY(${p.attendeeIds})`,
});
