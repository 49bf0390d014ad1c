import { expect, test } from 'vitest';
import { onDay, weekItems } from './agenda-week';

const span = (startsAt: string, endsAt: string) => ({
  startsAt: `2026-${startsAt}:00.000Z`,
  endsAt: `2026-${endsAt}:00.000Z`,
});

test('a span keeps its time of day on another day, across a change of the clocks too', () => {
  // Berlin leaves summer time on 25 October.
  expect(onDay(span('10-26T08:00', '10-26T08:40'), '2026-10-24', 'Europe/Berlin')).toEqual(
    span('10-24T07:00', '10-24T07:40'),
  );
});

test('what lasts beyond midnight is drawn to the end of its day', () => {
  expect(onDay(span('10-26T22:00', '10-27T01:00'), '2026-10-24', 'UTC')).toEqual(
    span('10-24T22:00', '10-24T23:59'),
  );
});

test('what ends at midnight is drawn to the end of its day, and stands in that day alone', () => {
  const late = span('10-26T22:00', '10-27T00:00');
  expect(onDay(late, '2026-10-24', 'UTC')).toEqual(span('10-24T22:00', '10-24T23:59'));
  expect(weekItems(['2026-10-26', '2026-10-27'], [], [late], 'UTC').map(({ row }) => row)).toEqual([
    '2026-10-26',
  ]);
});

test('entries and free times stand in the row of their day', () => {
  const busy = { id: 'b', note: null, ...span('10-26T08:00', '10-26T08:40') };
  const entry = {
    kind: 'busy' as const,
    busyTime: busy,
    id: 'b',
    startsAt: busy.startsAt,
    endsAt: busy.endsAt,
  };
  const gap = span('10-25T09:00', '10-25T10:00');
  expect(
    weekItems(['2026-10-25', '2026-10-26'], [entry], [gap], 'UTC').map(({ key, row, startsAt }) => ({
      key,
      row,
      startsAt,
    })),
  ).toEqual([
    { key: 'b', row: '2026-10-26', startsAt: '2026-10-25T08:00:00.000Z' },
    { key: `free-${gap.startsAt}`, row: '2026-10-25', startsAt: '2026-10-25T09:00:00.000Z' },
  ]);
});
