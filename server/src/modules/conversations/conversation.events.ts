import type { DomainEvent } from '../../core/outbox';

/** What is published about a message: the id alone, receivers load what they may see. */
export interface MessageAdded {
  messageId: string;
}

/** Topic of what is new for one attendee's conversations. */
export const messagesTopic = (attendeeId: string): string => `attendee.${attendeeId}.messages`;

export const conversationEvents = {
  /** Both sides are told: the sender may sit before two screens. */
  messageAdded: (messageId: string, attendeeIds: readonly string[]): DomainEvent[] =>
    attendeeIds.map((id) => ({ topic: messagesTopic(id), payload: { messageId } satisfies MessageAdded })),
};
