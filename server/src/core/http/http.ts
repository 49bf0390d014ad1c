import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import proxyAddress from 'proxy-addr';
import { AppError } from '../errors';
import { toAppError } from '../graphql/error-format';
import type { Logger } from '../logger';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** Whether a body is said to be JSON that we can read: in UTF-8, and not packed. */
export const isJson = ({ headers }: IncomingMessage): boolean => {
  const type = headers['content-type'] ?? '';
  return (
    /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type) &&
    /^(utf-?8|us-ascii)$/i.test(CHARSET.exec(type)?.[1] ?? 'utf-8') &&
    /^identity$/i.test(headers['content-encoding'] ?? 'identity')
  );
};

/** The JSON of a body. Fails where it is not UTF-8, instead of keeping question marks for ever; a mark at the start is dropped. */
export const jsonOf = (bytes: Buffer): unknown => {
  let form = 'UTF-8';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    form = 'JSON';
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('BAD_USER_INPUT', `The body is not valid ${form}.`);
  }
};

/** Reads a body of at most `limit` bytes; PAYLOAD_TOO_LARGE for a longer one, once all of it has arrived. */
export const readBody = (request: IncomingMessage, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      // The rest is read and dropped: clients read no answer while they are still writing.
      else chunks.length = 0;
    });
    request.on('end', () => {
      if (size <= limit) return resolve(Buffer.concat(chunks));
      return reject(new AppError('PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes.`));
    });
    request.on('error', reject);
    request.on('aborted', () => reject(new AppError('BAD_USER_INPUT', 'The request ended too early.')));
  });

export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** Listens for the end of a request's connection, which is kept for further requests: every listener has to be taken back. */
export const disconnectOf =
  ({ socket }: IncomingMessage) =>
  (listener: () => void): (() => void) => {
    if (socket.destroyed) listener();
    // Requests that wait behind others of their connection listen as well.
    socket.setMaxListeners(0).once('close', listener);
    return () => void socket.off('close', listener);
  };

/**
 * Calls back once a response is sent or given up, also where it is already. Node closes a response that waits behind others of its
 * connection only once its turn has come, which never comes where the client has left.
 */
export const onceOver = (request: IncomingMessage, response: ServerResponse, listener: () => void): void => {
  if (request.socket.destroyed || response.closed) return listener();
  if (response.socket) return void response.once('close', listener);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    stopListening();
    listener();
  };
  response.once('close', end);
  const stopListening = disconnectOf(request)(end);
};

/** Finds where requests come from: the socket, or what trusted proxies in front say. `trusted` as in Express's `trust proxy`. */
export const clientAddress = (trusted: string[]): ((request: IncomingMessage) => string) => {
  const trust = proxyAddress.compile(trusted);
  return (request) => proxyAddress(request, trust) || 'unknown';
};

/** Request ids of proxies: UUIDs, trace ids and the like. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Finds the id of a request: that of a trusted proxy in front, whose log lines then meet ours, or else a new one. */
export const requestIds = (trusted: string[]): ((request: IncomingMessage) => string) => {
  const trust = proxyAddress.compile(trusted);
  return ({ headers, socket }) => {
    const sent = headers['x-request-id'];
    const isTaken = typeof sent === 'string' && REQUEST_ID.test(sent) && trust(socket.remoteAddress ?? '', 0);
    return isTaken ? sent : randomUUID();
  };
};

/** In characters: shorter answers fit into two packets anyway. */
const COMPRESSED_FROM = 2048;

type Compressed = (error: Error | null, bytes: Buffer) => void;

/** At the lowest quality, which leaves a fifth of a list at 0.2 ms, on another thread. By preference. */
const compressors = {
  br: (text: string, done: Compressed) =>
    brotliCompress(
      text,
      { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 } },
      done,
    ),
  gzip: (text: string, done: Compressed) => gzip(text, { level: constants.Z_BEST_SPEED }, done),
};
type Encoding = keyof typeof compressors;
const encodings = Object.keys(compressors) as Encoding[];

/** The encoding by `Accept-Encoding`, empty where none is taken. Choosing takes 2 µs. */
const chosenEncodings = new LRUCache<string, Encoding | ''>({
  max: 100,
  memoMethod: (accept) => {
    const taken = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(encodings);
    return encodings.find((name) => taken.includes(name)) ?? '';
  },
});

/** Sends JSON text with the headers that every answer carries, compressed where it is long and the client takes that. */
export const sendText = (
  response: ServerResponse,
  status: number,
  text: string | undefined,
  headers: Record<string, string> = {},
): void => {
  const send = (body: string | Buffer | undefined, own: Record<string, string> = {}) => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
      // Without a length Node sends chunks, which takes a third more time.
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      ...own,
    });
    response.end(body);
  };
  if (text === undefined || text.length < COMPRESSED_FROM) return send(text);
  response.appendHeader('vary', 'Accept-Encoding');
  const encoding = chosenEncodings.memo(response.req.headers['accept-encoding'] ?? '');
  if (encoding === '') return send(text);
  return compressors[encoding](text, (error, bytes) =>
    error ? send(text) : send(bytes, { 'content-encoding': encoding }),
  );
};

/** Sends a value as JSON. */
export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>,
): void => sendText(response, status, JSON.stringify(body), headers);

/** The `/v1` error body. */
export const errorBody = (error: AppError, requestId: string) => {
  const fields = error.details['fields'] as { path: string; message: string }[] | undefined;
  const { fields: _fields, retryAfter: _retryAfter, ...details } = error.details;
  return {
    message: error.message,
    code: error.code,
    ...details,
    ...(fields ? { errors: fields.map(({ path, message }) => ({ field: path, message })) } : {}),
    requestId,
  };
};

/** The path of a request, without what follows the first question mark. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Headers that go with an error: when to try again. */
export const errorHeaders = (error: AppError): Record<string, string> => {
  const { retryAfter } = error.details;
  return typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {};
};

/** Answers with an error, and logs it with its cause where it is not of the catalogue. */
export const sendError = (
  response: ServerResponse,
  error: unknown,
  log: Logger,
  bodyOf: (error: AppError, requestId: string) => unknown = errorBody,
): void => {
  const known = toAppError(error);
  const requestId = String(response.getHeader('x-request-id'));
  const why = error === known ? { reason: known.details['reason'] } : { err: error };
  if (!known.isLogged) log.event(known.logEvent, { requestId, code: known.code, ...why }, known.logLevel);
  sendJson(response, known.status, bodyOf(known, requestId), errorHeaders(known));
};
