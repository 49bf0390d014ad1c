import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendText } from './http';

const LONG = JSON.stringify({
  names: Array.from({ length: 200 }, (_one, index) => `Person ${index} – تجربة`),
});
const SHORT = JSON.stringify({ name: 'Person' });

let server: Server;
beforeAll(async () => {
  server = createServer((asked, response) => {
    response.setHeader('vary', 'Origin');
    sendText(response, 200, asked.url === '/long' ? LONG : SHORT);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const get = (path: string, accepted?: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
    });
    asked.on('error', reject);
    asked.end();
  });

describe('a JSON answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('that is long is compressed for a client that takes %s', async (accepted, encoding, unpack) => {
    const { headers, bytes } = await get('/long', accepted);
    expect(unpack(bytes).toString()).toBe(LONG);
    expect(bytes.length).toBeLessThan(Buffer.byteLength(LONG) / 3);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(bytes.length),
      vary: 'Origin, Accept-Encoding',
    });
  });

  it.each([undefined, 'identity', 'zstd', 'br;q=0, gzip;q=0'])(
    'goes as it is to a client that takes %s',
    async (accepted) => {
      const { headers, bytes } = await get('/long', accepted);
      expect([headers['content-encoding'], headers['vary'], bytes.toString()]).toEqual([
        undefined,
        'Origin, Accept-Encoding',
        LONG,
      ]);
    },
  );

  it('goes as it is where it is short', async () => {
    const { headers, bytes } = await get('/short', 'br');
    expect([headers['content-encoding'], headers['vary'], bytes.toString()]).toEqual([
      undefined,
      'Origin',
      SHORT,
    ]);
  });
});
