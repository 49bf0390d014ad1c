import { expect, test } from 'vitest';
import { momentsOf, nowAndNext } from './now-and-next';

const item = (id: string, startsAt: string, endsAt: string) => ({
  id,
  startsAt: `2026-11-${startsAt}:00.000Z`,
  endsAt: `2026-11-${endsAt}:00.000Z`,
});

const items = [
  item('opening', '21T09:00', '21T10:00'),
  item('panel', '21T10:00', '21T11:00'),
  item('workshop', '21T10:00', '21T12:00'),
  item('talk', '21T11:00', '21T11:30'),
  item('demo', '21T11:00', '21T11:20'),
  item('closing', '22T09:00', '22T10:00'),
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('what began this instant is on, and all that begin together come next', () => {
  const { now, next } = nowAndNext(items, new Date('2026-11-21T10:00:00Z'));
  expect([ids(now), ids(next)]).toEqual([
    ['panel', 'workshop'],
    ['talk', 'demo'],
  ]);
});

test('what ended this instant is over', () => {
  const { now, next } = nowAndNext(items, new Date('2026-11-21T12:00:00Z'));
  expect([ids(now), ids(next)]).toEqual([[], ['closing']]);
});

test('after the last session nothing is on or next', () => {
  expect(nowAndNext(items, new Date('2026-11-22T10:00:00Z'))).toEqual({ now: [], next: [] });
});

test('only what begins on the present day of the event is marked as next', () => {
  const evening = momentsOf(items, new Date('2026-11-21T13:00:00Z'), 'UTC');
  expect([...evening.values()]).toEqual(['past', 'past', 'past', 'past', 'past', 'later']);
  const morning = momentsOf(items, new Date('2026-11-21T10:30:00Z'), 'UTC');
  expect([...morning.values()]).toEqual(['past', 'now', 'now', 'next', 'next', 'later']);
});
