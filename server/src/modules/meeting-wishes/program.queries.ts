import { column, columnsOf } from '../../core/db/columns';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf, isInGroup } from '../attendees/index';
import { takesPart } from '../event-access/index';
import { groupColumnsOf } from '../groups/index';
import { MeetingProgramEntity } from './program.entity';
import { MeetingProgram } from './program.types';

/** Whether an attendee takes part in the event, and in its meeting program. */
export const takesPartInProgram = (attendee: Sql): Sql => sql`(${takesPart(attendee)} AND EXISTS (
    SELECT 1 FROM meeting_programs mp WHERE mp.event_id = ${attendee}.event_id AND (mp.group_ids IS NULL OR EXISTS (
      SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND ${isInGroup(attendee, sql`pg`)}))))`;

/** Whether the program `p` of the event `e` takes wishes now. */
export const takesWishes = sql`coalesce(p.wishes_open_at <= now() AND now() < coalesce(p.wishes_close_at, e.ends_at), false)`;

const programColumns = {
  ...MeetingProgram.columns(sql`p`),
  ...columnsOf(
    MeetingProgramEntity,
    sql`p`,
    'order',
    'mostInRow',
    'fillsByMatches',
    'groupIds',
    'targetsChangedAt',
  ),
  takesWishes: column('bool', takesWishes),
};

/** The meeting programs of events. */
export const programsOfEvents = statement('meetingWishes.programsOfEvents', {
  params: { eventIds: 'uuid[]' },
  row: programColumns,
  text: (p, shown) => sql`
    SELECT ${shown} FROM meeting_programs p JOIN events e ON e.id = p.event_id WHERE p.event_id = ANY(${p.eventIds})`,
});

/** Of these events those that let a user in, and whether they take part in the meeting program. */
export const membershipsIn = statement('meetingWishes.membershipsIn', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { ...attendeeColumnsOf(sql`a`, 'eventId'), takesPart: column('bool', takesPartInProgram(sql`a`)) },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM event_members m JOIN attendees a ON a.id = m.attendee_id
    WHERE m.user_id = ${p.userId} AND m.event_id = ANY(${p.eventIds})`,
});

/** Adds the program of an event where it has none. */
export const insertProgram = statement('meetingWishes.insertProgram', {
  params: { id: 'uuid', eventId: 'uuid' },
  text: (p) => sql`
    INSERT INTO meeting_programs (id, event_id) VALUES (${p.id}, ${p.eventId})
    ON CONFLICT ON CONSTRAINT meeting_programs_event_id_key DO NOTHING`,
});

/** Which of these ids are groups of an event. */
export const groupsAmong = statement('meetingWishes.groupsAmong', {
  params: { eventId: 'uuid', ids: 'uuid[]' },
  row: groupColumnsOf(sql`g`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendee_groups g WHERE g.event_id = ${p.eventId} AND g.id = ANY(${p.ids})`,
});

/** Copies the program of an event to another one, without its times. */
export const copyProgram = statement('meetingWishes.copyProgram', {
  params: { id: 'uuid', eventId: 'uuid', copyId: 'uuid' },
  text: (p) => sql`
    INSERT INTO meeting_programs (id, event_id, goal_order, most_in_row, fills_by_matches, group_ids)
    SELECT ${p.id}, ${p.copyId}, o.goal_order, o.most_in_row, o.fills_by_matches,
      CASE WHEN o.group_ids IS NOT NULL THEN ARRAY(
        SELECT c.id FROM attendee_groups g JOIN attendee_groups c ON c.event_id = ${p.copyId} AND c.bit = g.bit WHERE g.id = ANY(o.group_ids)) END
    FROM meeting_programs o WHERE o.event_id = ${p.eventId}`,
});
