import { column, selectList } from '../../core/db/columns';
import { typed, type RowOf } from '../../core/db/declared';
import { fullNameOf } from '../../core/db/own-data';
import { containing, wordsIn } from '../../core/db/list-query';
import { composed, query, SOME_ID } from '../../core/db/query';
import { and, bound, identifier, join, literal, or, sql, type Sql } from '../../core/db/sql';
import { AttendeeCategory, folded, FORGIVING, LIKENESS, LIKENESSES, type Likeness } from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { CompanyKind } from '../companies/index';
import { isSeenBy, ownAttendeeIn } from '../event-access/index';
import { SearchKind } from './search.types';
import type { Roles } from './sentence';
import { meaningsOf, type Meaning } from './synonyms';
import type { Topic } from './topic.queries';

/** Shorter words hold no trigram of their own: they have to begin a word. */
const TRIGRAM = 3;

/** A sentence has more words than are looked for. */
const MAX_TYPED = 40;

/** The words that were typed; none where there is too little to go by. */
export const wordsOf = (text: string): string[] => {
  const words = wordsIn(text, MAX_TYPED);
  return words.some(({ length }) => length > 1) ? words : [];
};

/** Whether looking for similar words can find more than looking for the words themselves. */
export const canForgive = (words: string[]): boolean => words.some(({ length }) => length >= FORGIVING);

/** Where is looked. Every table has its words folded in `search_text`, under an index of trigrams beside `event_id`. */
interface Source {
  kind: SearchKind;
  table: string;
  title: Sql;
  detail: Sql;
  /** As what it takes part. */
  part: Sql;
  where: Sql;
  /** What orders equal results before their titles do. */
  order?: Sql;
  /** So many candidates are ranked; of a common word there are more, and no search could distinguish them. */
  most: number;
}

const sources: Source[] = [
  {
    kind: SearchKind.ATTENDEE,
    table: 'attendees',
    title: fullNameOf(sql`x`),
    detail: sql`nullif(concat_ws(' · ', x.job_title, x.organization), '')`,
    part: sql`x.category::text`,
    where: sql`true`,
    most: 200,
  },
  {
    kind: SearchKind.COMPANY,
    table: 'companies',
    title: sql`x.name`,
    detail: sql`x.tagline`,
    part: sql`x.kind::text`,
    where: sql`true`,
    order: sql`x.sort_tier`,
    most: 100,
  },
  {
    kind: SearchKind.SESSION,
    table: 'activities',
    title: sql`x.title`,
    detail: sql`x.track`,
    part: sql`NULL::text`,
    where: sql`x.kind = 'SESSION'`,
    most: 100,
  },
  {
    kind: SearchKind.FAQ,
    table: 'faqs',
    title: sql`x.question`,
    detail: sql`x.answer`,
    part: sql`NULL::text`,
    where: sql`true`,
    most: 100,
  },
];

/** How many of each kind are looked for without a limit. */
export const ROOMS = Object.fromEntries(sources.map(({ kind, most }) => [kind, most])) as Record<
  SearchKind,
  number
>;

const like = (pattern: string): Sql => sql`x.search_text LIKE ${folded(pattern)}`;

/** Where errors are forgiven, the shortest words are only ranked by: they are found everywhere and cost most. */
const wordCondition = (word: string, likeness: Likeness): Sql | false => {
  if (likeness !== 'same' && word.length < TRIGRAM) return false;
  if (likeness !== 'same' && word.length >= FORGIVING)
    return sql`${folded(word)} ${LIKENESS[likeness]} x.search_text`;
  if (word.length >= TRIGRAM) return like(containing(word));
  const start = containing(word).slice(1);
  return or(like(start), like(`% ${start}`));
};

/** The index finds the few texts that hold a synonym; asked by itself, the expression would be tried on every text. */
const synonymCondition = ({ synonyms, holding }: Meaning): Sql =>
  sql`(x.search_text LIKE ANY(${bound('text[]', holding)}) AND x.search_text || '' ~ ${synonyms})`;

/** A word, or a synonym of it; where errors are forgiven only the word, since two looser conditions cost most and mean least. */
const unitCondition = (meaning: Meaning, likeness: Likeness): Sql | false => {
  const own = meaning.words
    .map((word) => wordCondition(word, likeness))
    .filter((condition) => condition !== false);
  if (own.length === 0) return false;
  return meaning.synonyms && likeness === 'same' ? or(and(...own), synonymCondition(meaning)) : and(...own);
};

/** What a kind of result has to be for the roles of a sentence, and how much that counts. */
interface Fit {
  condition: Sql;
  weight: number;
}

/** As its enum: Postgres knows nothing of how many have a kind that is made a text. */
const boundKinds = (kinds: readonly CompanyKind[]): Sql =>
  bound(typed<readonly CompanyKind[]>('company_kind[]'), kinds);

/** What roles ask of each kind; nothing where they do not mean it. A word in a title counts 2: who has the role comes before. */
const fits: Record<SearchKind, (roles: Roles) => Fit | undefined> = {
  ATTENDEE: ({ categories, companyKinds, kinds }) => {
    if (categories.length > 0)
      return { condition: sql`x.category::text = ANY(${bound('text[]', categories)})`, weight: 4 };
    const isAsked = kinds.includes('ATTENDEE');
    if (companyKinds.length === 0) return isAsked ? { condition: sql`true`, weight: 4 } : undefined;
    const ofKind = sql`c.event_id = x.event_id AND c.kind = ANY(${boundKinds(companyKinds)})`;
    return {
      condition: sql`EXISTS (SELECT 1 FROM companies c WHERE c.id = x.company_id AND ${ofKind})`,
      weight: isAsked ? 4 : 1,
    };
  },
  COMPANY: ({ companyKinds, kinds }) => {
    if (companyKinds.length > 0)
      return { condition: sql`x.kind = ANY(${boundKinds(companyKinds)})`, weight: 3 };
    return kinds.includes('COMPANY') ? { condition: sql`true`, weight: 3 } : undefined;
  },
  SESSION: ({ kinds }) => (kinds.includes('SESSION') ? { condition: sql`true`, weight: 3 } : undefined),
  FAQ: () => undefined,
};

const candidates = (source: Source, { roles }: Search, condition: Sql): Sql => {
  const { kind, table, title, detail, part, where, order = sql`NULL`, most } = source;
  const fit = roles && fits[kind](roles);
  const weight = fit ? sql`CASE WHEN ${fit.condition} THEN ${literal(fit.weight)} ELSE 0 END` : sql`0`;
  return sql`
  (SELECT ${literal(kind)} AS kind, x.id, ${title} AS title, ${detail} AS detail, ${part} AS part, ${weight} AS fit, ${order}::text COLLATE "C" AS sort_tier, x.search_text
   FROM ${identifier(table)} x WHERE ${where} AND ${condition} LIMIT ${literal(most)})`;
};

const chose = (termIds: readonly string[]): Sql =>
  sql`(SELECT attendee_id FROM attendee_interests WHERE term_id = ANY(${bound('uuid[]', termIds)}))`;

interface Search {
  eventId: string;
  userId: string;
  /** What was typed without stop words, role words among it. */
  literal: readonly Meaning[];
  /** Without role words. */
  meanings: readonly Meaning[];
  roles: Roles | null;
  /** The words of a name with stop words in it; null where there are none. */
  asTyped: readonly string[] | null;
  /** The topics that may be meant. */
  topics: readonly Topic[];
  first: number;
  /** So many of each kind that is looked for. */
  rooms: Partial<Record<SearchKind, number>>;
  likeness: Likeness;
  /** Ids of what is found already. */
  without: string[];
}

/** Of more who have an interest nothing distinguishes one from another. */
const MAX_INTERESTED = 100;

/** People by their interests: by the topics of at least one word, and by text or topics of each other one. */
const interested = (people: Source, search: Search, condition: Sql): Sql[] => {
  const { meanings, topics, likeness } = search;
  const termsOf = (unit?: number) =>
    topics.flatMap((topic) => (unit === undefined || topic.unit === unit ? topic.termIds : []));
  const units = meanings.map((meaning, unit) => {
    const inText = unitCondition(meaning, likeness);
    return inText && or(inText, sql`x.id IN ${chose(termsOf(unit))}`);
  });
  const all = termsOf();
  // Among all who have an interest, similar words would be looked for one person after the other.
  if (all.length === 0 || (likeness !== 'same' && units.length > 1)) return [];
  return [
    candidates(
      { ...people, most: MAX_INTERESTED },
      search,
      and(condition, sql`x.id IN ${chose(all)}`, ...(units.length > 1 ? units : [])),
    ),
  ];
};

/** Names with stop words in them are short. */
const MAX_NAME = 3;

/** The readings of a sentence in one kind: all its words, a name with stop words, and what is left of it among those who have the role. */
const readingsOf = (source: Source, search: Search, condition: Sql): Sql[] => {
  const { literal: all, meanings, roles, asTyped, likeness } = search;
  const inText = (own: readonly Meaning[]) =>
    and(condition, ...own.map((meaning) => unitCondition(meaning, likeness)));
  const found = [candidates(source, search, inText(all))];
  if (asTyped && asTyped.length <= MAX_NAME && likeness === 'same')
    found.push(
      candidates(source, search, and(condition, ...asTyped.map((word) => wordCondition(word, likeness)))),
    );
  const fit = roles && fits[source.kind](roles);
  const isLeft = likeness === 'same' || canForgive(meanings.flatMap(({ words }) => words));
  if (fit && isLeft) found.push(candidates(source, search, and(fit.condition, inText(meanings))));
  if (source.kind === SearchKind.ATTENDEE && (fit || !roles))
    found.push(...interested(source, search, and(condition, fit?.condition)));
  return found;
};

const columns = {
  id: column('uuid', sql`id`),
  kind: column(typed<SearchKind>('text'), sql`kind`),
  title: column('text', sql`title`),
  detail: column('text?', sql`detail`),
  part: column('text?', sql`part`),
  hasRole: column('bool', sql`fit > 0`),
};
/** The words that a result has, in its title and elsewhere, and those that mean the same as others. */
const wordsFound = (words: Sql, synonyms: Sql) => ({
  titleWords: column(
    typed<string[]>('text[]'),
    sql`ARRAY(SELECT word FROM unnest(${words}) AS looked (word) WHERE strpos(folded, word) > 0)`,
  ),
  textWords: column(
    typed<string[]>('text[]'),
    sql`ARRAY(SELECT word FROM unnest(${words}) AS looked (word) WHERE strpos(search_text, word) > 0 AND strpos(folded, word) = 0)`,
  ),
  synonyms: column(
    typed<string[]>('text[]'),
    sql`ARRAY(SELECT DISTINCT substring(search_text FROM pattern) FROM unnest(${synonyms}) AS pattern WHERE search_text ~ pattern)`,
  ),
});
/** Which of the topics a result has. */
const topicsOf = (topics: readonly Topic[]) => ({
  topics: column(
    typed<string[]>('text[]'),
    sql`ARRAY(
      SELECT named.label FROM unnest(${bound('text[]', [...new Set(topics.map(({ label }) => label))])}) AS named (label)
      WHERE (kind = 'COMPANY' AND EXISTS (SELECT 1 FROM companies c WHERE c.id = best.id AND named.label = ANY(c.sectors)))
        OR (kind = 'ATTENDEE' AND EXISTS (
          SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = best.id AND t.label = named.label)))`,
  ),
});

export type FoundRow = RowOf<typeof columns & ReturnType<typeof wordsFound> & ReturnType<typeof topicsOf>>;

/** How like a word a text is; a word of a script that has no trigrams is in the text or not. */
const likenessTo = (text: Sql): Sql =>
  sql`greatest(word_similarity(word, ${text}), 0.5 * (strpos(${text}, word) > 0)::int)`;

/** Less likeness is chance where the words themselves are looked for: it would order results of which only the role was asked. */
const CHANCE = 0.4;

/** Equal results by the tier of companies, then by title, as `sort_tier` has them. */
const byTier = sql`coalesce(sort_tier, E'9\\t' || folded) COLLATE "C"`;

/** A name that holds all that was typed comes before everything else; a session or question only with these words in this order. */
const isNamed = (asTyped: readonly string[]): Sql => sql`CASE WHEN kind IN ('ATTENDEE', 'COMPANY')
    THEN (SELECT bool_and(strpos(' ' || folded, ' ' || word) > 0) FROM unnest(ARRAY[${join(asTyped.map(folded))}]) AS own (word))
    ELSE strpos(' ' || folded, ' ' || ${folded(asTyped.join(' '))}) > 0 END`;

/** Finds and ranks: words in the title count twice, those in the rest of the text once, synonyms in the title half; a role is before both. */
export const searchQuery = composed(
  'search.find',
  (search: Search) => {
    const { eventId, userId, meanings, literal: all, asTyped, topics, first, rooms, without } = search;
    const event = bound('uuid', eventId);
    const outside = without.length > 0 && sql`x.id <> ALL(${bound('uuid[]', without)})`;
    const here = and(sql`x.event_id = ${event}`, outside);
    const me = ownAttendeeIn(bound('uuid', userId), event);
    // A block hides both people from each other's searches.
    const isFound = and(isSeenBy(me, sql`x`), sql`NOT ${blockedBetween(me, sql`x.id`)}`);
    const found = sources
      .filter(({ kind }) => rooms[kind])
      .flatMap((source) =>
        readingsOf(source, search, source.kind === SearchKind.ATTENDEE ? and(here, isFound) : here),
      );
    const wordsOfAll = (own: readonly Meaning[]) =>
      sql`ARRAY[${join(own.flatMap(({ words }) => words).map(folded))}]::text[]`;
    const patterns = (own: readonly Meaning[]) =>
      bound(
        'text[]',
        own.map(({ synonyms }) => synonyms).filter((pattern) => pattern !== null),
      );
    const row = { ...columns, ...wordsFound(wordsOfAll(all), patterns(meanings)), ...topicsOf(topics) };
    const chance = literal(search.likeness === 'same' ? CHANCE : 0);
    const name = asTyped ? sql`+ 10 * (${isNamed(asTyped)})::int` : sql``;
    return query(
      row,
      sql`
    WITH found (kind, id, title, detail, part, fit, sort_tier, search_text) AS MATERIALIZED (${join(found, ' UNION ')}),
    ranked AS (
      SELECT found.*, folded, likeness, row_number() OVER (PARTITION BY kind ORDER BY likeness DESC, ${byTier}, id) AS place
      FROM found CROSS JOIN LATERAL (SELECT fold_text(title) AS folded OFFSET 0) AS titles CROSS JOIN LATERAL (
        SELECT sum(in_text * (in_text >= ${chance})::int + in_title * (in_title >= ${chance})::int)
          + 0.5 * (SELECT count(*) FROM unnest(${patterns(all)}) AS pattern WHERE folded ~ pattern) + fit ${name} AS likeness
        FROM unnest(${wordsOfAll(all)}) AS looked (word) CROSS JOIN LATERAL (
          SELECT ${likenessTo(sql`search_text`)} AS in_text, ${likenessTo(sql`folded`)} AS in_title OFFSET 0) AS own
      ) AS rank)
    SELECT ${selectList(row)} FROM ranked AS best
    WHERE place <= (${bound('jsonb', rooms)} ->> kind)::int
    ORDER BY likeness DESC, ${byTier}, id
    LIMIT ${first}`,
    );
  },
  function* variants(): Generator<[Search]> {
    const meanings = meaningsOf(['a', 'ä', 'abc', 'fintech', 'abcdé']);
    const topics = [{ unit: 3, label: 'a', termIds: [SOME_ID], nearness: 1 }];
    const rooms = { ATTENDEE: 1, COMPANY: 1, SESSION: 1, FAQ: 1 };
    const search = {
      eventId: SOME_ID,
      userId: SOME_ID,
      literal: meanings,
      meanings,
      topics,
      first: 1,
      rooms,
    };
    const nobody: Roles = { categories: [], companyKinds: [], kinds: [] };
    const asked: [Roles | null, string[] | null][] = [
      [null, null],
      [{ ...nobody, categories: [AttendeeCategory.INVESTOR] }, ['the', 'ä']],
      [{ ...nobody, companyKinds: [CompanyKind.STARTUP] }, null],
      [{ ...nobody, kinds: ['ATTENDEE', 'COMPANY', 'SESSION'] }, null],
    ];
    for (const likeness of LIKENESSES)
      for (const [roles, asTyped] of asked)
        yield [{ ...search, roles, asTyped, likeness, without: [SOME_ID] }];
  },
);
