import { jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import { enumOf, nullable, statement } from '../../core/db/statement';
import type { MessageReportDecision } from './message-report.entity';
import type { MessageReport, MessageReportsArgs } from './message-report.types';

const ofSender = (condition: string): string => `(SELECT count(*)::int FROM messages sent
    JOIN message_reports other ON other.message_id = sent.id AND other.event_id = r.event_id
    WHERE sent.sender_id = m.sender_id${condition})`;

/** All columns of a report under the names of its GraphQL type, from `reportTables`. */
const reportColumns = `r.id, r.event_id AS "eventId", r.created_at AS "createdAt", r.reason, r.resolved_at AS "resolvedAt",
  r.decision, r.decision_note AS "decisionNote", r.resolver_name AS "resolverName",
  ${ofSender('')} AS "senderReportCount", ${ofSender(` AND other.decision = 'WARNED'`)} AS "senderWarningCount",
  r.reporter_id AS "reporterId", m.text, m.sent_at AS "sentAt", m.sender_id AS "senderId"`;

const decision = enumOf<MessageReportDecision>('message_report_decision');

/** The types of `reportColumns`. */
const reportRow = {
  id: 'uuid',
  eventId: 'uuid',
  createdAt: 'timestamptz',
  reason: 'text',
  resolvedAt: 'timestamptz?',
  decision: nullable(decision),
  decisionNote: 'text?',
  resolverName: 'text?',
  senderReportCount: 'int4',
  senderWarningCount: 'int4',
  reporterId: 'uuid',
  text: 'text',
  sentAt: 'timestamptz',
  senderId: 'uuid',
} as const;

/** Reports with their messages. */
const reportTables = 'message_reports r JOIN messages m ON m.id = r.message_id';

/** The reports of an event, the latest first. */
export const reportsOf = (
  db: Db,
  eventId: string,
  { resolved, ...page }: Omit<MessageReportsArgs, 'eventId'>,
): Promise<Page<MessageReport>> => {
  const where = new WhereBuilder().add((event) => `r.event_id = ${event}`, eventId);
  if (typeof resolved === 'boolean') where.always(`r.resolved_at IS ${resolved ? 'NOT ' : ''}NULL`);
  const order = { column: 'r.created_at', type: 'timestamptz', descending: true } as const;
  const list = { columns: reportColumns, tables: reportTables, where, order, id: 'r.id' };
  return keysetPage<MessageReport>(db, list, page);
};

/** One report. */
export const findReport = statement('conversations.findReport', {
  params: { id: 'uuid' },
  row: reportRow,
  text: (p) => `SELECT ${reportColumns} FROM ${reportTables} WHERE r.id = ${p.id}`,
});

/** The report of a message. */
export const findReportOfMessage = statement('conversations.findReportOfMessage', {
  params: { messageId: 'uuid' },
  row: reportRow,
  text: (p) => `SELECT ${reportColumns} FROM ${reportTables} WHERE r.message_id = ${p.messageId}`,
});

/** The event in which a message was written. */
export const findEventOfMessage = statement('conversations.findEventOfMessage', {
  params: { messageId: 'uuid' },
  row: { eventId: 'uuid' },
  text: (p) => `
    SELECT c.event_id AS "eventId" FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ${p.messageId}`,
});

/** Writes a report, unless the message has one. */
export const insertReport = statement('conversations.insertReport', {
  params: { id: 'uuid', eventId: 'uuid', messageId: 'uuid', reporterId: 'uuid', reason: 'text' },
  row: {},
  text: (p) => `
    INSERT INTO message_reports (id, event_id, message_id, reporter_id, reason)
    VALUES (${p.id}, ${p.eventId}, ${p.messageId}, ${p.reporterId}, ${p.reason}) ON CONFLICT (message_id) DO NOTHING`,
});

/** Locks a report that is about to be decided. */
export const lockReport = statement('conversations.lockReport', {
  params: { id: 'uuid' },
  row: { eventId: 'uuid', senderId: 'uuid', isResolved: 'bool', isSenderRemoved: 'bool' },
  text: (p) => `
    SELECT r.event_id AS "eventId", m.sender_id AS "senderId", r.resolved_at IS NOT NULL AS "isResolved",
      a.status = 'REMOVED' AS "isSenderRemoved"
    FROM message_reports r JOIN messages m ON m.id = r.message_id JOIN attendees a ON a.id = m.sender_id
    WHERE r.id = ${p.id} FOR UPDATE OF r`,
});

/** Writes what was decided, and returns when. */
export const writeDecision = statement('conversations.writeReportDecision', {
  params: { id: 'uuid', decision, note: 'text?', userId: 'uuid' },
  row: { resolvedAt: 'timestamptz?' },
  text: (p) => `
    UPDATE message_reports r SET resolved_at = now(), resolved_by = u.id, resolver_name = u.display_name,
      decision = ${p.decision}, decision_note = ${p.note}
    FROM users u WHERE u.id = ${p.userId} AND r.id = ${p.id} RETURNING r.resolved_at AS "resolvedAt"`,
});

/** The messages that a profile has reported, for the export of one's own data. */
export const ownMessageReports = jsonListOf({
  row: `'text', s.text, 'reason', r.reason, 'reportedAt', r.created_at`,
  from: `message_reports r JOIN messages s ON s.id = r.message_id WHERE r.reporter_id = a.id`,
  order: 'r.created_at',
});

/** Erases what was said about messages of or to a person when they were reported and decided about; without a user it stays. */
export const eraseReportTexts = statement('conversations.eraseReportTexts', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?' },
  row: {},
  text: (p) => `
    UPDATE message_reports r SET reason = 'Erased with a profile.', decision_note = NULL
    FROM messages m WHERE ${p.userId} IS NOT NULL AND m.id = r.message_id
      AND (m.sender_id = ANY(${p.attendeeIds}) OR m.recipient_id = ANY(${p.attendeeIds}))`,
});
