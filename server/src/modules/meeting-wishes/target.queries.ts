import { column, columnsFor } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { jsonListOf } from '../../core/db/own-data';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isInGroup } from '../attendees/index';
import { MeetingTargetEntity } from './target.entity';
import { MeetingTarget } from './target.types';

/** Columns of targets, for modules that read them. */
export const meetingTargetColumnsOf = columnsFor(MeetingTargetEntity);

/** The target that counts for an attendee, as a row `t` of a LATERAL join: the most specific, of groups that of the highest priority. */
export const targetOf = (attendee: Sql): Sql => sql`(
    SELECT t.* FROM meeting_targets t WHERE t.event_id = ${attendee}.event_id AND (t.attendee_id = ${attendee}.id OR t.company_id = ${attendee}.company_id
      OR t.group_id IN (SELECT g.id FROM attendee_groups g WHERE g.event_id = ${attendee}.event_id AND ${isInGroup(attendee, sql`g`)}))
    ORDER BY t.attendee_id IS NULL, t.company_id IS NULL, t.priority DESC, t.minimum DESC NULLS LAST, t.id LIMIT 1)`;

/** The targets of an event: persons first, then companies, then groups. */
export const targetsOfEvent = statement('meetingWishes.targetsOfEvent', {
  params: { eventId: 'uuid' },
  row: MeetingTarget.columns(sql`t`),
  text: (p, columns) => sql`
    SELECT ${columns} FROM meeting_targets t WHERE t.event_id = ${p.eventId}
    ORDER BY t.attendee_id IS NULL, t.company_id IS NULL, t.priority DESC, t.id`,
});

/** Which of these ids are attendees, companies or groups of an event. */
export const targetsAmong = statement('meetingWishes.targetsAmong', {
  params: { eventId: 'uuid', ids: 'uuid[]' },
  row: { id: column('uuid', sql`found.id`), kind: column('text', sql`found.kind`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM (
      SELECT a.id, 'attendeeId' AS kind FROM attendees a WHERE a.event_id = ${p.eventId} AND a.id = ANY(${p.ids}) AND a.status <> 'REMOVED'
      UNION ALL SELECT c.id, 'companyId' FROM companies c WHERE c.event_id = ${p.eventId} AND c.id = ANY(${p.ids})
      UNION ALL SELECT g.id, 'groupId' FROM attendee_groups g WHERE g.event_id = ${p.eventId} AND g.id = ANY(${p.ids})) AS found`,
});

export const deleteTargets = statement('meetingWishes.deleteTargets', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`DELETE FROM meeting_targets WHERE id = ANY(${p.ids})`,
});

/** A target as it is stored. */
export type TargetRow = Pick<
  MeetingTarget,
  'id' | 'attendeeId' | 'companyId' | 'groupId' | 'minimum' | 'maximum' | 'perDay' | 'priority'
>;

/** Writes targets of an event; those with the id of one that is there replace its numbers. */
export const saveTargets = statement('meetingWishes.saveTargets', {
  params: { eventId: 'uuid', targets: typed<readonly TargetRow[]>('jsonb') },
  text: (p) => sql`
    INSERT INTO meeting_targets (id, event_id, attendee_id, company_id, group_id, minimum, maximum, per_day, priority)
    SELECT r.id, ${p.eventId}, r."attendeeId", r."companyId", r."groupId", r.minimum, r.maximum, r."perDay", r.priority
    FROM jsonb_to_recordset(${p.targets}) AS r (id uuid, "attendeeId" uuid, "companyId" uuid, "groupId" uuid, minimum int, maximum int,
      "perDay" int, priority int)
    ON CONFLICT (id) DO UPDATE SET minimum = excluded.minimum, maximum = excluded.maximum, per_day = excluded.per_day,
      priority = excluded.priority, updated_at = now()`,
});

/** Notes that the targets of an event have changed. */
export const noteTargets = statement('meetingWishes.noteTargets', {
  params: { eventId: 'uuid' },
  text: (p) => sql`
    UPDATE meeting_programs SET targets_changed_at = greatest(now(), targets_changed_at + interval '1 millisecond')
    WHERE event_id = ${p.eventId}`,
});

/** Removes the targets of these attendees. */
export const deleteTargetsOf = statement('meetingWishes.deleteTargetsOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM meeting_targets WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** How many meetings were promised to a profile, for the export of one's own data. */
export const ownTargets = jsonListOf({
  row: sql`'minimum', t.minimum, 'maximum', t.maximum, 'perDay', t.per_day, 'setAt', t.created_at`,
  from: sql`meeting_targets t WHERE t.attendee_id = a.id`,
  order: sql`t.created_at`,
});

/** Copies the targets of groups to the copy of an event, whose groups have the same bits; people and companies stay behind. */
export const copyTargets = statement('meetingWishes.copyTargets', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO meeting_targets (id, event_id, group_id, minimum, maximum, per_day, priority)
    SELECT copy.id, ${p.copyId}, c.id, t.minimum, t.maximum, t.per_day, t.priority
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN meeting_targets t ON t.id = copy.original
    JOIN attendee_groups g ON g.id = t.group_id JOIN attendee_groups c ON c.event_id = ${p.copyId} AND c.bit = g.bit`,
});
