import { expect, it } from 'vitest';
import { dayOf, timeOfDay } from './day-and-time';

const days = ['2026-10-24', '2026-10-25', '2026-10-26'];

it.each([
  '2026-10-25',
  '25.10.2026',
  '25.10.',
  '25/10/26',
  '10/25/2026',
  '10-25',
  '2026-10-25T00:00:00.000Z',
  'Day 2',
  'Tag 02',
  'SUNDAY',
  'Sun',
  'Sunday, October 25th, 2026',
  'the 25th of October',
  'Sonntag, 25. Oktober 2026',
  '25 octobre',
  '25 de octubre de 2026',
  '٢٥ أكتوبر',
])('reads %s as a day of the event', (text) => {
  expect(dayOf(days)(text)).toEqual({ value: '2026-10-25' });
});

it.each(['27.10.2026', '25.10.2025', 'Day 4', 'Day 0', 'Monday 25 October', 'soon', '25', ''])(
  'knows no day that is written %s',
  (text) => {
    expect(dayOf(days)(text)).toMatchObject({ unknown: text });
  },
);

it('does not choose between two days', () => {
  const read = dayOf(['2026-10-11', '2026-11-10']);
  expect(read('10/11')).toEqual({
    error: 'This can be more than one day. Please write it as 2026-10-11.',
    unknown: '10/11',
  });
  expect(read('10 Nov')).toEqual({ value: '2026-11-10' });
});

it.each([
  [
    '09:30',
    '9:30',
    '9.30',
    '09h30',
    '9:30 am',
    '9.30 a.m.',
    '09:30:00',
    '0930',
    '9:30 Uhr',
    '٩:٣٠',
    '1899-12-30T09:29:59.999Z',
  ],
  ['21:00', '21h', '9 pm', '9 p. m.', '09:00 PM', '21 Uhr', '1904-01-01T21:00:00.000Z'],
  ['00:00', '0:00', '12 am', '12:00 AM'],
  ['12:00', '12 pm', '12:00'],
  ['24:00', '24:00'],
])('reads %s', (value, ...texts) => {
  expect(texts.map(timeOfDay)).toEqual(texts.map(() => ({ value })));
});

it.each([
  '9',
  '24:01',
  '25:00',
  '9:60',
  '13 pm',
  '0 am',
  '9:3',
  'noon',
  '0.375',
  '2026-10-25T09:00:00.000Z',
  '9–10',
])('knows no time that is written %s', (text) => {
  expect(timeOfDay(text)).toEqual({ error: 'This is no time of day, such as 09:30.' });
});
