import type { ChatMessage } from '../chat';
import type { Ledger } from './ledger';

/** What one person sees of their conversations. */
interface Screen {
  ownerId: string;
  partnerIds: readonly string[];
  with(partnerId: string): readonly { id: string }[];
}

/** Both ends of a conversation, in one order for both directions. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join();

export const grouped = <Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

const repeatsIn = (values: readonly string[]): number => values.length - new Set(values).size;

/** Compares what was acknowledged with the database, and each screen with it; rows come in the order of their conversations. */
export function tally(
  sent: Ledger['sent'],
  stored: readonly Omit<ChatMessage, 'sequence'>[],
  screens: readonly Screen[],
) {
  const acknowledged = [...sent].filter(([, { answer }]) => answer);
  const texts = stored.map(({ text }) => text);
  const storedTexts = new Set(texts);
  const accounts = {
    sent: acknowledged.length,
    /** Not stored, or stored and missing on the screen of one of the two. */
    lost: acknowledged.filter(([text]) => !storedTexts.has(text)).length,
    /** Stored more than once, or more than once on a screen. */
    double: repeatsIn(texts.filter((text) => sent.has(text))),
    /** On a screen before one that was stored earlier. */
    outOfOrder: 0,
  };
  const threads = grouped(stored, ({ senderId, recipientId }) => pairOf(senderId, recipientId));
  for (const screen of screens)
    for (const partnerId of screen.partnerIds) {
      const ids = (threads.get(pairOf(screen.ownerId, partnerId)) ?? []).map(({ id }) => id);
      const seen = screen.with(partnerId).map(({ id }) => id);
      const places = seen.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
      accounts.lost += ids.filter((id) => !seen.includes(id)).length;
      accounts.double += repeatsIn(seen);
      accounts.outOfOrder += places.filter((place, index) => index > 0 && place < places[index - 1]!).length;
    }
  return accounts;
}
