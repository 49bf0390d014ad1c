import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  getDistDirectory,
  isSandboxFrame,
  renderAltair,
  renderInitSnippet,
  SANDBOX_FRAME_CSP,
} from 'altair-static';
import express, { Router, type Request, type Response } from 'express';

/** Where third parties find what they may ask, and try it. */
export const API_PATH = '/api';
const EXPLORER = `${API_PATH}/graphql/`;

/** Files of pinned packages: they change with a release only. */
const FILES = { index: false, maxAge: 3_600_000 } as const;

/** Scripts from here only, and nothing from outside. The pages write styles at run time, as the client does. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const GREETING = `# Sign in, and send the token with every further request as the header
#   Authorization: Bearer <accessToken>
# In subscriptions it goes into the payload of the connection: { "authorization": "Bearer …" }.
# Forms with files need that header, or "apollo-require-preflight: true".
#
# mutation { login(input: { email: "…", password: "…" }) { accessToken user { displayName role } } }

{
  demoLogins {
    email
  }
}
`;

/** A browser that opens `/graphql`, rather than a client that asks it something. */
export const isPageVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /\btext\/html\b/.test(headers.accept ?? '') &&
  headers.upgrade === undefined &&
  !new URL(url, 'http://localhost').searchParams.has('query');

const swaggerFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>/v1 · Podium</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${API_PATH}/files/swagger-ui.css" />
  </head>
  <body>
    <main id="reference"></main>
    <script src="${API_PATH}/files/swagger-ui-bundle.js"></script>
    <script src="${API_PATH}/reference.js"></script>
  </body>
</html>
`;

const REFERENCE_SCRIPT = `window.SwaggerUIBundle({
  url: '${API_PATH}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

const explorerOptions = ({ headers, protocol }: Request) => {
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : 'localhost';
  return {
    baseURL: EXPLORER,
    endpointURL: '/graphql',
    subscriptionsEndpoint: `${protocol === 'https' ? 'wss' : 'ws'}://${host}/graphql`,
    initialSubscriptionRequestHandlerId: 'graphql-ws' as const,
    initialQuery: GREETING,
    disableAccount: true,
    serveInitialOptionsInSeperateRequest: 'start.js',
  };
};

const sendScript = (response: Response, text: string): void => {
  response.type('text/javascript').set('cache-control', 'no-cache').send(text);
};

const explorerRoutes = (): Router => {
  const routes = Router({ strict: true });
  routes.get('/graphql', (_request, response) => response.redirect(303, EXPLORER));
  routes.get('/graphql/', (request, response) => {
    response
      .type('html')
      .set('cache-control', 'no-cache')
      .send(renderAltair(explorerOptions(request)));
  });
  routes.get('/graphql/start.js', (request, response) =>
    sendScript(response, renderInitSnippet(explorerOptions(request))),
  );
  // Scripts that a visitor writes run in a frame without an origin of ours.
  routes.use('/graphql', (request, response, next) => {
    if (isSandboxFrame(request.path)) response.set('content-security-policy', SANDBOX_FRAME_CSP);
    next();
  });
  routes.use('/graphql', express.static(getDistDirectory(), FILES));
  return routes;
};

/** A reference of `/v1` at `/api`, and an explorer of the schema at `/api/graphql`. `openApi` gives the document. */
export const createApiPages = (openApi: () => string): Router => {
  let text: string | undefined;
  const pages = Router({ strict: true });
  pages.use((_request, response, next) => {
    response.set('content-security-policy', PAGE_POLICY);
    next();
  });
  pages.get(['/', ''], (_request, response) => {
    response.type('html').set('cache-control', 'no-cache').send(REFERENCE_PAGE);
  });
  pages.get('/reference.js', (_request, response) => sendScript(response, REFERENCE_SCRIPT));
  pages.get('/openapi.json', (_request, response) => {
    text ??= openApi();
    response.type('json').set('cache-control', 'no-cache').send(text);
  });
  const folder = swaggerFolder();
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    pages.get(`/files/${name}`, (_request, response) =>
      response.sendFile(join(folder, name), { maxAge: FILES.maxAge }),
    );
  pages.use(explorerRoutes());
  return pages;
};
