import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import Negotiator from 'negotiator';
import send, { type SendOptions } from 'send';

export type Keeping = Pick<SendOptions, 'maxAge' | 'immutable' | 'cacheControl'>;

/** Sends a file of a folder; false where there is no such file, and nothing was sent. */
export const sendStatic = (
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
  keeping: Keeping,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    send(request, path, { root, index: false, ...keeping })
      .on('directory', () => resolve(false))
      .on('error', (error: Error & { status: number; headers?: Record<string, string> }) => {
        if (response.headersSent) response.destroy();
        else if ([412, 416].includes(error.status)) response.writeHead(error.status, error.headers).end();
        else if (error.status < 500) resolve(false);
        else reject(error);
      })
      .pipe(response);
  });

const packedTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** As `sendStatic`, but scripts, style sheets and WebAssembly go as the build has packed them, where the browser takes Brotli. */
export async function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
  keeping: Keeping,
): Promise<boolean> {
  const type = packedTypes[extname(path)];
  if (!type) return sendStatic(request, response, root, path, keeping);
  response.setHeader('vary', 'Accept-Encoding');
  if (new Negotiator(request).encodings(['br']).length > 0) {
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', 'br');
    if (await sendStatic(request, response, root, `${path}.br`, keeping)) return true;
    response.removeHeader('content-type');
    response.removeHeader('content-encoding');
  }
  return sendStatic(request, response, root, path, keeping);
}
