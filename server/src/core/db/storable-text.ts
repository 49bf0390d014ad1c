/** Postgres keeps no zero byte, and half of a surrogate pair would come back as another sign. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

/** True for a text that comes back from the database as it went in. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** The text without what Postgres does not keep. */
// oxlint-disable-next-line no-control-regex
export const storable = (text: string): string => text.replaceAll(/[\u0000\p{Surrogate}]/gu, '');

/** A name without case, accents, blanks and signs. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Line breaks and other control characters, and those that turn the direction of what follows: a name with them could look
 * like another one, or like two.
 */
// oxlint-disable-next-line no-control-regex
const NOT_ONE_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** True for a text that is shown in one line, as it was written. */
export const isOneLine = (text: string): boolean => !NOT_ONE_LINE.test(text);

/** What a text is answered with that has more than one line. */
export const ONE_LINE = 'This is one line, without line breaks and control characters.';
