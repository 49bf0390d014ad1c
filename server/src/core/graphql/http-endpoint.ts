import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { RequestContext } from '../context';
import { AppError } from '../errors';
import { bearerToken, isJson, jsonOf, readBody, sendText } from '../http/http';
import { isMultipart, withForm } from '../http/multipart';
import type { GraphQLServer } from './apollo';
import { MAX_BODY_BYTES } from './limits';
import { GRAPHQL_FORM, requestOfForm } from './multipart-request';

/** Makes the context of a request. */
export type ContextFactory = (request: IncomingMessage, requestId: string) => Promise<RequestContext>;

/** The headers that Apollo reads. */
const headersOf = ({ headers }: IncomingMessage): HeaderMap => {
  const read = new HeaderMap();
  for (const name of ['accept', 'content-type'] as const) if (headers[name]) read.set(name, headers[name]);
  return read;
};

/** The GraphQL form of an error without data. */
export const graphQLErrorBody = ({ message, code, details }: AppError, requestId: string) => ({
  errors: [{ message, extensions: { code, ...details, requestId } }],
});

/** Headers that a page of another site cannot send without the browser asking us first. */
const PREFLIGHT = ['x-apollo-operation-name', 'apollo-require-preflight'];

const isAskedFor = ({ headers }: IncomingMessage): boolean =>
  bearerToken(headers.authorization) !== undefined || PREFLIGHT.some((name) => headers[name]);

/** Hands a request on with the body that it brings. */
const withBody = async (
  request: IncomingMessage,
  work: (body: unknown) => Promise<HTTPGraphQLResponse>,
): Promise<HTTPGraphQLResponse> => {
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
  return work(jsonOf(bytes));
};

/** Everything after the first question mark; later ones are part of a value. */
const searchOf = ({ url = '' }: IncomingMessage): string => {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
};

/** Serves `/graphql` straight from `node:http`: a framework in front costs more than the query. */
export const createGraphQLEndpoint =
  (apollo: GraphQLServer, createContext: ContextFactory) =>
  async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const { method = 'GET' } = request;
    const { status, headers, body } = await withBody(request, (sent) =>
      apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: headersOf(request), search: searchOf(request), body: sent },
        context: async () => ({ ctx: await createContext(request, requestId), incoming: request }),
      }),
    );
    response.setHeader('x-content-type-options', 'nosniff');
    const text = body.kind === 'complete' ? body.string : '';
    sendText(response, status ?? 200, text, Object.fromEntries(headers));
  };
