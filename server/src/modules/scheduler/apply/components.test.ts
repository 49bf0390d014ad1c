import { expect, it } from 'vitest';
import type { PlaceChange } from '../../meetings/index';
import { componentsOf, nextComponents } from './components';

const place = (hour: number, podId: string) => ({
  startsAt: new Date(Date.UTC(2027, 2, 1, hour)),
  endsAt: new Date(Date.UTC(2027, 2, 1, hour, 30)),
  podId,
});

const change = (
  id: string,
  people: string,
  from: PlaceChange['from'],
  to: PlaceChange['to'],
): PlaceChange => ({
  id,
  oneId: people[0]!,
  otherId: people[1]!,
  meetingId: from ? id : null,
  from,
  to,
  date: null,
  request: null,
  runId: null,
  isForOthers: false,
});

const ids = (components: PlaceChange[][]) =>
  components.map((component) => component.map(({ id }) => id).join(''));

it('puts together what takes a time of a person or a pod that another one gives up', () => {
  const changes = [
    change('a', 'pq', null, place(9, 'one')),
    change('b', 'rs', place(9, 'two'), place(10, 'two')),
    change('c', 'tu', null, place(11, 'one')),
    change('d', 'vw', place(10, 'two'), place(12, 'two')),
    change('e', 'px', place(11, 'three'), null),
    change('f', 'xt', null, place(11, 'four')),
  ];
  expect(ids(componentsOf(changes))).toEqual(['a', 'bd', 'cef']);
});

it('takes whole components, and at least one', () => {
  const changes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    change(id, `${id}${id.toUpperCase()}`, null, place(9, `pod ${id}`)),
  );
  const components = [changes.slice(0, 3), changes.slice(3, 4), changes.slice(4)];
  expect(ids([nextComponents(components, 2)])).toEqual(['abc']);
  expect(ids([nextComponents(components, 4)])).toEqual(['abcd']);
  expect(ids([nextComponents(components, 5)])).toEqual(['abcd']);
});
