import { column, columnOf, columnsOf } from '../../core/db/columns';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { literal, sql, type Sql } from '../../core/db/sql';
import { actor, sameRights } from '../../core/request/rights';
import { statement } from '../../core/db/statement';
import { JOB_TOPIC } from '../../core/outbox/outbox.queries';
import { blockedBetween } from '../blocks/index';
import { isKnownTo, mayWrite, takesPart } from '../event-access/index';
import { messageColumns } from './conversation.columns';
import { ConversationEntity, MessageEntity } from './conversation.entity';
import { messagesTopicSql } from './conversation.events';
import { PUSH_DELAY_SECONDS, PUSH_MESSAGE } from './message.jobs';

/** A message to write, from a user to an attendee. */
const newMessage = {
  ...columnsOf(MessageEntity, sql`m`, 'id', 'clientId', 'text'),
  userId: 'uuid',
  attendeeId: 'uuid',
} as const;

/** The outbox row of the job that pushes the message `added`, where its recipient has a browser for that. */
const pushJobSql = sql`
    SELECT ${literal(JOB_TOPIC)}, jsonb_build_object('name', ${literal(PUSH_MESSAGE.name)}, 'startAfter', '${literal(PUSH_DELAY_SECONDS)}',
      'data', jsonb_build_object('messageId', added.id))
    FROM added JOIN attendees recipient ON recipient.id = added.recipient_id
    WHERE EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = recipient.user_id)`;

/**
 * Checks, writes and publishes in one statement, since a chat is the busiest writer there is. Updating the conversation assigns
 * the next sequence, and the outbox rows are written before another message can.
 * Whom one may write to first is not asked: the conversation is open. No row where there is none or one has blocked the other; the known message where the `clientId` is known.
 */
export const appendMessage = statement('conversations.appendMessage', {
  params: { ...newMessage, ...actor },
  row: messageColumns,
  text: (p, columns) => sql`
  WITH asked AS MATERIALIZED (${sameRights(p)}), pair AS (
    SELECT m.conversation_id, me.attendee_id AS sender_id, other.id AS recipient_id
    FROM asked CROSS JOIN attendees other JOIN event_members me ON me.event_id = other.event_id AND me.user_id = ${p.userId}
    JOIN conversation_members m ON m.attendee_id = me.attendee_id AND m.other_id = other.id
    WHERE other.id = ${p.attendeeId} AND ${takesPart(sql`other`)} AND NOT ${blockedBetween(sql`me.attendee_id`, sql`other.id`)}
  ), known AS (
    SELECT x.* FROM messages x JOIN pair ON pair.conversation_id = x.conversation_id
    WHERE x.sender_id = pair.sender_id AND x.client_id = ${p.clientId}
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
    SELECT ${p.id}, id, last_sequence, sender_id, recipient_id, ${p.clientId}, ${p.text}, last_message_at FROM conversation RETURNING *
  ), published AS (
    INSERT INTO outbox (topic, payload)
    SELECT ${messagesTopicSql(sql`attendee_id`)}, jsonb_build_object('messageId', added.id)
    FROM added, unnest(ARRAY[added.recipient_id, added.sender_id]) AS attendee_id
    UNION ALL ${pushJobSql}
  )
  SELECT ${columns} FROM (SELECT * FROM known UNION ALL SELECT * FROM added) m
  JOIN conversations c ON c.id = m.conversation_id`,
});

/**
 * Opens the conversation of a user with an attendee and writes its first message; no row where they may not write to each other,
 * or have a conversation already. Fails with a unique violation where the other opens it at the same time.
 */
export const openWithMessage = statement('conversations.openWithMessage', {
  params: { ...newMessage, conversationId: 'uuid' },
  row: messageColumns,
  text: (p, columns) => sql`
  WITH pair AS (
    SELECT me.event_id, me.attendee_id AS sender_id, other.id AS recipient_id
    FROM attendees other
    JOIN event_members me ON me.event_id = other.event_id AND me.user_id = ${p.userId} AND me.attendee_id <> other.id
    WHERE other.id = ${p.attendeeId} AND ${isKnownTo(sql`me.attendee_id`, sql`other`)} AND ${mayWrite(sql`me.attendee_id`, sql`other`)}
      AND NOT ${blockedBetween(sql`me.attendee_id`, sql`other.id`)}
      AND NOT EXISTS (
        SELECT 1 FROM conversation_members m WHERE m.attendee_id = me.attendee_id AND m.other_id = other.id)
  ), opened AS (
    INSERT INTO conversations (id, event_id, last_sequence, last_message_at)
    SELECT ${p.conversationId}, event_id, 1, clock_timestamp() FROM pair RETURNING *
  ), members AS (
    INSERT INTO conversation_members
      (conversation_id, attendee_id, other_id, last_message_at, unread_count, last_read_sequence, shown_read_sequence)
    SELECT c.id, member.attendee_id, member.other_id, c.last_message_at, 1 - member.read, member.read, member.read
    FROM opened c, pair,
      LATERAL (VALUES (sender_id, recipient_id, 1), (recipient_id, sender_id, 0)) AS member (attendee_id, other_id, read)
    -- In the same order by both people: two statements at once wait for each other, and do not lock each other out.
    ORDER BY member.attendee_id
  ), added AS (
    INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text, sent_at)
    SELECT ${p.id}, c.id, 1, pair.sender_id, pair.recipient_id, ${p.clientId}, ${p.text}, c.last_message_at FROM opened c, pair RETURNING *
  ), published AS (
    INSERT INTO outbox (topic, payload)
    SELECT ${messagesTopicSql(sql`attendee_id`)}, jsonb_build_object('messageId', added.id)
    FROM added, unnest(ARRAY[added.recipient_id, added.sender_id]) AS attendee_id
    UNION ALL ${pushJobSql}
  )
  SELECT ${columns} FROM added m JOIN opened c ON c.id = m.conversation_id`,
});

/** Messages by id, as both of their people see them. */
export const messagesByIds = statement('conversations.messagesByIds', {
  params: { ids: 'uuid[]' },
  row: messageColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id = ANY(${p.ids})`,
});

/** Messages of one conversation that a client fetches at once. */
const MISSED_PAGE = 100;

/** The messages of an attendee's conversations with others after the sequences known of each: a page of each conversation, in order. */
export const messagesAfter = statement('conversations.messagesAfter', {
  params: { attendeeId: 'uuid', otherIds: 'uuid[]', sequences: 'int4[]' },
  row: messageColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.otherIds}, ${p.sequences}) AS known (other_id, sequence)
    JOIN conversation_members mine ON mine.attendee_id = ${p.attendeeId} AND mine.other_id = known.other_id
    JOIN conversations c ON c.id = mine.conversation_id
    CROSS JOIN LATERAL (
      SELECT * FROM messages x WHERE x.conversation_id = c.id AND x.sequence > known.sequence
      ORDER BY x.sequence LIMIT ${literal(MISSED_PAGE)}) m
    ORDER BY m.conversation_id, m.sequence`,
});

/** The latest message of each of these conversations. */
export const lastMessages = statement('conversations.lastMessages', {
  params: { conversationIds: 'uuid[]' },
  row: messageColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM conversations c JOIN messages m ON m.conversation_id = c.id AND m.sequence = c.last_sequence
    WHERE c.id = ANY(${p.conversationIds})`,
});

const messagesInRange = (name: string, direction: Sql) =>
  statement(name, {
    params: { conversationIds: 'uuid[]', after: 'int4', before: 'int4', limit: 'int4' },
    row: messageColumns,
    text: (p, columns) => sql`
      SELECT ${columns} FROM unnest(${p.conversationIds}) AS asked (id) JOIN conversations c ON c.id = asked.id
      CROSS JOIN LATERAL (
        SELECT * FROM messages x WHERE x.conversation_id = c.id AND x.sequence > ${p.after} AND x.sequence < ${p.before}
        ORDER BY x.sequence ${direction} LIMIT ${p.limit}) m
      ORDER BY m.sequence ${direction}`,
  });

/** The oldest messages of each conversation between two sequences, in order. */
export const oldestMessages = messagesInRange('conversations.oldestMessages', sql`ASC`);

/** The newest messages of each conversation between two sequences, the newest first. */
export const newestMessages = messagesInRange('conversations.newestMessages', sql`DESC`);

/** Locks a conversation, and says whether the other sees how far it is read: not where one has blocked the other. */
export const lockConversation = statement('conversations.lock', {
  params: { attendeeId: 'uuid', otherId: 'uuid' },
  row: {
    conversationId: columnOf(ConversationEntity, sql`c`, 'id'),
    isShown: column('bool', sql`NOT ${blockedBetween(sql`m.attendee_id`, sql`m.other_id`)}`),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.attendee_id = ${p.attendeeId} AND m.other_id = ${p.otherId} FOR UPDATE OF c`,
});

const readPosition = {
  conversationId: 'uuid',
  attendeeId: 'uuid',
  sequence: 'int4',
  isShown: 'bool',
} as const;

/** Notes when an attendee has read the messages up to a sequence, where the other sees that. */
export const markMessagesRead = statement('conversations.markMessagesRead', {
  params: readPosition,
  text: (p) => sql`
    UPDATE messages SET read_at = now()
    WHERE conversation_id = ${p.conversationId} AND recipient_id = ${p.attendeeId} AND sequence <= ${p.sequence}
      AND read_at IS NULL AND ${p.isShown}`,
});

/** Notes how far an attendee has read, and how much is unread; the row says whether that is news. */
export const advanceReadSequence = statement('conversations.advanceReadSequence', {
  params: readPosition,
  row: { isChanged: 'bool' },
  text: (p) => sql`
    UPDATE conversation_members m SET
      last_read_sequence = greatest(m.last_read_sequence, least(${p.sequence}, c.last_sequence)),
      shown_read_sequence = greatest(m.shown_read_sequence, CASE WHEN ${p.isShown} THEN least(${p.sequence}, c.last_sequence) END),
      unread_count = (SELECT count(*) FROM messages x
                      WHERE x.conversation_id = c.id AND x.recipient_id = m.attendee_id AND x.read_at IS NULL
                        AND x.sequence > greatest(m.last_read_sequence, least(${p.sequence}, c.last_sequence)))
    FROM conversations c, conversation_members was
    WHERE c.id = m.conversation_id AND m.conversation_id = ${p.conversationId} AND m.attendee_id = ${p.attendeeId}
      AND was.conversation_id = m.conversation_id AND was.attendee_id = m.attendee_id
    RETURNING (m.last_read_sequence, m.unread_count) <> (was.last_read_sequence, was.unread_count) AS "isChanged"`,
});

/** The messages of a profile, written and received, for the export of one's own data. */
export const ownMessages = jsonListOf({
  row: sql`'with', ${fullNameOf(sql`o`)}, 'fromMe', s.sender_id = a.id, 'text', s.text, 'sentAt', s.sent_at, 'readAt', s.read_at`,
  from: sql`conversation_members c JOIN attendees o ON o.id = c.other_id JOIN messages s ON s.conversation_id = c.conversation_id
   WHERE c.attendee_id = a.id`,
  order: sql`c.conversation_id, s.sequence`,
});
