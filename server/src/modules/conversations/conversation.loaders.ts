import DataLoader from 'dataloader';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { byKey, defineLoader, groupedBy } from '../../core/request/loaders';
import { conversationsWith, messageRefusals, unreadCountsOfEvents } from './conversation.queries';
import type { Attendee } from '../attendees/index';
import type { ContactRefusalReason } from '../groups/index';
import type { Conversation, Message } from './conversation.types';
import type { MessageRange } from './message-range';
import { lastMessages, newestMessages, oldestMessages } from './message.queries';

/** Conversations of the viewer with these attendees; null where nothing was written yet. */
export const conversationByAttendeeId = defineLoader<Conversation | null>(async (ctx, attendeeIds) => {
  const rows = await conversationsWith(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return byKey(rows, ({ attendeeId }) => attendeeId);
}, null);

export const lastMessageByConversationId = defineLoader<Message | null>(
  async (ctx, conversationIds) =>
    byKey(await lastMessages(ctx, { conversationIds }), ({ conversationId }) => conversationId),
  null,
);

/** One page of messages for each conversation, and one row more. The conversations of a list share the arguments, hence the statement. */
export const messagesByConversationId = (
  ctx: RequestContext,
  { forward, size, after, before }: MessageRange,
): DataLoader<string, Message[]> => {
  const read = forward ? oldestMessages : newestMessages;
  const range = { after, before, limit: size + 1 };
  const load = async (conversationIds: readonly string[]): Promise<Message[][]> => {
    const rows = await read(ctx, { conversationIds, ...range });
    const found = groupedBy(rows, ({ conversationId }) => conversationId);
    return conversationIds.map((id) => found.get(id) ?? []);
  };
  const key = `messages ${forward ? 'ASC' : 'DESC'} ${Object.values(range).join()}`;
  return ctx.loaderFor(key, () => new DataLoader(load));
};

const messageRefusalByAttendeeId = defineLoader<ContactRefusalReason | null>(async (ctx, attendeeIds) => {
  const rows = await messageRefusals(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return new Map(rows.map(({ id, messageRefusal }) => [id, messageRefusal]));
}, null);

/** Why the viewer may not write to an attendee, read with the row where its list has done so; null where they may. */
export const messageRefusalOf = async (
  ctx: RequestContext,
  { id, messageRefusal }: Attendee & { messageRefusal?: ContactRefusalReason | null },
): Promise<ContactRefusalReason | null> =>
  messageRefusal === undefined ? messageRefusalByAttendeeId(ctx).load(id) : messageRefusal;

/** Notes of people who have written to each other just now that they may, so that nothing is read for a delivery. */
export const noteOpen = (ctx: RequestContext, attendeeIds: readonly string[]): void => {
  const refusals = messageRefusalByAttendeeId(ctx);
  for (const id of attendeeIds) refusals.prime(id, null);
};

/** Unread messages of the viewer, by event. */
export const unreadCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await unreadCountsOfEvents(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);
