import { randomInt } from 'node:crypto';
import { visible } from '../../core/storable-text';

/** No letters or digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 18;

/** A new invite or entry code: 18 signs of 31, 89 bits. */
export const newInviteCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as it is kept: it is printed in capitals, and people type it as they like, in groups with blanks or dashes too. */
export const asCode = (text: string): string =>
  visible(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
