import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { RequestContext } from '../context';
import { AppError } from '../errors';
import { errorHeaders, readBody, sendJson } from '../http';
import { toAppError } from './error-format';
import { MAX_BODY_BYTES } from './limits';

/** Makes the context of a request. */
export type ContextFactory = (request: IncomingMessage, requestId: string) => Promise<RequestContext>;

const headersOf = (request: IncomingMessage): HeaderMap => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
};

/** Pages of other sites can send plain text and forms without asking first, but not JSON. */
const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(headers['content-type'] ?? '');

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The body is not valid JSON.');
  }
};

const sendError = (response: ServerResponse, error: unknown, requestId: string): void => {
  const known = toAppError(error);
  const errors = [{ message: known.message, extensions: { code: known.code, ...known.details, requestId } }];
  sendJson(response, known.status, { errors }, errorHeaders(known));
};

/** Serves `/graphql` straight from `node:http`: a framework in front costs more than the query. */
export const createGraphQLEndpoint =
  (apollo: ApolloServer<RequestContext>, createContext: ContextFactory) =>
  async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    try {
      const method = request.method ?? 'GET';
      const text = method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : '';
      if (method === 'POST' && !isJson(request))
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the request as application/json.');
      const result = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method,
          headers: headersOf(request),
          search: request.url?.split('?')[1] ?? '',
          body: method === 'POST' ? parseBody(text) : {},
        },
        context: () => createContext(request, requestId),
      });
      const headers = Object.fromEntries(result.headers);
      response.writeHead(result.status ?? 200, {
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': requestId,
        ...headers,
      });
      response.end(result.body.kind === 'complete' ? result.body.string : '');
    } catch (error) {
      sendError(response, error, requestId);
    }
  };
