import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { countryCodeOf } from './countries';

it.each([
  ['USA', 'US'],
  ['usa', 'US'],
  ['United States of America', 'US'],
  ['England', 'GB'],
  ['U.A.E.', 'AE'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Macau', 'MO'],
  ['Burma', 'MM'],
  ['Bosnia', 'BA'],
  ['St. Lucia', 'LC'],
  ['Saint Kitts & Nevis', 'KN'],
  ['Sao Tome and Principe', 'ST'],
  ["Côte d'Ivoire", 'CI'],
  ['Cote d’Ivoire', 'CI'],
  ['Congo', 'CG'],
  ['State of Palestine', 'PS'],
  ['South Korea', 'KR'],
  ['Viet Nam', 'VN'],
  ['Tanzania, United Republic of', 'TZ'],
  ['East Timor', 'TL'],
  ['Brunei Darussalam', 'BN'],
  ['Taiwan, Province of China', 'TW'],
  ['The Gambia', 'GM'],
  ['Gambia, The', 'GM'],
  ['Österreich', 'AT'],
  ['Allemagne', 'DE'],
  ['پاکستان', 'PK'],
  ['GBR', 'GB'],
  ['\u202aIndia\u202c', 'IN'],
  ['Saint Martin', 'MF'],
  ['Saint Martin (French part)', 'MF'],
  ['Saint Martin (Dutch part)', 'SX'],
  ['Sint Maarten', 'SX'],
])('finds %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});

it.each(['Korea', 'Atlantis', 'XX', 'P', ''])('does not guess %s', (name) => {
  expect(countryCodeOf(name)).toBeUndefined();
});

it('finds every name of the lists that the portal shows', () => {
  const codes = Object.keys(english.countries);
  const lost = ['en', 'ur', 'ar'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return codes.filter((code) => countryCodeOf(names.of(code) ?? '') !== code);
  });
  const listed = Object.entries(english.countries as Record<string, string | string[]>).flatMap(
    ([code, several]) => [several].flat().filter((name) => countryCodeOf(name) !== code),
  );
  // One of the two that the list calls so.
  expect([lost, listed]).toEqual([[], ['Congo']]);
});
