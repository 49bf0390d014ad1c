import { badInput } from './errors';
import { checkPageArgs, decodeCursor, encodeCursor, type Page, type PageArgs } from './pagination';

/** As far as `offset` goes. */
const MAX_START = 10_000;

/** How many rows come before a page of a list that is ranked as a whole: there a cursor is a place in the order. */
export const startOf = (page: PageArgs): number => {
  checkPageArgs(page);
  const start = page.after ? Number(decodeCursor(page.after, ['int'])[0]) : (page.offset ?? 0);
  if (start < 0 || start > MAX_START)
    throw badInput([{ path: 'after', message: 'This cursor is not one of this list.' }]);
  return start;
};

/** The page of a ranking that begins at its first row; one row more than the page says that others follow. */
export const rankedPage = <Node>(
  ranking: readonly Node[],
  page: PageArgs,
  total: () => Promise<number>,
): Page<Node> => {
  const start = startOf(page);
  const nodes = ranking.slice(start, start + page.first);
  return {
    nodes,
    hasNextPage: ranking.length > start + page.first,
    hasPreviousPage: start > 0,
    cursorOf: (node) => encodeCursor([String(start + nodes.indexOf(node) + 1)]),
    total,
  };
};
