import { ValidateBy, type ValidationArguments } from 'class-validator';
import { badInput } from '../../../core/errors';
import commonPasswords from './common-passwords.txt?raw';

/** One a line, in small letters; lines with `#` say where they are from. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(commonPasswords.match(/^[^#\s].*$/gm));

/** Words that a password must not be made of. */
export interface PersonalData {
  displayName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  /** Titles of the events that the person takes part in. */
  eventTitles?: readonly string[];
}

/** Ours: the first word that comes to mind on this page. */
const PRODUCT = 'podium';

const MIN_WORD = 3;
/** Letters beside name and e-mail that still leave a password guessable. */
const MAX_OTHER_LETTERS = 3;
const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Small letters and digits without accents; signs that stand for letters become these if wanted. */
const fold = (text: string, replaceLookAlikes = false): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => (replaceLookAlikes ? (LOOK_ALIKES[sign] ?? sign) : sign))
    .replace(/[^\p{L}\p{N}]/gu, '');

const reversed = (word: string): string => Array.from(word).reverse().join('');

/** Whether people choose this so often that it is tried first; digits and signs around it change nothing. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.trim().toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(core) || new Set(lower).size <= 2;
};

/** A text and the words in it, also where only capitals or digits separate them: `AdaKing1815`. */
const withParts = (text: string | null | undefined): string[] => [
  text ?? '',
  ...(text ?? '').split(/[^\p{L}\p{N}]+/u),
  ...(text ?? '').split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u),
];

/** The words that a person has at hand: names, parts of the mailbox, the domain, titles of events, and the product's name. */
const wordsOf = ({ displayName, firstName, lastName, email, eventTitles = [] }: PersonalData): string[] => {
  const [mailbox = '', domain = ''] = (email ?? '').split('@');
  const label = domain.split('.').slice(0, -1).slice(-1);
  const texts = [displayName, firstName, lastName, mailbox, ...eventTitles];
  const words = [...texts.flatMap(withParts), domain, ...label, PRODUCT].map((word) => fold(word));
  const unique = new Set(words.flatMap((word) => [word, reversed(word)]));
  return [...unique].filter((word) => word.length >= MIN_WORD).sort((a, b) => b.length - a.length);
};

const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password);
  return rest !== password && rest.replace(/\p{N}/gu, '').length <= MAX_OTHER_LETTERS;
};

/** Whether a password is made of words that the person has at hand, and little more: digits, signs, and a few letters. */
export const isPersonalPassword = (password: string, person: PersonalData): boolean => {
  const words = wordsOf(person);
  return isMadeOf(fold(password), words) || isMadeOf(fold(password, true), words);
};

const TOO_COMMON = 'This password is one of the most common ones. Please choose another one.';
const TOO_PERSONAL =
  'This password is made of the name or e-mail, the event or Podium. Please choose another one.';

/** Refuses common passwords, and personal ones as far as the same input says who the person is. */
export const IsHardToGuess = (): PropertyDecorator =>
  ValidateBy({
    name: 'isHardToGuess',
    validator: {
      validate: (password: unknown, args?: ValidationArguments) =>
        typeof password === 'string' &&
        !isCommonPassword(password) &&
        !isPersonalPassword(password, args?.object ?? {}),
      defaultMessage: (args?: ValidationArguments) =>
        isCommonPassword(String(args?.value)) ? TOO_COMMON : TOO_PERSONAL,
    },
  });

/** BAD_USER_INPUT where a password is made of words that this person has at hand. */
export const assertNotPersonal = (password: string, person: PersonalData): void => {
  if (isPersonalPassword(password, person))
    throw badInput([{ path: 'input.password', message: TOO_PERSONAL }]);
};

/** Whether a password is common, or made of what is known of the person. */
export const isGuessable = (password: string, person: PersonalData): boolean =>
  isCommonPassword(password) || isPersonalPassword(password, person);
