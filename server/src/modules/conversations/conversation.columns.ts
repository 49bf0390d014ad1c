import { column, columnOf, columnsOf } from '../../core/db/columns';
import { preloaded, projectionOf, type Projection } from '../../core/graphql/projection';
import { sql, type Sql } from '../../core/db/sql';
import type { Selection } from '../../core/graphql/selection';
import { attendeeProjection } from '../attendees/index';
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

/** The projection of these fields of a conversation, beside `conversationTables`. */
export const conversationProjection = (selection: Selection): Projection =>
  projectionOf(selection.names, conversationColumns, {
    attendee: preloaded(
      'attendee',
      attendeeProjection(selection.under('attendee').names, sql`mine.attendee_id`),
      sql`LEFT JOIN attendees a ON a.id = mine.other_id`,
    ),
    lastMessage: preloaded(
      'lastMessage',
      { columns: messageColumns },
      sql`LEFT JOIN messages m ON m.conversation_id = c.id AND m.sequence = c.last_sequence`,
    ),
  });

/** How many messages of `other` an attendee `me` has not read. */
export const unreadCountColumn = (me: Sql, other: Sql) =>
  column(
    'int4',
    sql`coalesce((SELECT s.unread_count FROM conversation_members s WHERE s.attendee_id = ${me} AND s.other_id = ${other}), 0)`,
  );
