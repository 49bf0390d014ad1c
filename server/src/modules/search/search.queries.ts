import type { Db, Statement } from '../../core/db/database';
import { WhereBuilder, containing } from '../../core/db/list-query';
import { blockedBetween } from '../blocks/index';
import { isListed, ownAttendeeIn } from '../event-access/index';
import { FORGIVING, TRIGRAM, type Likeness } from './search-words';
import type { SearchResult } from './search.types';

/** Where is looked. Every table has its words folded in `search_text`, under an index of trigrams beside `event_id`. */
interface Source {
  kind: string;
  table: string;
  title: string;
  detail: string;
  where: string;
  /** So many candidates are ranked; of a common word there are more, and no search could distinguish them. */
  most: number;
}

const sources: Source[] = [
  {
    kind: 'ATTENDEE',
    table: 'attendees',
    title: `x.first_name || ' ' || x.last_name`,
    detail: `nullif(concat_ws(' · ', x.job_title, x.organization), '')`,
    where: isListed('x'),
    most: 200,
  },
  {
    kind: 'COMPANY',
    table: 'companies',
    title: 'x.name',
    detail: 'x.tagline',
    where: 'true',
    most: 100,
  },
  {
    kind: 'SESSION',
    table: 'activities',
    title: 'x.title',
    detail: 'x.track',
    where: `x.kind = 'SESSION'`,
    most: 100,
  },
  {
    kind: 'FAQ',
    table: 'faqs',
    title: 'x.question',
    detail: 'x.answer',
    where: 'true',
    most: 100,
  },
];

/** How many a statement finds at most. */
export const MAX_FOUND = sources.reduce((sum, { most }) => sum + most, 0);

/** Plain letters are folded here: Postgres would look its dictionary up while planning, each time. */
const PLAIN = /^[\x20-\x7e]*$/;
const folded = (word: string, placeholder: string): string =>
  PLAIN.test(word) ? `${placeholder}::text` : `fold_text(${placeholder})`;
const lower = (word: string): string => (PLAIN.test(word) ? word.toLowerCase() : word);

/** Both stand on the index; the first leaves it far fewer candidates to look at. */
const operators = { similar: '<<%', remote: '<%' } as const;

/** Where errors are forgiven, the shortest words are only ranked by: they are found everywhere and cost most. */
const wordCondition = (where: WhereBuilder, word: string, likeness: Likeness): string => {
  if (likeness !== 'same' && word.length < TRIGRAM) return 'true';
  const like = (pattern: string): string => `x.search_text LIKE ${folded(word, where.value(lower(pattern)))}`;
  if (likeness !== 'same' && word.length >= FORGIVING)
    return `${folded(word, where.value(lower(word)))} ${operators[likeness]} x.search_text`;
  if (word.length >= TRIGRAM) return like(containing(word));
  const start = containing(word).slice(1);
  return `(${like(start)} OR ${like(`% ${start}`)})`;
};

/** Those whom the viewer has blocked, and those who have blocked the viewer, are not found. */
const reachable = (where: WhereBuilder, userId: string): string =>
  `NOT ${blockedBetween(ownAttendeeIn(where.value(userId), '$1'), 'x.id')}`;

const candidates = ({ kind, table, title, detail, where, most }: Source, condition: string): string => `
  (SELECT '${kind}' AS kind, x.id, ${title} AS title, ${detail} AS detail, x.search_text
   FROM ${table} x WHERE x.event_id = $1 AND ${where} AND ${condition} LIMIT ${most})`;

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

/** The statement that finds and ranks: words in the title count twice, the rest of what is searched once. */
export const searchQuery = ({ eventId, userId, words, first, likeness, without }: Search): Statement => {
  const where = new WhereBuilder([eventId]);
  const conditions = words.map((word) => wordCondition(where, word, likeness));
  if (without.length > 0) conditions.push(`x.id <> ALL(${where.value(without)}::uuid[])`);
  const looked = words.map((word) => folded(word, where.value(lower(word))));
  const [condition, ofAttendees] = [conditions.join(' AND '), reachable(where, userId)];
  const found = sources.map((source) =>
    candidates(source, source.kind === 'ATTENDEE' ? `${condition} AND ${ofAttendees}` : condition),
  );
  return where.statement(`
    WITH found (kind, id, title, detail, search_text) AS MATERIALIZED (${found.join(' UNION ALL ')})
    SELECT kind, id, title, detail
    FROM found CROSS JOIN LATERAL (
      SELECT sum(word_similarity(word, search_text) + word_similarity(word, fold_text(title))) AS likeness
      FROM unnest(ARRAY[${looked.join(', ')}]) AS looked (word)
    ) AS rank
    ORDER BY likeness DESC, title, id
    LIMIT ${where.value(first)}`);
};

/** What a search finds, best first. */
export const findInEvent = (db: Db, search: Search): Promise<SearchResult[]> =>
  db.rows<SearchResult>(searchQuery(search));
