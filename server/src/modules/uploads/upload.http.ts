import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { AppError, badInput, notFound } from '../../core/errors';
import type { FileStore } from '../../core/files/storage';
import { isPictureSize, PICTURE_SIZES } from './picture-sizes';
import { createPictureVariants, type PictureVariant, type VariantFormat } from './picture-variants';

/** Where pictures are read. */
export const UPLOADS_PATH = '/v1/uploads/';

/** The SHA-256 of the content; resized pictures are not read by their own names. */
const NAME = /^[0-9a-f]{64}\.webp$/;

const HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  // The name is the hash of the content, so that it never changes.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** A picture as it is asked for: in one width and format, or as it was stored. */
type Wanted = PictureVariant | { name: string; size: null; format: 'webp' };

/** AVIF is smaller, so it is sent wherever the client says that it reads it. */
const formatFor = (request: IncomingMessage): VariantFormat =>
  /\bimage\/avif\b/.test(request.headers.accept ?? '') &&
  new Negotiator(request).mediaTypes(['image/avif']).length > 0
    ? 'avif'
    : 'webp';

const wantedOf = (request: IncomingMessage, response: ServerResponse): Wanted => {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET');
    throw new AppError('METHOD_NOT_ALLOWED', 'This path takes GET only.');
  }
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const name = path.slice(UPLOADS_PATH.length);
  if (!NAME.test(name)) throw notFound('This picture');
  const text = new URLSearchParams(query).get('size');
  if (text === null) return { name, size: null, format: 'webp' };
  const size = /^\d+$/.test(text) ? Number(text) : undefined;
  if (!isPictureSize(size))
    throw badInput([{ path: 'size', message: `This has to be one of ${PICTURE_SIZES.join(', ')}.` }]);
  return { name, size, format: formatFor(request) };
};

const etagOf = ({ name, size, format }: Wanted): string =>
  size === null ? `"${name}"` : `"${name}-${size}-${format}"`;

/** Serves pictures, resized on request. Their names are unguessable, and known only to those who were shown the picture. */
export const createUploadsHandler = (files: FileStore) => {
  const readVariant = createPictureVariants(files);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('x-content-type-options', 'nosniff');
    const wanted = wantedOf(request, response);
    const content = await (wanted.size === null ? files.get(wanted.name) : readVariant(wanted));
    if (!content) throw notFound('This picture');
    const etag = etagOf(wanted);
    const vary = wanted.size === null ? {} : { vary: 'accept' };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag, 'cache-control': HEADERS['cache-control'], ...vary }).end();
      return;
    }
    const type = { 'content-type': `image/${wanted.format}`, 'content-length': content.length };
    response.writeHead(200, { ...HEADERS, ...type, ...vary, etag });
    response.end(request.method === 'HEAD' ? undefined : content);
  };
};
