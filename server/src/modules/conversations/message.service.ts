import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { conflict, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import type { Limit } from '../../core/rate-limits';
import { Role } from '../../core/roles';
import { inTransaction } from '../../core/transaction';
import { mayEnter, type EventAccessService } from '../events/event-access.service';
import { conversationEvents } from './conversation.events';
import { messageColumns } from './conversation.loaders';
import type { ConversationService } from './conversation.service';
import type { Conversation, MarkReadInput, Message, SendMessageInput } from './conversation.types';

const SENDING: Limit = { name: 'messages', points: 120, seconds: 60 };

/** Writing and reading messages. */
export class MessageService {
  constructor(
    private readonly access: EventAccessService,
    private readonly conversations: ConversationService,
  ) {}

  /** Sends a message. The same `clientId` again gives the message that was sent then. */
  async send(ctx: RequestContext, { attendeeId, text, clientId }: SendMessageInput): Promise<Message> {
    const { me, otherId } = await this.conversations.sides(ctx, attendeeId);
    await ctx.runtime.rateLimits.take(SENDING, me.attendeeId);
    return inTransaction(ctx, async (inner) => {
      const conversationId = await this.lock(inner, me.eventId, me.attendeeId, otherId);
      const message = { id: newId(), conversationId, senderId: me.attendeeId, clientId: clientId ?? newId() };
      const added = await this.append(inner, message, otherId, text);
      if (added.id === message.id)
        await inner.events.emit(...conversationEvents.messageAdded(message.id, [otherId, me.attendeeId]));
      else added.sentBefore = true;
      return added;
    });
  }

  /** Marks all messages up to a sequence as read, for good. */
  async markRead(ctx: RequestContext, { attendeeId, sequence }: MarkReadInput): Promise<Conversation> {
    const { me, otherId } = await this.conversations.sides(ctx, attendeeId);
    await inTransaction(ctx, async (inner) => {
      const [mine] = await inner.sql.rows<{ conversationId: string }>(sql`
        SELECT c.id AS "conversationId" FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
        WHERE m.attendee_id = ${me.attendeeId} AND m.other_id = ${otherId} FOR UPDATE OF c`);
      if (!mine) return;
      await inner.sql.rows(sql`
        UPDATE messages SET read_at = now()
        WHERE conversation_id = ${mine.conversationId} AND recipient_id = ${me.attendeeId} AND sequence <= ${sequence} AND read_at IS NULL`);
      await inner.sql.rows(sql`
        UPDATE conversation_members m SET
          last_read_sequence = greatest(m.last_read_sequence, least(${sequence}::int, c.last_sequence)),
          unread_count = (SELECT count(*) FROM messages x
                          WHERE x.conversation_id = c.id AND x.recipient_id = m.attendee_id AND x.read_at IS NULL
                            AND x.sequence > m.last_read_sequence)
        FROM conversations c
        WHERE c.id = m.conversation_id AND m.conversation_id = ${mine.conversationId} AND m.attendee_id = ${me.attendeeId}`);
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

  /** The conversation of two people, locked: whoever holds it gives out the next sequence. */
  private async lock(
    ctx: RequestContext,
    eventId: string,
    senderId: string,
    recipientId: string,
  ): Promise<string> {
    const found = await this.lockExisting(ctx, senderId, recipientId);
    if (found) return found;
    const pair = [senderId, recipientId].sort().join();
    // Two first messages at once: the second waits here and then finds the conversation of the first.
    await ctx.sql.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
    const meanwhile = await this.lockExisting(ctx, senderId, recipientId);
    if (meanwhile) return meanwhile;
    const id = newId();
    await ctx.sql.rows(sql`INSERT INTO conversations (id, event_id) VALUES (${id}, ${eventId})`);
    await ctx.sql.rows(sql`
      INSERT INTO conversation_members (conversation_id, attendee_id, other_id)
      VALUES (${id}, ${senderId}, ${recipientId}), (${id}, ${recipientId}, ${senderId})`);
    return id;
  }

  private async lockExisting(
    ctx: RequestContext,
    attendeeId: string,
    otherId: string,
  ): Promise<string | undefined> {
    const [row] = await ctx.sql.rows<{ id: string | null; blocked: boolean }>(sql`
      WITH locked AS (
        SELECT c.id FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
        WHERE m.attendee_id = ${attendeeId} AND m.other_id = ${otherId} FOR UPDATE OF c
      )
      SELECT (SELECT id FROM locked) AS id, EXISTS (
        SELECT 1 FROM blocks WHERE (blocker_id, blocked_id)
          IN ((${attendeeId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${attendeeId}::uuid))) AS blocked`);
    if (row?.blocked) throw conflict('NOT_REACHABLE', 'This person cannot be reached by you.');
    return row?.id ?? undefined;
  }

  /** Writes the message under the lock, or gives the one that this sender has sent with the same `clientId` before. */
  private async append(
    ctx: RequestContext,
    {
      id,
      conversationId,
      senderId,
      clientId,
    }: { id: string; conversationId: string; senderId: string; clientId: string },
    recipientId: string,
    text: string,
  ): Promise<Message> {
    const [message] = await ctx.sql.rows<Message>({
      text: `
        WITH known AS (
          SELECT * FROM messages WHERE conversation_id = $2 AND sender_id = $3 AND client_id = $4
        ), conversation AS (
          UPDATE conversations SET last_sequence = last_sequence + 1, last_message_at = clock_timestamp(), updated_at = now()
          WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM known) RETURNING last_sequence, last_message_at
        ), members AS (
          UPDATE conversation_members SET last_message_at = conversation.last_message_at,
            unread_count = unread_count + (attendee_id = $5::uuid)::int,
            last_read_sequence = CASE WHEN attendee_id = $3::uuid AND unread_count = 0 THEN conversation.last_sequence ELSE last_read_sequence END
          FROM conversation WHERE conversation_id = $2
        ), added AS (
          INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text, sent_at)
          SELECT $1, $2, last_sequence, $3, $5, $4, $6, last_message_at FROM conversation RETURNING *
        )
        SELECT ${messageColumns} FROM (SELECT * FROM known UNION ALL SELECT * FROM added) m
        JOIN conversations c ON c.id = m.conversation_id`,
      values: [id, conversationId, senderId, clientId, recipientId, text],
    });
    if (!message) throw new Error('The message was not written');
    return message;
  }
}
