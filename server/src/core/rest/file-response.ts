import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FileContent } from '../graphql/file-content';

/** An answer instead of JSON, returned by the shape of an operation. */
export class FileResponse {
  constructor(
    /** As people read it; it may have any letters. */
    readonly name: string,
    readonly contentType: string,
    readonly content: FileContent,
    /** Tells versions apart, so that one which is asked for again need not be sent. */
    readonly etag?: string,
  ) {}
}

/** A name without what folders, headers or old systems would trip over. */
const safe = (name: string): string => name.replace(/[\p{Cc}"*/:<>?\\|]+/gu, '-').replace(/^\.+/, '');

const percent = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a download (RFC 6266): plain letters for all, the true name (RFC 8187, once 5987) for those who know it. */
export const attachment = (name: string): string => {
  const whole = safe(name);
  const plain = whole.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percent(whole)}`;
};

/** Streams a file. A failure after the first byte breaks the connection off, so that a partial file is not taken for the whole. */
export const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  { name, contentType, content, etag }: FileResponse,
): Promise<void> => {
  const caching = etag ? { etag, 'cache-control': 'private, no-cache' } : { 'cache-control': 'no-store' };
  if (etag && request.headers['if-none-match'] === etag) return void response.writeHead(304, caching).end();
  const bytes = request.method === 'HEAD' ? null : await content.open();
  response.writeHead(200, {
    'content-type': contentType,
    'content-disposition': attachment(name),
    ...caching,
  });
  if (!bytes) return void response.end();
  await pipeline(bytes, response).catch((error: NodeJS.ErrnoException) => {
    // They went away; nothing is wrong here.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
};
