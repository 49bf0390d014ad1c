import type { RequestContext } from '../../core/request/context';
import { FORGIVING, LIKENESSES, withTerms, type TextSearch } from './attendee-text.queries';
import { wordsIn } from '../../core/db/list-query';
import { onlyRow } from '../../core/db/statement';
import { isAnybodyFound, type Reader } from './attendee-list.queries';
import type { AttendeeFilter } from './attendee.types';

/**
 * The search text of a filter, applied to the attendees that the rest of the filter lets through: those that have all the words in
 * name, job title, organization or interests; without any, attendees with similar words.
 */
export async function searchOf(
  ctx: RequestContext,
  eventId: string,
  reader: Reader,
  filter: AttendeeFilter,
): Promise<TextSearch | undefined> {
  const words = wordsIn(filter.text);
  if (words.length === 0) return undefined;
  const isFound = async (text: TextSearch) =>
    (await onlyRow(ctx.db, isAnybodyFound({ eventId, reader, filter, text }))).found;
  const exact = await withTerms(ctx.db, eventId, words, 'same');
  if (!words.some((word) => word.length >= FORGIVING) || (await isFound(exact))) return exact;
  for (const likeness of LIKENESSES.slice(1)) {
    const search = await withTerms(ctx.db, eventId, words, likeness);
    if (await isFound(search)) return search;
  }
  return exact;
}
