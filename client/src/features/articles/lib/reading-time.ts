const WORDS_PER_MINUTE = 220;

/** Minutes that a text takes to read, at least one. */
export const readingTime = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE));

/** The paragraphs of a text: an empty line ends one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
