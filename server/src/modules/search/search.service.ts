import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { rankedPage, startOf, type Page } from '../../core/db/pagination';
import { requireEventAccess } from '../event-access/index';
import type { Likeness } from '../attendees/index';
import { canForgive, ROOMS, searchQuery, wordsOf, type FoundRow } from './search.queries';
import {
  resultClasses,
  type SearchArgs,
  type SearchKind,
  type SearchReasonCode,
  type SearchResult,
} from './search.types';
import { parseSentence, type Roles, type Sentence } from './sentence';
import { meaningsOf } from './synonyms';
import { commonTopics, topicCounts, topicsNear, type Topic } from './topic.queries';
import type { SearchTopic } from './topic.types';

/** A page of results, with how the search was understood. */
export interface FoundPage extends Page<SearchResult> {
  search: Understood;
}

/** A search as its words are understood. */
interface Understood extends Pick<
  Parameters<typeof searchQuery>[0],
  'literal' | 'meanings' | 'roles' | 'asTyped'
> {
  eventId: string;
  near: readonly Topic[];
  perKind: number | null | undefined;
}

const MAX_WORDS = 6;
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
  const search = await understand(ctx, eventId, parseSentence(wordsOf(text)), perKind);
  const ranking = await rankResults(ctx, search, startOf(page) + page.first + 1);
  const found = rankedPage(ranking, page, async () => (await rankResults(ctx, search, MAX_RANKED)).length);
  return { ...found, search };
}

async function understand(
  ctx: RequestContext,
  eventId: string,
  { words, content, rest, roles }: Sentence,
  perKind: Understood['perKind'],
): Promise<Understood> {
  const meanings = meaningsOf(rest.slice(0, MAX_WORDS));
  const literal = roles ? meaningsOf(content.slice(0, MAX_WORDS)) : meanings;
  const texts = meanings.map((meaning) => meaning.words.join(' '));
  const synonyms = meanings.map((meaning) => meaning.synonyms);
  const near = meanings.length > 0 ? await topicsNear(ctx, { eventId, texts, synonyms }) : [];
  const asTyped = words.length > rest.length ? words : null;
  return { eventId, literal, meanings, roles, asTyped, near, perKind };
}

/** More than can be found. */
const MAX_RANKED = 2 * Object.values(ROOMS).reduce((sum, most) => sum + most);

async function rankResults(
  ctx: RequestContext,
  { near, perKind, ...search }: Understood,
  count: number,
  isForgiving = true,
): Promise<SearchResult[]> {
  if (search.literal.length === 0) return [];
  const found: SearchResult[] = [];
  const roomFor = (kind: SearchKind): number =>
    perKind ? perKind - found.filter((result) => result.kind === kind).length : ROOMS[kind];
  const find = async (likeness: Likeness) => {
    const rooms = Object.fromEntries(Object.keys(ROOMS).map((kind) => [kind, roomFor(kind as SearchKind)]));
    if (!Object.values(rooms).some((room) => room > 0)) return;
    const rows = await ctx.db.rows(
      searchQuery({
        ...search,
        userId: viewerOf(ctx).userId,
        topics: near.filter(({ nearness }) => nearness >= (likeness === 'same' ? NAMED : ALIKE)),
        first: count - found.length,
        rooms,
        likeness,
        without: found.map((result) => result.id),
      }),
    );
    const similar = likeness !== 'same';
    found.push(
      ...rows.map((row) =>
        Object.assign(new resultClasses[row.kind](), row, { similar, reasons: reasonsOf(row, search.roles) }),
      ),
    );
  };
  const forgives = isForgiving && canForgive(search.literal.flatMap(({ words }) => words));
  await find('same');
  if (found.length < Math.min(count, perKind ?? count) && forgives) await find('similar');
  if (found.length === 0 && forgives) await find('remote');
  return found;
}

/** Why a row was found. */
function reasonsOf(
  { part, hasRole, topics, titleWords, textWords, synonyms }: FoundRow,
  roles: Roles | null,
) {
  const asked = [...(roles?.categories ?? []), ...(roles?.companyKinds ?? [])].filter(
    (role) => role === part,
  );
  const terms = {
    ROLE: hasRole ? asked : [],
    TOPIC: topics,
    NAME: titleWords,
    TEXT: textWords,
    SYNONYM: synonyms,
  };
  return Object.entries(terms)
    .filter(([, own]) => own.length > 0)
    .map(([code, own]) => ({ code: code as SearchReasonCode, terms: own }));
}

const MAX_SUGGESTIONS = 3;

/** Where a search finds nothing: the same words without one of them, as far as these find something. */
export async function suggestionsOf(ctx: RequestContext, { search, nodes }: FoundPage): Promise<string[]> {
  if (nodes.length > 0) return [];
  const { eventId, literal } = search;
  const words = literal.flatMap((meaning) => meaning.words);
  const suggestions: string[] = [];
  for (let at = 0; words.length > 1 && at < words.length && suggestions.length < MAX_SUGGESTIONS; at++) {
    const fewer = words.filter((_, index) => index !== at);
    const found = await rankResults(
      ctx,
      await understand(ctx, eventId, parseSentence(fewer), null),
      1,
      false,
    );
    if (found.length > 0) suggestions.push(fewer.join(' '));
  }
  return suggestions;
}

/**
 * The topics that a search names. Where it finds no more than similar words, or nothing, those that are like its words; without any
 * result and any of these the commonest ones of the event.
 */
export async function topicsOfSearch(
  ctx: RequestContext,
  { search: { eventId, near }, nodes }: FoundPage,
): Promise<SearchTopic[]> {
  const { userId } = viewerOf(ctx);
  const named = near.filter(({ nearness }) => nearness >= NAMED);
  const isExact = nodes.some(({ similar }) => !similar);
  const meant = named.length > 0 || isExact ? named : near;
  const known = [...new Set(meant.map(({ label }) => label))].slice(0, MAX_TOPICS);
  const isLost = known.length === 0 && nodes.length === 0;
  const labels = isLost ? (await commonTopics(ctx, { eventId, userId })).map(({ label }) => label) : known;
  const counts = labels.length > 0 ? await topicCounts(ctx, { eventId, userId, labels }) : [];
  return counts.map((topic) => ({ ...topic, named: named.length > 0 }));
}
