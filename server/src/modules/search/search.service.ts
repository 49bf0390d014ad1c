import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { rankedPage, startOf, type Page } from '../../core/db/pagination';
import { requireEventAccess } from '../event-access/index';
import type { Likeness } from '../attendees/index';
import { canForgive, ROOMS, searchQuery, wordsOf } from './search.queries';
import { resultClasses, type SearchArgs, type SearchKind, type SearchResult } from './search.types';
import { meaningsOf, type Meaning } from './synonyms';
import { commonTopics, topicCounts, topicsNear, type Topic } from './topic.queries';
import type { SearchTopic } from './topic.types';

/** A page of results, with what else the words may mean. */
export interface FoundPage extends Page<SearchResult> {
  eventId: string;
  near: readonly Topic[];
}

/** A search as its words are understood. */
interface Understood {
  eventId: string;
  meanings: readonly Meaning[];
  near: readonly Topic[];
  perKind: number | null | undefined;
}

const MAX_TOPICS = 2;
/** From here on a topic is named, by a word or a synonym. */
const NAMED = 1;
/** Topics that are this like a word are looked for where its similar words are. */
const ALIKE = 0.5;

/** Results with all words or their synonyms, best first; then with similar words; distant ones only if there are no others. */
export async function searchEvent(
  ctx: RequestContext,
  { eventId: id, text, perKind, ...page }: SearchArgs,
): Promise<FoundPage> {
  const { eventId } = await requireEventAccess(ctx, id);
  const meanings = meaningsOf(wordsOf(text));
  const texts = meanings.map(({ words }) => words.join(' '));
  const synonyms = meanings.map((meaning) => meaning.synonyms);
  const near = meanings.length > 0 ? await topicsNear(ctx, { eventId, texts, synonyms }) : [];
  const search = { eventId, meanings, near, perKind };
  const ranking = await rankResults(ctx, search, startOf(page) + page.first + 1);
  const found = rankedPage(ranking, page, async () => (await rankResults(ctx, search, MAX_RANKED)).length);
  return { ...found, eventId, near };
}

/** More than can be found. */
const MAX_RANKED = 2 * Object.values(ROOMS).reduce((sum, most) => sum + most);

async function rankResults(
  ctx: RequestContext,
  { eventId, meanings, near, perKind }: Understood,
  count: number,
): Promise<SearchResult[]> {
  if (meanings.length === 0) return [];
  const found: SearchResult[] = [];
  const roomFor = (kind: SearchKind): number =>
    perKind ? perKind - found.filter((result) => result.kind === kind).length : ROOMS[kind];
  const find = async (likeness: Likeness) => {
    const rooms = Object.fromEntries(Object.keys(ROOMS).map((kind) => [kind, roomFor(kind as SearchKind)]));
    if (!Object.values(rooms).some((room) => room > 0)) return;
    const rows = await ctx.db.rows(
      searchQuery({
        eventId,
        userId: viewerOf(ctx).userId,
        meanings,
        topics: near.filter(({ nearness }) => nearness >= (likeness === 'same' ? NAMED : ALIKE)),
        first: count - found.length,
        rooms,
        likeness,
        without: found.map((result) => result.id),
      }),
    );
    const similar = likeness !== 'same';
    found.push(...rows.map((row) => Object.assign(new resultClasses[row.kind](), row, { similar })));
  };
  const forgives = canForgive(meanings.flatMap(({ words }) => words));
  await find('same');
  if (found.length < Math.min(count, perKind ?? count) && forgives) await find('similar');
  if (found.length === 0 && forgives) await find('remote');
  return found;
}

/**
 * The topics that a search names. Where it finds no more than similar words, or nothing, those that are like its words; without any
 * result and any of these the commonest ones of the event.
 */
export async function topicsOfSearch(
  ctx: RequestContext,
  { eventId, near, nodes }: Pick<FoundPage, 'eventId' | 'near' | 'nodes'>,
): Promise<SearchTopic[]> {
  const named = near.filter(({ nearness }) => nearness >= NAMED);
  const isExact = nodes.some(({ similar }) => !similar);
  const meant = named.length > 0 || isExact ? named : near;
  const known = [...new Set(meant.map(({ label }) => label))].slice(0, MAX_TOPICS);
  const isLost = known.length === 0 && nodes.length === 0;
  const labels = isLost ? (await commonTopics(ctx, { eventId })).map(({ label }) => label) : known;
  const counts = labels.length > 0 ? await topicCounts(ctx, { eventId, labels }) : [];
  return counts.map((topic) => ({ ...topic, named: named.length > 0 }));
}
