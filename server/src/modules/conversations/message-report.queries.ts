import { sql, type Sql } from '../../core/database';
import type { MessageReportDecision } from './message-report.entity';

const ofSender = (condition: string): string => `(SELECT count(*)::int FROM messages sent
    JOIN message_reports other ON other.message_id = sent.id AND other.event_id = r.event_id
    WHERE sent.sender_id = m.sender_id${condition})`;

/** All columns of a report under the names of its GraphQL type, from `reportTables`. */
export const reportColumns = `r.id, r.event_id AS "eventId", r.created_at AS "createdAt", r.reason, r.resolved_at AS "resolvedAt",
  r.decision, r.decision_note AS "decisionNote", r.resolver_name AS "resolverName",
  ${ofSender('')} AS "senderReportCount", ${ofSender(` AND other.decision = 'WARNED'`)} AS "senderWarningCount",
  r.reporter_id AS "reporterId", m.text, m.sent_at AS "sentAt", m.sender_id AS "senderId"`;

/** Reports with their messages. */
export const reportTables = 'message_reports r JOIN messages m ON m.id = r.message_id';

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
