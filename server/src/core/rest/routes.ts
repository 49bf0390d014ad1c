import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { RestRow } from './row';

/** Finds by method and path: a row with the values of its path, or the methods that the path has. */
export type Routes = ReturnType<typeof createRoutes>;

const unused = () => undefined;

/** The paths of rows. Fixed words win over parameters, whatever the order of the rows. */
export const createRoutes = (rows: readonly RestRow[]) => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 500 });
  for (const row of rows)
    for (const path of row.paths) router.on(row.method.toUpperCase() as HTTPMethod, path, unused, row);
  const methods = [...new Set(rows.map((row) => row.method.toUpperCase() as HTTPMethod))].sort();

  return (method: string, path: string) => {
    const match = router.find(method as HTTPMethod, path);
    if (match) return { row: match.store as RestRow, params: match.params as Record<string, string> };
    const allow = methods.filter((other) => router.find(other, path));
    return allow.length > 0 ? { allow } : null;
  };
};
