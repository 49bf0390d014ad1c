import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, notFound } from '../../core/errors';
import { toAppError } from '../../core/graphql/error-format';
import { errorBody, sendJson } from '../../core/http';
import type { Logger } from '../../core/logger';
import type { FileStore } from '../../core/storage';

/** Where pictures are read. */
export const UPLOADS_PATH = '/v1/uploads/';

const HEADERS = {
  // Only pictures that we made ourselves are kept, all of this type.
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  // The name is the hash of the content, so that it never changes.
  'cache-control': 'public, max-age=31536000, immutable',
};

const nameOf = ({ method, url = '' }: IncomingMessage, response: ServerResponse): string => {
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET');
    throw new AppError('METHOD_NOT_ALLOWED', 'This path takes GET only.');
  }
  return url.split('?')[0]?.slice(UPLOADS_PATH.length) ?? '';
};

/** Serves pictures. Their names are no secret of anybody's event: who has one was shown it. */
export const createUploadsHandler =
  (files: FileStore, log: Logger) =>
  async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    try {
      const name = nameOf(request, response);
      const etag = `"${name}"`;
      const content = await files.get(name);
      if (!content) throw notFound('This picture');
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, { etag, 'cache-control': HEADERS['cache-control'] }).end();
        return;
      }
      response.writeHead(200, { ...HEADERS, etag, 'content-length': content.length });
      response.end(request.method === 'HEAD' ? undefined : content);
    } catch (error) {
      const known = toAppError(error);
      if (!(error instanceof AppError)) log.error({ err: error, requestId }, 'Reading a picture failed');
      response.setHeader('x-content-type-options', 'nosniff');
      sendJson(response, known.status, errorBody(known, requestId));
    }
  };
