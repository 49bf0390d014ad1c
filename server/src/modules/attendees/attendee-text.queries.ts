import type { Db } from '../../core/db/database';
import { containing, type WhereBuilder } from '../../core/db/list-query';

/** How much like the words what is found has to be: hold them, be similar, or hold something similar. */
export type Likeness = 'same' | 'similar' | 'remote';

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

const operators = { similar: '<<%', remote: '<%' } as const;

/** Plain letters are folded here: Postgres would look its dictionary up while planning, each time. */
const PLAIN = /^[\x20-\x7e]*$/;
const folded = (word: string, placeholder: string): string =>
  PLAIN.test(word) ? `${placeholder}::text` : `fold_text(${placeholder})`;
const lower = (word: string): string => (PLAIN.test(word) ? word.toLowerCase() : word);

const isForgiven = (word: string, likeness: Likeness): boolean =>
  likeness !== 'same' && word.length >= FORGIVING;

/** The interests of an event that words may mean: those with a word that begins so, or with a similar one. */
const termsQuery = (likeness: Likeness): string => `
  SELECT w.word, t.id FROM unnest($2::text[], $3::boolean[]) AS w (word, forgiven)
  JOIN (SELECT id, fold_text(label) AS label FROM interest_terms WHERE event_id = $1) AS t
    ON starts_with(t.label, fold_text(w.word)) OR strpos(t.label, ' ' || fold_text(w.word)) > 0
      OR (w.forgiven AND fold_text(w.word) ${likeness === 'same' ? '=' : operators[likeness]} t.label)`;

/** The words of a search with the interests that each of them may mean. */
export const withTerms = async (
  db: Db,
  eventId: string,
  words: readonly string[],
  likeness: Likeness,
): Promise<TextSearch> => {
  const rows = await db.rows<{ word: string; id: string }>({
    text: termsQuery(likeness),
    values: [eventId, words, words.map((word) => isForgiven(word, likeness))],
  });
  return {
    likeness,
    words: words.map((text) => ({
      text,
      termIds: rows.filter(({ word }) => word === text).map(({ id }) => id),
    })),
  };
};

const likeCondition = (where: WhereBuilder, word: string, likeness: Likeness): string => {
  if (likeness !== 'same' && isForgiven(word, likeness))
    return `${folded(word, where.value(lower(word)))} ${operators[likeness]} a.search_text`;
  return `a.search_text LIKE ${folded(word, where.value(containing(lower(word))))}`;
};

/** Adds the words of a search to the conditions on attendees `a`. */
export const textConditions = (where: WhereBuilder, { words, likeness }: TextSearch): void => {
  for (const { text, termIds } of words) {
    const inText = likeCondition(where, text, likeness);
    if (termIds.length === 0) where.always(inText);
    else
      where.add(
        (ids) =>
          `(${inText} OR a.id IN (SELECT attendee_id FROM attendee_interests WHERE term_id = ANY(${ids}::uuid[])))`,
        termIds,
      );
  }
};

/** As SQL how close an attendee is to the words: names and organizations come before interests, likenesses in their order. */
export const closeness = (where: WhereBuilder, { words }: TextSearch): string =>
  words
    .map(({ text }) => `word_similarity(${folded(text, where.value(lower(text)))}, a.search_text)`)
    .join(' + ');
