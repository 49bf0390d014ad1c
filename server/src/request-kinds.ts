import type { IncomingMessage } from 'node:http';
import clientOperations from './client-operations.json' with { type: 'json' };
import type { RequestKind } from './core/metrics/metrics';
import { fileRoutes } from './modules';
import { restRows } from './rest';

const OPERATION_NAME = /^\s*(?:query|mutation)\s+(\w+)/;

const restOperations = restRows.flatMap((row) =>
  [row.lookup, ...row.operations].flatMap(
    (operation) => OPERATION_NAME.exec(operation?.document ?? '')?.[1] ?? [],
  ),
);

/** Operations of our client and of `/v1`, which the metrics name. */
export const countedOperations: ReadonlySet<string> = new Set([...clientOperations, ...restOperations]);

/** The requests that an event needs most: signing in, and letting people in. */
const URGENT_OPERATIONS: ReadonlySet<unknown> = new Set(['Login', 'CheckIn', 'RecordScan', 'ReplayScans']);
const URGENT_PATH = /^\/v1\/(auth\/login|attendees\/verify-code\/)/;

/** Tells urgent requests by the header that our client sends, or the path of `/v1`. */
export const isUrgent = (request: IncomingMessage): boolean =>
  URGENT_OPERATIONS.has(request.headers['x-apollo-operation-name']) || URGENT_PATH.test(request.url ?? '');

/** The page of choices about mails, whose address takes the one click of mail programs too. */
const ONE_CLICK_PATH = /^\/mail\/[^/]+$/;

/** The kind of a request, by its path, and its method where a path has two kinds. */
export const kindOf = (path: string, method?: string): RequestKind => {
  if (path === '/graphql') return 'graphql';
  if (fileRoutes.some((route) => path.startsWith(route.path))) return 'uploads';
  if (method === 'POST' && ONE_CLICK_PATH.test(path)) return 'v1';
  if (path === '/v1' || path.startsWith('/v1/')) return 'v1';
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path === '/vitals') return 'vitals';
  return path === '/metrics' ? 'metrics' : 'site';
};
