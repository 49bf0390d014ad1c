import { expect, test } from 'vitest';
import { eventGroups, onlyEvent } from './event-groups';

const now = new Date('2026-11-21T12:00:00Z');
const event = (id: string, startsAt: string, endsAt: string, isMine = true) => ({
  id,
  startsAt,
  endsAt,
  viewerProfile: isMine ? { id: `${id}-profile`, stage: 'CONFIRMED' as const } : null,
});
const events = [
  event('past', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
  event('live', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'),
  event('next', '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z'),
  event('open', '2026-12-05T00:00:00Z', '2026-12-06T00:00:00Z', false),
  event('missed', '2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z', false),
];
const outline = (forStaff: boolean) =>
  eventGroups(events, now, forStaff).map((group) => [group.name, ...group.events.map(({ id }) => id)]);

test('attendees see their own events by phase, and those they can still register for', () => {
  expect(outline(false)).toEqual([
    ['live', 'live'],
    ['upcoming', 'next'],
    ['open', 'open'],
    ['past', 'past'],
  ]);
});

test('staff see all events by phase', () => {
  expect(outline(true)).toEqual([
    ['live', 'live'],
    ['upcoming', 'next', 'open'],
    ['past', 'missed', 'past'],
  ]);
});

test('somebody with one event goes straight to it, unless there is another to choose or it is not theirs yet', () => {
  const [mine, other] = events;
  const open = event('open', '2026-12-05T00:00:00Z', '2026-12-06T00:00:00Z', false);
  const lists = [[mine], [mine, other], [mine, open], [open], [], undefined] as (typeof events | undefined)[];
  expect(lists.map((list) => onlyEvent(list)?.id)).toEqual([
    'past',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
