import type { QueuedMessage } from './queued-messages';

/**
 * The messages that the list does not show yet: those in the outbox, and before them those that left it when they were
 * sent. The list can be a whole request later than the outbox, where messages before the sent one were missed.
 */
export function unlistedOf(
  before: readonly QueuedMessage[],
  queued: readonly QueuedMessage[],
  messages: readonly { clientId: string }[],
): QueuedMessage[] {
  const waiting = new Set(queued.map(({ clientId }) => clientId));
  const listed = new Set(messages.map(({ clientId }) => clientId));
  // A message leaves the outbox while it is being sent, or because its author removed a refused one.
  const sent = before.filter(({ state, clientId }) => state === 'sending' && !waiting.has(clientId));
  return [...sent, ...queued].filter(({ clientId }) => !listed.has(clientId));
}
