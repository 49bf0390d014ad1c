import { IsOptional, Length, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MultiLine } from '../../core/graphql/input-rules';
import { TextField } from '../../core/graphql/text-fields';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { MessageReportDecision, MessageReportEntity } from './message-report.entity';

@ObjectType({
  description: 'A message that its recipient has shown to staff; nothing else of the chat is.',
  simpleResolvers: true,
})
export class MessageReport extends fieldsOf(MessageReportEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that both attend.',
  createdAt: { type: () => Date, description: 'When it was reported.' },
  reason: 'The reason for the report, 1 to 1,000 characters.',
  resolvedAt: 'When staff were done with it; null before.',
  decision: 'The decision; null before, for reports of earlier versions, and for the reporter.',
  decisionNote: 'Note for colleagues, 1 to 1,000 characters; null for the reporter.',
  resolverName: 'Name of the user who decided; null before, and for the reporter.',
}) {
  @Field(() => String, { description: 'The message itself, 1 to 4,000 characters.' })
  text: string;

  @Field(() => Date, { description: 'When the message was sent.' })
  sentAt: Date;

  @Field(() => Int, {
    description:
      'Messages of the same sender that were reported in this event, with this one; 0 for the reporter.',
  })
  senderReportCount: number;

  @Field(() => Int, { description: 'Reports after which the sender was warned; 0 for the reporter.' })
  senderWarningCount: number;

  senderId: string;
  reporterId: string;
}

export const MessageReportConnection = connectionOf(MessageReport, 'MessageReport');

@ArgsType()
export class MessageReportsArgs extends EventPageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only decided reports, or only open ones; all without it.',
  })
  @IsOptional()
  resolved?: boolean | null;
}

@InputType({ description: 'A message to show to staff.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'The message, which was written to the viewer.' })
  messageId: string;

  @MultiLine()
  @Field(() => String, { description: 'The reason for the report, 1 to 1,000 characters.' })
  @Length(1, 1_000, { message: 'A reason has 1 to 1,000 characters.' })
  @Matches(/\S/, { message: 'Please say what is wrong.' })
  reason: string;
}

@InputType({ description: 'A report that staff are done with.' })
export class ResolveMessageReportInput {
  @Field(() => ID, { description: 'The report.' })
  reportId: string;

  @Field(() => MessageReportDecision, {
    nullable: true,
    description:
      'The decision, DISMISSED when absent. WARNED notifies the sender; for REMOVED remove the attendee first.',
  })
  decision?: MessageReportDecision | null;

  @TextField('Note for colleagues, at most 1,000 characters.', { max: 1_000, what: 'A note', nullable: true })
  note?: string | null;
}
