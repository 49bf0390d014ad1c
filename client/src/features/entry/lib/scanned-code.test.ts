import { describe, expect, it } from 'vitest';
import { codeIn } from './scanned-code';

const HOST = 'podium.example:4000';

describe('codeIn', () => {
  it.each([
    ['7KQ2MNAB', '7KQ2MNAB'],
    ['  7kq2mnab\n', '7KQ2MNAB'],
    [`https://${HOST}/attendees/verify-code/7KQ2MNAB`, '7KQ2MNAB'],
    [`http://${HOST}/attendees/verify-code/7kq2mnab/?from=badge#top`, '7KQ2MNAB'],
    [`HTTPS://${HOST.toUpperCase()}/attendees/verify-code/7KQ2MNAB`, '7KQ2MNAB'],
  ])('takes the code out of %j', (text, code) => {
    expect(codeIn(text, HOST)).toBe(code);
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
    'two words',
    'A'.repeat(101),
  ])('finds none in %j', (text) => {
    expect(codeIn(text, HOST)).toBeNull();
  });
});
