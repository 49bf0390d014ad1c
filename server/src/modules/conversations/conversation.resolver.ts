import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { selectionOf } from '../../core/graphql/selection';
import { attendeeById, Attendee } from '../attendees/index';
import { lastMessageByConversationId } from './conversation.loaders';
import { MarkReadPayload, SendMessagePayload } from './conversation.payloads';
import { getConversation, listConversations, listMessages } from './conversation.service';
import {
  Conversation,
  ConversationConnection,
  MarkReadInput,
  Message,
  MessageConnection,
  MessagesArgs,
  MissedMessagesArgs,
  SendMessageInput,
} from './conversation.types';
import { listMissedMessages, markConversationRead, sendMessage } from './message.service';

@Resolver(() => Conversation)
export class ConversationResolver {
  @Authorized()
  @Query(() => ConversationConnection, {
    description:
      "The viewer's conversations in an event, the latest written first; not with those whom the viewer has blocked. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async conversations(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toConnection(await listConversations(ctx, eventId, page, selectionOf(info)));
  }

  @Authorized()
  @Query(() => Conversation, {
    description:
      'The conversation with another attendee, empty before the first message. Errors: NOT_FOUND, FORBIDDEN.',
  })
  conversation(
    @Ctx() ctx: RequestContext,
    @IdArg('attendeeId', 'The other attendee.') attendeeId: string,
  ): Promise<Conversation> {
    return getConversation(ctx, attendeeId);
  }

  @Authorized()
  @Query(() => [Message], {
    complexity: 100,
    description:
      'What came in conversations after what a client has, for after a lost connection: at most 100 messages of each, the oldest first. Where 100 came there may be more. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  missedMessages(
    @Ctx() ctx: RequestContext,
    @Args(() => MissedMessagesArgs) args: MissedMessagesArgs,
  ): Promise<Message[]> {
    return listMissedMessages(ctx, args);
  }

  @Authorized()
  @Mutation(() => SendMessagePayload, {
    description:
      'Sends a message. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `NOT_REACHABLE`, RATE_LIMITED over 120 a minute.',
  })
  sendMessage(
    @Ctx() ctx: RequestContext,
    @Input(() => SendMessageInput, 'What, to whom.') input: SendMessageInput,
  ): Promise<SendMessagePayload> {
    return sendMessage(ctx, input);
  }

  @Authorized()
  @Mutation(() => MarkReadPayload, { description: 'Marks messages as read. Errors: NOT_FOUND, FORBIDDEN.' })
  async markRead(
    @Ctx() ctx: RequestContext,
    @Input(() => MarkReadInput, 'How far.') input: MarkReadInput,
  ): Promise<MarkReadPayload> {
    return { conversation: await markConversationRead(ctx, input) };
  }

  @FieldResolver(() => Attendee, { description: 'The other attendee.' })
  attendee(@Ctx() ctx: RequestContext, @Root() conversation: Conversation): Promise<Attendee | null> {
    return attendeeById(ctx).load(conversation.attendeeId);
  }

  @FieldResolver(() => Message, { nullable: true, description: 'The newest message; null before the first.' })
  lastMessage(
    @Ctx() ctx: RequestContext,
    @Root() conversation: Conversation,
  ): Promise<Message | null> | null {
    return conversation.id ? lastMessageByConversationId(ctx).load(conversation.id) : null;
  }

  @FieldResolver(() => MessageConnection, {
    description:
      'Messages, always oldest first; the newest 50 without arguments. `last` and `before` go back, `first` and `after` fetch what came since. Errors: BAD_USER_INPUT.',
  })
  async messages(
    @Ctx() ctx: RequestContext,
    @Root() conversation: Conversation,
    @Args(() => MessagesArgs) args: MessagesArgs,
  ) {
    return toConnection(await listMessages(ctx, conversation, args));
  }
}
