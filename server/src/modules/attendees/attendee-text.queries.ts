import { column, selectList } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { containing } from '../../core/db/list-query';
import { composed, query, SOME_ID } from '../../core/db/query';
import { and, join, sql, type Sql } from '../../core/db/sql';
import { interestTermColumnsOf } from '../events/index';

/** How much like the words what is found has to be: hold them, be similar, or hold something similar. */
export const LIKENESSES = ['same', 'similar', 'remote'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** A word that is looked for, and the interests that it may mean. */
interface Word {
  text: string;
  termIds: string[];
}

/** A search by text, as a list of attendees takes it. */
export interface TextSearch {
  words: Word[];
  likeness: Likeness;
}

/** In shorter words an error leaves too little to go by. */
export const FORGIVING = 4;

/** A word compares so with folded text. The operators stand on the index; `similar` leaves it far fewer candidates to look at. */
export const LIKENESS: Readonly<Record<Likeness, Sql>> = { same: sql`=`, similar: sql`<<%`, remote: sql`<%` };

const PLAIN = /^[\x20-\x7e]*$/;

/** A word without accents and capitals. Plain letters are folded here: Postgres would look its dictionary up while planning, each time. */
export const folded = (word: string): Sql =>
  PLAIN.test(word) ? sql`${word.toLowerCase()}::text` : sql`fold_text(${word})`;

const isForgiven = (word: string, likeness: Likeness): boolean =>
  likeness !== 'same' && word.length >= FORGIVING;

const found = { word: column('text', sql`w.word`), ...interestTermColumnsOf(sql`t`, 'id') };

/** The interests of an event that words may mean: those with a word that begins so, or with a similar one. */
const termsOfWords = composed(
  'attendees.termsOfWords',
  (eventId: string, words: readonly string[], likeness: Likeness) =>
    query(
      found,
      sql`SELECT ${selectList(found)}
          FROM unnest(${words}::text[], ${words.map((word) => isForgiven(word, likeness))}::boolean[]) AS w (word, forgiven)
          JOIN (SELECT id, fold_text(label) AS label FROM interest_terms WHERE event_id = ${eventId}) AS t
            ON starts_with(t.label, fold_text(w.word)) OR strpos(t.label, ' ' || fold_text(w.word)) > 0
              OR (w.forgiven AND fold_text(w.word) ${LIKENESS[likeness]} t.label)`,
      'kept',
    ),
  () => LIKENESSES.map((likeness): [string, readonly string[], Likeness] => [SOME_ID, ['a'], likeness]),
);

/** The words of a search with the interests that each of them may mean. */
export const withTerms = async (
  db: Db,
  eventId: string,
  words: readonly string[],
  likeness: Likeness,
): Promise<TextSearch> => {
  const rows = await db.rows(termsOfWords(eventId, words, likeness));
  return {
    likeness,
    words: words.map((text) => ({
      text,
      termIds: rows.filter(({ word }) => word === text).map(({ id }) => id),
    })),
  };
};

/** The condition that attendees `a` have the words of a search. */
export const textConditions = ({ words, likeness }: TextSearch): Sql =>
  and(
    ...words.map(({ text, termIds }) => {
      const inText = isForgiven(text, likeness)
        ? sql`${folded(text)} ${LIKENESS[likeness]} a.search_text`
        : sql`a.search_text LIKE ${folded(containing(text))}`;
      return termIds.length === 0
        ? inText
        : sql`(${inText} OR a.id IN (SELECT attendee_id FROM attendee_interests WHERE term_id = ANY(${termIds}::uuid[])))`;
    }),
  );

/** How close an attendee is to the words: names and organizations come before interests, likenesses in their order. */
export const closeness = ({ words }: TextSearch): Sql =>
  join(
    words.map(({ text }) => sql`word_similarity(${folded(text)}, a.search_text)`),
    ' + ',
  );
