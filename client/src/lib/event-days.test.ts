import { expect, test } from 'vitest';
import {
  dayNames,
  endsLater,
  eventDays,
  firstShownDay,
  fromLocal,
  instantAt,
  periodOf,
  shiftedLocal,
  spanOf,
  toLocal,
} from './event-days';

const forum = { startsAt: '2026-11-20T20:00:00.000Z', endsAt: '2026-11-22T20:00:00.000Z' };

test('the days of an event follow its own calendar, and midnight at the end adds none', () => {
  expect(eventDays(forum, 'Asia/Dubai')).toEqual(['2026-11-21', '2026-11-22']);
  expect(eventDays(forum, 'UTC')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});

test('an end moves as far as its start', () => {
  expect(shiftedLocal('2026-11-21T18:00', '2026-11-21T09:00', '2026-12-30T10:30')).toBe('2026-12-30T19:30');
});

test('an event within one day has one day', () => {
  const day = { startsAt: '2026-11-21T05:00:00.000Z', endsAt: '2026-11-21T05:00:00.000Z' };
  expect(eventDays(day, 'Asia/Dubai')).toEqual(['2026-11-21']);
});

test('today is shown first while the event runs, otherwise the first day', () => {
  const days = eventDays(forum, 'Asia/Dubai');
  expect(firstShownDay(days, new Date('2026-11-21T21:00:00Z'), 'Asia/Dubai')).toBe('2026-11-22');
  expect(firstShownDay(days, new Date('2026-10-01T21:00:00Z'), 'Asia/Dubai')).toBe('2026-11-21');
});

test('a day has a short and a full name', () => {
  expect(dayNames('2026-11-21')).toEqual({ weekday: 'Sat', date: '21 Nov', full: 'Saturday, 21 November' });
});

test('a time of day becomes an instant by the clock of the event', () => {
  expect(instantAt('2026-11-21', '14:30', 'Asia/Karachi')).toBe('2026-11-21T09:30:00.000Z');
});

test('day and time of a form are those of the event, whatever the clock of the device', () => {
  expect(fromLocal('2027-05-03T09:30', 'Asia/Karachi')).toBe('2027-05-03T04:30:00.000Z');
  expect(toLocal('2027-05-03T04:30:00.000Z', 'Asia/Karachi')).toBe('2027-05-03T09:30');
});

test('a span is shown in a form and read from it, an end at midnight being that of the day', () => {
  const span = { startsAt: '2026-11-21T16:00:00.000Z', endsAt: '2026-11-21T19:00:00.000Z' };
  const period = { day: '2026-11-21', startsAt: '21:00', endsAt: '00:00' };
  expect(periodOf(span, 'Asia/Karachi')).toEqual(period);
  expect(spanOf(period, 'Asia/Karachi')).toEqual(span);
  expect(endsLater('21:00', '00:00')).toBe(true);
  expect(endsLater('21:00', '20:00')).toBe(false);
  expect(endsLater('21:00', undefined)).toBe(true);
});
