import { expect, test } from 'vitest';
import { beginsClock, parseClock, parseDay, showClock, showDay } from './typed-times';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['Sat 21 Nov 2026', '2026-11-21'],
  ['21 november', '2026-11-21'],
  ['٢١/١١/٢٠٢٦', '2026-11-21'],
  ['Nov 21, 2027', '2027-11-21'],
  ['3/1', '2027-01-03'],
  ['31 Feb 2026', null],
  ['21 No', null],
  ['next week', null],
  ['', null],
])('the day “%s” is understood as %s', (typed, day) => {
  expect(parseDay(typed, '2026-11-20')).toBe(day);
});

test.each([
  ['09:00', '09:00'],
  ['14:30', '14:30'],
  ['02:30 pm', '14:30'],
  ['2:30PM', '14:30'],
  ['2.30 p.m.', '14:30'],
  ['12:00 am', '00:00'],
  ['12:00 pm', '12:00'],
  ['2:30', '14:30'],
  ['02:30', '02:30'],
  ['930', '09:30'],
  ['11', '11:00'],
  ['٢:٣٠', '14:30'],
  ['१४:३०', '14:30'],
  ['13:00 pm', null],
  ['25:00', null],
  ['9:60', null],
  ['noon', null],
])('the time “%s” is understood as %s', (typed, time) => {
  expect(parseClock(typed)).toBe(time);
});

test('fields show a day with its weekday and a time on the 12-hour clock', () => {
  expect(showDay('2026-11-21')).toBe('Sat 21 Nov 2026');
  expect(showClock('14:30')).toBe('02:30 pm');
  expect(parseDay(showDay('2026-11-21'), '2020-01-01')).toBe('2026-11-21');
  expect(parseClock(showClock('14:30'))).toBe('14:30');
});

test('times are found while they are typed, on either clock', () => {
  const times = ['02:30', '09:00', '14:30', '23:00'];
  expect(times.filter((time) => beginsClock('2:3', time))).toEqual(['02:30', '14:30']);
  expect(times.filter((time) => beginsClock('2:30 p', time))).toEqual(['14:30']);
  expect(times.filter((time) => beginsClock('9', time))).toEqual(['09:00']);
  expect(times.filter((time) => beginsClock('14', time))).toEqual(['14:30']);
});
