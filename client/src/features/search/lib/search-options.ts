import type { SearchKind } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import type { SearchGroup, SearchHit } from './group-results';

/** Where a result is found. */
const pathOf: Record<SearchKind, (eventId: string, hit: SearchHit) => string> = {
  ATTENDEE: (eventId, { id }) => `${paths.attendees(eventId)}?person=${id}`,
  COMPANY: (eventId, hit) =>
    paths.company(eventId, 'company' in hit ? hit.company.kind : 'EXHIBITOR', hit.id),
  SESSION: (eventId, { id }) => `${paths.schedule(eventId)}?session=${id}`,
  FAQ: (eventId, { id }) => `${paths.eventHelp(eventId)}?faq=${id}`,
};

/** One option under the arrow keys: a text from before, a result, or all attendees for this text. */
export type SearchOption =
  | { kind: 'recent'; key: string; text: string }
  | { kind: 'hit'; key: string; group: SearchKind; hit: SearchHit; to: string }
  | { kind: 'people'; key: string; group: SearchKind; text: string; to: string };

/** The options in the order they are drawn. */
export function optionsOf(
  eventId: string,
  { text, groups }: { text: string; groups: readonly SearchGroup[] },
  recent: readonly string[],
): SearchOption[] {
  if (!text) return recent.map((own) => ({ kind: 'recent', key: own, text: own }));
  return groups.flatMap(({ kind, hits }): SearchOption[] => {
    const own = hits.map((hit): SearchOption => {
      return { kind: 'hit', key: hit.id, group: kind, hit, to: pathOf[hit.kind](eventId, hit) };
    });
    const to = `${paths.attendees(eventId)}?${new URLSearchParams({ q: text })}`;
    return kind === 'ATTENDEE' ? [...own, { kind: 'people', key: 'people', group: kind, text, to }] : own;
  });
}

/** The option that a key leads to; null for keys that do not move. The ends meet. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}
