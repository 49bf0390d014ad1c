import { randomUUID } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, forbidden } from './errors';
import { errorBody, sendJson } from './http';

/** Answers a request; the id goes into its log lines and errors. */
export type Handler = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;

interface Unreadable {
  status: number;
  error: AppError;
}

const badRequest = (message: string) => new AppError('BAD_USER_INPUT', message);
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message);

/** What Node finds before there is a request, by the code of its error. */
const UNREADABLE: Partial<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: tooLarge('The address and headers are too large.') },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: tooLarge('The extensions of a chunk are too large.') },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: badRequest('The request took too long to arrive.') },
};
const NOT_HTTP: Unreadable = { status: 400, error: badRequest('The request is not valid HTTP.') };

/** An error on a socket that has no response to write it to. */
const rawAnswer = ({ status, error }: Unreadable): string => {
  const body = JSON.stringify(errorBody(error, randomUUID()));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** Ends a connection that asked for another protocol and does not get it. */
export const refuseUpgrade = (socket: Duplex): void => {
  socket.end(rawAnswer({ status: 403, error: forbidden('Another protocol is not to be had here.') }));
};

/** Node would answer these with an empty body. */
const tellUnreadable = (server: Server, answers: WeakMap<Duplex, ServerResponse>): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const latest = answers.get(socket);
    // A second answer inside of one that has begun would be read as a part of it.
    const isAnswering = latest?.headersSent && !latest.writableFinished;
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(rawAnswer(UNREADABLE[error.code ?? ''] ?? NOT_HTTP), () => socket.destroy());
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const error = badRequest('This expectation cannot be met.');
    sendJson(response, 417, errorBody(error, randomUUID()), { connection: 'close' });
  });
};

/** A server that also refuses what is not HTTP in the one error body. */
export const createHttpServer = (handle: Handler): Server => {
  const answers = new WeakMap<Duplex, ServerResponse>();
  // Node's own check for a host answers without a body.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const id = randomUUID();
    answers.set(request.socket, response);
    response.setHeader('x-request-id', id);
    if (request.headers.host !== undefined || request.httpVersionMajor * 10 + request.httpVersionMinor < 11)
      handle(request, response, id);
    else sendJson(response, 400, errorBody(badRequest('The host is missing.'), id), { connection: 'close' });
  });
  tellUnreadable(server, answers);
  return server;
};
