import { statement } from '../../../core/db/statement';

/** Notes that an attendee objects to being learned from; once noted, it stays as it is. */
export const insertObjection = statement('matching.insertObjection', {
  params: { attendeeId: 'uuid' },
  row: {},
  text: (p) => `INSERT INTO match_objections (attendee_id) VALUES (${p.attendeeId}) ON CONFLICT DO NOTHING`,
});

/** Takes an objection back. */
export const deleteObjection = statement('matching.deleteObjection', {
  params: { attendeeId: 'uuid' },
  row: {},
  text: (p) => `DELETE FROM match_objections WHERE attendee_id = ${p.attendeeId}`,
});

/** Those of these attendees who object. */
export const objectingAttendees = statement('matching.objectingAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: { id: 'uuid' },
  text: (p) => `SELECT attendee_id AS id FROM match_objections WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** The events of these attendees that have a model. */
export const modelsOfAttendees = statement('matching.modelsOfAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: { eventId: 'uuid' },
  text: (p) => `
    SELECT DISTINCT m.event_id AS "eventId" FROM attendees a JOIN match_models m ON m.event_id = a.event_id
    WHERE a.id = ANY(${p.attendeeIds})`,
});

/** Whether a profile objects to being learned from, for the export of one's own data. */
export const ownObjection = `EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = a.id)`;
