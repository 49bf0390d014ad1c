import { CountryCodes } from 'validator/lib/isISO31661Alpha2.js';
import { folded } from './db/storable-text';

/** Whether this is the code of a country; Kosovo uses one that the standard leaves to its users. */
const isCountryCode = (code: string): boolean =>
  (CountryCodes as ReadonlySet<string>).has(code) || code === 'XK';

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second)).filter(isCountryCode);
const codeByName = new Map(codes.map((code) => [folded(englishNames.of(code) ?? code), code]));

/** Successors by two letters in any case, of which there are few: to find one takes longer than to read the rest of a request. */
const successors = new Map<string, string | undefined>();

const successorOf = (letters: string): string | undefined => {
  if (!successors.has(letters)) successors.set(letters, new Intl.Locale(`und-${letters}`).region);
  return successors.get(letters);
};

/** The code that is in use now: UK becomes GB, and former codes become their successors. */
const currentCode = (text: string): string | undefined => {
  if (!/^[A-Za-z]{2}$/.test(text)) return undefined;
  const code = successorOf(text);
  return code && isCountryCode(code) ? code : undefined;
};

const MAX_NAME = 100;

/** The ISO 3166-1 alpha-2 code of a country by its code or English name, in any case; undefined for an unknown one. */
export const countryCodeOf = (text: string): string | undefined =>
  text.length > MAX_NAME ? undefined : (currentCode(text.trim()) ?? codeByName.get(folded(text)));

/** The error message for an unknown country, in imports too. */
export const UNKNOWN_COUNTRY =
  'This is neither a country code of two letters nor the English name of a country.';
