import { column, selectList } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { containing } from '../../core/db/list-query';
import { composed, query, SOME_ID } from '../../core/db/query';
import { and, bound, identifier, join, literal, or, sql, type Sql } from '../../core/db/sql';
import { folded, FORGIVING, LIKENESS, LIKENESSES, type Likeness } from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { isListed, ownAttendeeIn } from '../event-access/index';
import { SearchKind } from './search.types';

const MAX_WORDS = 6;
/** Shorter words hold no trigram of their own: they have to begin a word. */
const TRIGRAM = 3;

/** The words that are looked for; none where there is too little to go by. */
export const wordsOf = (text: string): string[] => {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
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
    title: sql`x.first_name || ' ' || x.last_name`,
    detail: sql`nullif(concat_ws(' · ', x.job_title, x.organization), '')`,
    where: isListed(sql`x`),
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

/** How many a statement finds at most. */
export const MAX_FOUND = sources.reduce((sum, { most }) => sum + most, 0);

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

const candidates = ({ kind, table, title, detail, where, most }: Source, condition: Sql): Sql => sql`
  (SELECT ${literal(kind)} AS kind, x.id, ${title} AS title, ${detail} AS detail, x.search_text
   FROM ${identifier(table)} x WHERE ${where} AND ${condition} LIMIT ${literal(most)})`;

/** What is looked for. */
interface Search {
  eventId: string;
  userId: string;
  words: string[];
  first: number;
  likeness: Likeness;
  /** Ids of what is found already. */
  without: string[];
}

const columns = {
  id: column('uuid', sql`id`),
  kind: column(typed<SearchKind>('text'), sql`kind`),
  title: column('text', sql`title`),
  detail: column('text?', sql`detail`),
};

/** Finds and ranks: words in the title count twice, the rest of what is searched once. */
export const searchQuery = composed(
  'search.find',
  ({ eventId, userId, words, first, likeness, without }: Search) => {
    const event = bound('uuid', eventId);
    const condition = and(
      sql`x.event_id = ${event}`,
      ...words.map((word) => wordCondition(word, likeness)),
      without.length > 0 && sql`x.id <> ALL(${bound('uuid[]', without)})`,
    );
    // Those whom the viewer has blocked, and those who have blocked the viewer, are not found.
    const ofAttendees = sql`${condition} AND NOT ${blockedBetween(ownAttendeeIn(bound('uuid', userId), event), sql`x.id`)}`;
    const found = sources.map((source) =>
      candidates(source, source.kind === SearchKind.ATTENDEE ? ofAttendees : condition),
    );
    return query(
      columns,
      sql`
    WITH found (kind, id, title, detail, search_text) AS MATERIALIZED (${join(found, ' UNION ALL ')})
    SELECT ${selectList(columns)}
    FROM found CROSS JOIN LATERAL (
      SELECT sum(word_similarity(word, search_text) + word_similarity(word, fold_text(title))) AS likeness
      FROM unnest(ARRAY[${join(words.map(folded))}]) AS looked (word)
    ) AS rank
    ORDER BY likeness DESC, title, id
    LIMIT ${first}`,
    );
  },
  function* variants(): Generator<[Search]> {
    const search = { eventId: SOME_ID, userId: SOME_ID, words: ['a', 'ä', 'abc', 'abcdé'], first: 1 };
    for (const likeness of LIKENESSES) yield [{ ...search, likeness, without: [SOME_ID] }];
  },
);
