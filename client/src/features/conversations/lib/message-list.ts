/** The fields of a message by which lists are ordered and gaps found. */
export type Sequenced = { id: string; sequence: number };

/** The highest sequence of the list, 0 when it is empty. */
export function lastSequenceOf(messages: readonly Sequenced[]): number {
  return messages.reduce((last, message) => Math.max(last, message.sequence), 0);
}

/**
 * Whether messages are missing between what is known and what came: the sequence of a conversation has no holes,
 * so a jump means that something was sent while we were not connected. A conversation that was empty begins with 1.
 */
export function hasGap(existing: readonly Sequenced[], incoming: readonly Sequenced[]): boolean {
  if (incoming.length === 0) return false;
  const firstIncoming = Math.min(...incoming.map((message) => message.sequence));
  return firstIncoming > lastSequenceOf(existing) + 1;
}
