import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import {
  getDistDirectory,
  isSandboxFrame,
  renderAltair,
  renderInitSnippet,
  SANDBOX_FRAME_CSP,
} from 'altair-static';
import { notFound } from '../errors';
import { pathOf } from './http';
import { sendStatic } from './static-files';

/** Where third parties find what they may ask, and try it. */
export const API_PATH = '/api';
const EXPLORER = `${API_PATH}/graphql/`;

/** Files of pinned packages: they change with a release only. */
const FILES = { maxAge: 3_600_000 } as const;
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** Scripts from here only, and nothing from outside. The pages write styles at run time, as the client does. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const GREETING = `# Sign in, and send the token with every further request as the header
#   Authorization: Bearer <accessToken>
# Sockets are for signed-in users: the token goes into the payload of the connection: { "authorization": "Bearer …" }.
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

const explorerOptions = ({ headers }: IncomingMessage) => {
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : 'localhost';
  // What a proxy in front says; it decides only what the page that asks connects to.
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'wss' : 'ws';
  return {
    baseURL: EXPLORER,
    endpointURL: '/graphql',
    subscriptionsEndpoint: `${scheme}://${host}/graphql`,
    initialSubscriptionRequestHandlerId: 'graphql-ws' as const,
    initialQuery: GREETING,
    disableAccount: true,
    // What its makers offer beside it is not ours to advertise.
    persistedSettings: { 'banners.disable': true },
    serveInitialOptionsInSeperateRequest: 'start.js',
  };
};

const sendText = (response: ServerResponse, type: string, text: string): void =>
  void response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
    .end(text);

type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** What is made here, by path. */
const madePages = (): ReadonlyMap<string, Page> => {
  const reference: Page = (_request, response) => sendText(response, 'text/html', REFERENCE_PAGE);
  return new Map<string, Page>([
    [API_PATH, reference],
    [`${API_PATH}/`, reference],
    [
      `${API_PATH}/reference.js`,
      (_request, response) => sendText(response, 'text/javascript', REFERENCE_SCRIPT),
    ],
    [
      EXPLORER.slice(0, -1),
      (_request, response) => void response.writeHead(303, { location: EXPLORER }).end(),
    ],
    [
      EXPLORER,
      (request, response) => sendText(response, 'text/html', renderAltair(explorerOptions(request))),
    ],
    [
      `${EXPLORER}start.js`,
      (request, response) =>
        sendText(response, 'text/javascript', renderInitSnippet(explorerOptions(request))),
    ],
  ]);
};

/** A reference of `/v1` at `/api`, and an explorer of the schema at `/api/graphql`. */
export const createApiPages = (): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const made = madePages();
  const swagger = { root: swaggerFolder(), prefix: `${API_PATH}/files/` };
  const altair = { root: getDistDirectory(), prefix: EXPLORER };
  return async (request, response) => {
    const path = pathOf(request);
    // Scripts that a visitor writes run in a frame without an origin of ours.
    const isSandbox = path.startsWith(EXPLORER) && isSandboxFrame(path.slice(EXPLORER.length - 1));
    response.setHeader('content-security-policy', isSandbox ? SANDBOX_FRAME_CSP : PAGE_POLICY);
    const page = made.get(path);
    if (page) return page(request, response);
    const { root, prefix } = SWAGGER_FILES.includes(path.slice(swagger.prefix.length)) ? swagger : altair;
    const known = path.startsWith(prefix);
    if (!known || !(await sendStatic(request, response, root, path.slice(prefix.length), FILES)))
      throw notFound('This page');
  };
};
