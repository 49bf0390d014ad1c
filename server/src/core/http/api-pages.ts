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
import explorerQuery from './explorer-query.graphql?raw';
import referencePage from './api-reference.html?raw';
import referenceScript from './api-reference.js?raw';
import { pathOf } from './http';
import { sendStatic } from './static-files';

/** Where third parties find what they may ask, and try it. */
export const API_PATH = '/api';
const EXPLORER = `${API_PATH}/graphql/`;

/** Files of pinned packages: they change with a release only. */
const FILES = { maxAge: 3_600_000 } as const;
const SWAGGER_FILE = /^\/api\/files\/(swagger-ui\.css|swagger-ui-bundle\.js)$/;

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

/** A browser that opens `/graphql`, rather than a client that asks it something. */
export const isPageVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /\btext\/html\b/.test(headers.accept ?? '') &&
  headers.upgrade === undefined &&
  !new URL(url, 'http://localhost').searchParams.has('query');

const explorerOptions = ({ headers }: IncomingMessage) => {
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : 'localhost';
  // Trusts the header of any proxy, since it only decides the address that this page connects to.
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'wss' : 'ws';
  return {
    baseURL: EXPLORER,
    endpointURL: '/graphql',
    subscriptionsEndpoint: `${scheme}://${host}/graphql`,
    initialSubscriptionRequestHandlerId: 'graphql-ws' as const,
    initialQuery: explorerQuery,
    disableAccount: true,
    // Hides advertisements for the explorer's other products.
    persistedSettings: { 'banners.disable': true },
    serveInitialOptionsInSeperateRequest: 'start.js',
  };
};

type Page = (request: IncomingMessage, response: ServerResponse) => void;

const textPage =
  (type: string, textFor: (request: IncomingMessage) => string): Page =>
  (request, response) =>
    void response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
      .end(textFor(request));

const referenceText = textPage('text/html', () => referencePage);

const madePages = new Map<string, Page>([
  [API_PATH, referenceText],
  [`${API_PATH}/`, referenceText],
  [`${API_PATH}/reference.js`, textPage('text/javascript', () => referenceScript)],
  [`${API_PATH}/graphql`, (_request, response) => void response.writeHead(303, { location: EXPLORER }).end()],
  [EXPLORER, textPage('text/html', (request) => renderAltair(explorerOptions(request)))],
  [
    `${EXPLORER}start.js`,
    textPage('text/javascript', (request) => renderInitSnippet(explorerOptions(request))),
  ],
]);

/** A reference of `/v1` at `/api`, and an explorer of the schema at `/api/graphql`. */
export const createApiPages = (): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const altair = getDistDirectory();
  return async (request, response) => {
    const path = pathOf(request);
    const explored = path.startsWith(EXPLORER) ? path.slice(EXPLORER.length) : undefined;
    // Scripts that a visitor writes run in a frame without an origin of ours.
    const isSandbox = explored !== undefined && isSandboxFrame(`/${explored}`);
    response.setHeader('content-security-policy', isSandbox ? SANDBOX_FRAME_CSP : PAGE_POLICY);
    const page = madePages.get(path);
    if (page) return page(request, response);
    const file = SWAGGER_FILE.exec(path)?.[1] ?? explored;
    const root = explored === undefined ? swagger : altair;
    if (file === undefined || !(await sendStatic(request, response, root, file, FILES)))
      throw notFound('This page');
  };
};
