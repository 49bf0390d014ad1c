import english from 'i18n-iso-countries/langs/en.json';
import { currentLanguage, currentLocale } from './language';

const names: Record<string, string | string[]> = english.countries;

/** The names in everyday use, where the first of ISO 3166 is long or formal. */
const common: Record<string, string> = {
  BN: 'Brunei',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: 'Côte d’Ivoire',
  CN: 'China',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'US Virgin Islands',
};

const nameOf = (code: string): string | undefined => {
  const entry = names[code];
  return common[code] ?? (Array.isArray(entry) ? entry[0] : entry);
};

/** Whether a country is called that, in English or in the page's language. */
export const isNameOf = (code: string, name: string): boolean =>
  [nameOf(code.toUpperCase()), countryName(code)].includes(name.trim());

let translated: Intl.DisplayNames | undefined;

/** Name of a two-letter country code in the page's language; unknown codes read as themselves. */
export function countryName(code: string): string {
  const name = nameOf(code.toUpperCase());
  if (!name || currentLanguage() === 'en') return name ?? code;
  translated ??= new Intl.DisplayNames([currentLocale()], { type: 'region' });
  return translated.of(code.toUpperCase()) ?? name;
}

/** Address of a country's flag; the build copies the flags, so that none weighs on the bundle. */
export const flagUrl = (code: string): string => `/flags/${code.toUpperCase()}.svg`;

let options: { value: string; label: string }[] | undefined;

/** All countries by name, each once, as options of a select; sorted when first asked for. */
export const countryOptions = () =>
  (options ??= Object.keys(names)
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLocale())));
