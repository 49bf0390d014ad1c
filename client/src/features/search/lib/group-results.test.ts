import { expect, it } from 'vitest';
import { groupResults, type SearchHit } from './group-results';

const hit = (kind: SearchHit['kind'], id: string) => ({ kind, id, title: id, detail: null }) as SearchHit;
const shape = (hits: SearchHit[], shown?: number) =>
  groupResults(hits, shown).map(({ kind, hits: own }) => [kind, own.map(({ id }) => id)]);

it('groups results by kind, the kind of the best one first', () => {
  const hits = [hit('COMPANY', 'a'), hit('ATTENDEE', 'b'), hit('COMPANY', 'c'), hit('FAQ', 'd')];
  expect(shape(hits)).toEqual([
    ['COMPANY', ['a', 'c']],
    ['ATTENDEE', ['b']],
    ['FAQ', ['d']],
  ]);
});

it('shows the best of each kind only', () => {
  expect(shape([hit('FAQ', 'a'), hit('FAQ', 'b'), hit('FAQ', 'c')], 2)).toEqual([['FAQ', ['a', 'b']]]);
});

it('has no groups without results', () => {
  expect(shape([])).toEqual([]);
});
