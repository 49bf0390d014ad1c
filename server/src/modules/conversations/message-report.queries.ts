import { sql, type Sql } from '../../core/database';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
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

/** Reports with their messages. */
const reportTables = 'message_reports r JOIN messages m ON m.id = r.message_id';

/** The reports of an event, the latest first. */
export const reportsOf = (
  db: Sql,
  eventId: string,
  { resolved, ...page }: Omit<MessageReportsArgs, 'eventId'>,
): Promise<Page<MessageReport>> => {
  const where = new Conditions().add((event) => `r.event_id = ${event}`, eventId);
  if (typeof resolved === 'boolean') where.always(`r.resolved_at IS ${resolved ? 'NOT ' : ''}NULL`);
  const order = { column: 'r.created_at', type: 'timestamptz', descending: true } as const;
  const list = { columns: reportColumns, tables: reportTables, where, order, id: 'r.id' };
  return keysetPage<MessageReport>(db, list, page);
};

const reportBy = async (
  db: Sql,
  column: 'r.id' | 'r.message_id',
  id: string,
): Promise<MessageReport | undefined> => {
  const [report] = await db.rows<MessageReport>({
    text: `SELECT ${reportColumns} FROM ${reportTables} WHERE ${column} = $1`,
    values: [id],
  });
  return report;
};

/** One report; undefined where there is none. */
export const reportById = (db: Sql, id: string): Promise<MessageReport | undefined> =>
  reportBy(db, 'r.id', id);

/** The report of a message; undefined where there is none. */
export const reportOfMessage = (db: Sql, messageId: string): Promise<MessageReport | undefined> =>
  reportBy(db, 'r.message_id', messageId);

/** The event in which a message was written; undefined where there is no such message. */
export const eventIdOfMessage = async (db: Sql, messageId: string): Promise<string | undefined> => {
  const [row] = await db.rows<{ eventId: string }>(sql`
    SELECT c.event_id AS "eventId" FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ${messageId}`);
  return row?.eventId;
};

/** Writes a report, unless the message has one. */
export const insertReport = async (
  db: Sql,
  report: { id: string; eventId: string; messageId: string; reporterId: string; reason: string },
): Promise<void> => {
  const { id, eventId, messageId, reporterId, reason } = report;
  await db.rows(sql`
    INSERT INTO message_reports (id, event_id, message_id, reporter_id, reason)
    VALUES (${id}, ${eventId}, ${messageId}, ${reporterId}, ${reason}) ON CONFLICT (message_id) DO NOTHING`);
};

/** A report that is about to be decided, locked. */
export interface LockedReport {
  eventId: string;
  senderId: string;
  isResolved: boolean;
  isSenderRemoved: boolean;
}

/** Locks a report; undefined where there is none. */
export const lockReport = async (db: Sql, id: string): Promise<LockedReport | undefined> => {
  const [row] = await db.rows<LockedReport>(sql`
    SELECT r.event_id AS "eventId", m.sender_id AS "senderId", r.resolved_at IS NOT NULL AS "isResolved",
      a.status = 'REMOVED' AS "isSenderRemoved"
    FROM message_reports r JOIN messages m ON m.id = r.message_id JOIN attendees a ON a.id = m.sender_id
    WHERE r.id = ${id} FOR UPDATE OF r`);
  return row;
};

/** Writes what was decided, and returns when. */
export const writeDecision = async (
  db: Sql,
  id: string,
  { decision, note, userId }: { decision: MessageReportDecision; note: string | null; userId: string },
): Promise<Date | undefined> => {
  const [row] = await db.rows<{ resolvedAt: Date }>(sql`
    UPDATE message_reports r SET resolved_at = now(), resolved_by = u.id, resolver_name = u.display_name,
      decision = ${decision}, decision_note = ${note}
    FROM users u WHERE u.id = ${userId} AND r.id = ${id} RETURNING r.resolved_at AS "resolvedAt"`);
  return row?.resolvedAt;
};
