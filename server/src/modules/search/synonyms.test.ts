import { expect, it } from 'vitest';
import { meaningsOf } from './synonyms';

const meant = (text: string) =>
  meaningsOf(text.split(' ')).map(({ words, synonyms }) => [words.join(' '), synonyms !== null]);

it('takes the words of a known phrase together, the longest first', () => {
  expect(meant('Sara')).toEqual([['Sara', false]]);
  expect(meant('CTO financial technology Lahore')).toEqual([
    ['CTO', false],
    ['financial technology', true],
    ['Lahore', false],
  ]);
});

it('knows singular and plural, and words that were typed apart', () => {
  expect(meant('payment')).toEqual([['payment', true]]);
  expect(meant('wi fi fin tech')).toEqual([
    ['wifi', true],
    ['fintech', true],
  ]);
});

it('asks for short synonyms as whole words', () => {
  const [meaning] = meaningsOf(['artificial', 'intelligence']);
  const pattern = new RegExp((meaning?.synonyms ?? '').replace('\\m', '\\b').replaceAll('\\M', '\\b'));
  expect(['ai and data', 'machine learning', 'airport'].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    false,
  ]);
});
