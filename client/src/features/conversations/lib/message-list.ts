/** The fields of a message by which lists are ordered and merged. */
export type Sequenced = { id: string; sequence: number };

/** One list of both, each message once (by id, the incoming copy wins), ordered by sequence. */
export function mergeMessages<T extends Sequenced>(existing: readonly T[], incoming: readonly T[]): T[] {
  const byId = new Map(existing.map((message) => [message.id, message]));
  for (const message of incoming) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.sequence - b.sequence);
}

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
