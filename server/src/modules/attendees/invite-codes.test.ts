import { expect, it } from 'vitest';
import { asCode } from './invite-codes';

it.each([
  '7KQ2MNAB',
  ' 7kq2mnab\n',
  '7KQ2 MNAB',
  '7kq2–mn-ab',
  '\u20687KQ2\u200bMNAB\u2069',
  '７ＫＱ２ＭＮＡＢ',
])('a code is the same however it is typed: %j', (text) => {
  expect(asCode(text)).toBe('7KQ2MNAB');
});
