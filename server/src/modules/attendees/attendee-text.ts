import type { RequestContext } from '../../core/context';
import { FORGIVING, LIKENESSES, withTerms, type TextSearch } from './attendee-text.queries';

const MAX_WORDS = 6;

const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/**
 * Finds the attendees that have all the words in name, job title, organization or interests;
 * without any, attendees with similar words. `isFound` says whether a search finds attendees.
 */
export async function textSearch(
  ctx: RequestContext,
  eventId: string,
  text: string | null | undefined,
  isFound: (search: TextSearch) => Promise<boolean>,
): Promise<TextSearch | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const exact = await withTerms(ctx.db, eventId, words, 'same');
  if (!words.some((word) => word.length >= FORGIVING) || (await isFound(exact))) return exact;
  for (const likeness of LIKENESSES.slice(1)) {
    const search = await withTerms(ctx.db, eventId, words, likeness);
    if (await isFound(search)) return search;
  }
  return exact;
}
