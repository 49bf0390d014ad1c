import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { offerDeadline } from './offer-deadline';

const at = (text: string, zone: string): Date => DateTime.fromISO(text, { zone }).toJSDate();

const deadline = (now: string, startsAt: string, zone: string): string =>
  DateTime.fromJSDate(offerDeadline(at(now, zone), at(startsAt, zone), zone), { zone }).toFormat(
    "yyyy-MM-dd'T'HH:mm",
  );

it.each([
  ['a day later', '2027-05-03T12:00', '2027-06-01T09:00', '2027-05-04T12:00'],
  ['in the last minute of the evening', '2027-05-03T21:59', '2027-06-01T09:00', '2027-05-04T21:59'],
  ['in the next morning, not at night', '2027-05-03T22:00', '2027-06-01T09:00', '2027-05-05T08:00'],
  ['in the morning, not before dawn', '2027-05-03T02:30', '2027-06-01T09:00', '2027-05-04T08:00'],
  ['with the start of the event', '2027-05-31T20:00', '2027-06-01T09:00', '2027-06-01T09:00'],
  ['with a start before the morning', '2027-05-31T20:00', '2027-06-01T07:00', '2027-06-01T07:00'],
  ['with a start at night', '2027-05-31T20:00', '2027-06-01T23:00', '2027-06-01T20:00'],
  ['with a start late in the evening', '2027-05-31T23:30', '2027-06-01T22:30', '2027-06-01T22:30'],
])('ends an offer %s', (_name, now, startsAt, end) => {
  expect(deadline(now, startsAt, 'Asia/Karachi')).toBe(end);
});

it('ends an offer at 08:00 of the clocks on the wall when these change in that night', () => {
  const zone = 'Europe/Berlin';
  // The night before 28 March 2027 has an hour less, that before 31 October 2027 one more.
  expect(deadline('2027-03-26T23:00', '2027-06-01T09:00', zone)).toBe('2027-03-28T08:00');
  expect(deadline('2027-03-27T22:30', '2027-06-01T09:00', zone)).toBe('2027-03-29T08:00');
  expect(deadline('2027-10-30T22:30', '2027-12-01T09:00', zone)).toBe('2027-10-31T21:30');
  expect(deadline('2027-10-30T23:30', '2027-12-01T09:00', zone)).toBe('2027-11-01T08:00');
});

it('never ends an offer at night before the start of the event, at any minute of a year', () => {
  for (const zone of ['Europe/London', 'America/New_York', 'Australia/Lord_Howe']) {
    const start = at('2028-01-01T09:00', zone);
    for (let minute = 0; minute < 365 * 1_440; minute += 97) {
      const now = new Date(at('2027-01-01T00:00', zone).getTime() + minute * 60_000);
      const { hour } = DateTime.fromJSDate(offerDeadline(now, start, zone), { zone });
      expect(hour >= 8 && hour < 22, `${now.toISOString()} ${zone}`).toBe(true);
    }
  }
});
