import { afterEach, expect, test } from 'vitest';
import { placeOf } from './place';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test('a place is written with the commas of the language', () => {
  const place = { venue: 'Hall 4', city: '', country: 'QA' };
  expect(placeOf(place)).toBe('Hall 4, Qatar');
  document.documentElement.lang = 'ar';
  expect(placeOf({ ...place, country: null, city: 'الدوحة' })).toBe('Hall 4، الدوحة');
});
