import { describe, expect, test } from 'vitest';
import { initials, plural, safePath, truncated } from './format';
import { imageUrl } from './images';
import { formatDayRange, formatFarMoment, formatRelativeDay, formatTime, formatTimeRange } from './time';

describe('event time', () => {
  test('a time is 12-hour and in the zone of the event', () => {
    expect(formatTime('2026-11-21T09:30:00Z', 'Asia/Karachi')).toBe('02:30\u00A0pm');
    expect(formatTimeRange('2026-11-21T09:30:00Z', '2026-11-21T09:50:00Z', 'UTC')).toBe(
      '09:30\u00A0am\u00A0– 09:50\u00A0am',
    );
  });

  test('an unknown zone reads as UTC', () => {
    expect(formatTime('2026-11-21T09:30:00Z', 'Mars/Olympus')).toBe('09:30\u00A0am');
  });

  test('an end that may be years away says its year', () => {
    expect(formatFarMoment('2027-11-30T13:00:00Z', 'Asia/Karachi')).toContain('30 Nov 2027');
  });

  test('a range of days is as short as its months and years allow', () => {
    expect(formatDayRange('2026-11-21T08:00:00Z', '2026-11-21T17:00:00Z', 'UTC')).toBe('21 November 2026');
    expect(formatDayRange('2026-11-21T08:00:00Z', '2026-11-23T17:00:00Z', 'UTC')).toBe('21–23 November 2026');
    expect(formatDayRange('2026-11-30T08:00:00Z', '2026-12-02T17:00:00Z', 'UTC')).toBe(
      '30 November – 2 December 2026',
    );
  });

  test('today is today at the event, not at home', () => {
    const now = new Date('2026-11-21T20:00:00Z');
    expect(formatRelativeDay('2026-11-21T22:00:00Z', 'Asia/Karachi', now)).toBe('Today');
    expect(formatRelativeDay('2026-11-21T10:00:00Z', 'Asia/Karachi', now)).toBe('Yesterday');
    expect(formatRelativeDay('2026-11-22T22:00:00Z', 'Asia/Karachi', now)).toBe('Tomorrow');
  });
});

test.each([
  ['Sara Khan', 'SK'],
  ['  María del Carmen Ortiz ', 'MO'],
  ['Plato', 'P'],
  ['', ''],
])('initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('counts carry their noun', () => {
  expect([plural(1, 'attendee'), plural(1204, 'attendee')]).toEqual(['1 attendee', '1,204 attendees']);
});

test.each([
  ['/event/e1?person=a1', '/event/e1?person=a1'],
  ['//elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  [undefined, '/'],
])('the way back from %j is %j', (path, expected) => {
  expect(safePath(path)).toBe(expected);
});

test.each([
  ['a b.webp', '/v1/uploads/a%20b.webp'],
  ['data:image/png;base64,x', 'data:image/png;base64,x'],
  ['https://podium.example/v1/uploads/a.webp?size=64', '/v1/uploads/a.webp?size=64'],
  ['', null],
])('the picture %j is found at %j', (source, expected) => {
  expect(imageUrl(source)).toBe(expected);
});

test('a text is never cut within a sign that is made of several', () => {
  expect(truncated('Ada👩‍👩‍👧', 5)).toBe('Ada');
  expect(truncated('Ada', 5)).toBe('Ada');
});
