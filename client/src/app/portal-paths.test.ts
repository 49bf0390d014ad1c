import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import portalPaths from '../../../server/src/core/http/portal-paths.json';
import { routes } from './router';

/** The full paths of all pages in a table of routes. */
const pathsOf = (table: readonly RouteObject[], parent = ''): string[] =>
  table.flatMap(({ path, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    return children ? pathsOf(children, full) : [full || '/'];
  });

test('the server knows every page of the portal, and no other', () => {
  const pages = pathsOf(routes).filter((path) => !path.endsWith('*') && !path.startsWith('/dev/'));
  expect(portalPaths).toEqual([...new Set(pages)].toSorted());
});
