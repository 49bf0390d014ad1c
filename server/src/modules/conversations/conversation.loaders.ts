import DataLoader from 'dataloader';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { byKey, defineLoader, groupedBy } from '../../core/request/loaders';
import { conversationsWith, unreadCountsOfEvents } from './conversation.queries';
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

/** Unread messages of the viewer, by event. */
export const unreadCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await unreadCountsOfEvents(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);
