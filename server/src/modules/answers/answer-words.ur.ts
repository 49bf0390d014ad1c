import type { english } from './answer-words.en';

export const urdu: typeof english = { true: 'ہاں', false: 'نہیں' };
