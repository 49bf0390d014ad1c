import type { TextStorage } from '../../../data/session/text-storage';

/** A message that the server has not confirmed yet. */
export type QueuedMessage = {
  clientId: string;
  attendeeId: string;
  text: string;
  queuedAt: string;
  state: 'waiting' | 'sending' | 'refused';
  problem?: string;
};

/** Returns whether the messages survive a reload: storage may be full or forbidden. */
export function storeMessages(
  storage: TextStorage,
  key: string,
  messages: readonly QueuedMessage[],
): boolean {
  try {
    if (messages.length > 0) return storage.setItem(key, JSON.stringify(messages)) !== false;
    storage.removeItem(key);
  } catch {
    // The messages are sent from memory all the same.
  }
  return messages.length === 0;
}

/** An interrupted attempt is tried again, as a reload hides how it ended. */
export function restoreMessages(storage: TextStorage, key: string): QueuedMessage[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return (stored as QueuedMessage[]).map((message) =>
      message.state === 'sending' ? { ...message, state: 'waiting' } : message,
    );
  } catch {
    return [];
  }
}
