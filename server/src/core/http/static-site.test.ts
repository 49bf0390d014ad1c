import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger';
import { createSiteHandler } from './static-site';

const PAGE = '<!doctype html><title>Podium</title>';
const SCRIPT = 'console.log("Podium");'.repeat(200);
let parent: string;
let server: Server;
let port: number;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'podium-site-'));
  const clientDir = join(parent, 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(clientDir, 'index.html'), PAGE),
    writeFile(join(clientDir, 'icon.svg'), '<svg/>'),
    writeFile(join(clientDir, 'assets', 'main-1a2b.js'), SCRIPT),
    writeFile(join(clientDir, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT)),
    writeFile(join(parent, 'secret.txt'), 'secret'),
  ]);
  server = createServer(
    createSiteHandler({
      clientDir,
      documents: [{ path: '/made.txt', type: 'text/plain', text: () => 'made' }],
      log: createLogger('silent'),
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.close();
  await rm(parent, { recursive: true });
});

/** As it is: a proper client would clean the path and unpack the body. */
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; headers: Record<string, string> },
  ];
  const bytes = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, bytes, body: bytes.toString() };
};

it('serves the texts that it is given', async () => {
  expect(await get('/made.txt')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'made',
  });
});

it.each(['/', '/docs', '/api', '/api/graphql/'])(
  'the page %s may do what Podium does alone',
  async (path) => {
    const { headers } = await get(path);
    expect(headers['content-type']).toContain('text/html');
    const features = headers['permissions-policy']?.split(', ') ?? [];
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'camera=(self)',
      'clipboard-write=(self)',
      'screen-wake-lock=(self)',
    ]);
    const off = ['clipboard-read=()', 'geolocation=()', 'microphone=()', 'payment=()', 'usb=()'];
    expect(features).toEqual(expect.arrayContaining(off));
  },
);

it('pages load nothing of others, run no text, stand in no frame and send no referrer', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']?.split(';').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
});

describe('the built client', () => {
  it.each([
    ['/', 200],
    ['/index.html', 200],
    ['/event/1?modal=profile', 200],
    ['/event/1/setup/meetings', 200],
    ['/Event/1/Schedule/', 200],
    ['/auth/invite', 200],
    ['/auth/invite/ABCD1234', 200],
    ['/docs', 404],
    ['/admin', 404],
    ['/v2', 404],
    ['/v2/users', 404],
    ['/event/1/nonsense', 404],
    ['/help/more', 404],
  ])('is its page at %s with %i, which is never kept', async (path, expected) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['cache-control'], headers['content-type'], body]).toEqual([
      expected,
      'no-cache',
      'text/html; charset=utf-8',
      PAGE,
    ]);
  });

  it('has files that may be kept for an hour, and assets for ever', async () => {
    expect((await get('/icon.svg')).headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
    });
    const { headers, body } = await get('/assets/main-1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toBe(SCRIPT);
  });

  it('is packed for those who can unpack it', async () => {
    const { headers, body } = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(body.length).toBeLessThan(SCRIPT.length / 2);
  });

  it.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=0.9'])(
    'has scripts as the build has packed them for those who accept %s',
    async (encoding) => {
      const { headers, bytes } = await get('/assets/main-1a2b.js', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
    },
  );

  it.each(['', 'identity', 'br;q=0', 'broken'])(
    'has them plain for those who accept "%s"',
    async (encoding) => {
      const { headers, body } = await get('/assets/main-1a2b.js', { 'accept-encoding': encoding });
      expect([headers['content-encoding'], headers['vary'], body]).toEqual([
        undefined,
        'Accept-Encoding',
        SCRIPT,
      ]);
    },
  );

  it('is not sent again to those who have it, and in part to those who ask for one', async () => {
    const etag = (await get('/icon.svg')).headers['etag'] ?? '';
    expect(await get('/icon.svg', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    expect(await get('/icon.svg', { range: 'bytes=1-3' })).toMatchObject({ status: 206, body: 'svg' });
    for (const range of ['bytes=100-', 'bytes=9-8,20-21'])
      expect([range, (await get('/icon.svg', { range })).status]).toEqual([range, 416]);
  });

  it('answers HEAD without a body, and nothing else', async () => {
    expect(await get('/icon.svg', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get('/icon.svg', {}, 'POST')).toMatchObject({ status: 404 });
  });

  it.each([
    '/assets/gone-0000.js',
    '/no-such-file.txt',
    '/.env',
    '/favicon.png',
    '/event/1/favicon.ico',
    '/assets/',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%zz'])(
    'shows nothing else of the machine at %s',
    async (path) => {
      expect((await get(path)).body).not.toContain('secret');
    },
  );
});

describe('a client whose page is missing', () => {
  it('is 404 instead of no answer', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'podium-site-'));
    const site = createServer(
      createSiteHandler({ clientDir: empty, documents: [], log: createLogger('silent') }),
    ).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const address = site.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${address.port}/`, {
      signal: AbortSignal.timeout(20_000),
    });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    site.close();
    await rm(empty, { recursive: true });
  });
});
