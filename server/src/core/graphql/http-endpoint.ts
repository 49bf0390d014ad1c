import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { RequestContext } from '../context';
import { AppError } from '../errors';
import { bearerToken, errorHeaders, isJson, readBody, sendJson, textOf } from '../http';
import { isMultipart, withForm } from '../multipart';
import { statusOfAnswer } from './apollo';
import { toAppError } from './error-format';
import { MAX_BODY_BYTES } from './limits';
import { GRAPHQL_FORM, requestOfForm } from './multipart-request';

/** Makes the context of a request. */
export type ContextFactory = (request: IncomingMessage, requestId: string) => Promise<RequestContext>;

const headersOf = (request: IncomingMessage): HeaderMap => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
};

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

/** Headers that a page of another site cannot send without the browser asking us first. */
const PREFLIGHT = ['x-apollo-operation-name', 'apollo-require-preflight'];

const isAskedFor = ({ headers }: IncomingMessage): boolean =>
  bearerToken(headers.authorization) !== undefined || PREFLIGHT.some((name) => headers[name]);

type Answered = Awaited<ReturnType<ApolloServer<RequestContext>['executeHTTPGraphQLRequest']>>;

const send = (response: ServerResponse, result: Answered, requestId: string): void => {
  if (response.destroyed) return;
  response.writeHead(statusOfAnswer(result), {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...Object.fromEntries(result.headers),
  });
  response.end(result.body.kind === 'complete' ? result.body.string : '');
};

/** Hands a request on with the body that it brings. */
const withBody = async (
  request: IncomingMessage,
  work: (body: unknown) => Promise<Answered>,
): Promise<Answered> => {
  if (request.method !== 'POST') return work({});
  if (isMultipart(request)) {
    if (!isAskedFor(request))
      throw new AppError(
        'BAD_USER_INPUT',
        'Forms need a bearer token or the header "apollo-require-preflight".',
      );
    return withForm(request, GRAPHQL_FORM, async (form) => work(requestOfForm(form)));
  }
  const bytes = await readBody(request, MAX_BODY_BYTES);
  // Pages of other sites can send plain text and forms without asking first, but not JSON.
  if (!isJson(request))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the request as application/json.');
  return work(parseBody(textOf(bytes)));
};

/** Everything after the first question mark; later ones are part of a value. */
const searchOf = ({ url = '' }: IncomingMessage): string => {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
};

/** Serves `/graphql` straight from `node:http`: a framework in front costs more than the query. */
export const createGraphQLEndpoint =
  (apollo: ApolloServer<RequestContext>, createContext: ContextFactory) =>
  async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    try {
      const result = await withBody(request, (body) =>
        apollo.executeHTTPGraphQLRequest({
          httpGraphQLRequest: {
            method: request.method ?? 'GET',
            headers: headersOf(request),
            search: searchOf(request),
            body,
          },
          context: () => createContext(request, requestId),
        }),
      );
      send(response, result, requestId);
    } catch (error) {
      sendError(response, error, requestId);
    }
  };
