import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';
import { isId } from '../../core/ids';
import { cutPage } from '../../core/list-query';
import { checkPageArgs, decodeCursor, encodeCursor, type Page, type PageArgs } from '../../core/pagination';
import { Role } from '../../core/roles';
import type { AttendeeService } from '../attendees/attendee.service';
import type { EventAccessService, Member } from '../events/event-access.service';
import {
  conversationByAttendeeId,
  conversationColumns,
  conversationTables,
  isForward,
  messagesByConversationId,
} from './conversation.loaders';
import type { Conversation, Message, MessagesArgs } from './conversation.types';

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
    const [row] = await ctx.sql.rows<{ eventId: string; timezone: string; attendeeId: string }>({
      text: `SELECT e.id AS "eventId", e.timezone, me.id AS "attendeeId"
             FROM attendees other JOIN events e ON e.id = other.event_id
             JOIN attendees me ON me.event_id = other.event_id AND me.user_id = $2 AND me.id <> other.id
             WHERE other.id = $1 AND other.status = 'CONFIRMED' AND me.status = 'CONFIRMED' AND e.status <> 'DRAFT'`,
      values: [otherId, viewer.userId],
    });
    return row && { me: { ...viewer, ...row }, otherId };
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

  /** The viewer's conversations in an event, the latest written first. */
  async list(ctx: RequestContext, eventId: string, args: PageArgs): Promise<Page<Conversation>> {
    checkPageArgs(args);
    const { attendeeId } = await this.access.member(ctx, eventId);
    const [writtenAt = null, id = null] = args.after ? decodeCursor(args.after, 2) : [];
    const rows = await ctx.sql.rows<Conversation>({
      text: `SELECT ${conversationColumns} FROM ${conversationTables}
             WHERE mine.attendee_id = $1 AND mine.last_message_at IS NOT NULL
               AND ($2::timestamptz IS NULL OR (mine.last_message_at, mine.conversation_id) < ($2, $3::uuid))
             ORDER BY mine.last_message_at DESC, mine.conversation_id DESC LIMIT $4 OFFSET $5`,
      values: [attendeeId, writtenAt, id, args.first + 1, args.offset ?? 0],
    });
    return {
      ...cutPage(rows, args.first),
      hasPreviousPage: Boolean(args.after ?? args.offset),
      cursorOf: (row) => encodeCursor([row.lastMessageAt ?? '', row.id ?? '']),
      total: async () => {
        const [row] = await ctx.sql.rows<{ total: number }>(sql`
          SELECT count(*)::int AS total FROM conversation_members WHERE attendee_id = ${attendeeId} AND last_message_at IS NOT NULL`);
        return row?.total ?? 0;
      },
    };
  }

  /** Messages of a conversation that the viewer has already been let into, oldest first. */
  async messages(
    ctx: RequestContext,
    conversation: Conversation,
    args: MessagesArgs,
  ): Promise<Page<Message>> {
    const forward = isForward(args);
    const rows =
      conversation.id === null ? [] : await messagesByConversationId(ctx, args).load(conversation.id);
    const { nodes, hasNextPage: hasMore } = cutPage(rows, args.first);
    return {
      nodes: forward ? nodes : [...nodes].reverse(),
      hasNextPage: forward ? hasMore : Boolean(args.beforeSequence),
      hasPreviousPage: forward ? (args.afterSequence ?? 0) > 0 : hasMore,
      cursorOf: ({ sequence }) => encodeCursor([String(sequence)]),
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
