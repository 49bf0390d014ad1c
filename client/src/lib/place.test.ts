import { afterEach, expect, test } from 'vitest';
import { placeOf } from './place';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test('a city that is a country is said once', () => {
  expect(placeOf({ venue: 'Pier 1', city: 'Singapore', country: 'SG' })).toBe('Pier 1, Singapore');
  expect(placeOf({ city: 'Lahore', country: 'PK' })).toBe('Lahore, Pakistan');
});

test('a place is written with the commas of the language', () => {
  const place = { venue: 'Hall 4', city: '', country: 'QA' };
  expect(placeOf(place)).toBe('Hall 4, Qatar');
  document.documentElement.lang = 'ar';
  expect(placeOf({ ...place, country: null, city: 'الدوحة' })).toBe('\u2068Hall 4\u2069، \u2068الدوحة\u2069');
});
