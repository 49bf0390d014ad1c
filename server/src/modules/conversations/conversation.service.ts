import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { badInput, notFound } from '../../core/errors';
import { isId, knownId } from '../../core/ids';
import type { Page, PageArgs } from '../../core/pagination';
import type { Limit } from '../../core/rate-limits';
import { isStaff, Role } from '../../core/roles';
import type { Selection } from '../../core/selection';
import type { AttendeeService } from '../attendees/attendee.service';
import { checkReachable } from '../attendees/reachability';
import type { EventAccessService, Member } from '../events/event-access.service';
import { conversationsTopic, type ConversationChanged } from './conversation.events';
import { conversationByAttendeeId, messagesByConversationId } from './conversation.loaders';
import { conversationPage, ownSide } from './conversation.queries';
import { messageRange } from './message-range';
import type {
  Conversation,
  ConversationChange,
  Message,
  MessagesArgs,
  SetTypingInput,
} from './conversation.types';

/** Whoever types says so every few seconds, to one or two people. */
const TYPING: Limit = { name: 'typing', points: 120, seconds: 60 };

interface Sides {
  me: Member;
  otherId: string;
}

/** Reading conversations; every one is seen from the viewer's side, and by its two people only. */
export class ConversationService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
  ) {}

  /** The viewer and the other of a conversation; NOT_FOUND where the viewer may not see the other. */
  async sides(ctx: RequestContext, otherId: string): Promise<Sides> {
    return (await this.knownSides(ctx, otherId)) ?? this.explainedSides(ctx, otherId);
  }

  /** Both in one statement, where everything is as it should be; otherwise undefined. */
  private async knownSides(ctx: RequestContext, otherId: string): Promise<Sides | undefined> {
    const viewer = viewerOf(ctx);
    if (viewer.role !== Role.ATTENDEE || !isId(otherId)) return undefined;
    const side = await ownSide(ctx.sql, otherId, viewer.userId);
    return side && { me: { ...viewer, ...side }, otherId };
  }

  /** The same step by step, for the error that says what is wrong. */
  private async explainedSides(ctx: RequestContext, otherId: string): Promise<Sides> {
    const other = await this.attendees.get(ctx, otherId);
    const me = await this.access.member(ctx, other.eventId);
    if (me.attendeeId === other.id)
      throw badInput([{ path: 'attendeeId', message: 'You cannot write to yourself.' }]);
    return { me, otherId: other.id };
  }

  /** The conversation with one attendee, empty before the first message. */
  async get(ctx: RequestContext, attendeeId: string): Promise<Conversation> {
    const { me, otherId } = await this.sides(ctx, attendeeId);
    return (await conversationByAttendeeId(ctx).load(otherId)) ?? emptyConversation(me.eventId, otherId);
  }

  /** News for the viewer of their conversation with this attendee; nothing of typing where one has blocked the other. */
  async change(
    ctx: RequestContext,
    eventId: string,
    { otherId, typing }: ConversationChanged,
  ): Promise<ConversationChange> {
    const { me } = await this.sides(ctx, otherId);
    if (me.eventId !== eventId) throw notFound('The conversation');
    if (typing !== undefined) await checkReachable(ctx, me.attendeeId, otherId);
    return { conversation: await this.get(ctx, otherId), otherTyping: typing ?? null };
  }

  /** Tells the other that the viewer types. Straight over the bus: it is not worth keeping. */
  async setTyping(ctx: RequestContext, { attendeeId, typing }: SetTypingInput): Promise<Conversation> {
    const viewer = viewerOf(ctx);
    await ctx.runtime.rateLimits.take(TYPING, viewer.userId);
    const { me, otherId } = await this.sides(ctx, attendeeId);
    await checkReachable(ctx, me.attendeeId, otherId);
    const news: ConversationChanged = { otherId: me.attendeeId, typing };
    await ctx.runtime.pubsub
      .publish(conversationsTopic(otherId), news)
      .catch((error: unknown) => ctx.log.debug({ err: error }, 'Nobody was told of the typing'));
    return this.get(ctx, otherId);
  }

  /** The viewer's conversations in an event, the latest written first. */
  async list(
    ctx: RequestContext,
    id: string,
    args: PageArgs,
    selection: Selection,
  ): Promise<Page<Conversation>> {
    const { userId, role } = viewerOf(ctx);
    const eventId = knownId(id, 'The event');
    const page = await conversationPage(
      ctx.sql,
      { userId: isStaff(role) ? null : userId, eventId },
      args,
      selection,
    );
    // The statement gives strangers no rows; only then it is worth asking whether this is one.
    if (page.nodes.length === 0) await this.access.member(ctx, eventId);
    return page;
  }

  /** Messages of a conversation that the viewer has already been let into, oldest first. */
  async messages(
    ctx: RequestContext,
    conversation: Conversation,
    args: MessagesArgs,
  ): Promise<Page<Message>> {
    const range = messageRange(args);
    const { forward, size } = range;
    const rows =
      conversation.id === null ? [] : await messagesByConversationId(ctx, range).load(conversation.id);
    const hasMore = rows.length > size;
    const nodes = rows.slice(0, size);
    return {
      nodes: forward ? nodes : [...nodes].reverse(),
      hasNextPage: forward ? hasMore : Boolean(args.before),
      hasPreviousPage: forward ? range.after > 0 : hasMore,
      cursorOf: ({ sequence }) => String(sequence),
      total: () => conversation.lastSequence,
    };
  }
}

const emptyConversation = (eventId: string, attendeeId: string): Conversation => ({
  id: null,
  attendeeId,
  eventId,
  unreadCount: 0,
  lastSequence: 0,
  lastReadSequence: 0,
  otherLastReadSequence: 0,
  lastMessageAt: null,
});
