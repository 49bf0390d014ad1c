import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, startTwoServers, type TestServer } from '../support/server';
import { within } from '../support/wait';

const LIMITS = { headersTimeout: 300, requestTimeout: 900, connectionsCheckingInterval: 50 };
const DRIP_MS = 20;
const BODY = JSON.stringify({ query: '{ demoLogins { email } }' });
const HEAD = ['POST /graphql HTTP/1.1', 'Host: podium.test', 'Content-Type: application/json', ''].join(
  '\r\n',
);

let server: TestServer;
/** Waits for headers as long as the first one, and for the rest longer than any test. */
let patient: TestServer;
let usual: TestServer;

beforeAll(async () => {
  [server, usual] = await startTwoServers({ limits: { http: LIMITS } }, {});
  const http = { ...LIMITS, requestTimeout: 600_000 };
  patient = await startServer({ databaseUrl: server.databaseUrl, limits: { http } });
});
afterAll(async () => {
  await patient.close();
  await server.close();
});

/** Sends the text at once and then one character after the other for ever, and gives the first line of the answer. */
const drip = (start: string, drop: string, { url } = server): Promise<string> => {
  let answer = '';
  let timer: NodeJS.Timeout | undefined;
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
    socket.write(start);
    // Not before: a drop ahead of the first line would spoil it.
    timer = setInterval(() => socket.writable && socket.write(drop), DRIP_MS);
  });
  const closed = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      resolve(answer.split('\r\n')[0] ?? '');
    });
  });
  return within(closed, 'The end of the connection');
};

describe('a request that arrives drop by drop', () => {
  it('is cut off while it still sends headers', async () => {
    expect(await drip(HEAD.slice(0, -2), 'a')).toBe('HTTP/1.1 408 Request Timeout');
  });

  it.each([
    ['/graphql', HEAD, ''],
    ['/v1', HEAD.replace('/graphql', '/v1/auth/login'), ''],
    [
      'an upload',
      HEAD.replace('application/json', 'multipart/form-data; boundary=x\r\nApollo-Require-Preflight: true'),
      '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n',
    ],
  ])('is cut off while it still sends the body, at %s', async (_where, head, body) => {
    const start = `${head}Content-Length: 1000000\r\n\r\n${body}`;
    expect(await drip(start, ' ')).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('is cut off before it has sent anything', async () => {
    expect(await drip('', '')).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('is answered where it arrives in time, though later than headers may', async () => {
    const socket = connect(Number(new URL(patient.url).port), '127.0.0.1');
    const received = once(socket.setEncoding('utf8'), 'data') as Promise<[string]>;
    await new Promise((sent) => socket.write(`${HEAD}Content-Length: ${BODY.length}\r\n\r\n{`, sent));
    // Headers that began after it were given up.
    expect(await drip(HEAD.slice(0, -2), 'a', patient)).toBe('HTTP/1.1 408 Request Timeout');
    socket.write(BODY.slice(1));
    const [answer] = await within(received, 'The answer');
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
    socket.destroy();
  });
});

describe('a server of its own accord', () => {
  it('gives headers 15 s, the whole request 60 s, and looks often enough to keep to that', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = usual.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 75_000,
    });
  });
});
