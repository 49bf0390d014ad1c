import { column, countOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

/** Counts of an attendee `a`: accepted meetings, messages and bookmarks. */
export const activity = {
  meetings: column(
    'int4',
    sql`((SELECT count(*) FROM meetings m WHERE m.sender_id = a.id AND m.status = 'ACTIVE')
       + (SELECT count(*) FROM meetings m WHERE m.receiver_id = a.id AND m.status = 'ACTIVE'))::int`,
  ),
  messages: countOf(sql`messages t WHERE t.sender_id = a.id`),
  bookmarks: countOf(sql`bookmarks b WHERE b.owner_id = a.id`),
};

export const activityOfAttendees = statement('reports.activityOfAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: { id: column('uuid', sql`a.id`), ...activity },
  text: (p, columns) => sql`SELECT ${columns} FROM unnest(${p.attendeeIds}) AS a (id)`,
});
