import { column } from '../../core/db/columns';
import { jsonListOf } from '../../core/db/own-data';
import { bound, join, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { takesPart } from '../event-access/index';

/** The groups of a user's own attendees at events. */
export const ownGroups = statement('answers.ownGroups', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { eventId: column('uuid', sql`g.event_id`), groupId: column('uuid', sql`g.id`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id AND me.groups >> g.bit & 1 = 1
    WHERE me.user_id = ${p.userId} AND me.event_id = ANY(${p.eventIds})`,
});

/** Whether attendee `me` sees the answers of others to field `f`. */
const isSeenField = sql`(f.audience = 'EVERYBODY' OR f.audience = 'GROUPS'
  AND EXISTS (SELECT FROM attendee_groups g WHERE g.id = ANY (f.group_ids) AND g.event_id = me.event_id AND me.groups >> g.bit & 1 = 1))`;

/** Whether a user who takes part in an event sees the answers to a field, as a condition of lists by it. */
export const seesAnswersTo = (userId: Sql, eventId: Sql, fieldId: string): Sql =>
  sql`EXISTS (SELECT FROM attendees me JOIN event_fields f ON f.event_id = me.event_id AND ${isSeenField}
    WHERE me.user_id = ${userId} AND me.event_id = ${eventId} AND ${takesPart(sql`me`)} AND f.id = ${bound('uuid', fieldId)})`;

/** Whether a user who takes part in an event sees the answers to all of these fields. */
export const seesAnswers = statement('answers.sees', {
  params: { eventId: 'uuid', userId: 'uuid', fieldIds: 'uuid[]' },
  row: { all: column('bool', sql`bool_and(f.id IS NOT NULL)`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees me CROSS JOIN unnest(${p.fieldIds}) AS wanted (id)
    LEFT JOIN event_fields f ON f.id = wanted.id AND f.event_id = me.event_id AND ${isSeenField}
    WHERE me.user_id = ${p.userId} AND me.event_id = ${p.eventId} AND ${takesPart(sql`me`)}`,
});

/** An answer of an attendee as it is read, choices in the default language of the event; null without one. */
const answerText = (attendee: Sql, field: Sql): Sql => sql`(
  SELECT string_agg(CASE WHEN ${field}.kind = 'YES_NO' THEN CASE v.value WHEN 'true' THEN 'Yes' ELSE 'No' END
    ELSE coalesce(choice.one -> 'labels' -> 0 ->> 'text', v.value) END, '; ' ORDER BY v.place)
  FROM jsonb_array_elements_text(${attendee}.answers -> ${field}.id::text) WITH ORDINALITY AS v (value, place)
  LEFT JOIN jsonb_array_elements(${field}.choices) AS choice (one) ON choice.one ->> 'choiceId' = v.value)`;

/** The same to the field with an id. */
export const answerTo = (attendee: Sql, fieldId: string): Sql =>
  sql`(SELECT ${answerText(attendee, sql`f`)} FROM event_fields f WHERE f.id = ${bound('uuid', fieldId)})`;

/** The answers of an attendee `a`, for the export of own data. */
export const ownAnswers = jsonListOf({
  row: sql`'question', f.labels -> 0 ->> 'text', 'purpose', f.purposes -> 0 ->> 'text', 'answer', ${answerText(sql`a`, sql`f`)}`,
  from: sql`event_fields f WHERE f.event_id = a.event_id AND a.answers ? f.id::text`,
  order: sql`f.position`,
});

/** Whether attendee `a` gave one of these answers to a field. */
export const answeredOneOf = (fieldId: string, values: readonly string[]): Sql =>
  values.length > 0
    ? sql`(${join(
        values.map((value) => sql`a.answers @> ${bound('jsonb', { [fieldId]: [value] })}`),
        ' OR ',
      )})`
    : sql`false`;
