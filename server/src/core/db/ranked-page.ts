import { badInput } from '../errors';
import { checkPageArgs, decodeCursor, encodeCursor, type Page, type PageArgs } from './pagination';

/** As far as `offset` goes. */
const MAX_START = 10_000;

/** How many rows come before a page of a list that is ordered as a whole: there a cursor is a position in the order. */
export const startOf = (page: PageArgs, furthest = MAX_START): number => {
  checkPageArgs(page);
  const start = page.after ? Number(decodeCursor(page.after, ['int4'])[0]) : (page.offset ?? 0);
  if (start < 0 || start > furthest)
    throw badInput([{ path: 'after', message: 'This cursor is not one of this list.' }]);
  return start;
};

/** The page that begins at a position; one row more than the page shows that others follow. */
export const pageAt = <Node>(
  start: number,
  rows: readonly Node[],
  { first }: PageArgs,
  total: () => number | Promise<number>,
): Page<Node> => {
  const nodes = rows.slice(0, first);
  return {
    nodes,
    hasNextPage: rows.length > first,
    hasPreviousPage: start > 0,
    cursorOf: (node) => encodeCursor([String(start + nodes.indexOf(node) + 1)]),
    total,
  };
};

/** The same of a ranking that begins at its first row. */
export const rankedPage = <Node>(
  ranking: readonly Node[],
  page: PageArgs,
  total: () => Promise<number>,
): Page<Node> => {
  const start = startOf(page);
  const found = pageAt(start, ranking.slice(start, start + page.first + 1), page, total);
  // A cursor beyond the furthest position would be refused.
  return { ...found, hasNextPage: found.hasNextPage && start + page.first <= MAX_START };
};
