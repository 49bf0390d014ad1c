import { column, columnsOf, countOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { and, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { ConversationEntity, MessageEntity } from './conversation.entity';
import { MessageReportEntity } from './message-report.entity';
import { MessageReport } from './message-report.types';

const ofSender = (condition: Sql) =>
  countOf(sql`messages sent
    JOIN message_reports other ON other.message_id = sent.id AND other.event_id = r.event_id
    WHERE sent.sender_id = m.sender_id AND ${condition}`);

/** All columns of a report, from `reportTables`. */
const reportColumns = {
  ...MessageReport.columns(sql`r`),
  ...columnsOf(MessageReportEntity, sql`r`, 'reporterId'),
  ...columnsOf(MessageEntity, sql`m`, 'text', 'sentAt', 'senderId'),
  senderReportCount: ofSender(sql`true`),
  senderWarningCount: ofSender(sql`other.decision = 'WARNED'`),
};

/** Reports with their messages. */
const reportTables = sql`message_reports r JOIN messages m ON m.id = r.message_id`;

/** The reports of an event, the latest first. */
export const reportsOf = keysetList(
  'conversations.reports',
  ({ eventId, resolved }: { eventId: string; resolved?: boolean | null }) => ({
    columns: reportColumns,
    from: reportTables,
    where: and(
      sql`r.event_id = ${eventId}`,
      resolved === true && sql`r.resolved_at IS NOT NULL`,
      resolved === false && sql`r.resolved_at IS NULL`,
    ),
    order: { by: reportColumns.createdAt, descending: true },
    id: reportColumns.id.sql,
  }),
  () => [undefined, true, false].map((resolved) => ({ eventId: SOME_ID, resolved })),
);

/** One report. */
export const findReport = statement('conversations.findReport', {
  params: { id: 'uuid' },
  row: reportColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM ${reportTables} WHERE r.id = ${p.id}`,
});

/** The report of a message. */
export const findReportOfMessage = statement('conversations.findReportOfMessage', {
  params: { messageId: 'uuid' },
  row: reportColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM ${reportTables} WHERE r.message_id = ${p.messageId}`,
});

/** The event in which a message was written. */
export const findEventOfMessage = statement('conversations.findEventOfMessage', {
  params: { messageId: 'uuid' },
  row: columnsOf(ConversationEntity, sql`c`, 'eventId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ${p.messageId}`,
});

/** Writes a report, unless the message has one. */
export const insertReport = statement('conversations.insertReport', {
  params: columnsOf(MessageReportEntity, sql`r`, 'id', 'eventId', 'messageId', 'reporterId', 'reason'),
  text: (p) => sql`
    INSERT INTO message_reports (id, event_id, message_id, reporter_id, reason)
    VALUES (${p.id}, ${p.eventId}, ${p.messageId}, ${p.reporterId}, ${p.reason}) ON CONFLICT (message_id) DO NOTHING`,
});

/** Locks a report that is about to be decided. */
export const lockReport = statement('conversations.lockReport', {
  params: { id: 'uuid' },
  row: {
    eventId: reportColumns.eventId,
    senderId: reportColumns.senderId,
    isResolved: column('bool', sql`r.resolved_at IS NOT NULL`),
    isSenderRemoved: column('bool', sql`a.status = 'REMOVED'`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${reportTables} JOIN attendees a ON a.id = m.sender_id
    WHERE r.id = ${p.id} FOR UPDATE OF r`,
});

/** Writes what was decided, and returns when. */
export const writeDecision = statement('conversations.writeReportDecision', {
  params: { id: 'uuid', decision: reportColumns.decision, note: 'text?', userId: 'uuid' },
  row: { resolvedAt: reportColumns.resolvedAt },
  text: (p, columns) => sql`
    UPDATE message_reports r SET resolved_at = now(), resolved_by = u.id, resolver_name = u.display_name,
      decision = ${p.decision}, decision_note = ${p.note}
    FROM users u WHERE u.id = ${p.userId} AND r.id = ${p.id} RETURNING ${columns}`,
});

/** The messages that a profile has reported, for the export of one's own data. */
export const ownMessageReports = jsonListOf({
  row: sql`'text', s.text, 'reason', r.reason, 'reportedAt', r.created_at`,
  from: sql`message_reports r JOIN messages s ON s.id = r.message_id WHERE r.reporter_id = a.id`,
  order: sql`r.created_at`,
});

/** Erases what was said about messages of or to a person when they were reported and decided about; without a user it stays. */
export const eraseReportTexts = statement('conversations.eraseReportTexts', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?' },
  text: (p) => sql`
    UPDATE message_reports r SET reason = 'Erased with a profile.', decision_note = NULL
    FROM messages m WHERE ${p.userId} IS NOT NULL AND m.id = r.message_id
      AND (m.sender_id = ANY(${p.attendeeIds}) OR m.recipient_id = ANY(${p.attendeeIds}))`,
});
