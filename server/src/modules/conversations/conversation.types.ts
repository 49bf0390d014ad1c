import { IsOptional, Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MaxItems, MultiLine } from '../../core/graphql/input-rules';
import { LineField } from '../../core/graphql/text-fields';
import { connectionOf, EventArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { ConversationMemberEntity } from './conversation.entity';
import { MessageEntity } from './conversation.entity';

/** The longest message, in characters. */
const MAX_MESSAGE_LENGTH = 4_000;

@ObjectType({ description: 'A message from one attendee to another.', simpleResolvers: true })
export class Message extends fieldsOf(MessageEntity, {
  id: 'UUIDv7.',
  conversationId: 'Conversation that it belongs to.',
  senderId: 'Attendee who wrote it.',
  recipientId: 'The receiver.',
  text: 'Plain text, 1 to 4,000 characters.',
  sequence: 'Place in the conversation, from 1, without gaps.',
  clientId: "The sender's own id of the message; a retry carries the same.",
  sentAt: { type: () => Date, description: 'When it was taken.' },
  readAt: 'When the recipient read it; null before, and where one had blocked the other then.',
}) {
  @Field(() => ID, { description: 'Event that both attend.' })
  eventId: string;
}

export const MessageConnection = connectionOf(Message, 'Message');

@ObjectType({
  description:
    "Messages between two attendees, from the viewer's side. One per other attendee, even before the first message.",
  simpleResolvers: true,
})
export class Conversation extends fieldsOf(ConversationMemberEntity, {
  attendeeId: 'The other attendee.',
  unreadCount: 'Messages that the viewer has not read.',
  lastReadSequence: 'The viewer has read up to here.',
}) {
  @Field(() => ID, { nullable: true, description: 'UUIDv7; null until the first message.' })
  id: string | null;

  @Field(() => ID, { description: 'Event that both attend.' })
  eventId: string;

  @Field(() => Int, { description: 'Sequence of the newest message; 0 before the first.' })
  lastSequence: number;

  @Field(() => Int, {
    description: 'The other has read up to here; it stands still while one has blocked the other.',
  })
  otherLastReadSequence: number;
}

@ObjectType({ description: 'News of a conversation.', simpleResolvers: true })
export class ConversationChange {
  @Field(() => Conversation, { description: 'The conversation as it is now.' })
  conversation: Conversation;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'The other person has started or stopped typing; null for a read receipt. Repeated every few seconds during typing: after 6 seconds without one, typing has ended.',
  })
  otherTyping: boolean | null;
}

export const ConversationConnection = connectionOf(Conversation, 'Conversation');

const CURSOR = /^\d{1,10}$/;
const NO_CURSOR = { message: 'This cursor is not one of this list.' };

/** Which messages. In this list a cursor is the sequence of a message, as text. */
@ArgsType()
export class MessagesArgs {
  @Field(() => Int, { nullable: true, description: 'The oldest ones, 1 to 100; not together with `last`.' })
  @IsOptional()
  @Min(1)
  @Max(100)
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only after this cursor: the sequence of a message as text; `0` is before all of them.',
  })
  @IsOptional()
  @Matches(CURSOR, NO_CURSOR)
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The newest ones, 1 to 100; 50 without `first` and `after`.',
  })
  @IsOptional()
  @Min(1)
  @Max(100)
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only before this cursor: the sequence of a message as text.',
  })
  @IsOptional()
  @Matches(CURSOR, NO_CURSOR)
  before?: string | null;
}

@InputType({ description: 'A message to send.' })
export class SendMessageInput {
  @Field(() => ID, { description: 'The receiver.' })
  attendeeId: string;

  @MultiLine()
  @Field(() => String, { description: 'Plain text, 1 to 4,000 characters, not only white space.' })
  @Length(1, MAX_MESSAGE_LENGTH, { message: `A message has 1 to ${MAX_MESSAGE_LENGTH} characters.` })
  @Matches(/\S/, { message: 'Please write something.' })
  text: string;

  @LineField(
    'Id that the sender made up, 1 to 100 characters: the same again in the conversation is the same message. Without it each call is a message of its own.',
    { min: 1, max: 100, nullable: true },
  )
  clientId?: string | null;
}

/** Conversations that `missedMessages` takes at once. */
const MAX_POSITIONS = 100;

@InputType({ description: 'How much of a conversation a client has.' })
export class MessagePosition {
  @Field(() => ID, { description: 'The other attendee.' })
  attendeeId: string;

  @Field(() => Int, { description: 'Sequence of the last message that the client has; 0 where it has none.' })
  @Min(0)
  sequence: number;
}

@InputType({ description: 'Which messages a client has missed.' })
export class MissedMessagesFilter {
  @MaxItems(MAX_POSITIONS)
  @ValidateNested({ each: true })
  @Field(() => [MessagePosition], {
    description: `The client's newest messages; at most ${MAX_POSITIONS} conversations.`,
  })
  after: MessagePosition[];
}

@ArgsType()
export class MissedMessagesArgs extends EventArgs {
  @ValidateNested()
  @Field(() => MissedMessagesFilter, { description: "The client's newest messages." })
  filter: MissedMessagesFilter;
}

@InputType({ description: 'How far the viewer has read.' })
export class MarkReadInput {
  @Field(() => ID, { description: 'The other attendee.' })
  attendeeId: string;

  @Field(() => Int, {
    description: 'Everything up to this sequence is read; a smaller one than before changes nothing.',
  })
  @Min(0)
  sequence: number;
}

@InputType({ description: 'Whether the viewer is typing.' })
export class SetTypingInput {
  @Field(() => ID, { description: 'The receiver.' })
  attendeeId: string;

  @Field(() => Boolean, { description: 'Begun, or still at it; false: stopped.' })
  typing: boolean;
}
