import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { attendeeById, Attendee } from '../attendees/index';
import { ReportMessagePayload, ResolveMessageReportPayload } from './conversation.payloads';
import { listMessageReports, reportMessage, resolveMessageReport } from './message-report.service';
import {
  MessageReport,
  MessageReportConnection,
  MessageReportsArgs,
  ReportMessageInput,
  ResolveMessageReportInput,
} from './message-report.types';

@Resolver(() => MessageReport)
export class MessageReportResolver {
  @Authorized()
  @Mutation(() => ReportMessagePayload, {
    description:
      'Shows a message that was written to the viewer to staff, once; again it gives the first report. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async reportMessage(
    @Ctx() ctx: RequestContext,
    @Input(() => ReportMessageInput, 'Which, and why.') input: ReportMessageInput,
  ): Promise<ReportMessagePayload> {
    return { report: await reportMessage(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Query(() => MessageReportConnection, {
    description:
      'Messages that were reported in an event, the latest first. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async messageReports(@Ctx() ctx: RequestContext, @Args(() => MessageReportsArgs) args: MessageReportsArgs) {
    return toConnection(await listMessageReports(ctx, args));
  }

  @Authorized(...MANAGERS)
  @Mutation(() => ResolveMessageReportPayload, {
    description:
      'Decides about a report, once; again it gives the first decision. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT `SENDER_REMOVED`, `SENDER_NOT_REMOVED`.',
  })
  async resolveMessageReport(
    @Ctx() ctx: RequestContext,
    @Input(() => ResolveMessageReportInput, 'Which, and what.') input: ResolveMessageReportInput,
  ): Promise<ResolveMessageReportPayload> {
    return { report: await resolveMessageReport(ctx, input) };
  }

  @FieldResolver(() => Attendee, { description: 'The author of the message.' })
  sender(@Ctx() ctx: RequestContext, @Root() report: MessageReport): Promise<Attendee | null> {
    return attendeeById(ctx).load(report.senderId);
  }

  @FieldResolver(() => Attendee, { description: 'The attendee who reported it.' })
  reporter(@Ctx() ctx: RequestContext, @Root() report: MessageReport): Promise<Attendee | null> {
    return attendeeById(ctx).load(report.reporterId);
  }
}
