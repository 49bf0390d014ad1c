import { FORGIVING } from '../attendees/index';

const MAX_WORDS = 6;
/** Shorter words hold no trigram of their own: they have to begin a word. */
export const TRIGRAM = 3;

/** The words that are looked for; none where there is too little to go by. */
export const wordsOf = (text: string): string[] => {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.some(({ length }) => length > 1) ? words : [];
};

/** Whether looking for similar words can find more than looking for the words themselves. */
export const canForgive = (words: string[]): boolean => words.some(({ length }) => length >= FORGIVING);
