import { expect, test } from 'vitest';
import { freeGaps } from './free-gaps';

const hours = [{ date: '2026-11-21', from: '09:00', to: '12:00' }];
const at = (from: string, to: string) => ({
  startsAt: `2026-11-21T${from}:00.000Z`,
  endsAt: `2026-11-21T${to}:00.000Z`,
});
const options = { day: '2026-11-21', zone: 'UTC', now: new Date('2026-11-20T00:00:00Z'), minMinutes: 20 };

test('free is what nothing takes within the meeting hours', () => {
  const taken = [at('10:00', '10:40'), at('09:00', '09:30'), at('10:20', '11:00'), at('13:00', '14:00')];
  expect(freeGaps(hours, taken, options)).toEqual([at('09:30', '10:00'), at('11:00', '12:00')]);
});

test('a gap that is too short for a meeting does not count', () => {
  expect(freeGaps(hours, [at('09:19', '12:00')], options)).toEqual([]);
});

test('what is over is not free', () => {
  const now = new Date('2026-11-21T11:00:00Z');
  expect(freeGaps(hours, [], { ...options, now })).toEqual([at('11:00', '12:00')]);
});

test('hours follow the clock of the event', () => {
  expect(freeGaps(hours, [], { ...options, zone: 'Asia/Dubai' })).toEqual([at('05:00', '08:00')]);
});

test('a day without meeting hours has no free time', () => {
  expect(freeGaps(hours, [], { ...options, day: '2026-11-22' })).toEqual([]);
});
