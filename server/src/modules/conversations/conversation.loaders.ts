import DataLoader from 'dataloader';
import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { conversationColumns, conversationTables, messageColumns } from './conversation.columns';
import type { Conversation, Message } from './conversation.types';
import type { MessageRange } from './message-range';

/** Conversations of the viewer with these attendees; null where nothing was written yet. */
export const conversationByAttendeeId = defineLoader<Conversation | null>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<Conversation>({
    text: `SELECT ${conversationColumns} FROM ${conversationTables} JOIN attendees me ON me.id = mine.attendee_id
           WHERE me.user_id = $1 AND mine.other_id = ANY($2::uuid[])`,
    values: [viewerOf(ctx).userId, attendeeIds],
  });
  return byKey(rows, ({ attendeeId }) => attendeeId);
}, null);

export const lastMessageByConversationId = defineLoader<Message | null>(async (ctx, conversationIds) => {
  const rows = await ctx.sql.rows<Message>({
    text: `SELECT ${messageColumns} FROM conversations c JOIN messages m ON m.conversation_id = c.id AND m.sequence = c.last_sequence
           WHERE c.id = ANY($1::uuid[])`,
    values: [conversationIds],
  });
  return byKey(rows, ({ conversationId }) => conversationId);
}, null);

/** One page of messages for each conversation, and one row more. The conversations of a list share the arguments, hence the statement. */
export const messagesByConversationId = (
  ctx: RequestContext,
  { forward, size, after, before }: MessageRange,
): DataLoader<string, Message[]> => {
  const direction = forward ? 'ASC' : 'DESC';
  const range = [after, before, size + 1];
  const load = async (conversationIds: readonly string[]): Promise<Message[][]> => {
    const rows = await ctx.sql.rows<Message>({
      text: `SELECT ${messageColumns} FROM unnest($1::uuid[]) AS asked (id) JOIN conversations c ON c.id = asked.id
             CROSS JOIN LATERAL (
               SELECT * FROM messages x WHERE x.conversation_id = c.id AND x.sequence > $2 AND x.sequence < $3
               ORDER BY x.sequence ${direction} LIMIT $4) m
             ORDER BY m.sequence ${direction}`,
      values: [conversationIds, ...range],
    });
    const found = groupedBy(rows, ({ conversationId }) => conversationId);
    return conversationIds.map((id) => found.get(id) ?? []);
  };
  return ctx.loaderFor(`messages ${direction} ${range.join()}`, () => new DataLoader(load));
};

/** Unread messages of the viewer, by event. */
export const unreadCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<{ eventId: string; count: number }>(sql`
    SELECT me.event_id AS "eventId", sum(m.unread_count)::int AS count
    FROM attendees me JOIN conversation_members m ON m.attendee_id = me.id
    WHERE me.user_id = ${viewerOf(ctx).userId} AND me.event_id = ANY(${eventIds}::uuid[]) GROUP BY me.event_id`);
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);
