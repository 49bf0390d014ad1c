import { expect, it } from 'vitest';
import { hasSmallStructure } from './json-size';

const MIB = 1024 * 1024;
const fits = (text: string, limit = 1_000) => hasSmallStructure(Buffer.from(text), limit);

it.each([
  ['nothing', ''],
  ['a small object', '{"name":"Ada","tags":[1,2,3]}'],
  ['a long string', JSON.stringify({ avatar: 'x'.repeat(5 * MIB) })],
  ['long strings with escapes', JSON.stringify(['a/\\"'.repeat(50), 'x'.repeat(MIB)]).replaceAll('/', '\\/')],
  ['a long string that ends in backslashes', JSON.stringify(['x'.repeat(MIB) + '\\'.repeat(99), 1])],
])('%s has a small structure', (_what, text) => {
  expect(fits(text)).toBe(true);
});

it.each([
  ['many numbers', `[${'0,'.repeat(MIB)}0]`],
  ['deep lists', '['.repeat(5 * MIB)],
  ['many short strings', `[${'"a",'.repeat(MIB)}0]`],
  ['many keys beside a long string', `{"x":"${'x'.repeat(MIB)}",${'"a":1,'.repeat(MIB)}"b":1}`],
  ['a string of quotation marks', JSON.stringify('"'.repeat(5 * MIB))],
  ['numbers behind a string that seems to go on', `["${'x'.repeat(2_000)}\\\\",${'0,'.repeat(MIB)}0]`],
])('%s have none', (_what, text) => {
  expect(fits(text)).toBe(false);
});
