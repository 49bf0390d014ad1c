import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router, type RequestHandler } from 'express';
import type { RequestContext } from '../context';
import { AppError, notFound, unauthenticated } from '../errors';
import type { GraphQLExecutor } from '../graphql/executor';
import type { ContextFactory } from '../graphql/http-endpoint';
import { errorBody, errorHeaders, sendJson } from '../http';
import { readInput } from './input';
import { createRoutes } from './routes';
import type { RestRow } from './row';
import { RowRunner, type Answer } from './run-row';

const enter = async (
  createContext: ContextFactory,
  request: IncomingMessage,
  requestId: string,
  { access }: RestRow,
): Promise<RequestContext> => {
  const ctx = await createContext(request, requestId);
  if (access !== 'public' && !ctx.viewer) throw unauthenticated();
  return ctx;
};

/** Serves rows. Whatever fails in a way that is not of the catalogue goes on to the site's error handler. */
export const createRouter = (
  rows: readonly RestRow[],
  executor: GraphQLExecutor,
  createContext: ContextFactory,
): Router => {
  const find = createRoutes(rows);
  const runner = new RowRunner(executor);

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<Answer> => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const method = request.method === 'HEAD' ? 'get' : (request.method ?? 'GET').toLowerCase();
    const match = find(method, path);
    if (!match) throw notFound('This path');
    if ('allow' in match) {
      response.setHeader('allow', match.allow.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED', `This path takes ${match.allow.join(', ')} only.`);
    }
    const ctx = await enter(createContext, request, requestId, match.row);
    return runner.run(match.row, await readInput(request, match.row, match.params), ctx);
  };

  const serve: RequestHandler = async (request, response, next): Promise<void> => {
    const requestId = String(response.getHeader('x-request-id'));
    try {
      const { status, body } = await answer(request, response, requestId);
      sendJson(response, status, body);
    } catch (error) {
      if (error instanceof AppError)
        sendJson(response, error.status, errorBody(error, requestId), errorHeaders(error));
      else next(error);
    }
  };
  return Router().use((request, response, next) => {
    void serve(request, response, next);
  });
};
