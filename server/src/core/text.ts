/** Postgres keeps no zero byte, and half of a surrogate pair would come back as another sign. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

/** True for a text that comes back from the database as it went in. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** A name without case, accents, blanks and signs. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
