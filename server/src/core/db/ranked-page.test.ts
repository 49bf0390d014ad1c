import 'reflect-metadata';
import { expect, it } from 'vitest';
import { encodeCursor, toConnection } from './pagination';
import { rankedPage } from './ranked-page';

const ranking = Array.from({ length: 10_050 }, (_none, index) => index);
const pageFrom = (position: number) => {
  const page = { first: 20, after: encodeCursor([String(position)]) };
  const { nodes, pageInfo } = toConnection(rankedPage(ranking, page, async () => ranking.length));
  return { first: nodes[0], next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
};

it('a ranking is read as far as its cursors go, and promises no page behind', () => {
  expect(pageFrom(9_980)).toEqual({ first: 9_980, next: encodeCursor(['10000']) });
  expect(pageFrom(9_981)).toEqual({ first: 9_981, next: null });
  expect(pageFrom(10_000)).toEqual({ first: 10_000, next: null });
  expect(() => pageFrom(10_001)).toThrow('This cursor is not one of this list.');
});
