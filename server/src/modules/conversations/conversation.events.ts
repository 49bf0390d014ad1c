import { literal, sql, type Sql } from '../../core/db/sql';
import type { DomainEvent } from '../../core/outbox/outbox.queries';

/** The published form of a message: the id alone, receivers load the fields that they may see. */
export interface MessageAdded {
  messageId: string;
}

/** Topic of what is new for one attendee's conversations. */
export const messagesTopic = (attendeeId: string): string => `attendee.${attendeeId}.messages`;

/** The same in SQL, for a statement that writes a message and tells of it. */
export const messagesTopicSql = (attendeeId: Sql): Sql =>
  sql`format(${literal(messagesTopic('%s'))}, ${attendeeId})`;

/** The published form of a conversation: the other person, and whether they type, where that is the news. */
export interface ConversationChanged {
  otherId: string;
  typing?: boolean;
}

/** Topic of how far one attendee's conversations are read, and of who types. */
export const conversationsTopic = (attendeeId: string): string => `attendee.${attendeeId}.conversations`;

const changed = (attendeeId: string, otherId: string): DomainEvent => ({
  topic: conversationsTopic(attendeeId),
  payload: { otherId } satisfies ConversationChanged,
});

/** A person has read: the reader's own screens change, and the other's ticks where these show it. */
export const conversationRead = (readerId: string, otherId: string, isShown: boolean): DomainEvent[] => [
  ...(isShown ? [changed(otherId, readerId)] : []),
  changed(readerId, otherId),
];
