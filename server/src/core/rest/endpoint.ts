import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { parse } from 'graphql';
import type { RequestContext } from '../request/context';
import { sessionOf, viewerOf } from '../request/authorization';
import { renewCaller } from '../request/rights';
import { AppError, forbidden, notFound } from '../errors';
import type { GraphQLExecutor } from '../execution/executor';
import { rateLimitHeaders } from '../admission/pipeline';
import { toAppError } from '../graphql/error-format';
import type { ContextFactory } from '../execution/http-endpoint';
import { errorBody, pathOf, sendJson } from '../http/http';
import type { AsyncHandler } from '../http/http-server';
import {
  answerOnce,
  idempotencyKeyOf,
  isLasting,
  REPLAYED_HEADER,
  type Outcome,
} from '../idempotency/idempotency';
import { repeatability } from '../idempotency/repeatable-mutations';
import { MANAGERS, STAFF, type Role } from '../auth/roles';
import { FileResponse, sendFile } from './file-response';
import { withInput } from './input';
import type { Access, RestInput, RestRow } from './row';
import { RowRunner, type Answer } from './row-runner';

/** Roles alone may call these rows; callers with another one are refused before the body is read. */
const ROLES: Partial<Record<Access, readonly Role[]>> = { managers: MANAGERS, 'report readers': STAFF };

const admit = (ctx: RequestContext, { access }: RestRow): void => {
  if (access === 'public') return;
  // The schema says which rows accept a session that has to replace an initial password.
  const viewer = access === 'signed in' ? sessionOf(ctx) : viewerOf(ctx);
  if (ROLES[access]?.includes(viewer.role) === false) throw forbidden();
};

const PREFIX = /^\/v1/;

const methodOf = ({ method }: RestRow) => method.toUpperCase() as HTTPMethod;

/** Finds the row of a request, with the values of its path. Fixed words win over parameters, whatever the order of the rows. */
const createRoutes = (rows: readonly RestRow[]) => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 500 });
  for (const row of rows) for (const path of row.paths) router.on(methodOf(row), path, () => undefined, row);
  const methods = [...new Set(rows.map(methodOf))].sort();
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request).replace(PREFIX, '');
    const { method = 'GET' } = request;
    const match = router.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, path);
    if (match) return { row: match.store as RestRow, params: match.params as Record<string, string> };
    const allow = methods.filter((other) => router.find(other, path)).join(', ');
    if (allow === '') throw notFound('This path');
    response.setHeader('allow', allow);
    throw new AppError('METHOD_NOT_ALLOWED', `This path takes ${allow} only.`);
  };
};

/** The answer of a row, a refusal too. */
const outcomeOf = async (
  ctx: RequestContext,
  readsContacts: boolean,
  run: () => Promise<Answer>,
): Promise<Outcome> => {
  const final = ({ status, body }: Answer, hasContacts = false) => ({
    status,
    text: JSON.stringify(body),
    isFinal: true,
    hasContacts,
  });
  try {
    return final(await run(), readsContacts);
  } catch (error) {
    const known = toAppError(error);
    // An error that is not stored is thrown as it is.
    if (!isLasting(known.code)) throw error;
    return final({ status: known.status, body: errorBody(known, ctx.request.id) });
  }
};

/** Answers rows, and those that run a mutation with an `Idempotency-Key` only once. */
const createKeyedRows = (rows: readonly RestRow[], { schema }: GraphQLExecutor) => {
  const keyed = new Map(rows.map((row) => [row, repeatability(schema, parse(row.operations[0].document))]));
  return async (
    request: IncomingMessage,
    row: RestRow,
    input: RestInput,
    ctx: RequestContext,
    run: (ctx: RequestContext) => Promise<Answer>,
  ): Promise<Answer & { isReplay: boolean }> => {
    const mutation = keyed.get(row);
    const key = mutation && idempotencyKeyOf(request);
    if (!key) return { ...(await run(ctx)), isReplay: false };
    const sent = { ...mutation, key, request: [row.method, row.paths[0], input] };
    const { status, text, isReplay } = await answerOnce(ctx, sent, (inner) =>
      outcomeOf(ctx, mutation.readsContacts, () => run(inner)),
    );
    return { status, body: JSON.parse(text) as unknown, isReplay };
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
    const ctx = await createContext(request, requestId, response);
    admit(ctx, row);
    const { status, body, isReplay } = await withInput(
      request,
      row,
      params,
      (input) => runner.errors(row, input, ctx),
      async (input, sent) => {
        // The body may have taken a minute.
        await renewCaller(ctx);
        admit(ctx, row);
        return answerKeyed(request, row, input, ctx, (inner) => runner.run(sent, input, inner)).finally(() =>
          response.setHeaders(new Map(Object.entries(rateLimitHeaders(ctx)))),
        );
      },
    );
    if (isReplay) response.setHeader(REPLAYED_HEADER, 'true');
    if (body instanceof FileResponse) await sendFile(request, response, body);
    else sendJson(response, status, body);
  };
};
