import { column, columnOf, columnsOf } from '../../core/db/columns';
import { enumOf, nullable } from '../../core/db/declared';
import { preloaded, projectionOf, type Projection } from '../../core/graphql/projection';
import { sql, type Sql } from '../../core/db/sql';
import type { Selection } from '../../core/graphql/selection';
import { attendeeProjection } from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { mayWrite } from '../event-access/index';
import type { ContactRefusalReason } from '../groups/index';
import { ConversationEntity, ConversationMemberEntity } from './conversation.entity';
import { Message } from './conversation.types';

/** All columns of a message; needs `conversations c` beside `messages m`. */
export const messageColumns = {
  ...Message.columns(sql`m`),
  eventId: columnOf(ConversationEntity, sql`c`, 'eventId'),
};

/** All columns of a conversation, from `conversationTables`. */
export const conversationColumns = {
  ...columnsOf(ConversationEntity, sql`c`, 'id', 'eventId', 'lastSequence'),
  ...columnsOf(ConversationMemberEntity, sql`mine`, 'unreadCount', 'lastReadSequence'),
  attendeeId: columnOf(ConversationMemberEntity, sql`mine`, 'otherId'),
  otherLastReadSequence: columnOf(ConversationMemberEntity, sql`theirs`, 'shownReadSequence'),
};

/** A conversation with both of its members: `mine` is the side from which it is seen. */
export const conversationTables = sql`conversation_members mine
  JOIN conversations c ON c.id = mine.conversation_id
  JOIN conversation_members theirs ON theirs.conversation_id = mine.conversation_id AND theirs.attendee_id = mine.other_id`;

/** The projection of these fields of a conversation of the attendee `me`, beside `conversationTables`. */
export const conversationProjection = (selection: Selection, me: Sql): Projection =>
  projectionOf(selection.names, conversationColumns, {
    attendee: preloaded(
      'attendee',
      attendeeProjection(selection.under('attendee').names, me),
      sql`LEFT JOIN attendees a ON a.id = mine.other_id`,
    ),
    lastMessage: preloaded(
      'lastMessage',
      { columns: messageColumns },
      sql`LEFT JOIN messages m ON m.conversation_id = c.id AND m.sequence = c.last_sequence`,
    ),
  });

/** Whether two attendees have written to each other. */
export const haveWritten = (one: Sql, other: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM conversation_members w WHERE w.attendee_id = ${one} AND w.other_id = ${other} AND w.last_message_at IS NOT NULL)`;

/** Why the attendee `me` may not write to the attendee `a`; null where they may. `written` has the groups that `me` may write to, where `me` depends on a row. */
export const messageRefusalColumn = (me: Sql, written?: Sql) =>
  column(
    nullable(enumOf<ContactRefusalReason>('text')),
    sql`CASE WHEN NOT (${mayWrite(me, sql`a`, written)} OR ${haveWritten(me, sql`a.id`)}) THEN 'GROUP_RULES'
      WHEN ${blockedBetween(me, sql`a.id`)} THEN 'NOT_REACHABLE' END`,
  );

/** How many messages of `other` an attendee `me` has not read. */
export const unreadCountColumn = (me: Sql, other: Sql) =>
  column(
    'int4',
    sql`coalesce((SELECT s.unread_count FROM conversation_members s WHERE s.attendee_id = ${me} AND s.other_id = ${other}), 0)`,
  );
