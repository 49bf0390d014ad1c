import { afterEach, expect, test } from 'vitest';
import { dayKey, formatRelativeDay, formatTime, formatTimeRange, inZone } from './time';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['Asia/Karachi', '2026-11-21T09:30:00Z', '02:30 pm', 300],
  ['Asia/Kathmandu', '2026-11-21T09:30:00Z', '03:15 pm', 345],
  ['America/St_Johns', '2026-07-01T12:00:00Z', '09:30 am', -150],
  ['UTC', '2026-11-21T09:30:00Z', '09:30 am', 0],
  ['Not/AZone', '2026-11-21T09:30:00Z', '09:30 am', 0],
])('a time is shown by the clock of %s', (zone, instant, time, offset) => {
  expect(formatTime(instant, zone).replaceAll('\u00A0', ' ')).toBe(time);
  expect(inZone(instant, zone).utcOffset()).toBe(offset);
});

test('a clock that changes does so to the minute', () => {
  const before = inZone('2026-03-29T00:59:00Z', 'Europe/Berlin').format('HH:mm');
  const after = inZone('2026-03-29T01:00:00Z', 'Europe/Berlin').format('HH:mm');
  expect([before, after]).toEqual(['01:59', '03:00']);
});

test('yesterday, today and tomorrow are days of the calendar, also where a day has 25 hours', () => {
  const now = new Date('2026-10-25T22:30:00Z');
  expect(dayKey(now, 'Europe/Berlin')).toBe('2026-10-25');
  const days = ['2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z', '2026-10-26T12:00:00Z'];
  expect(days.map((day) => formatRelativeDay(day, 'Europe/Berlin', now))).toEqual([
    'Yesterday',
    'Today',
    'Tomorrow',
  ]);
});

test('a span of time runs from right to left where the page does', () => {
  const span = () => formatTimeRange('2026-11-21T09:30:00Z', '2026-11-21T09:50:00Z', 'UTC');
  expect(span().replaceAll('\u00A0', ' ')).toBe('09:30 am – 09:50 am');
  document.documentElement.lang = 'ar';
  expect(span()).toMatch(/^\u2067.* \u2068.*\u2069\u2069$/);
});
