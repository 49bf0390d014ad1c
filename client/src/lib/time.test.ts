import { afterEach, expect, test, vi } from 'vitest';
import { fromLocal, periodOf, spanOf, toLocal } from './event-days';
import {
  dayKey,
  differsFromDevice,
  formatRelativeDay,
  formatTime,
  formatTimeRange,
  hourStart,
  instantOf,
  wallClock,
} from './time';

afterEach(() => {
  document.documentElement.lang = 'en';
  vi.unstubAllEnvs();
});

const QUARTER_MS = 900_000;
const HOUR_MS = 4 * QUARTER_MS;
const devices = [
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
];

/** `2026-11-21T14:30` by the runtime's own calendar. */
const localOf = (instant: number, formatter: Intl.DateTimeFormat): string =>
  formatter.format(instant).replace(' ', 'T');

const formatterOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Each quarter of an hour around the changes of all these clocks in two years. */
const momentsOfChange = (): number[] => {
  const hours = Array.from({ length: 2 * 365 * 24 }, (_, hour) => Date.UTC(2026, 0) + hour * HOUR_MS);
  const changes = devices.flatMap((zone) => {
    const formatter = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    const offsets = hours.map((hour) => formatter.format(hour).split('GMT')[1]);
    return hours.filter((_, at) => at > 0 && offsets[at] !== offsets[at - 1]);
  });
  return changes.flatMap((hour) =>
    Array.from({ length: 25 }, (_, quarter) => hour + (quarter - 12) * QUARTER_MS),
  );
};

test.each([
  ['Asia/Karachi', '2026-11-21T09:30:00Z', '02:30 pm', 300],
  ['Asia/Kathmandu', '2026-11-21T09:30:00Z', '03:15 pm', 345],
  ['America/St_Johns', '2026-07-01T12:00:00Z', '09:30 am', -150],
  ['UTC', '2026-11-21T09:30:00Z', '09:30 am', 0],
  ['Not/AZone', '2026-11-21T09:30:00Z', '09:30 am', 0],
])('a time is shown by the clock of %s', (zone, instant, time, offset) => {
  expect(formatTime(instant, zone).replaceAll('\u00A0', ' ')).toBe(time);
  const at = Date.parse(instant);
  expect(wallClock(at, zone).valueOf() - at).toBe(offset * 60_000);
});

test('a clock that changes does so to the minute', () => {
  const before = wallClock('2026-03-29T00:59:00Z', 'Europe/Berlin').format('HH:mm');
  const after = wallClock('2026-03-29T01:00:00Z', 'Europe/Berlin').format('HH:mm');
  expect([before, after]).toEqual(['01:59', '03:00']);
});

test.each(devices)('all clocks are read right on a device of %s, also when its own is changed', (device) => {
  vi.stubEnv('TZ', device);
  const moments = momentsOfChange();
  expect(moments).toHaveLength(16 * 25);
  const wrong = devices.flatMap((zone) => {
    const formatter = formatterOf(zone);
    return moments.filter((instant) => {
      const local = localOf(instant, formatter);
      const shown = toLocal(new Date(instant), zone);
      const minutes = (instant - hourStart(instant, zone)) / 60_000;
      // Of a time that is there twice, the first.
      const meant = Date.parse(fromLocal(local, zone));
      const isMeant = meant === instant || (meant < instant && localOf(meant, formatter) === local);
      return shown !== local || !isMeant || minutes !== Number(local.slice(-2));
    });
  });
  expect(wrong).toEqual([]);
  const away = devices.filter((zone) => differsFromDevice(zone, '2026-01-01T12:00:00Z'));
  expect(away).toEqual(devices.filter((zone) => zone !== device));
});

test('a time that clocks skip counts on from before it, and of one that is there twice the first is meant', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});

test('a field that nobody touched means what it was filled with', () => {
  const session = { startsAt: '2026-10-25T01:30:00.000Z', endsAt: '2026-10-25T01:45:30.000Z' };
  const period = periodOf(session, 'Europe/Berlin');
  expect(period).toEqual({ day: '2026-10-25', startsAt: '02:30', endsAt: '02:45' });
  expect(spanOf(period, 'Europe/Berlin', session)).toEqual(session);
  const moved = spanOf({ ...period, startsAt: '02:15' }, 'Europe/Berlin', session);
  expect(moved).toEqual({ ...session, startsAt: '2026-10-25T00:15:00.000Z' });
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
