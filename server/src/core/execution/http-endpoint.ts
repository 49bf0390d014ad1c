import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { RequestContext } from '../request/context';
import { AppError } from '../errors';
import { bearerToken, isJson, jsonOf, readBody, sendText } from '../http/http';
import { isMultipart, withForm, type Form, type FormLimits } from '../http/multipart';
import type { GraphQLServer } from './apollo';
import { MAX_BODY_BYTES } from '../admission/document-limits';
import { MAX_FILE_BYTES, type UploadedFile } from '../graphql/upload-scalars';
import { isContainer, isObject } from '../graphql/value-size';

/** Makes the context of a request. */
export type ContextFactory = (
  request: IncomingMessage,
  requestId: string,
  response: ServerResponse,
) => Promise<RequestContext>;

/** The headers that Apollo reads. */
const headersOf = ({ headers }: IncomingMessage): HeaderMap => {
  const read = new HeaderMap();
  for (const name of ['accept', 'content-type'] as const) if (headers[name]) read.set(name, headers[name]);
  return read;
};

const refused = (message: string) => new AppError('BAD_USER_INPUT', message);

/** The GraphQL form of an error without data. */
export const graphQLErrorBody = ({ message, code, details }: AppError, requestId: string) => ({
  errors: [{ message, extensions: { code, ...details, requestId } }],
});

/** Headers that a page of another site cannot send without the browser asking us first. */
const PREFLIGHT = ['x-apollo-operation-name', 'apollo-require-preflight'];

const isAskedFor = ({ headers }: IncomingMessage): boolean =>
  bearerToken(headers.authorization) !== undefined || PREFLIGHT.some((name) => headers[name]);

/** The texts `operations` and `map`, and files under any name. */
const GRAPHQL_FORM: FormLimits = {
  fileBytes: MAX_FILE_BYTES,
  textBytes: MAX_BODY_BYTES,
  texts: 2,
  takesFile: () => true,
};

const parseObject = (text: unknown, name: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(String(text));
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw refused(`The field "${name}" of the form has to be a JSON object.`);
};

/** Puts a file where the request has `null` for it. */
const place = (operations: object, path: string, file: UploadedFile): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inside = (holder: unknown, key: string): unknown =>
    isContainer(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
  const holder = keys.reduce(inside, operations);
  if (keys[0] !== 'variables' || !isContainer(holder) || inside(holder, last) !== null)
    throw refused(`The field "map" of the form names "${path.slice(0, 100)}", where there is no null.`);
  holder[last] = file;
};

/** The request of a form by the GraphQL multipart request specification. */
const requestOfForm = ({ fields, files }: Form): Record<string, unknown> => {
  const operations = parseObject(fields['operations'], 'operations');
  for (const [name, paths] of Object.entries(parseObject(fields['map'], 'map'))) {
    const file = files.get(name);
    if (!file) throw refused(`The form has no file "${name.slice(0, 100)}".`);
    if (!Array.isArray(paths)) throw refused('The field "map" of the form has to have lists of paths.');
    for (const path of paths) place(operations, String(path), file);
  }
  return operations;
};

/** Hands a request on with the body that it brings. */
const withBody = async (
  request: IncomingMessage,
  work: (body: unknown) => Promise<HTTPGraphQLResponse>,
): Promise<HTTPGraphQLResponse> => {
  if (request.method !== 'POST') return work({});
  if (isMultipart(request)) {
    if (!isAskedFor(request))
      throw refused('Forms need a bearer token or the header "apollo-require-preflight".');
    return withForm(request, GRAPHQL_FORM, async (form) => work(requestOfForm(form)));
  }
  const bytes = await readBody(request, MAX_BODY_BYTES);
  // Pages of other sites can send plain text and forms without asking first, but not JSON.
  if (!isJson(request))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the request as application/json.');
  return work(jsonOf(bytes));
};

/** Everything after the first question mark; later ones are part of a value. */
const searchOf = ({ url = '' }: IncomingMessage): string =>
  url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';

/** Serves `/graphql` straight from `node:http`: a framework in front costs more than the query. */
export const createGraphQLEndpoint =
  (apollo: GraphQLServer, createContext: ContextFactory) =>
  async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const { method = 'GET' } = request;
    const { status, headers, body } = await withBody(request, async (sent) => {
      // Not by Apollo, whose error about it would lack the id of the request.
      const ctx = await createContext(request, requestId, response);
      return apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: headersOf(request), search: searchOf(request), body: sent },
        context: async () => ({ ctx, incoming: request }),
      });
    });
    response.setHeader('x-content-type-options', 'nosniff');
    const text = body.kind === 'complete' ? body.string : '';
    sendText(response, status ?? 200, text, Object.fromEntries(headers));
  };
