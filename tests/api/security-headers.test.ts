import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTwoServers, type TestServer } from '../support/server';
import { within } from '../support/wait';

const HSTS = 'max-age=31536000';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

let secure: TestServer;
let plain: TestServer;

beforeAll(async () => {
  [secure, plain] = await startTwoServers(
    { publicUrl: 'https://podium.test' },
    { publicUrl: 'http://podium.test' },
  );
});
afterAll(() => secure.close());

/** The status and the HSTS header of the answer to these lines, sent as they are. */
const ask = async (server: TestServer, lines: string[]): Promise<[status: number, hsts: string | null]> => {
  let answer = '';
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
    socket.write(`${lines.join('\r\n')}\r\n\r\n`),
  );
  const head = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.includes('\r\n\r\n')) resolve(answer.split('\r\n\r\n')[0] ?? '');
    });
  });
  const text = await within(head, 'The answer');
  socket.destroy();
  const found = /^strict-transport-security: *(.*)$/im.exec(text)?.[1]?.trim() ?? null;
  return [Number(text.split(' ')[1]), found];
};

const HOST = 'Host: podium.test';

const answers: [what: string, lines: string[], status: number][] = [
  ['a health check', ['GET /healthz HTTP/1.1', HOST], 200],
  [
    'an operation',
    ['POST /graphql HTTP/1.1', HOST, 'Content-Type: application/json', 'Content-Length: 0'],
    400,
  ],
  ['a redirect', ['GET /graphql HTTP/1.1', HOST, 'Accept: text/html', 'Sec-Fetch-Mode: navigate'], 303],
  ['/v1', ['GET /v1/auth/me HTTP/1.1', HOST], 401],
  ['an unknown route of /v1', ['GET /v1/nowhere HTTP/1.1', HOST], 404],
  ['an upload that is not there', ['GET /v1/uploads/none.webp HTTP/1.1', HOST], 404],
  ['a page that is not there', ['GET /nowhere HTTP/1.1', HOST], 404],
  ['the reference', ['GET /api HTTP/1.1', HOST], 200],
  ['no host', ['GET /healthz HTTP/1.1'], 400],
  ['an expectation', ['GET /healthz HTTP/1.1', HOST, 'Expect: wonders'], 417],
  ['what is not HTTP', ['HELLO'], 400],
  ['headers without end', ['GET / HTTP/1.1', HOST, `X-Long: ${'a'.repeat(20_000)}`], 431],
  ['a socket elsewhere', ['GET /other HTTP/1.1', HOST, ...UPGRADE, KEY], 403],
  ['a socket without a key', ['GET /graphql HTTP/1.1', HOST, ...UPGRADE], 400],
  [
    'a socket',
    ['GET /graphql HTTP/1.1', HOST, ...UPGRADE, KEY, 'Sec-WebSocket-Protocol: graphql-transport-ws'],
    101,
  ],
];

describe('Strict-Transport-Security', () => {
  it.each(answers)('goes with %s where browsers come through TLS', async (_what, lines, status) => {
    expect(await ask(secure, lines)).toEqual([status, HSTS]);
  });

  it.each(answers)('does not go with %s where they do not', async (_what, lines, status) => {
    expect(await ask(plain, lines)).toEqual([status, null]);
  });
});

describe('Content-Security-Policy', () => {
  it.each(['/nowhere', '/api', '/api/graphql/'])(
    'lets the page %s connect to its own origin only',
    async (path) => {
      const response = await fetch(`${plain.url}${path}`);
      const directives = (response.headers.get('content-security-policy') ?? '')
        .split(';')
        .map((text) => text.trim());
      expect(directives.filter((text) => text.startsWith('connect-src'))).toEqual(["connect-src 'self'"]);
    },
  );
});
