import codesOfIso from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { CountryCodes } from 'validator/lib/isISO31661Alpha2.js';
import { folded, trimmed } from './storable-text';

/** Whether this is the code of a country; Kosovo uses one that the standard leaves to its users. */
const isCountryCode = (code: string): boolean =>
  (CountryCodes as ReadonlySet<string>).has(code) || code === 'XK';

/** Names that people write and no list has. The parts of the United Kingdom are one country here. */
const ALIASES: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates',
  BA: 'Bosnia',
  BN: 'Brunei',
  CD: 'DR Congo, DRC, Congo Kinshasa, Zaire',
  CG: 'Congo, Congo Brazzaville',
  CN: 'China, PR China, PRC, Mainland China',
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  FM: 'Micronesia',
  GB: 'Britain, Great Britain, England, Scotland, Wales, Northern Ireland',
  HK: 'Hong Kong SAR, Hong Kong China',
  KN: 'Saint Kitts, Nevis',
  KP: 'North Korea, DPRK',
  KR: 'South Korea, ROK',
  LA: 'Laos',
  MF: 'Saint Martin, Saint Martin French part',
  MK: 'Macedonia, FYROM',
  MM: 'Burma',
  MO: 'Macao, Macau',
  NL: 'Holland',
  PS: 'Palestine, State of Palestine',
  RU: 'Russia',
  SA: 'KSA',
  ST: 'Sao Tome',
  SX: 'Saint Martin Dutch part, Sint Maarten',
  SY: 'Syria',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  TT: 'Trinidad',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'USA, US of America, America, United States of America',
  VA: 'Vatican, Holy See',
  VC: 'Saint Vincent',
  VN: 'Vietnam',
  WS: 'Western Samoa',
};

/** Languages whose names of countries are known: those of the portal, and those that many lists come in. */
const LANGUAGES = ['en', 'ur', 'ar', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'];

/** A name for comparison: "St. Kitts & Nevis" is "Saint Kitts and Nevis", and "Gambia, The" is "Gambia". */
const nameKey = (name: string): string =>
  folded(
    name
      .replace(/^([^,]+),(.+)$/, '$2 $1')
      .replaceAll('&', ' and ')
      .replace(/\bst\b\.?/i, 'Saint ')
      .replace(/^\s*the\b/i, ''),
  );

/** Codes by what people write; the first to claim a name has it. Made when the first name is asked for, since it takes milliseconds. */
let known: ReadonlyMap<string, string> | undefined;

const knownNames = (): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const add = (code: string, name: string | undefined): void => {
    const key = nameKey(name ?? '');
    if (key && isCountryCode(code) && !names.has(key)) names.set(key, code);
  };
  const codes = [...(CountryCodes as ReadonlySet<string>), 'XK'];
  for (const [code, aliases] of Object.entries(ALIASES))
    for (const one of aliases.split(', ')) add(code, one);
  for (const language of LANGUAGES) {
    const named = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) add(code, named.of(code));
  }
  for (const [code, several] of Object.entries(english.countries as Record<string, string | string[]>))
    for (const one of [several].flat()) add(code, one);
  for (const [code = '', alpha3] of codesOfIso) add(code, alpha3);
  return names;
};

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

/** The names of all countries in English, in order. */
export const countryNames = (): string[] => {
  const named = new Intl.DisplayNames(['en'], { type: 'region' });
  const codes = [...(CountryCodes as ReadonlySet<string>), 'XK'];
  return codes.map((code) => named.of(code) ?? code).toSorted((one, other) => one.localeCompare(other));
};

/** Other names of countries, each with the one in `countryNames`. */
export const countryAliases = (): [alias: string, name: string][] => {
  const named = new Intl.DisplayNames(['en'], { type: 'region' });
  return Object.entries(ALIASES).flatMap(([code, aliases]) =>
    aliases.split(', ').map((alias): [string, string] => [alias, named.of(code) ?? code]),
  );
};

const MAX_NAME = 100;

/** The ISO 3166-1 alpha-2 code of a country by its code or name, however they are written; undefined for an unknown one. */
export const countryCodeOf = (text: string): string | undefined => {
  if (text.length > MAX_NAME) return undefined;
  return currentCode(trimmed(text)) ?? (known ??= knownNames()).get(nameKey(text));
};

/** The error message for an unknown country, in imports too. */
export const UNKNOWN_COUNTRY = 'This is neither the code of a country nor its name, such as FR or France.';
