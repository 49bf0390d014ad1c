import type { english } from './answer-words.en';

export const arabic: typeof english = { true: 'نعم', false: 'لا' };
