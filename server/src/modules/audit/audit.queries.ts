import { typed } from '../../core/db/declared';
import { keysetList, searchWords } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { AuditEntry, type AuditFilter } from './audit.types';

const columns = AuditEntry.columns(sql`x`);

interface AuditLog extends Omit<AuditFilter, 'eventId'> {
  /** Of these events alone. */
  eventIds?: readonly string[] | null;
}

/** A page of the log, the newest first. */
export const auditPage = keysetList(
  'audit.page',
  ({ eventIds, subjectId, actorId, action, search, from, to }: AuditLog) => ({
    columns,
    from: sql`audit_entries x`,
    where: and(
      eventIds && sql`x.event_id = ANY(${bound('uuid[]', eventIds)})`,
      subjectId && sql`x.subject_id = ${subjectId}`,
      actorId && sql`x.actor_id = ${actorId}`,
      action && sql`starts_with(x.action, ${action})`,
      ...searchWords(search).map(
        (word) => sql`fold_text(concat_ws(' ', x.actor_name, x.subject_name)) LIKE fold_text(${word})`,
      ),
      from && sql`x.created_at >= ${from}`,
      to && sql`x.created_at < ${to}`,
    ),
    order: { by: columns.createdAt, descending: true },
    id: sql`x.id`,
  }),
  function* variants() {
    const at = new Date(0);
    yield {};
    yield {
      eventIds: [SOME_ID],
      subjectId: SOME_ID,
      actorId: SOME_ID,
      action: 'company',
      search: 'two words',
      from: at,
      to: at,
    };
  },
);

/** A user's changes as staff, for the data export. */
export const ownChanges = jsonListOf({
  row: sql`'action', x.action, 'subject', x.subject_name, 'at', x.created_at`,
  from: sql`audit_entries x WHERE x.actor_id = u.id`,
  order: sql`x.created_at, x.id`,
});

/** Deletes what was changed in events that are gone. */
export const deleteEntriesOfEvents = statement('audit.deleteOfEvents', {
  params: { eventIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM audit_entries WHERE event_id = ANY(${p.eventIds})`,
});

/**
 * Erases what the log says of a person, and of their messages that were reported; who of the staff did what and when stays. Without
 * a user all of it stays.
 */
export const eraseLoggedValues = statement('audit.eraseValues', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?' },
  text: (p) => sql`
    UPDATE audit_entries SET subject_name = NULL, before = NULL, after = NULL
    WHERE ${p.userId} IS NOT NULL AND (
      subject_id = ANY(${p.attendeeIds}) OR subject_id = ${p.userId} OR subject_id IN (
        SELECT r.id FROM message_reports r JOIN messages m ON m.id = r.message_id
        WHERE m.sender_id = ANY(${p.attendeeIds}) OR m.recipient_id = ANY(${p.attendeeIds})))`,
});

/** Erases the values of what was changed about these; who of the staff did what and when stays. */
export const eraseEntriesAbout = statement('audit.eraseEntriesAbout', {
  params: { subjectIds: 'uuid[]' },
  text: (p) => sql`
    UPDATE audit_entries SET subject_name = NULL, before = NULL, after = NULL WHERE subject_id = ANY(${p.subjectIds})`,
});

const valuesWithout = (values: Sql, lost: Sql): Sql => sql`
  CASE WHEN ${values} ? 'answers' THEN jsonb_set(${values}, '{answers}', answers_without(${values} -> 'answers', ${lost})) ELSE ${values} END`;

/** Removes answers of attendees from what the log says of an event; null stands for all answers to a field. */
export const removeLoggedAnswers = statement('audit.removeLoggedAnswers', {
  params: { eventId: 'uuid', lost: typed<Record<string, string[] | null>>('jsonb') },
  text: (p) => sql`
    UPDATE audit_entries SET before = ${valuesWithout(sql`before`, p.lost)}, after = ${valuesWithout(sql`after`, p.lost)}
    WHERE event_id = ${p.eventId} AND action IN ('attendee.create', 'attendee.update') AND (before ? 'answers' OR after ? 'answers')`,
});
