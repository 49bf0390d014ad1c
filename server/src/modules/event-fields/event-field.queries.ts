import { column, columnsOf } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { EventFieldEntity } from './event-field.entity';
import type { FieldRow, LostAnswers } from './event-field.rules';
import { EventField } from './event-field.types';

const fieldColumns = {
  ...EventField.columns(sql`f`),
  ...columnsOf(EventFieldEntity, sql`f`, 'position', 'updatedAt'),
};

/** The fields of events, in their order. */
export const fieldsOfEvents = statement('eventFields.ofEvents', {
  params: { eventIds: 'uuid[]' },
  row: fieldColumns,
  text: (p, columns) =>
    sql`SELECT ${columns} FROM event_fields f WHERE f.event_id = ANY(${p.eventIds}) ORDER BY f.event_id, f.position`,
});

/** Locks an event against changes of its fields, together with others who answer them. */
export const shareFields = statement('eventFields.share', {
  params: { eventId: 'uuid' },
  text: (p) => sql`SELECT FROM events WHERE id = ${p.eventId} FOR KEY SHARE`,
});

/** The groups of an event. */
export const groupIdsOfEvent = statement('eventFields.groupIdsOfEvent', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => sql`SELECT g.id FROM attendee_groups g WHERE g.event_id = ${p.eventId}`,
});

/** Takes a group that is gone out of the readers of fields; without other groups the answers are for staff. */
export const forgetReaders = statement('eventFields.forgetReaders', {
  params: { eventId: 'uuid', groupId: 'uuid' },
  text: (p) => sql`
    UPDATE event_fields SET group_ids = array_remove(group_ids, ${p.groupId}),
      audience = CASE WHEN array_remove(group_ids, ${p.groupId}) = '{}' THEN 'STAFF' ELSE audience END
    WHERE event_id = ${p.eventId} AND ${p.groupId} = ANY(group_ids)`,
});

export const deleteOtherFields = statement('eventFields.deleteOthers', {
  params: { eventId: 'uuid', ids: 'uuid[]' },
  text: (p) => sql`DELETE FROM event_fields WHERE event_id = ${p.eventId} AND id <> ALL(${p.ids})`,
});

/** Writes fields, all of which are then of one version. */
export const saveFields = statement('eventFields.save', {
  params: { eventId: 'uuid', fields: typed<readonly FieldRow[]>('jsonb'), updatedAt: 'timestamptz' },
  text: (p) => sql`
    INSERT INTO event_fields (id, event_id, position, key, kind, labels, helps, purposes, choices, required, audience, group_ids,
      keep_days, condition_field_id, condition_position, condition_answers, updated_at)
    SELECT r.id, ${p.eventId}, r.position, r.key, r.kind, r.labels, r.helps, r.purposes, r.choices, r.required, r.audience, r."groupIds",
      r."keepDays", r."conditionFieldId", r."conditionPosition", r."conditionAnswers", ${p.updatedAt}
    FROM jsonb_to_recordset(${p.fields}) AS r (id uuid, position int, key text, kind event_field_kind, labels jsonb, helps jsonb,
      purposes jsonb, choices jsonb, required boolean, audience event_field_audience, "groupIds" uuid[], "keepDays" int,
      "conditionFieldId" uuid, "conditionPosition" int, "conditionAnswers" text[])
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, key = excluded.key, kind = excluded.kind, labels = excluded.labels,
      helps = excluded.helps, purposes = excluded.purposes, choices = excluded.choices, required = excluded.required,
      audience = excluded.audience, group_ids = excluded.group_ids, keep_days = excluded.keep_days,
      condition_field_id = excluded.condition_field_id, condition_position = excluded.condition_position,
      condition_answers = excluded.condition_answers, updated_at = excluded.updated_at`,
});

/** How many people have answers that would be lost, by field. */
export const countLostAnswers = statement('eventFields.countLostAnswers', {
  params: { eventId: 'uuid', lost: typed<LostAnswers>('jsonb') },
  row: { fieldId: column('uuid', sql`lost.key::uuid`), removedAnswers: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN jsonb_each(${p.lost}) AS lost (key, choices) ON ${isLost(sql`a`, sql`lost`)}
    WHERE a.event_id = ${p.eventId} GROUP BY lost.key`,
});

/** Whether an attendee loses an answer by what is lost of a field (`key`, `choices`). */
const isLost = (attendee: Sql, lost: Sql): Sql => sql`${attendee}.answers ? ${lost}.key AND
  (${lost}.choices = 'null' OR ${attendee}.answers -> ${lost}.key ?| ARRAY(SELECT jsonb_array_elements_text(nullif(${lost}.choices, 'null'))))`;

/** Fields whose answers are not kept any longer and not erased yet, by event. */
export const expiredFields = statement('eventFields.expired', {
  params: {},
  row: {
    ...columnsOf(EventFieldEntity, sql`f`, 'eventId'),
    fieldIds: column('uuid[]', sql`array_agg(f.id)`),
  },
  text: (_p, columns) => sql`
    SELECT ${columns} FROM event_fields f JOIN events e ON e.id = f.event_id
    WHERE f.erased_at IS NULL AND e.ends_at + make_interval(days => f.keep_days) <= now() GROUP BY f.event_id`,
});

/** Notes that nobody has an answer to these fields any more, nor has the log. */
export const noteErased = statement('eventFields.noteErased', {
  params: { fieldIds: 'uuid[]' },
  text: (p) => sql`UPDATE event_fields SET erased_at = now() WHERE id = ANY(${p.fieldIds})`,
});

/** Copies the fields of an event to another one, whose groups are the copies of those beside them. */
export const copyFields = statement('eventFields.copy', {
  params: {
    eventId: 'uuid',
    copyId: 'uuid',
    ids: 'uuid[]',
    originalIds: 'uuid[]',
    groupIds: 'uuid[]',
    originalGroupIds: 'uuid[]',
  },
  text: (p) => sql`
    WITH copy AS (SELECT * FROM unnest(${p.ids}, ${p.originalIds}) AS c (id, original)),
    copied_group AS (SELECT * FROM unnest(${p.groupIds}, ${p.originalGroupIds}) AS g (id, original))
    INSERT INTO event_fields (id, event_id, position, key, kind, labels, helps, purposes, choices, required, audience, group_ids,
      keep_days, condition_field_id, condition_position, condition_answers)
    SELECT copy.id, ${p.copyId}, f.position, f.key, f.kind, f.labels, f.helps, f.purposes, f.choices, f.required, f.audience,
      ARRAY(SELECT g.id FROM copied_group g WHERE g.original = ANY(f.group_ids)), f.keep_days,
      (SELECT c.id FROM copy c WHERE c.original = f.condition_field_id), f.condition_position, f.condition_answers
    FROM copy JOIN event_fields f ON f.id = copy.original WHERE f.event_id = ${p.eventId}`,
});
