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

/** A browser that opens `/graphql`, rather than a client that asks it something. */
export const isPageVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /\btext\/html\b/.test(headers.accept ?? '') &&
  headers.upgrade === undefined &&
  !new URL(url, 'http://localhost').searchParams.has('query');

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
    initialQuery: explorerQuery,
    disableAccount: true,
    // What its makers offer beside it is not ours to advertise.
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

const madePages: Partial<Record<string, Page>> = {
  [API_PATH]: textPage('text/html', () => referencePage),
  [`${API_PATH}/`]: textPage('text/html', () => referencePage),
  [`${API_PATH}/reference.js`]: textPage('text/javascript', () => REFERENCE_SCRIPT),
  [EXPLORER.slice(0, -1)]: (_request, response) => void response.writeHead(303, { location: EXPLORER }).end(),
  [EXPLORER]: textPage('text/html', (request) => renderAltair(explorerOptions(request))),
  [`${EXPLORER}start.js`]: textPage('text/javascript', (request) =>
    renderInitSnippet(explorerOptions(request)),
  ),
};

/** A reference of `/v1` at `/api`, and an explorer of the schema at `/api/graphql`. */
export const createApiPages = (): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const { resolve } = createRequire(import.meta.url);
  const swagger = { root: dirname(resolve('swagger-ui-dist/package.json')), prefix: `${API_PATH}/files/` };
  const altair = { root: getDistDirectory(), prefix: EXPLORER };
  return async (request, response) => {
    const path = pathOf(request);
    // Scripts that a visitor writes run in a frame without an origin of ours.
    const isSandbox = path.startsWith(EXPLORER) && isSandboxFrame(path.slice(EXPLORER.length - 1));
    response.setHeader('content-security-policy', isSandbox ? SANDBOX_FRAME_CSP : PAGE_POLICY);
    const page = Object.hasOwn(madePages, path) ? madePages[path] : undefined;
    if (page) return page(request, response);
    const { root, prefix } = SWAGGER_FILES.includes(path.slice(swagger.prefix.length)) ? swagger : altair;
    const known = path.startsWith(prefix);
    if (!known || !(await sendStatic(request, response, root, path.slice(prefix.length), FILES)))
      throw notFound('This page');
  };
};
