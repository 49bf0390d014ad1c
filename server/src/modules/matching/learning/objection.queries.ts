import { columnOf, columnsOf } from '../../../core/db/columns';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { MatchModelEntity } from '../model/match-model.entity';
import { MatchObjectionEntity } from './persona-pair.entity';

/** Notes that an attendee objects to being learned from; once noted, it stays as it is. */
export const insertObjection = statement('matching.insertObjection', {
  params: { attendeeId: 'uuid' },
  text: (p) =>
    sql`INSERT INTO match_objections (attendee_id) VALUES (${p.attendeeId}) ON CONFLICT DO NOTHING`,
});

/** Takes an objection back. */
export const deleteObjection = statement('matching.deleteObjection', {
  params: { attendeeId: 'uuid' },
  text: (p) => sql`DELETE FROM match_objections WHERE attendee_id = ${p.attendeeId}`,
});

/** Those of these attendees who object. */
export const objectingAttendees = statement('matching.objectingAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: { id: columnOf(MatchObjectionEntity, sql`o`, 'attendeeId') },
  text: (p, columns) =>
    sql`SELECT ${columns} FROM match_objections o WHERE o.attendee_id = ANY(${p.attendeeIds})`,
});

/** The events of these attendees that have a model. */
export const modelsOfAttendees = statement('matching.modelsOfAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: columnsOf(MatchModelEntity, sql`m`, 'eventId'),
  text: (p, columns) => sql`
    SELECT DISTINCT ${columns} FROM attendees a JOIN match_models m ON m.event_id = a.event_id
    WHERE a.id = ANY(${p.attendeeIds})`,
});

/** Whether a profile objects to being learned from, for the export of one's own data. */
export const ownObjection = sql`EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = a.id)`;
