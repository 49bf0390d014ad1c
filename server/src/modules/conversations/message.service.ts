import { viewerOf } from '../../core/authorization';
import type { RequestContext, Viewer } from '../../core/context';
import { sql } from '../../core/database';
import { isUniqueViolation } from '../../core/database-errors';
import { notFound } from '../../core/errors';
import { isId, newId } from '../../core/ids';
import type { Limit } from '../../core/rate-limits';
import { Role } from '../../core/roles';
import { inTransaction } from '../../core/transaction';
import { blockedBetween, checkReachable } from '../attendees/reachability';
import { acceptsAddress, mayEnter, type EventAccessService } from '../events/event-access.service';
import { conversationRead, messagesTopicSql } from './conversation.events';
import { messageColumns } from './conversation.columns';
import type { SendMessagePayload } from './conversation.payloads';
import type { ConversationService } from './conversation.service';
import type { Conversation, MarkReadInput, Message, SendMessageInput } from './conversation.types';

const SENDING: Limit = { name: 'messages', points: 120, seconds: 60 };

const APPEND = `
  WITH pair AS (
    SELECT m.conversation_id, me.id AS sender_id, other.id AS recipient_id
    FROM attendees other JOIN events e ON e.id = other.event_id
    JOIN attendees me ON me.event_id = other.event_id AND me.user_id = $2
    JOIN conversation_members m ON m.attendee_id = me.id AND m.other_id = other.id
    WHERE other.id = $3 AND other.status = 'CONFIRMED' AND me.status = 'CONFIRMED' AND e.status <> 'DRAFT'
      AND ${acceptsAddress('me.user_id', 'e')}
      AND NOT ${blockedBetween('me.id', 'other.id')}
  ), known AS (
    SELECT x.* FROM messages x JOIN pair ON pair.conversation_id = x.conversation_id
    WHERE x.sender_id = pair.sender_id AND x.client_id = $4
  ), conversation AS (
    UPDATE conversations c SET last_sequence = last_sequence + 1, last_message_at = clock_timestamp(), updated_at = now()
    FROM pair WHERE c.id = pair.conversation_id AND NOT EXISTS (SELECT 1 FROM known)
    RETURNING c.id, c.last_sequence, c.last_message_at, pair.sender_id, pair.recipient_id
  ), members AS (
    UPDATE conversation_members m SET last_message_at = c.last_message_at,
      unread_count = unread_count + (m.attendee_id = c.recipient_id)::int,
      last_read_sequence = CASE WHEN m.attendee_id = c.sender_id AND unread_count = 0 THEN c.last_sequence ELSE last_read_sequence END,
      shown_read_sequence = CASE WHEN m.attendee_id = c.sender_id AND unread_count = 0 THEN c.last_sequence ELSE shown_read_sequence END
    FROM conversation c WHERE m.conversation_id = c.id
  ), added AS (
    INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text, sent_at)
    SELECT $1, id, last_sequence, sender_id, recipient_id, $4, $5, last_message_at FROM conversation RETURNING *
  ), told AS (
    INSERT INTO outbox (topic, payload)
    SELECT ${messagesTopicSql('attendee_id')}, jsonb_build_object('messageId', added.id)
    FROM added, unnest(ARRAY[added.recipient_id, added.sender_id]) AS attendee_id
  )
  SELECT ${messageColumns} FROM (SELECT * FROM known UNION ALL SELECT * FROM added) m
  JOIN conversations c ON c.id = m.conversation_id`;

/** Runs once a message is stored. */
export type MessageHook = (ctx: RequestContext, messageId: string) => Promise<void>;

/** Writing and reading messages. */
export class MessageService {
  constructor(
    private readonly access: EventAccessService,
    private readonly conversations: ConversationService,
    private readonly hooks: readonly MessageHook[] = [],
  ) {}

  /** Sends a message. The same `clientId` again gives the message that was sent then. */
  async send(
    ctx: RequestContext,
    { attendeeId, text, clientId }: SendMessageInput,
  ): Promise<SendMessagePayload> {
    const viewer = viewerOf(ctx);
    await ctx.runtime.rateLimits.take(SENDING, viewer.userId);
    const written = { id: newId(), clientId: clientId ?? newId(), text };
    const message =
      (await this.append(ctx, viewer, attendeeId, written)) ??
      (await this.explain(ctx, attendeeId)) ??
      (await this.append(ctx, viewer, attendeeId, written));
    if (!message) throw new Error('The message was not written');
    const repeated = message.id !== written.id;
    if (!repeated) {
      ctx.runtime.wakeRelay();
      for (const hook of this.hooks) await hook(ctx, message.id);
    }
    return { message, repeated };
  }

  /** Marks all messages up to a sequence as read, for good; the other is not told where one has blocked the other. */
  async markRead(ctx: RequestContext, { attendeeId, sequence }: MarkReadInput): Promise<Conversation> {
    const { me, otherId } = await this.conversations.sides(ctx, attendeeId);
    await inTransaction(ctx, async (inner) => {
      const [mine] = await inner.sql.rows<{ conversationId: string; told: boolean }>({
        text: `SELECT c.id AS "conversationId", NOT ${blockedBetween('m.attendee_id', 'm.other_id')} AS told
               FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
               WHERE m.attendee_id = $1 AND m.other_id = $2 FOR UPDATE OF c`,
        values: [me.attendeeId, otherId],
      });
      if (!mine) return;
      await inner.sql.rows(sql`
        UPDATE messages SET read_at = now()
        WHERE conversation_id = ${mine.conversationId} AND recipient_id = ${me.attendeeId} AND sequence <= ${sequence}
          AND read_at IS NULL AND ${mine.told}`);
      const [read] = await inner.sql.rows<{ changed: boolean }>(sql`
        UPDATE conversation_members m SET
          last_read_sequence = greatest(m.last_read_sequence, least(${sequence}::int, c.last_sequence)),
          shown_read_sequence = greatest(m.shown_read_sequence, CASE WHEN ${mine.told} THEN least(${sequence}::int, c.last_sequence) END),
          unread_count = (SELECT count(*) FROM messages x
                          WHERE x.conversation_id = c.id AND x.recipient_id = m.attendee_id AND x.read_at IS NULL
                            AND x.sequence > greatest(m.last_read_sequence, least(${sequence}::int, c.last_sequence)))
        FROM conversations c, conversation_members was
        WHERE c.id = m.conversation_id AND m.conversation_id = ${mine.conversationId} AND m.attendee_id = ${me.attendeeId}
          AND was.conversation_id = m.conversation_id AND was.attendee_id = m.attendee_id
        RETURNING (m.last_read_sequence, m.unread_count) <> (was.last_read_sequence, was.unread_count) AS changed`);
      if (read?.changed) await inner.events.emit(...conversationRead(me.attendeeId, otherId, mine.told));
    });
    return this.conversations.get(ctx, otherId);
  }

  /** A message for one of its two people, while they may enter the event; NOT_FOUND to everybody else. */
  async forViewer(ctx: RequestContext, eventId: string, messageId: string): Promise<Message> {
    const viewer = viewerOf(ctx);
    const [message] = await ctx.sql.rows<Message>({
      text: `SELECT ${messageColumns} FROM messages m JOIN conversations c ON c.id = m.conversation_id
             JOIN attendees me ON me.id IN (m.sender_id, m.recipient_id) AND me.user_id = $2
             WHERE m.id = $1 AND c.event_id = $3 AND ${mayEnter('$2', '$3')}`,
      values: [messageId, viewer.userId, eventId],
    });
    if (message && viewer.role === Role.ATTENDEE) return message;
    // Only what is refused is worth a second question: which of the two errors it is.
    await this.access.member(ctx, eventId);
    throw notFound('The message');
  }

  /** Why nothing was written: throws what is wrong, or opens the conversation that the first message needs. */
  private async explain(ctx: RequestContext, attendeeId: string): Promise<void> {
    const { me, otherId } = await this.conversations.sides(ctx, attendeeId);
    await inTransaction(ctx, async (inner) => {
      await checkReachable(inner, me.attendeeId, otherId);
      const pair = [me.attendeeId, otherId].sort().join();
      // Two first messages at once: the second waits here and then finds the conversation of the first.
      await inner.sql.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
      const known = await inner.sql.rows(sql`
        SELECT 1 FROM conversation_members WHERE attendee_id = ${me.attendeeId} AND other_id = ${otherId}`);
      if (known.length > 0) return;
      const id = newId();
      await inner.sql.rows(sql`INSERT INTO conversations (id, event_id) VALUES (${id}, ${me.eventId})`);
      await inner.sql.rows(sql`
        INSERT INTO conversation_members (conversation_id, attendee_id, other_id)
        VALUES (${id}, ${me.attendeeId}, ${otherId}), (${id}, ${otherId}, ${me.attendeeId})`);
    });
  }

  /**
   * Checks, writes and tells in one statement, since a chat is the busiest writer there is. Whoever updates the
   * conversation gives out its next sequence, and writes the outbox rows before another can.
   * Nothing is written, and nothing returned, where there is no conversation or these two may not write.
   */
  private async append(
    ctx: RequestContext,
    { userId, role }: Viewer,
    attendeeId: string,
    { id, clientId, text }: { id: string; clientId: string; text: string },
  ): Promise<Message | undefined> {
    if (role !== Role.ATTENDEE || !isId(attendeeId)) return undefined;
    const write = () =>
      ctx.sql.rows<Message>({ text: APPEND, values: [id, userId, attendeeId, clientId, text] });
    try {
      return (await write())[0];
    } catch (error) {
      // The same message sent twice at once: the other one was first, and is there to be read now.
      if (!isUniqueViolation(error, 'messages_client_id_key')) throw error;
      return (await write())[0];
    }
  }
}
