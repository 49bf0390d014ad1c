import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import type { RequestContext } from '../context';
import { AppError } from '../errors';
import type { Logger } from '../logger';
import { bearerToken, errorHeaders, isJson, readBody, sendJson, textOf } from '../http/http';
import { isMultipart, withForm } from '../http/multipart';
import { statusOfAnswer } from './response-head';
import type { GraphQLServer } from './apollo';
import { toAppError } from './error-format';
import type { Answer } from './request-cache';
import { MAX_BODY_BYTES } from './limits';
import { GRAPHQL_FORM, requestOfForm } from './multipart-request';
import { answerKeyed } from './keyed-request';

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

/** The GraphQL form of an error without data. */
export const sendError = (response: ServerResponse, error: unknown, requestId: string): void => {
  const known = toAppError(error);
  const errors = [{ message: known.message, extensions: { code: known.code, ...known.details, requestId } }];
  sendJson(response, known.status, { errors }, errorHeaders(known));
};

/** Headers that a page of another site cannot send without the browser asking us first. */
const PREFLIGHT = ['x-apollo-operation-name', 'apollo-require-preflight'];

const isAskedFor = ({ headers }: IncomingMessage): boolean =>
  bearerToken(headers.authorization) !== undefined || PREFLIGHT.some((name) => headers[name]);

const send = (response: ServerResponse, { head, text }: Answer, requestId: string): void => {
  if (response.destroyed) return;
  const headers: Record<string, string | number> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    // Without a length Node sends chunks: four pieces instead of one.
    'content-length': Buffer.byteLength(text),
  };
  for (const [name, value] of head.headers) headers[name] = value;
  response.writeHead(statusOfAnswer(head), headers);
  response.end(text);
};

/** Hands a request on with the body that it brings. */
const withBody = async (
  request: IncomingMessage,
  work: (body: unknown) => Promise<Answer>,
): Promise<Answer> => {
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

/** An answer of Apollo; `createContext` is called by it. */
const answerOfApollo = async (
  apollo: GraphQLServer,
  request: IncomingMessage,
  body: unknown,
  createContext: () => Promise<RequestContext>,
): Promise<Answer> => {
  const { body: answered, ...head } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      search: searchOf(request),
      body,
    },
    context: createContext,
  });
  return { head, text: answered.kind === 'complete' ? answered.string : '' };
};

/** Serves `/graphql` straight from `node:http`: a framework in front costs more than the query. */
export const createGraphQLEndpoint = (apollo: GraphQLServer, createContext: ContextFactory, log: Logger) => {
  const { known } = apollo;
  const answer = async (
    request: IncomingMessage,
    body: unknown,
    create: () => Promise<RequestContext>,
  ): Promise<Answer> => {
    const found = known.find(request, body);
    // Apollo has its own answer to a context that cannot be made.
    const ctx = found && (await create().catch(() => undefined));
    if (ctx) return known.answer(found, ctx);
    const answered = await answerOfApollo(apollo, request, body, create);
    if (answered.head.status === undefined || answered.head.status === 200)
      known.learn(request, body, answered.head.headers.get('content-type'));
    return answered;
  };
  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    try {
      const answered = await withBody(request, (body) => {
        const create = () => createContext(request, requestId);
        const run = (makeContext: typeof create) => answer(request, body, makeContext);
        return answerKeyed(apollo.executor, request, body, create, run);
      });
      send(response, answered, requestId);
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, requestId }, 'Request failed');
      sendError(response, error, requestId);
    }
  };
};
