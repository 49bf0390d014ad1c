import type { RequestContext } from '../../core/context';
import type { EventAccessService } from '../events/event-access.service';
import { canForgive, searchQuery, wordsOf, type Likeness } from './search-query';
import { resultClasses, type SearchArgs, type SearchResult } from './search.types';

/** One search over everything of an event that has a name. */
export class SearchService {
  constructor(private readonly access: EventAccessService) {}

  /** What has all the words, best first; then, where there is room, what has similar ones; remote ones only where there is nothing else. */
  async search(ctx: RequestContext, { eventId: id, text, first }: SearchArgs): Promise<SearchResult[]> {
    const { eventId } = await this.access.enter(ctx, id);
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const found: SearchResult[] = [];
    const find = async (likeness: Likeness) => {
      const without = found.map((result) => result.id);
      const query = searchQuery({ eventId, words, first: first - found.length, likeness, without });
      const rows = await ctx.sql.rows<SearchResult>(query);
      found.push(...rows.map((row) => Object.assign(new resultClasses[row.kind](), row)));
    };
    await find('same');
    if (found.length < first && canForgive(words)) await find('similar');
    if (found.length === 0 && canForgive(words)) await find('remote');
    return found;
  }
}
