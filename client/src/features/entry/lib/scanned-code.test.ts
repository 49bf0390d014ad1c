import { describe, expect, it } from 'vitest';
import { codeIn, codeOfReader } from './scanned-code';

const HOST = 'podium.example:4000';
const HOSTS = [HOST, 'old.example'];

describe('codeIn', () => {
  it.each([
    ['7KQ2MNAB', '7KQ2MNAB'],
    ['  7kq2mnab\n', '7KQ2MNAB'],
    [`https://${HOST}/attendees/verify-code/7KQ2MNAB`, '7KQ2MNAB'],
    [`http://${HOST}/attendees/verify-code/7kq2mnab/?from=badge#top`, '7KQ2MNAB'],
    ['https://old.example/attendees/verify-code/7KQ2MNAB', '7KQ2MNAB'],
    [`HTTPS://${HOST.toUpperCase()}/ATTENDEES/VERIFY-CODE/7KQ2MNAB`, '7KQ2MNAB'],
    [`]Q1https://${HOST}/attendees/verify-code/7KQ2MNAB`, '7KQ2MNAB'],
    [`“https://${HOST}/attendees/verify-code/7KQ2MNAB”`, '7KQ2MNAB'],
    [']C17KQ2MNAB', '7KQ2MNAB'],
    ['7KQ2 MNAB', '7KQ2MNAB'],
    ['7kq2–mn-ab', '7KQ2MNAB'],
    ['\u20687KQ2\u200bMNAB\u2069', '7KQ2MNAB'],
    ['７ＫＱ２ＭＮＡＢ', '7KQ2MNAB'],
  ])('takes the code out of %j', (text, code) => {
    expect(codeIn(text, HOSTS)).toBe(code);
  });

  it.each([
    '',
    '   ',
    'https://elsewhere.example/attendees/verify-code/7KQ2MNAB',
    `https://${HOST}.evil.example/attendees/verify-code/7KQ2MNAB`,
    `https://${HOST}@evil.example/attendees/verify-code/7KQ2MNAB`,
    `https://${HOST}/event/7KQ2MNAB`,
    `https://${HOST}/x/attendees/verify-code/7KQ2MNAB`,
    `https://${HOST}/attendees/verify-code/a/b`,
    `https://${HOST}/attendees/verify-code/%E0%A4%A`,
    'javascript:alert(1)',
    'WIFI:S:hall;T:WPA;P:secret;;',
    'A'.repeat(101),
  ])('finds none in %j', (text) => {
    expect(codeIn(text, HOSTS)).toBeNull();
  });
});

describe('codeOfReader', () => {
  const LINK = `https://${HOST}/attendees/verify-code/7KQ2YZAB`;
  it.each([
    ['the same keys', LINK, LINK, '7KQ2YZAB'],
    ['a German layout', 'httpsÖ--podium.example', LINK, '7KQ2YZAB'],
    ['a reader that is set to the layout of the computer', LINK, 'https>&&podium', '7KQ2YZAB'],
    ['a French layout, for a code alone', 'è', '7', '7'],
    ['an Arabic layout, for a code alone', '٧ضص', '7QW', '7QW'],
    ['nothing of this portal', 'https://elsewhere.example/x', 'https://elsewhere.example/x', null],
  ])('finds the code with %s', (_what, typed, pressed, code) => {
    expect(codeOfReader(typed, pressed, HOSTS)).toBe(code);
  });
});
