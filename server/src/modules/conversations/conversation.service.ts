import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { badInput, notFound } from '../../core/errors';
import { isId, parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import type { Limit } from '../../core/admission/rate-limits';
import { firstOf } from '../../core/db/statement';
import { isStaff, Role } from '../../core/auth/roles';
import type { Selection } from '../../core/graphql/selection';
import { getAttendee } from '../attendees/index';
import { areBlocked, checkReachable } from '../blocks/index';
import { requireAttendee, type Member } from '../event-access/index';
import { contactConflict } from '../groups/index';
import { conversationsTopic, type ConversationChanged } from './conversation.events';
import { conversationByAttendeeId, messagesByConversationId } from './conversation.loaders';
import { conversationPage, findOwnAttendee } from './conversation.queries';
import { messageRange } from './message-range';
import type {
  Conversation,
  ConversationChange,
  Message,
  MessagesArgs,
  SetTypingInput,
} from './conversation.types';

/** Clients send this every few seconds while a person types, to one or two people. */
const TYPING: Limit = { name: 'typing', points: 120, seconds: 60 };

interface Participants {
  me: Member;
  otherId: string;
  /** They have written before, or the viewer may write first. */
  mayWrite: boolean;
}

// Reads conversations; every one is seen from the viewer's side, and by its two people only.

/** The viewer and the other of a conversation; NOT_FOUND where the viewer may not see the other. */
export async function requireParticipants(ctx: RequestContext, otherId: string): Promise<Participants> {
  return (await findParticipants(ctx, otherId)) ?? diagnoseParticipants(ctx, otherId);
}

/** Both in one statement, where everything is as it should be; otherwise undefined. */
async function findParticipants(ctx: RequestContext, otherId: string): Promise<Participants | undefined> {
  const viewer = viewerOf(ctx);
  if (viewer.role !== Role.ATTENDEE || !isId(otherId)) return undefined;
  const own = await firstOf(findOwnAttendee(ctx, { otherId, userId: viewer.userId }));
  if (!own) return undefined;
  const { mayWrite, ...member } = own;
  return { me: { ...viewer, ...member }, otherId, mayWrite };
}

/** The same step by step, for the error that says what is wrong. */
async function diagnoseParticipants(ctx: RequestContext, otherId: string): Promise<never> {
  const other = await getAttendee(ctx, otherId);
  const me = await requireAttendee(ctx, other.eventId);
  if (me.attendeeId === other.id)
    throw badInput([{ path: 'attendeeId', message: 'You cannot write to yourself.' }]);
  // The viewer may not see them.
  throw notFound('The attendee');
}

/** CONFLICT where the viewer may not write: not first by the rules of groups, and not at all where one has blocked the other. */
export async function checkMayWrite(
  ctx: RequestContext,
  { me, otherId, mayWrite }: Participants,
): Promise<void> {
  if (!mayWrite) throw contactConflict('MESSAGE', 'GROUP_RULES');
  if (await areBlocked(ctx, me.attendeeId, otherId)) throw contactConflict('MESSAGE', 'NOT_REACHABLE');
}

/** The conversation with one attendee, empty before the first message. */
export async function getConversation(ctx: RequestContext, attendeeId: string): Promise<Conversation> {
  const { me, otherId } = await requireParticipants(ctx, attendeeId);
  return (await conversationByAttendeeId(ctx).load(otherId)) ?? emptyConversation(me.eventId, otherId);
}

/** News for the viewer of their conversation with this attendee; nothing of typing where one has blocked the other. */
export async function getConversationChange(
  ctx: RequestContext,
  eventId: string,
  { otherId, typing }: ConversationChanged,
): Promise<ConversationChange> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  if (typing !== undefined) await checkReachable(ctx, attendeeId, otherId);
  const conversation =
    (await conversationByAttendeeId(ctx).load(otherId)) ?? (await getConversation(ctx, otherId));
  if (conversation.eventId !== eventId) throw notFound('The conversation');
  return { conversation, otherTyping: typing ?? null };
}

/** Tells the other that the viewer types. Straight over the bus: it is not worth keeping. */
export async function setTyping(
  ctx: RequestContext,
  { attendeeId, typing }: SetTypingInput,
): Promise<Conversation> {
  const viewer = viewerOf(ctx);
  await ctx.runtime.rateLimits.take(TYPING, viewer.userId);
  const participants = await requireParticipants(ctx, attendeeId);
  await checkMayWrite(ctx, participants);
  const { me, otherId } = participants;
  const news: ConversationChanged = { otherId: me.attendeeId, typing };
  await ctx.runtime.pubsub
    .publish(conversationsTopic(otherId), news)
    .catch((error: unknown) => ctx.log.event('typing.not-published', { err: error }));
  return getConversation(ctx, otherId);
}

/** The viewer's conversations in an event, the latest written first. */
export async function listConversations(
  ctx: RequestContext,
  id: string,
  args: PageArgs,
  selection: Selection,
): Promise<Page<Conversation>> {
  const { userId, role } = viewerOf(ctx);
  const eventId = parseId(id, 'The event');
  const page = await conversationPage(
    ctx.db,
    { userId: isStaff(role) ? null : userId, eventId, selection },
    args,
  );
  // The statement gives strangers no rows; only then it is worth asking whether this is one.
  if (page.nodes.length === 0) await requireAttendee(ctx, eventId);
  return page;
}

/** Messages of a conversation that the viewer has already been let into, oldest first. */
export async function listMessages(
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

const emptyConversation = (eventId: string, attendeeId: string): Conversation => ({
  id: null,
  attendeeId,
  eventId,
  unreadCount: 0,
  lastSequence: 0,
  lastReadSequence: 0,
  otherLastReadSequence: 0,
});
