import { recordChange } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { badInput, conflict, orNotFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee, requireEventAccess, requireEventOf, orNotFoundIn } from '../event-access/index';
import { NotificationKind, notify } from '../notifications/index';
import { MessageReportDecision } from './message-report.entity';
import {
  findEventOfMessage,
  findReport,
  findReportOfMessage,
  insertReport,
  lockReport,
  reportsOf,
  writeDecision,
} from './message-report.queries';
import type {
  MessageReport,
  MessageReportsArgs,
  ReportMessageInput,
  ResolveMessageReportInput,
} from './message-report.types';
import { getMessageForViewer } from './message.service';

// The one way in which staff come to see a message: its recipient shows it to them.

/** Shows a message to staff. The same message again gives the first report. */
export async function reportMessage(
  ctx: RequestContext,
  { messageId, reason }: ReportMessageInput,
): Promise<MessageReport> {
  const id = parseId(messageId, 'The message');
  const event = await firstOf(findEventOfMessage(ctx, { messageId: id }));
  const { eventId } = orNotFound(event, 'The message');
  await requireEventOf(ctx, eventId, 'The message');
  const message = await getMessageForViewer(ctx, eventId, id);
  const { attendeeId } = await requireAttendee(ctx, eventId);
  if (message.senderId === attendeeId)
    throw badInput([{ path: 'input.messageId', message: 'You cannot report your own message.' }]);
  await inTransaction(ctx, (inner) =>
    insertReport(inner, { id: newId(), eventId, messageId: id, reporterId: attendeeId, reason }),
  );
  return forReporter((await firstOf(findReportOfMessage(ctx, { messageId: id })))!);
}

/** The reported messages of an event, the latest first. */
export async function listMessageReports(
  ctx: RequestContext,
  { eventId: id, resolved, ...page }: MessageReportsArgs,
): Promise<Page<MessageReport>> {
  const { eventId } = await requireEventAccess(ctx, id);
  return reportsOf(ctx.db, { eventId, resolved }, page);
}

/** Staff decide about it, once. */
export async function resolveMessageReport(
  ctx: RequestContext,
  { reportId, decision: chosen, note }: ResolveMessageReportInput,
): Promise<MessageReport> {
  const id = parseId(reportId, 'The report');
  const decision = chosen ?? MessageReportDecision.DISMISSED;
  return inTransaction(ctx, async (inner) => {
    const report = orNotFoundIn(inner, await firstOf(lockReport(inner, { id })), 'The report');
    if (!report.isResolved) {
      checkDecision(decision, report);
      const decided = { decision, note: note?.trim() || null, userId: viewerOf(ctx).userId };
      const written = await firstOf(writeDecision(inner, { id, ...decided }));
      if (decision === MessageReportDecision.WARNED) await warnSender(inner, report.senderId);
      const subject = { eventId: report.eventId, subjectId: id, subjectName: null };
      await recordChange(inner, {
        ...subject,
        action: 'messageReport.resolve',
        before: { resolvedAt: null },
        after: { resolvedAt: written?.resolvedAt, decision, ...(decided.note && { note: decided.note }) },
      });
    }
    return (await firstOf(findReport(inner, { id })))!;
  });
}

/** Says nothing of who reported it, or which message it was. */
function warnSender(ctx: RequestContext, attendeeId: string): Promise<void> {
  return notify(ctx, [{ attendeeId, kind: NotificationKind.CONDUCT_WARNING }]);
}

/** A report without the decision and the history of the sender, which are for staff alone. */
const forReporter = (report: MessageReport): MessageReport =>
  Object.assign(report, {
    decision: null,
    decisionNote: null,
    resolverName: null,
    senderReportCount: 0,
    senderWarningCount: 0,
  });

/** The sender's account must fit the decision: a warning needs an attendee, a removal must have happened. */
const checkDecision = (
  decision: MessageReportDecision,
  { isSenderRemoved }: { isSenderRemoved: boolean },
): void => {
  if (decision === MessageReportDecision.WARNED && isSenderRemoved)
    throw conflict('SENDER_REMOVED', 'The sender has left the event and cannot be warned.');
  if (decision === MessageReportDecision.REMOVED && !isSenderRemoved)
    throw conflict('SENDER_NOT_REMOVED', 'Remove the sender from the event first.');
};
