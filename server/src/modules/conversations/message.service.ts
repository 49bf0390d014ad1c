import { viewerOf } from '../../core/request/authorization';
import type { RequestContext, Viewer } from '../../core/request/context';
import { isViolation } from '../../core/db/database-errors';
import { notFound } from '../../core/errors';
import { isId, newId } from '../../core/db/ids';
import type { Limit } from '../../core/admission/rate-limits';
import { Role } from '../../core/auth/roles';
import { firstOf } from '../../core/db/statement';
import { actorOf } from '../../core/request/rights';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee } from '../event-access/index';
import { conversationRead } from './conversation.events';
import type { SendMessagePayload } from './conversation.payloads';
import { checkMayWrite, getConversation, requireParticipants } from './conversation.service';
import type {
  Conversation,
  MarkReadInput,
  Message,
  MissedMessagesArgs,
  SendMessageInput,
} from './conversation.types';
import {
  advanceReadSequence,
  appendMessage,
  lockConversation,
  markMessagesRead,
  messagesAfter,
  openWithMessage,
} from './message.queries';
import { keepRecent, recentMessage } from './recent-messages';

const SENDING: Limit = { name: 'messages', points: 120, seconds: 60 };

/** Sends a message. The same `clientId` again gives the message that was sent then. */
export async function sendMessage(
  ctx: RequestContext,
  { attendeeId, text, clientId }: SendMessageInput,
): Promise<SendMessagePayload> {
  const viewer = viewerOf(ctx);
  await ctx.runtime.rateLimits.take(SENDING, viewer.userId);
  const written = { id: newId(), clientId: clientId ?? newId(), text };
  const message =
    (await continueConversation(ctx, viewer, attendeeId, written)) ??
    (await openConversation(ctx, viewer, attendeeId, written)) ??
    (await continueConversation(ctx, viewer, attendeeId, written));
  if (!message) throw new Error('The message was not written');
  const repeated = message.id !== written.id;
  if (!repeated) {
    keepRecent(ctx, message);
    ctx.runtime.wakeRelay();
  }
  return { message, repeated };
}

/** Marks all messages up to a sequence as read, for good; the other does not see it where one has blocked the other. */
export async function markConversationRead(
  ctx: RequestContext,
  { attendeeId, sequence }: MarkReadInput,
): Promise<Conversation> {
  const { me, otherId } = await requireParticipants(ctx, attendeeId);
  await inTransaction(ctx, async (inner) => {
    const { attendeeId: meId } = me;
    const locked = await firstOf(lockConversation(inner, { attendeeId: meId, otherId }));
    if (!locked) return;
    const position = { ...locked, attendeeId: meId, sequence };
    await markMessagesRead(inner, position);
    const read = await firstOf(advanceReadSequence(inner, position));
    if (read?.isChanged) await inner.events.emit(...conversationRead(meId, otherId, locked.isShown));
  });
  return getConversation(ctx, otherId);
}

/** The messages of the viewer's conversations after those that a client has. */
export async function listMissedMessages(
  ctx: RequestContext,
  { eventId, filter }: MissedMessagesArgs,
): Promise<Message[]> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  const known = filter.after.filter((position) => isId(position.attendeeId));
  return messagesAfter(ctx, {
    attendeeId,
    otherIds: known.map((position) => position.attendeeId),
    sequences: known.map(({ sequence }) => sequence),
  });
}

/** A message for one of its two people, while they may enter the event; NOT_FOUND to all others. */
export async function getMessageForViewer(
  ctx: RequestContext,
  eventId: string,
  messageId: string,
): Promise<Message> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  const message = await recentMessage(ctx, messageId);
  const isParticipant = message && [message.senderId, message.recipientId].includes(attendeeId);
  if (!isParticipant || message.eventId !== eventId) throw notFound('The message');
  return message;
}

/** Writes the first message of two people; undefined where they have written before, and throws why they may not. */
async function openConversation(
  ctx: RequestContext,
  { userId, role }: Viewer,
  attendeeId: string,
  written: { id: string; clientId: string; text: string },
): Promise<Message | undefined> {
  if (role === Role.ATTENDEE && isId(attendeeId))
    try {
      const first = { ...written, conversationId: newId(), userId, attendeeId };
      const message = await inTransaction(ctx, (inner) => firstOf(openWithMessage(inner, first)));
      if (message) return message;
    } catch (error) {
      // Two first messages at once: the conversation of the other is there now.
      if (isViolation(error, 'conversation_members_pair_key')) return undefined;
      throw error;
    }
  await checkMayWrite(ctx, await requireParticipants(ctx, attendeeId));
  return undefined;
}

/** Writes a message between two who have a conversation; undefined where they have none, or may not write. */
async function continueConversation(
  ctx: RequestContext,
  viewer: Viewer,
  attendeeId: string,
  written: { id: string; clientId: string; text: string },
): Promise<Message | undefined> {
  if (viewer.role !== Role.ATTENDEE || !isId(attendeeId)) return undefined;
  const write = () =>
    firstOf(appendMessage(ctx, { ...written, ...actorOf(ctx, viewer), userId: viewer.userId, attendeeId }));
  try {
    return await write();
  } catch (error) {
    // The same message sent twice at once: the other one was first, and is there to be read now.
    if (!isViolation(error, 'messages_client_id_key')) throw error;
    return write();
  }
}
