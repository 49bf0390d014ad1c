import { expect, test } from 'vitest';
import { slotsOf, windowsOf } from './pod-hours';

const ZONE = 'Asia/Dubai';
const hours = {
  slotMinutes: 30,
  gapMinutes: 15,
  meetingHours: [
    { date: '2026-11-21', from: '22:00', to: '24:00' },
    { date: '2026-11-22', from: '00:00', to: '01:00' },
  ],
} as Parameters<typeof slotsOf>[0];
const startsOn = (date: string) => slotsOf(hours, date, ZONE).map(({ startsAt }) => startsAt.slice(0, 16));

test('hours end at midnight, and go on after it without a break between the slots', () => {
  expect(windowsOf(hours, '2026-11-21', ZONE)).toEqual([
    { startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T20:00:00.000Z' },
  ]);
  expect(startsOn('2026-11-21')).toEqual(['2026-11-21T18:00', '2026-11-21T18:45', '2026-11-21T19:30']);
  expect(startsOn('2026-11-22')).toEqual(['2026-11-21T20:15']);
});
