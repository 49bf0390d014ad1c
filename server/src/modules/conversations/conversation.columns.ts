import { preloaded, projectionOf, selectList, type Columns, type Projection } from '../../core/db/projection';
import type { Selection } from '../../core/graphql/selection';
import { attendeeProjection } from '../attendees/index';

const ofMessage: Columns = {
  id: 'm.id',
  eventId: 'c.event_id',
  conversationId: 'm.conversation_id',
  senderId: 'm.sender_id',
  recipientId: 'm.recipient_id',
  text: 'm.text',
  sequence: 'm.sequence',
  clientId: 'm.client_id',
  sentAt: 'm.sent_at',
  readAt: 'm.read_at',
};

const ofConversation: Columns = {
  id: 'c.id',
  attendeeId: 'mine.other_id',
  eventId: 'c.event_id',
  unreadCount: 'mine.unread_count',
  lastSequence: 'c.last_sequence',
  lastReadSequence: 'mine.last_read_sequence',
  otherLastReadSequence: 'theirs.shown_read_sequence',
  lastMessageAt: 'mine.last_message_at::text',
};

/** The types of `messageColumns`. */
export const messageRow = {
  id: 'uuid',
  eventId: 'uuid',
  conversationId: 'uuid',
  senderId: 'uuid',
  recipientId: 'uuid',
  text: 'text',
  sequence: 'int4',
  clientId: 'text',
  sentAt: 'timestamptz',
  readAt: 'timestamptz?',
} as const;

/** The types of `conversationColumns`. */
export const conversationRow = {
  id: 'uuid',
  attendeeId: 'uuid',
  eventId: 'uuid',
  unreadCount: 'int4',
  lastSequence: 'int4',
  lastReadSequence: 'int4',
  otherLastReadSequence: 'int4',
  lastMessageAt: 'text?',
} as const;

/** All columns of a message under the names of its GraphQL type; needs `conversations c` beside `messages m`. */
export const messageColumns = selectList(ofMessage);

/** All columns of a conversation from the side of `conversation_members mine`, with `theirs` and `conversations c`. */
export const conversationColumns = selectList(ofConversation);

/** A conversation with both of its members, for `conversationColumns`. */
export const conversationTables = `conversation_members mine
  JOIN conversations c ON c.id = mine.conversation_id
  JOIN conversation_members theirs ON theirs.conversation_id = mine.conversation_id AND theirs.attendee_id = mine.other_id`;

/** What these fields of a conversation are read with, beside `conversationTables`. */
export const conversationProjection = (selection: Selection): Projection =>
  projectionOf(selection.names, ofConversation, {
    attendee: preloaded(
      'attendee',
      attendeeProjection(selection.under('attendee').names, 'mine.attendee_id'),
      'LEFT JOIN attendees a ON a.id = mine.other_id',
    ),
    lastMessage: preloaded(
      'lastMessage',
      { columns: ofMessage },
      'LEFT JOIN messages m ON m.conversation_id = c.id AND m.sequence = c.last_sequence',
    ),
  });
