import { statement } from '../../core/db/statement';

/** What each of these attendees did: meetings that are agreed on, messages and bookmarks. */
export const activityOfAttendees = statement('reports.activityOfAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: { id: 'uuid', meetings: 'int4', messages: 'int4', bookmarks: 'int4' },
  text: (p) => `
    SELECT a.id,
      ((SELECT count(*) FROM meetings m WHERE m.sender_id = a.id AND m.status = 'ACTIVE')
       + (SELECT count(*) FROM meetings m WHERE m.receiver_id = a.id AND m.status = 'ACTIVE'))::int AS meetings,
      (SELECT count(*) FROM messages t WHERE t.sender_id = a.id)::int AS messages,
      (SELECT count(*) FROM bookmarks b WHERE b.owner_id = a.id)::int AS bookmarks
    FROM unnest(${p.attendeeIds}) AS a (id)`,
});
