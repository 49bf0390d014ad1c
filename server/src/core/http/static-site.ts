import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import compression from 'compression';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import helmet from 'helmet';
import Negotiator from 'negotiator';
import { API_PATH, createApiPages } from './api-pages';
import { notFound } from '../errors';
import { pathOf, sendError } from './http';
import type { Logger } from '../logger';
import portalPaths from './portal-paths.json' with { type: 'json' };
import type { SiteDocument } from './site-documents';
import { sendStatic } from './static-files';

interface SiteOptions {
  clientDir: string | undefined;
  documents: readonly SiteDocument[];
  log: Logger;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const READING: HTTPMethod[] = ['GET', 'HEAD'];
const HOUR_MS = 3_600_000;
const YEAR_MS = 31_536_000_000;
/** Paths are compared as the client's router does. A longer part is no id or code. */
export const LIKE_THE_CLIENT = { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 500 };

const security = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      // The reader of QR codes is WebAssembly, from our own files like every script; text is never run.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      // The component library writes its styles at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Sockets to this origin are included.
      connectSrc: ["'self'"],
      fontSrc: ["'self'", 'data:'],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      // Podium is also served without TLS on a local network.
      upgradeInsecureRequests: null,
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  // Set for every answer by core/http-server.ts, where TLS is used.
  strictTransportSecurity: false,
});

/** Device permissions of pages: the scanner's camera and screen wake lock, and copying links. */
const PERMISSIONS =
  'camera=(self), clipboard-write=(self), screen-wake-lock=(self), accelerometer=(), browsing-topics=(), ' +
  'clipboard-read=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), ' +
  'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), ' +
  'xr-spatial-tracking=()';

/** Everything but `/graphql`, `/v1` and the health checks: the pages about the API, and the built client. */
export const createSiteHandler = ({ clientDir, documents, log }: SiteOptions) => {
  const compress = compression() as unknown as typeof security;
  const handled = (handler: Handler) => (request: IncomingMessage, response: ServerResponse) =>
    void handler(request, response).catch((error: unknown) => sendError(response, error, log));
  const defaultRoute = handled(() => Promise.reject(notFound('This page')));
  const routes = findMyWay({ ...LIKE_THE_CLIENT, defaultRoute });
  const serve = (handler: Handler, ...paths: string[]) => {
    for (const path of paths) routes.on(READING, path, handled(handler));
  };
  for (const { path, ...document } of documents) serve(serveDocument(document), path);
  serve(createApiPages(), API_PATH, `${API_PATH}/*`);
  if (clientDir) {
    serve(serveAssets(clientDir), '/assets', '/assets/*');
    // The addresses of the portal's router; a test of the client compares the two. Every other path answers 404.
    serve(servePage(clientDir, 200), ...portalPaths, PAGE);
    serve(serveFile(clientDir), '/*');
  }
  return (request: IncomingMessage, response: ServerResponse): void =>
    security(request, response, () => {
      response.setHeader('permissions-policy', PERMISSIONS);
      compress(request, response, () => void routes.lookup(request, response));
    });
};

const packedTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Their names change with their content. Scripts, style sheets and WebAssembly go as the build has packed them, where the browser takes Brotli. */
const serveAssets =
  (clientDir: string): Handler =>
  async (request, response) => {
    const path = pathOf(request);
    const keeping = { immutable: true, maxAge: YEAR_MS };
    const type = packedTypes[extname(path)];
    if (type) {
      response.setHeader('vary', 'Accept-Encoding');
      const packed = { 'content-type': type, 'content-encoding': 'br' };
      const takesBrotli = new Negotiator(request).encodings(['br']).length > 0;
      if (takesBrotli && (await sendStatic(request, response, clientDir, `${path}.br`, keeping, packed)))
        return;
    }
    if (!(await sendStatic(request, response, clientDir, path, keeping))) throw notFound('This page');
  };

const serveDocument =
  ({ type, text }: Omit<SiteDocument, 'path'>): Handler =>
  async (_request, response) => {
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('cache-control', 'public, max-age=300');
    response.end(text());
  };

const PAGE = '/index.html';

/** The routes of the client have no dot in their last part: such a path means a file. */
const isFilePath = (path: string): boolean => /\.[^/]*$/.test(path);

/** The client's page, which shows what its router has at the path. */
const servePage =
  (clientDir: string, status: 200 | 404): Handler =>
  async (request, response) => {
    response.setHeader('cache-control', 'no-cache');
    response.statusCode = status;
    if (!(await sendStatic(request, response, clientDir, PAGE, { cacheControl: false })))
      throw notFound('This page');
  };

/** Files of the client; at every other path there is nothing, which its page says. */
const serveFile =
  (clientDir: string): Handler =>
  async (request, response) => {
    const path = pathOf(request);
    if (await sendStatic(request, response, clientDir, path, { maxAge: HOUR_MS })) return;
    if (isFilePath(path)) throw notFound('This file');
    await servePage(clientDir, 404)(request, response);
  };
