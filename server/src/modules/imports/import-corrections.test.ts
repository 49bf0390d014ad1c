import { expect, it } from 'vitest';
import { countryAliases, countryNames } from '../../core/countries';
import { nearestIn, valueKey } from './import-corrections';

it.each([
  ['Fintech', 'FINTECH', ' fin tech', 'Fin\u00a0Téch', 'ＦｉｎＴｅｃｈ', 'fin\u200btech'],
  ['C++', 'c ++'],
])('is one value in all of its forms: %s', (...forms) => {
  expect(new Set(forms.map(valueKey)).size).toBe(1);
});

it('tells values apart by their letters and signs', () => {
  expect(valueKey('C++')).not.toBe(valueKey('C#'));
  expect(valueKey('طاقة')).not.toBe(valueKey('طاقت'));
});

it('has no value of blanks alone, nor one of 10,000 characters', () => {
  expect([' \u200b\t', 'x'.repeat(10_000)].map(valueKey)).toEqual(['', '']);
});

it.each([
  ['Germny', 'Germany'],
  ['Swizerland', 'Switzerland'],
  ['Holand', 'Netherlands'],
  ['Kurdistan', null],
  ['Deutshland', null],
  ['Atlantis', null],
  ['x', null],
])('the country most like %s is %s', (value, nearest) => {
  expect(nearestIn(countryNames(), countryAliases())(value)).toBe(nearest);
});
