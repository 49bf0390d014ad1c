import { expect, it } from 'vitest';
import { settle, type Place, type PlaceChange, type Taken } from './place-changes';

const at = (hour: number, podId = 'pod'): Place => ({
  startsAt: new Date(Date.UTC(2027, 2, 1, hour)),
  endsAt: new Date(Date.UTC(2027, 2, 1, hour, 30)),
  podId,
});

const change = (id: string, people: string, from: Place | null, to: Place | null): PlaceChange => ({
  id,
  oneId: people[0]!,
  otherId: people[1]!,
  meetingId: from ? id : null,
  from,
  to,
  date: to && '2027-03-01',
  request: null,
  runId: null,
  isForOthers: from !== null && to === null,
});

const held = (meetingId: string | null, people: string, { startsAt, endsAt, podId }: Place): Taken[] =>
  [people[0]!, people[1]!, podId].map((of) => ({ of, meetingId, startsAt, endsAt, date: '2027-03-01' }));

const settled = (
  changes: PlaceChange[],
  { refused = {}, taken = [], most = {} }: { refused?: object; taken?: Taken[]; most?: object } = {},
) =>
  Object.fromEntries(
    settle(changes, new Map(Object.entries(refused)), {
      taken: [
        ...changes.flatMap(({ id, oneId, otherId, from }) => (from ? held(id, oneId + otherId, from) : [])),
        ...taken,
      ],
      most: new Map(Object.entries(most)),
    }),
  );

it('lets two meetings swap their places', () => {
  expect(settled([change('m', 'ab', at(9), at(10)), change('n', 'cd', at(10), at(9))])).toEqual({});
});

it('leaves out what meets somebody who is busy by now, and what waits for its place', () => {
  const chain = [change('m', 'ab', at(9), at(10)), change('n', 'cd', at(11), at(9))];
  expect(settled(chain, { taken: held('other', 'ax', at(10, 'elsewhere')) })).toEqual({
    m: 'PERSON_BUSY',
    n: 'POD_TAKEN',
  });
});

it('drops no meeting for one that does not come', () => {
  const swap = [change('m', 'ab', at(9), null), change('n', 'ac', null, at(9, 'second'))];
  expect(settled(swap)).toEqual({});
  expect(settled(swap, { refused: { n: 'NOT_POSSIBLE' } })).toEqual({ m: 'NOT_NEEDED', n: 'NOT_POSSIBLE' });
});

it('drops a meeting that is in nobody’s way', () => {
  expect(settled([change('m', 'ab', at(9), null)])).toEqual({});
});

it('uses the place of what was cancelled meanwhile', () => {
  const chain = [change('m', 'ab', at(9), at(10)), change('n', 'cd', at(11), at(9))];
  const result = settle(chain, new Map([['m', 'CHANGED_MEANWHILE' as const]]), {
    taken: held('n', 'cd', at(11)),
    most: new Map(),
  });
  expect(Object.fromEntries(result)).toEqual({ m: 'CHANGED_MEANWHILE' });
});

it('keeps the number of meetings that somebody may have, in all and per day', () => {
  const two = [change('m', 'ab', null, at(9)), change('n', 'ac', null, at(10))];
  expect(settled(two, { most: { a: { inAll: 2, perDay: 2 } } })).toEqual({});
  expect(settled(two, { most: { a: { inAll: 1, perDay: null } } })).toEqual({ n: 'LIMIT' });
  expect(
    settled(two, { most: { a: { inAll: null, perDay: 2 } }, taken: held('accepted', 'ax', at(12, 'far')) }),
  ).toEqual({ n: 'LIMIT' });
});
