import { IsOptional, Length, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { MultiLine } from '../../core/input-rules';
import { connectionOf, PageArgs } from '../../core/pagination';

@ObjectType({
  description: 'A message that its recipient has shown to staff; nothing else of the chat is.',
  simpleResolvers: true,
})
export class MessageReport {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => ID, { description: 'Event that both attend.' })
  eventId: string;

  @Field(() => Date, { description: 'When it was reported.' })
  createdAt: Date;

  @Field(() => String, { description: 'What is wrong with it, 1 to 1,000 characters.' })
  reason: string;

  @Field(() => String, { description: 'The message itself, 1 to 4,000 characters.' })
  text: string;

  @Field(() => Date, { description: 'When the message was sent.' })
  sentAt: Date;

  @Field(() => Date, { nullable: true, description: 'When staff were done with it; null before.' })
  resolvedAt: Date | null;

  senderId: string;
  reporterId: string;
}

export const MessageReportConnection = connectionOf(MessageReport, 'MessageReport');

@ArgsType()
export class MessageReportsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that are done with, or only those that wait; all without it.',
  })
  @IsOptional()
  resolved?: boolean | null;
}

@InputType({ description: 'A message to show to staff.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'The message, which was written to the viewer.' })
  messageId: string;

  @MultiLine()
  @Field(() => String, { description: 'What is wrong with it, 1 to 1,000 characters.' })
  @Length(1, 1_000, { message: 'A reason has 1 to 1,000 characters.' })
  @Matches(/\S/, { message: 'Please say what is wrong.' })
  reason: string;
}

@InputType({ description: 'A report that staff are done with.' })
export class ResolveMessageReportInput {
  @Field(() => ID, { description: 'The report.' })
  reportId: string;
}
