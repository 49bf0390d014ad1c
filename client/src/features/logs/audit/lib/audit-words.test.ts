import { expect, test } from 'vitest';
import { actWords, changesOf, fieldWords, kindOf, shortened, summaryOf, valueWords } from './audit-words';

const time = (instant: string) => `at ${instant.slice(11, 16)}`;

test('acts read as sentences, unknown ones as their own words', () => {
  expect([actWords('attendee.create'), actWords('gate.openLate')]).toEqual([
    'Added an attendee',
    'Gate open late',
  ]);
  expect(fieldWords('closedMeetings')).toBe('Closed meetings');
});

test('both sides of a change stand beside each other', () => {
  expect(changesOf({ before: { title: 'A', city: null }, after: { title: 'B', size: 3 } })).toEqual([
    { name: 'title', before: 'A', after: 'B' },
    { name: 'city', before: null, after: undefined },
    { name: 'size', before: undefined, after: 3 },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test('only what was something before reads as changed', () => {
  const [before, after] = [{ title: 'A' }, { title: 'B' }];
  expect(kindOf({ action: 'activity.create', before: null, after })).toBe('added');
  expect(kindOf({ action: 'company.delete', before, after })).toBe('removed');
  expect(kindOf({ action: 'activity.update', before, after })).toBe('changed');
  expect(kindOf({ action: 'attendee.invite', before: null, after: { people: 3 } })).toBe('other');
});

test('a line sums up what changed, without the name that stands beside it', () => {
  const before = { title: 'A', city: null, size: 1 };
  const after = { title: 'B', city: 'Lahore', size: 2 };
  expect(summaryOf({ subjectName: 'B', before, after }, time)).toBe(
    'Title: A → B · City: Empty → Lahore · 1 more',
  );
  expect(summaryOf({ subjectName: 'A1', before: null, after: { name: 'A1', seats: 4 } }, time)).toBe(
    'Seats: 4',
  );
  expect(summaryOf({ subjectName: 'A1', before: null, after: { name: 'A1' } }, time)).toBe('');
});

test('values are words, not code', () => {
  expect(valueWords(true, time)).toBe('Yes');
  expect(valueWords('2026-11-22T09:30:00.000Z', time)).toBe('at 09:30');
  expect(valueWords([], time)).toBe('Empty');
  expect(valueWords({ hasMeetings: false, countries: ['KE', 'PK'] }, time)).toBe(
    'Has meetings: No\nCountries: KE\nPK',
  );
});

test('long values are shortened by lines and by characters', () => {
  expect(shortened('Two\nlines')).toBe('Two\nlines');
  expect(shortened('line\n'.repeat(40)).split('\n')).toHaveLength(8);
  expect(shortened('x'.repeat(5_000))).toHaveLength(280);
});
