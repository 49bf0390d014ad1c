import { randomUUID } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors';
import { errorBody, errorHeaders, sendJson } from './http';

/** Answers a request; the id goes into its log lines and errors. */
export type Handler = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;

/** Answers a request; what it throws is answered for it. */
export type AsyncHandler = (...request: Parameters<Handler>) => Promise<void>;

/** Headers that every answer carries, by lower-case name. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** HSTS where browsers reach the server through TLS. Subdomains are left out, since others may own them. */
export const transportSecurity = (publicUrl: string | undefined): AnswerHeaders =>
  publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** In milliseconds, each from the start of a request. */
const HTTP_TIMEOUTS = {
  headersTimeout: 15_000,
  /** Until the body has arrived too: a picture may come over the slow network of a hall. */
  requestTimeout: 60_000,
  /** How often Node looks for requests over these limits, which may live that much longer. */
  connectionsCheckingInterval: 2_000,
  /** Idle connections: longer than proxies and clients keep theirs, since one that we close first costs them a request. */
  keepAliveTimeout: 75_000,
};

export type HttpTimeouts = typeof HTTP_TIMEOUTS;

const badRequest = (message: string) => new AppError('BAD_USER_INPUT', message);
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message);

/** Errors that Node reports before there is a request, by their code: the status and our error. */
const UNREADABLE: Partial<Record<string, [status: number, error: AppError]>> = {
  HPE_HEADER_OVERFLOW: [431, tooLarge('The address and headers are too large.')],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, tooLarge('The extensions of a chunk are too large.')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, badRequest('The request took too long to arrive.')],
};
const NOT_HTTP = badRequest('The request is not valid HTTP.');

/** Answers with an error on a socket that has no response to write it to, and closes the connection. */
export const refuseSocket = (
  socket: Duplex,
  error: AppError,
  headers: AnswerHeaders,
  status = error.status,
): void => {
  const body = JSON.stringify(errorBody(error, randomUUID()));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...headers, ...errorHeaders(error) }).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ];
  // Also closes our side: the socket is not read any more, so that the client's end would go unnoticed.
  socket.end(lines.join('\r\n'), () => socket.destroy());
};

/** Node would answer these with an empty body. */
const refuseUnreadable = (
  server: Server,
  answers: WeakMap<Duplex, ServerResponse>,
  headers: AnswerHeaders,
): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const latest = answers.get(socket);
    // A second answer inside of one that has begun would be read as a part of it.
    const isAnswering = latest?.headersSent && !latest.writableFinished;
    const [status, told] = UNREADABLE[error.code ?? ''] ?? [400, NOT_HTTP];
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy();
    else refuseSocket(socket, told, headers, status);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const error = badRequest('This expectation cannot be met.');
    sendJson(response, 417, errorBody(error, randomUUID()), { ...headers, connection: 'close' });
  });
};

/** A server that answers with these headers, and refuses what is not HTTP with the common error body. */
export const createHttpServer = (
  handle: Handler,
  headers: AnswerHeaders,
  requestIdOf: (request: IncomingMessage) => string,
  timeouts: Partial<HttpTimeouts> = {},
): Server => {
  const answers = new WeakMap<Duplex, ServerResponse>();
  // Node's own check for a host answers without a body.
  const options = { ...HTTP_TIMEOUTS, ...timeouts, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    const id = requestIdOf(request);
    answers.set(request.socket, response);
    response.setHeader('x-request-id', id);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.headers.host !== undefined || request.httpVersionMajor * 10 + request.httpVersionMinor < 11)
      handle(request, response, id);
    else sendJson(response, 400, errorBody(badRequest('The host is missing.'), id), { connection: 'close' });
  });
  refuseUnreadable(server, answers, headers);
  return server;
};
