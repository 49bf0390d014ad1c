import type { IncomingMessage, ServerResponse } from 'node:http';
import send, { type SendOptions } from 'send';
import { onceOver } from './http';

/** Sends a file of a folder, with these headers; false where there is no such file, and nothing was sent. */
export const sendStatic = (
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
  keeping: Pick<SendOptions, 'maxAge' | 'immutable' | 'cacheControl'>,
  headers: Record<string, string> = {},
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    onceOver(request, response, () => resolve(true));
    send(request, path, { root, index: false, ...keeping })
      .on('headers', () => response.setHeaders(new Map(Object.entries(headers))))
      .on('directory', () => resolve(false))
      .on('error', (error: Error & { status: number; headers?: Record<string, string> }) => {
        if (response.headersSent) response.destroy();
        else if ([412, 416].includes(error.status)) response.writeHead(error.status, error.headers).end();
        else if (error.status < 500) resolve(false);
        else reject(error);
      })
      .pipe(response);
  });
