import type { GraphQLResolveInfo } from 'graphql';
import {
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { selectionOf } from '../../core/graphql/selection';
import { attendeeById, Attendee, attendeePolicy } from '../attendees/index';
import { subscribeAsAttendee } from '../event-access/index';
import { Event } from '../events/index';
import { ContactRefusal, contactRefusal } from '../groups/index';
import { conversationsTopic, type ConversationChanged } from './conversation.events';
import {
  conversationByAttendeeId,
  lastMessageByConversationId,
  messageRefusalOf,
  unreadCountByEventId,
} from './conversation.loaders';
import { MarkReadPayload, SendMessagePayload, SetTypingPayload } from './conversation.payloads';
import {
  getConversation,
  getConversationChange,
  listConversations,
  listMessages,
  setTyping,
} from './conversation.service';
import {
  Conversation,
  ConversationChange,
  ConversationConnection,
  MarkReadInput,
  Message,
  MessageConnection,
  MessagesArgs,
  MissedMessagesArgs,
  SendMessageInput,
  SetTypingInput,
} from './conversation.types';
import { listMissedMessages, markConversationRead, sendMessage } from './message.service';

@Resolver(() => Conversation)
export class ConversationResolver {
  @Authorized()
  @Query(() => ConversationConnection, {
    description:
      "The viewer's conversations in an event, the latest written first; without those with people that the viewer has blocked. Errors: NOT_FOUND, FORBIDDEN.",
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
      'Messages that arrived after those that a client has, for use after a lost connection: at most 100 of each conversation, the oldest first. With 100 there may be more. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
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
      'Sends a message. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `NOT_REACHABLE` or, for a first message, `GROUP_RULES`, each with `help`, RATE_LIMITED over 120 a minute.',
  })
  sendMessage(
    @Ctx() ctx: RequestContext,
    @Input(() => SendMessageInput, 'The message and its receiver.') input: SendMessageInput,
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

  @Authorized()
  @Mutation(() => SetTypingPayload, {
    description:
      'Tells the other that the viewer types or has stopped; kept nowhere. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `NOT_REACHABLE`, `GROUP_RULES`, RATE_LIMITED over 120 a minute.',
  })
  async setTyping(
    @Ctx() ctx: RequestContext,
    @Input(() => SetTypingInput, 'The receiver, and whether the viewer is typing.') input: SetTypingInput,
  ): Promise<SetTypingPayload> {
    return { conversation: await setTyping(ctx, input) };
  }

  @Authorized()
  @Subscription(() => ConversationChange, {
    description:
      "Typing of the others, and what they or the viewer's other screens have read, in an event. Reading comes at least once, typing at most once. Errors: NOT_FOUND, FORBIDDEN.",
    subscribe: subscribeAsAttendee(conversationsTopic),
  })
  conversationChanged(
    @Ctx() ctx: RequestContext,
    @Root() changed: ConversationChanged,
    @EventId() eventId: string,
  ): Promise<ConversationChange> {
    return getConversationChange(ctx, eventId, changed);
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

/** Messages with an attendee, where attendees are shown. */
@Resolver(() => Attendee)
export class AttendeeMessagesResolver {
  @FieldResolver(() => Boolean, {
    description: 'The viewer may write to this attendee; where not, `viewerMessageRefusal` says why.',
  })
  async viewerCanMessage(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return attendeePolicy.message(viewerOf(ctx), attendee) && !(await messageRefusalOf(ctx, attendee));
  }

  @FieldResolver(() => ContactRefusal, {
    nullable: true,
    description:
      'Why the viewer may not write to this attendee; null where they may, and for staff, oneself and the invited.',
  })
  async viewerMessageRefusal(
    @Ctx() ctx: RequestContext,
    @Root() attendee: Attendee,
  ): Promise<ContactRefusal | null> {
    if (!attendeePolicy.message(viewerOf(ctx), attendee)) return null;
    return contactRefusal(ctx, 'MESSAGE', attendee.eventId, await messageRefusalOf(ctx, attendee));
  }

  @FieldResolver(() => Int, { description: 'Messages of this attendee that the viewer has not read.' })
  async unreadCount(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<number> {
    return (await conversationByAttendeeId(ctx).load(attendee.id))?.unreadCount ?? 0;
  }
}

@Resolver(() => Event)
export class EventUnreadResolver {
  @FieldResolver(() => Int, { description: 'Messages in this event that the viewer has not read.' })
  viewerUnreadCount(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<number> {
    return unreadCountByEventId(ctx).load(event.id);
  }
}
