import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler } from 'express';
import helmet from 'helmet';
import { API_PATH, createApiPages } from './api-pages';
import { AppError, notFound } from './errors';
import { toAppError } from './graphql/error-format';
import { errorBody, errorHeaders, sendJson } from './http';
import type { Logger } from './logger';

interface SiteOptions {
  clientDir: string | undefined;
  /** The description of `/v1`, as JSON. */
  openApi: () => string;
  log: Logger;
}

const YEAR_MS = 31_536_000_000;

const security = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // The component library writes its styles at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", 'ws:', 'wss:'],
      frameAncestors: ["'none'"],
      // Podium is also served without TLS on a local network.
      upgradeInsecureRequests: null,
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
});

/** Everything but `/graphql`, `/v1` and the health checks: the pages about the API, and the built client. */
export const createSiteHandler = ({
  clientDir,
  openApi,
  log,
}: SiteOptions): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const site = express();
  site.disable('x-powered-by');
  site.use(security);
  site.use(compression());
  site.use(API_PATH, createApiPages(openApi));
  if (clientDir) serveClient(site, clientDir);
  site.use(() => {
    throw notFound('This page');
  });
  site.use(errorHandler(log));
  return site;
};

const serveClient = (site: express.Express, clientDir: string): void => {
  site.use(
    '/assets',
    express.static(join(clientDir, 'assets'), { immutable: true, maxAge: YEAR_MS, fallthrough: false }),
  );
  site.use(express.static(clientDir, { index: false, maxAge: 3_600_000 }));
  site.get('/{*path}', (_request, response) => {
    response.sendFile(join(clientDir, 'index.html'), { headers: { 'cache-control': 'no-cache' } });
  });
};

const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: { status?: number; type?: string }, _request, response, _next) => {
    const known = fromExpress(error) ?? toAppError(error);
    const requestId = String(response.getHeader('x-request-id'));
    if (known.code === 'INTERNAL_SERVER_ERROR') log.error({ err: error, requestId }, 'Request failed');
    sendJson(response, known.status, errorBody(known, requestId), errorHeaders(known));
  };

/** Faults that express itself reports: unreadable bodies, missing files. */
const fromExpress = ({ status, type }: { status?: number; type?: string }): AppError | undefined => {
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', 'This kind of body is not understood.');
  if (status === 404) return notFound('This page');
  return type || status === 400 ? new AppError('BAD_USER_INPUT', 'The body cannot be read.') : undefined;
};
