import { expect, test } from 'vitest';
import type { AgendaQuery } from '../../../generated/graphql';
import { agendaEntries, clashesWith } from './agenda-entries';

const at = (from: string, to: string) => ({
  startsAt: `2026-11-21T${from}:00.000Z`,
  endsAt: `2026-11-21T${to}:00.000Z`,
});

type Item = AgendaQuery['agenda'][number];
const none = { activity: null, meeting: null, busyTime: null };
const person = {
  __typename: 'Attendee' as const,
  id: 'p',
  firstName: 'Daniel',
  lastName: 'Weber',
  jobTitle: null,
  organization: null,
  avatarUrl: null,
};

const session = (id: string, from: string, to: string): Item => ({
  ...none,
  ...at(from, to),
  activity: {
    id,
    eventId: 'e',
    kind: 'SESSION',
    title: id,
    track: null,
    location: null,
    inMyAgenda: true,
    speakers: [],
    ...at(from, to),
  },
});

const meeting = (id: string, from: string, to: string, status: 'ACTIVE' | 'PENDING' | 'REJECTED'): Item => ({
  ...none,
  // A meeting that was moved: the entry still has the old time.
  ...at('07:00', '07:20'),
  meeting: { id, status, pod: null, other: person, ...at(from, to) },
});

const busy = (id: string, from: string, to: string): Item => ({
  ...none,
  ...at(from, to),
  busyTime: { id, note: null, ...at(from, to) },
});

const entries = agendaEntries([
  busy('busy', '12:00', '13:00'),
  meeting('met', '10:15', '10:35', 'ACTIVE'),
  meeting('asked', '10:30', '10:50', 'PENDING'),
  meeting('refused', '10:00', '10:20', 'REJECTED'),
  session('talk', '10:00', '10:40'),
]);

test('the agenda follows the time, and leaves out rejected meetings', () => {
  expect(entries.map(({ id, kind }) => [kind, id])).toEqual([
    ['session', 'talk'],
    ['meeting', 'met'],
    ['meeting', 'asked'],
    ['busy', 'busy'],
  ]);
});

test('a session clashes with what overlaps it, in the order of time, but not with itself', () => {
  expect(clashesWith({ id: 'talk', ...at('10:00', '10:40') }, entries).map(({ id }) => id)).toEqual([
    'met',
    'asked',
  ]);
  expect(clashesWith({ id: 'other', ...at('10:36', '12:01') }, entries).map(({ id }) => id)).toEqual([
    'talk',
    'asked',
    'busy',
  ]);
});

test('what only touches does not clash', () => {
  expect(clashesWith({ id: 'other', ...at('10:50', '12:00') }, entries)).toEqual([]);
});
