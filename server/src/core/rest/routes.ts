import type { RestRow } from './row';

interface Route {
  row: RestRow;
  segments: string[];
}

/** The row that a request is for, with the values of its path; or the methods that the path has. */
export type Match = { row: RestRow; params: Record<string, string> } | { allow: string[] } | null;

const split = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);
const isParam = (segment: string): boolean => segment.startsWith(':');

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const paramsOf = (segments: string[], given: string[]): Record<string, string> | null => {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = decode(given[index] ?? '');
    if (!value || (!isParam(segment) && segment !== value)) return null;
    if (isParam(segment)) params[segment.slice(1)] = value;
  }
  return params;
};

/** Fixed words win over parameters, whatever the order of the rows. */
const bySpecificity = (one: Route, other: Route): number => {
  const rank = ({ segments }: Route) => segments.map((segment) => (isParam(segment) ? '1' : '0')).join('');
  return rank(one).localeCompare(rank(other));
};

/** Finds rows by method and path. */
export const createRoutes = (rows: readonly RestRow[]): ((method: string, path: string) => Match) => {
  const routes = rows
    .flatMap((row) => row.paths.map((path) => ({ row, segments: split(path) })))
    .sort(bySpecificity);
  const byLength = new Map<number, Route[]>();
  for (const route of routes)
    byLength.set(route.segments.length, [...(byLength.get(route.segments.length) ?? []), route]);

  return (method, path) => {
    const given = split(path);
    const allow = new Set<string>();
    for (const { row, segments } of byLength.get(given.length) ?? []) {
      const params = paramsOf(segments, given);
      if (!params) continue;
      if (row.method === method) return { row, params };
      allow.add(row.method.toUpperCase());
    }
    return allow.size > 0 ? { allow: [...allow].sort() } : null;
  };
};
