const MAX_WORDS = 6;

/** Characters left out of a word, as in the server's `fold_text`: accents, joiners, and the signs inside of "Wi-Fi" and "O’Neil". */
const LEFT_OUT = /[\p{M}\p{Cf}\u0640'‘’‐‑-]/gu;

/** The text without accents, case and joining signs, with the place of each of its letters in the original. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const char of text) {
    const plain = char.normalize('NFKD').replace(LEFT_OUT, '').toLowerCase().replace('ς', 'σ');
    letters += plain;
    places.push(...Array.from(plain.split(''), () => place));
    place += char.length;
  }
  places.push(text.length);
  return { letters, places };
}

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is enough to search for: two letters, or one that is a word or name by itself. */
export const isSearchable = (text: string): boolean => text.length >= 2 || IDEOGRAPHS.test(text);

/** The words of a search text as they are compared: without accents, case and joining signs. */
export const searchWords = (query: string): string[] =>
  query
    .split(/\s+/)
    .map((word) => folded(word).letters)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** Whether every word of the query stands somewhere in these texts. */
export function containsWords(query: string, ...texts: (string | null | undefined)[]): boolean {
  const all = folded(texts.filter(Boolean).join('\n')).letters;
  return searchWords(query).every((word) => all.includes(word));
}

/** Splits a text into parts, those that the query's words match being marked; accents and case do not matter. */
export function markMatches(text: string, query: string) {
  const { letters, places } = folded(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of searchWords(query)) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      marks.fill(true, places[at], places[at + word.length]);
  }
  const parts: { text: string; marked: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    if (last && last.marked === marks[at]) last.text += text[at];
    else parts.push({ text: text[at] ?? '', marked: marks[at] ?? false });
  }
  return parts;
}
