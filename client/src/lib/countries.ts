import english from 'i18n-iso-countries/langs/en.json';

const names: Record<string, string | string[]> = english.countries;

const nameOf = (entry: string | string[] | undefined): string | undefined =>
  Array.isArray(entry) ? entry[0] : entry;

/** English name of a two-letter country code; unknown codes read as themselves. */
export const countryName = (code: string): string => nameOf(names[code.toUpperCase()]) ?? code;

/** Address of a country's flag; the build copies the flags, so that none weighs on the bundle. */
export const flagUrl = (code: string): string => `/flags/${code.toUpperCase()}.svg`;

/** All countries by name, each once, as options of a select. */
export const countryOptions: { value: string; label: string }[] = Object.entries(names)
  .map(([value, entry]) => ({ value, label: nameOf(entry) ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label));
