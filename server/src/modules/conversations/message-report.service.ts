import { recordChange } from '../../core/audit';
import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import type {
  MessageReport,
  MessageReportsArgs,
  ReportMessageInput,
  ResolveMessageReportInput,
} from './message-report.types';
import type { MessageService } from './message.service';

const columns = `r.id, r.event_id AS "eventId", r.created_at AS "createdAt", r.reason, r.resolved_at AS "resolvedAt",
  r.reporter_id AS "reporterId", m.text, m.sent_at AS "sentAt", m.sender_id AS "senderId"`;
const tables = 'message_reports r JOIN messages m ON m.id = r.message_id';

/** The one way in which staff come to see a message: its recipient shows it to them. */
export class MessageReportService {
  constructor(
    private readonly access: EventAccessService,
    private readonly messages: MessageService,
  ) {}

  /** Shows a message to staff. The same message again gives the first report. */
  async report(ctx: RequestContext, { messageId, reason }: ReportMessageInput): Promise<MessageReport> {
    const id = knownId(messageId, 'The message');
    const [place] = await ctx.sql.rows<{ eventId: string }>(sql`
      SELECT c.event_id AS "eventId" FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ${id}`);
    if (!place) throw notFound('The message');
    await this.access.enterFor(ctx, place.eventId, 'The message');
    const message = await this.messages.forViewer(ctx, place.eventId, id);
    const { attendeeId } = await this.access.member(ctx, place.eventId);
    if (message.senderId === attendeeId)
      throw badInput([{ path: 'input.messageId', message: 'You cannot report your own message.' }]);
    await ctx.sql.rows(sql`
      INSERT INTO message_reports (id, event_id, message_id, reporter_id, reason)
      VALUES (${newId()}, ${place.eventId}, ${id}, ${attendeeId}, ${reason}) ON CONFLICT (message_id) DO NOTHING`);
    return this.find(ctx, 'r.message_id', id);
  }

  /** What was reported in an event, the latest first. */
  async list(
    ctx: RequestContext,
    { eventId, resolved, ...page }: MessageReportsArgs,
  ): Promise<Page<MessageReport>> {
    const access = await this.access.enter(ctx, eventId);
    const where = new Conditions().add((event) => `r.event_id = ${event}`, access.eventId);
    if (typeof resolved === 'boolean') where.always(`r.resolved_at IS ${resolved ? 'NOT ' : ''}NULL`);
    const order = { column: 'r.created_at', type: 'timestamptz', descending: true } as const;
    return keysetPage<MessageReport>(ctx.sql, { columns, tables, where, order, id: 'r.id' }, page);
  }

  /** Staff are done with it. Doing it again changes nothing. */
  async resolve(ctx: RequestContext, { reportId }: ResolveMessageReportInput): Promise<MessageReport> {
    const id = knownId(reportId, 'The report');
    return inTransaction(ctx, async (inner) => {
      const [resolved] = await inner.sql.rows<{ eventId: string; resolvedAt: Date }>(sql`
        UPDATE message_reports SET resolved_at = now(), resolved_by = ${viewerOf(ctx).userId}
        WHERE id = ${id} AND resolved_at IS NULL RETURNING event_id AS "eventId", resolved_at AS "resolvedAt"`);
      if (resolved)
        await recordChange(inner, {
          action: 'messageReport.resolve',
          eventId: resolved.eventId,
          subjectId: id,
          subjectName: null,
          before: { resolvedAt: null },
          after: { resolvedAt: resolved.resolvedAt },
        });
      return this.find(inner, 'r.id', id);
    });
  }

  private async find(
    ctx: RequestContext,
    column: 'r.id' | 'r.message_id',
    id: string,
  ): Promise<MessageReport> {
    const [report] = await ctx.sql.rows<MessageReport>({
      text: `SELECT ${columns} FROM ${tables} WHERE ${column} = $1`,
      values: [id],
    });
    if (!report) throw notFound('The report');
    return report;
  }
}
