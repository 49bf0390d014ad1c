import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { RequestContext } from '../context';
import { sessionOf, viewerOf } from '../auth/authorization';
import { AppError, forbidden, notFound } from '../errors';
import type { GraphQLExecutor } from '../graphql/executor';
import { rateLimitHeaders } from '../graphql/cost-budget';
import type { ContextFactory } from '../graphql/http-endpoint';
import { pathOf, sendJson } from '../http/http';
import type { AsyncHandler } from '../http/http-server';
import { REPLAYED_HEADER } from '../idempotency/idempotency';
import { MANAGERS, STAFF, type Role } from '../auth/roles';
import { FileResponse, sendFile } from './file-response';
import { createKeyedRows } from './keyed-rows';
import { withInput } from './input';
import type { Access, RestRow } from './row';
import { RowRunner } from './row-runner';

/** Roles alone may call these rows; callers with another one are refused before the body is read. */
const ROLES: Partial<Record<Access, readonly Role[]>> = { managers: MANAGERS, 'report readers': STAFF };

const enter = async (
  createContext: ContextFactory,
  request: IncomingMessage,
  requestId: string,
  { access }: RestRow,
): Promise<RequestContext> => {
  const ctx = await createContext(request, requestId);
  if (access === 'public') return ctx;
  // The schema says which of the rows for everybody take a session that has to replace an initial password.
  const viewer = access === 'signed in' ? sessionOf(ctx) : viewerOf(ctx);
  if (ROLES[access]?.includes(viewer.role) === false) throw forbidden();
  return ctx;
};

const PREFIX = '/v1'.length;

const methodOf = ({ method }: RestRow) => method.toUpperCase() as HTTPMethod;

/** Finds the row of a request, with the values of its path. Fixed words win over parameters, whatever the order of the rows. */
const createRoutes = (rows: readonly RestRow[]) => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 500 });
  for (const row of rows) for (const path of row.paths) router.on(methodOf(row), path, () => undefined, row);
  const methods = [...new Set(rows.map(methodOf))].sort();
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request).slice(PREFIX);
    const { method = 'GET' } = request;
    const match = router.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, path);
    if (match) return { row: match.store as RestRow, params: match.params as Record<string, string> };
    const allow = methods.filter((other) => router.find(other, path)).join(', ');
    if (allow === '') throw notFound('This path');
    response.setHeader('allow', allow);
    throw new AppError('METHOD_NOT_ALLOWED', `This path takes ${allow} only.`);
  };
};

/** Serves rows straight from `node:http`, for the same reason as `/graphql`. */
export const createEndpoint = (
  rows: readonly RestRow[],
  executor: GraphQLExecutor,
  createContext: ContextFactory,
): AsyncHandler => {
  const find = createRoutes(rows);
  const runner = new RowRunner(executor);
  const answerKeyed = createKeyedRows(rows, executor);
  return async (request, response, requestId) => {
    response.setHeader('x-content-type-options', 'nosniff');
    const { row, params } = find(request, response);
    const ctx = await enter(createContext, request, requestId, row);
    const { status, body, isReplay } = await withInput(
      request,
      row,
      params,
      (input) => runner.errors(row, input, ctx),
      (input, sent) =>
        answerKeyed(request, row, input, ctx, (inner) => runner.run(sent, input, inner)).finally(() =>
          response.setHeaders(new Map(Object.entries(rateLimitHeaders(ctx)))),
        ),
    );
    if (isReplay) response.setHeader(REPLAYED_HEADER, 'true');
    if (body instanceof FileResponse) await sendFile(request, response, body);
    else sendJson(response, status, body);
  };
};
