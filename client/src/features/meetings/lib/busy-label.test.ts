import { expect, test } from 'vitest';
import { busyLabel, type Plan } from './busy-label';

const at = (from: string, to: string, rest: Partial<Plan>): Plan => ({
  startsAt: `2026-11-21T${from}:00Z`,
  endsAt: `2026-11-21T${to}:00Z`,
  activity: null,
  meeting: null,
  busyTime: null,
  ...rest,
});
const other = { id: 'omar', firstName: 'Omar', lastName: 'Haddad' };
const agenda = [
  at('09:00', '10:00', { activity: { id: 'a', title: 'Opening keynote' } }),
  at('10:00', '10:20', { meeting: { id: 'm', status: 'ACTIVE', other } }),
  at('11:00', '11:20', { meeting: { id: 'p', status: 'PENDING', other } }),
  at('12:00', '13:00', { busyTime: { id: 'b', note: 'Lunch with the team' } }),
  at('13:00', '14:00', { busyTime: { id: 'c', note: null } }),
];
const label = (from: string, to: string, whose: 'VIEWER' | 'OTHER' = 'VIEWER') =>
  busyLabel(
    { startsAt: `2026-11-21T${from}:00Z`, endsAt: `2026-11-21T${to}:00Z`, whose },
    agenda,
    'Sara Khan',
  );

test('names what of mine takes the time, and only whose it is of the other', () => {
  expect([
    label('09:25', '09:45'),
    label('10:15', '10:35'),
    label('11:00', '11:20'),
    label('12:10', '12:30'),
    label('13:10', '13:30'),
    label('09:25', '09:45', 'OTHER'),
  ]).toEqual([
    'You: Opening keynote',
    'You: meeting with Omar Haddad',
    'You are busy',
    'You: Lunch with the team',
    'You are busy',
    'Sara Khan is busy',
  ]);
});
