import { isISO31661Alpha2 } from 'class-validator';
import { folded } from './text';

/** Whether this is the code of a country; Kosovo uses one that the standard leaves to its users. */
const isCountryCode = (code: string): boolean => isISO31661Alpha2(code) || code === 'XK';

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode);
const codeByName = new Map(codes.map((code) => [folded(englishNames.of(code) ?? code), code]));

/** The code that is in use now: UK becomes GB, and former codes become their successors. */
const currentCode = (text: string): string | undefined => {
  if (!/^[A-Za-z]{2}$/.test(text)) return undefined;
  const code = new Intl.Locale(`und-${text}`).region;
  return code && isCountryCode(code) ? code : undefined;
};

/** The longest text that is looked up. */
const MAX_NAME = 100;

/** The ISO 3166-1 alpha-2 code of a country by its code or English name, in any case; undefined for an unknown one. */
export const countryCodeOf = (text: string): string | undefined =>
  text.length > MAX_NAME ? undefined : (currentCode(text.trim()) ?? codeByName.get(folded(text)));
