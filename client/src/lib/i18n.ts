/** Texts of one feature by name: strings, lists of them, functions that make them, and groups of these. */
type Texts = Record<string, unknown>;

/** The same texts in another language: any wording, of the same shape. Missing texts stay English. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translation<R>
    : T extends readonly unknown[]
      ? readonly Translation<T[number]>[]
      : T extends object
        ? { readonly [K in keyof T]?: Translation<T[K]> }
        : T;

const catalogues = new Map<string, Texts>();
let translations: Record<string, Texts> = {};

const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function replaceTexts(texts: Texts, translated: Texts | undefined): void {
  for (const [key, value] of Object.entries(translated ?? {})) {
    const current = texts[key];
    if (isGroup(current) && isGroup(value)) replaceTexts(current, value);
    else texts[key] = value;
  }
}

/**
 * Registers the English texts of a feature under the name of its folder. A translation takes their place before the
 * first render, so read them while rendering and keep no copies in constants of a module.
 */
export function catalogue<T extends object>(name: string, english: T): T {
  catalogues.set(name, english as Texts);
  replaceTexts(english as Texts, translations[name]);
  return english;
}

/** Puts translated texts, by the name of their catalogue, in the place of the English ones. */
export function translate(all: Record<string, Texts>): void {
  translations = all;
  for (const [name, texts] of catalogues) replaceTexts(texts, all[name]);
}
