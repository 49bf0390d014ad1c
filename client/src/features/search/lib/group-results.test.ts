import { expect, it } from 'vitest';
import { groupResults, type SearchHit } from './group-results';

const hit = (kind: SearchHit['kind'], id: string) => ({ kind, id, title: id, detail: null }) as SearchHit;
const shape = (hits: SearchHit[]) =>
  groupResults(hits).map(({ kind, hits: own }) => [kind, own.map(({ id }) => id)]);

it('groups results by kind, the kind of the best one first', () => {
  const hits = [hit('COMPANY', 'a'), hit('ATTENDEE', 'b'), hit('COMPANY', 'c'), hit('FAQ', 'd')];
  expect(shape(hits)).toEqual([
    ['COMPANY', ['a', 'c']],
    ['ATTENDEE', ['b']],
    ['FAQ', ['d']],
  ]);
});

it('has no groups without results', () => {
  expect(shape([])).toEqual([]);
});
