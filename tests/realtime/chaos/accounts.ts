import type { SentMessage } from './ledger';

/** What became of messages. */
export interface Accounts {
  /** Acknowledged ones. */
  sent: number;
  /** Acknowledged and not stored, or stored and missing on the screen of one of the two. */
  lost: number;
  /** Stored more than once, or more than once on a screen. */
  double: number;
  /** On a screen before one that was stored earlier. */
  outOfOrder: number;
}

interface Stored {
  id: string;
  text: string;
  senderId: string;
  recipientId: string;
}

/** What one person sees of their conversations. */
interface Screen {
  ownerId: string;
  partnerIds: readonly string[];
  with(partnerId: string): readonly { id: string }[];
}

/** Both ends of a conversation, in one order for both directions. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join();

const repeatsIn = (values: readonly string[]): number => values.length - new Set(values).size;

/** Compares what was acknowledged with the database, and each screen with it; rows come in the order of their conversations. */
export function tally(
  sent: ReadonlyMap<string, Pick<SentMessage, 'outcome'>>,
  stored: readonly Stored[],
  screens: readonly Screen[],
): Accounts {
  const acknowledged = [...sent].flatMap(([text, { outcome }]) => (outcome && 'id' in outcome ? [text] : []));
  const texts = new Set(stored.map(({ text }) => text));
  const threads = new Map<string, string[]>();
  for (const { id, senderId, recipientId } of stored) {
    const pair = pairOf(senderId, recipientId);
    threads.set(pair, [...(threads.get(pair) ?? []), id]);
  }
  const accounts: Accounts = {
    sent: acknowledged.length,
    lost: acknowledged.filter((text) => !texts.has(text)).length,
    double: repeatsIn(stored.flatMap(({ text }) => (sent.has(text) ? [text] : []))),
    outOfOrder: 0,
  };
  for (const screen of screens)
    for (const partnerId of screen.partnerIds) {
      const ids = threads.get(pairOf(screen.ownerId, partnerId)) ?? [];
      const seen = screen.with(partnerId).map(({ id }) => id);
      const places = seen.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
      accounts.lost += ids.filter((id) => !seen.includes(id)).length;
      accounts.double += repeatsIn(seen);
      accounts.outOfOrder += places.filter((place, index) => index > 0 && place < places[index - 1]!).length;
    }
  return accounts;
}
