import { expect, test } from 'vitest';
import { countOf, isBetter, measured, reasonsOf } from './runs';

const measures = {
  must: 1090,
  like: 1662,
  promisedMissing: 51,
  withoutMeeting: 0,
  meetings: 2800,
  idle: 400,
};
const bound = { must: 1126, like: 1645, promisedMissing: 40, withoutMeeting: 0 };

test.each([
  ['must', 'of at most 1,126', 1090 / 1126],
  ['like', '(bound 1,645)', 1],
  ['promisedMissing', '(at least 40)', 40 / 51],
  ['withoutMeeting', '', 1],
  ['meetings', '', null],
] as const)('%s stands beside its bound', (key, against, share) => {
  expect(measured({ measures, bound }, key)).toMatchObject({ value: measures[key], against, share });
});

test('where the bound took too long, there is none', () => {
  expect(measured({ measures, bound: null }, 'must')).toMatchObject({ against: '(no bound)', share: null });
  expect(measured({ measures: null, bound: null }, 'must')).toBeNull();
});

test('fewer promises missing are better, and more must-meets', () => {
  expect([isBetter('must', 2, 1), isBetter('promisedMissing', 2, 1), isBetter('idle', 1, 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what was left out is counted by its reason, the most frequent first', () => {
  const changes = [
    { change: 'ADDED', outcome: 'APPLIED', reason: null, count: 20 },
    { change: 'ADDED', outcome: 'SKIPPED', reason: 'POD_TAKEN', count: 1 },
    { change: 'ADDED', outcome: 'SKIPPED', reason: 'PAST', count: 2 },
    { change: 'MOVED', outcome: 'SKIPPED', reason: 'PAST', count: 3 },
  ] as const;
  expect([countOf(changes, { change: 'ADDED' }), countOf(changes, { outcome: 'SKIPPED' })]).toEqual([23, 6]);
  expect(reasonsOf(changes, 'SKIPPED')).toEqual([
    { words: 'has begun already', count: 5 },
    { words: 'the pod is taken then', count: 1 },
  ]);
});
