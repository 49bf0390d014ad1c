import { expect, test } from 'vitest';
import { withAsciiDigits } from './digits';

test.each([
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['१२:३०', '12:30'],
  ['１２３', '123'],
  ['𝟘𝟙𝟡', '019'],
  ['2²½', '2²½'],
])('%s are the digits %s', (text, digits) => {
  expect(withAsciiDigits(text)).toBe(digits);
});
