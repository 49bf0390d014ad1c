import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { rankedPage, startOf, type Page } from '../../core/db/pagination';
import { requireEventAccess } from '../event-access/index';
import type { Likeness } from '../attendees/index';
import { canForgive, MAX_FOUND, searchQuery, wordsOf } from './search.queries';
import { resultClasses, type SearchArgs, type SearchResult } from './search.types';

/** What has all the words, best first; then what has similar ones; remote ones only where there is nothing else. */
export async function searchEvent(
  ctx: RequestContext,
  { eventId: id, text, ...page }: SearchArgs,
): Promise<Page<SearchResult>> {
  const { eventId } = await requireEventAccess(ctx, id);
  const words = wordsOf(text);
  const ranking = await rankResults(ctx, eventId, words, startOf(page) + page.first + 1);
  return rankedPage(
    ranking,
    page,
    async () => (await rankResults(ctx, eventId, words, 2 * MAX_FOUND)).length,
  );
}

async function rankResults(
  ctx: RequestContext,
  eventId: string,
  words: string[],
  count: number,
): Promise<SearchResult[]> {
  if (words.length === 0) return [];
  const found: SearchResult[] = [];
  const find = async (likeness: Likeness) => {
    const without = found.map((result) => result.id);
    const { userId } = viewerOf(ctx);
    const search = { eventId, userId, words, first: count - found.length, likeness, without };
    const rows = await ctx.db.rows(searchQuery(search));
    found.push(...rows.map((row) => Object.assign(new resultClasses[row.kind](), row)));
  };
  await find('same');
  if (found.length < count && canForgive(words)) await find('similar');
  if (found.length === 0 && canForgive(words)) await find('remote');
  return found;
}
