import { column, selectList } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { fullNameOf } from '../../core/db/own-data';
import { containing, wordsIn } from '../../core/db/list-query';
import { composed, query, SOME_ID } from '../../core/db/query';
import { and, bound, identifier, join, literal, or, sql, type Sql } from '../../core/db/sql';
import { folded, FORGIVING, LIKENESS, LIKENESSES, type Likeness } from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { isSeenBy, ownAttendeeIn } from '../event-access/index';
import { SearchKind } from './search.types';
import { meaningsOf, type Meaning } from './synonyms';
import type { Topic } from './topic.queries';

/** Shorter words hold no trigram of their own: they have to begin a word. */
const TRIGRAM = 3;

/** The words that are looked for; none where there is too little to go by. */
export const wordsOf = (text: string): string[] => {
  const words = wordsIn(text);
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
  where: Sql;
  /** So many candidates are ranked; of a common word there are more, and no search could distinguish them. */
  most: number;
}

const sources: Source[] = [
  {
    kind: SearchKind.ATTENDEE,
    table: 'attendees',
    title: fullNameOf(sql`x`),
    detail: sql`nullif(concat_ws(' · ', x.job_title, x.organization), '')`,
    where: sql`true`,
    most: 200,
  },
  {
    kind: SearchKind.COMPANY,
    table: 'companies',
    title: sql`x.name`,
    detail: sql`x.tagline`,
    where: sql`true`,
    most: 100,
  },
  {
    kind: SearchKind.SESSION,
    table: 'activities',
    title: sql`x.title`,
    detail: sql`x.track`,
    where: sql`x.kind = 'SESSION'`,
    most: 100,
  },
  {
    kind: SearchKind.FAQ,
    table: 'faqs',
    title: sql`x.question`,
    detail: sql`x.answer`,
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

/** A word, or a synonym of it; where errors are forgiven only the word, since two looser conditions cost most and mean least. */
const unitCondition = ({ words, synonyms }: Meaning, likeness: Likeness): Sql | false => {
  const own = words.map((word) => wordCondition(word, likeness)).filter((condition) => condition !== false);
  if (own.length === 0) return false;
  return synonyms && likeness === 'same' ? or(and(...own), sql`x.search_text ~ ${synonyms}`) : and(...own);
};

const candidates = ({ kind, table, title, detail, where, most }: Source, condition: Sql): Sql => sql`
  (SELECT ${literal(kind)} AS kind, x.id, ${title} AS title, ${detail} AS detail, x.search_text
   FROM ${identifier(table)} x WHERE ${where} AND ${condition} LIMIT ${literal(most)})`;

const chose = (termIds: readonly string[]): Sql =>
  sql`(SELECT attendee_id FROM attendee_interests WHERE term_id = ANY(${bound('uuid[]', termIds)}))`;

interface Search {
  eventId: string;
  userId: string;
  meanings: readonly Meaning[];
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
const interested = (people: Source, { meanings, topics, likeness }: Search, condition: Sql): Sql[] => {
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
      and(condition, sql`x.id IN ${chose(all)}`, ...(units.length > 1 ? units : [])),
    ),
  ];
};

const columns = {
  id: column('uuid', sql`id`),
  kind: column(typed<SearchKind>('text'), sql`kind`),
  title: column('text', sql`title`),
  detail: column('text?', sql`detail`),
};
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

/** How like a word a text is; a word of a script that has no trigrams is in the text or not. */
const likenessTo = (text: Sql): Sql =>
  sql`greatest(word_similarity(word, ${text}), 0.5 * (strpos(${text}, word) > 0)::int)`;

/** Finds and ranks: words in the title count twice, those in the rest of the text once, synonyms in the title half. */
export const searchQuery = composed(
  'search.find',
  (search: Search) => {
    const { eventId, userId, meanings, topics, first, rooms, likeness, without } = search;
    const event = bound('uuid', eventId);
    const outside = without.length > 0 && sql`x.id <> ALL(${bound('uuid[]', without)})`;
    const here = and(sql`x.event_id = ${event}`, outside);
    const me = ownAttendeeIn(bound('uuid', userId), event);
    // A block hides both people from each other's searches.
    const isFound = and(isSeenBy(me, sql`x`), sql`NOT ${blockedBetween(me, sql`x.id`)}`);
    const inText = and(...meanings.map((meaning) => unitCondition(meaning, likeness)));
    const found = sources
      .filter(({ kind }) => rooms[kind])
      .flatMap((source) =>
        source.kind === SearchKind.ATTENDEE
          ? [
              candidates(source, and(here, isFound, inText)),
              ...interested(source, search, and(here, isFound)),
            ]
          : [candidates(source, and(here, inText))],
      );
    const row = { ...columns, ...topicsOf(topics) };
    const words = meanings.flatMap((meaning) => meaning.words);
    const synonyms = meanings.map((meaning) => meaning.synonyms).filter((pattern) => pattern !== null);
    return query(
      row,
      sql`
    WITH found (kind, id, title, detail, search_text) AS MATERIALIZED (${join(found, ' UNION ')}),
    ranked AS (
      SELECT kind, id, title, detail, likeness, row_number() OVER (PARTITION BY kind ORDER BY likeness DESC, title, id) AS place
      FROM found CROSS JOIN LATERAL (SELECT fold_text(title) AS folded OFFSET 0) AS titles CROSS JOIN LATERAL (
        SELECT sum(${likenessTo(sql`search_text`)} + ${likenessTo(sql`folded`)})
          + 0.5 * (SELECT count(*) FROM unnest(${bound('text[]', synonyms)}) AS pattern WHERE folded ~ pattern) AS likeness
        FROM unnest(ARRAY[${join(words.map(folded))}]) AS looked (word)
      ) AS rank)
    SELECT ${selectList(row)} FROM ranked AS best
    WHERE place <= (${bound('jsonb', rooms)} ->> kind)::int
    ORDER BY likeness DESC, title, id
    LIMIT ${first}`,
    );
  },
  function* variants(): Generator<[Search]> {
    const meanings = meaningsOf(['a', 'ä', 'abc', 'fintech', 'abcdé']);
    const topics = [{ unit: 3, label: 'a', termIds: [SOME_ID], nearness: 1 }];
    const rooms = { ATTENDEE: 1, COMPANY: 1, SESSION: 1, FAQ: 1 };
    const search = { eventId: SOME_ID, userId: SOME_ID, meanings, topics, first: 1, rooms };
    for (const likeness of LIKENESSES) yield [{ ...search, likeness, without: [SOME_ID] }];
  },
);
