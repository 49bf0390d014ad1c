import { expect, test } from 'vitest';
import { nextMeeting } from './next-meeting';

const now = new Date('2026-11-21T12:00:00Z');
const meeting = (startsAt: string, endsAt: string, status: 'ACTIVE' | 'PENDING' = 'ACTIVE') => ({
  startsAt: `2026-11-21T${startsAt}:00Z`,
  endsAt: `2026-11-21T${endsAt}:00Z`,
  status,
});
const over = meeting('11:00', '12:00');
const onNow = meeting('11:50', '12:10');
const pending = meeting('12:10', '12:30', 'PENDING');
const later = meeting('15:00', '15:20');
const soon = meeting('13:00', '13:20');

test('the next meeting is the one on now, else the nearest confirmed one ahead', () => {
  expect([
    nextMeeting([later, over, soon, onNow], now),
    nextMeeting([later, pending, soon, over], now),
    nextMeeting([over, pending], now),
  ]).toEqual([onNow, soon, undefined]);
});
