/** Postgres keeps no zero byte, and half of a surrogate pair would come back as another sign. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

/** True for a text that comes back from the database as it went in. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** The text without what Postgres does not keep. */
// oxlint-disable-next-line no-control-regex
export const storable = (text: string): string => text.replaceAll(/[\u0000\p{Surrogate}]/gu, '');

/** Blanks, control and format signs, and letters that show nothing. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{VS}\u115f\u1160\u2800\u3164\uffa0]/u;

/** The text without what cannot be seen at its ends: a copy from a contact or a sheet often brings marks of direction. */
export const trimmed = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

const FORMAT_SIGNS = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether a text has invisible characters: two addresses or codes that look the same would differ. */
export const hasUnseen = (text: string): boolean => text.search(FORMAT_SIGNS) >= 0;

/** The text without invisible characters. */
export const visible = (text: string): string => text.replaceAll(FORMAT_SIGNS, '');

/** Each script has its ten digits in a row. */
const digitOf = (digit: string): string => {
  let zero = digit.codePointAt(0)!;
  const code = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/** The text with the digits of all scripts as 0 to 9. */
export const withAsciiDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The beginning of a text, at most so long; a sign that is made of several, such as a flag or a family, is not cut in two. */
export const truncated = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, GRAPHEMES.segment(text).containing(most)?.index);

/** A name without case, accents, blanks and signs, letters of every width being one. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Line breaks and other control characters, and those that turn the direction of what follows: a name with them could look
 * like another one, or like two.
 */
// oxlint-disable-next-line no-control-regex
const NOT_ONE_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** True for a text that is shown in one line, as it was written. */
export const isOneLine = (text: string): boolean => !NOT_ONE_LINE.test(text);

/** The error of a text that has more than one line. */
export const ONE_LINE = 'This is one line, without line breaks and control characters.';
