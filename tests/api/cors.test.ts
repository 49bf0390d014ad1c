import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiToken } from '../../server/src/core/auth/api-scopes';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { buildApiToken } from '../support/api-tokens';
import { buildEvent, signInAs } from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';
import { openSession, openSocket } from '../support/socket';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const LISTED = 'https://app.example.com';
const OTHERS = 'https://other.example.com';
const UNLISTED = 'https://evil.example';
const EVENT = 'query ($eventId: ID!) { event(id: $eventId) { id } }';
const REFUSAL =
  'Pages of this origin may not use the API. An API token has to list the origin in `origins` (see createApiToken), and requests have to bring that token.';

let server: TestServer;
let eventId: string;
let token: string;
/** Without the scope for attendees. */
let narrow: string;

beforeAll(async () => {
  server = await startServer();
  ({ id: eventId } = await buildEvent(server));
  ({ token } = await buildApiToken(server, { eventId, origins: [LISTED] }));
  ({ token: narrow } = await buildApiToken(server, {
    eventId,
    scopes: ['SCHEDULE_READ'],
    origins: [LISTED],
  }));
  await buildApiToken(server, { eventId, origins: [OTHERS] });
});
afterAll(() => server.close());

interface Sent {
  method?: string;
  path?: string;
  origin?: string;
  bearer?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An answer as a browser reads it: the status, the CORS headers, and the rest. */
const ask = async ({ method = 'POST', path = '/graphql', origin, bearer, headers, body }: Sent) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(origin ? { origin } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const cors = Object.fromEntries(
    [...response.headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'),
  );
  return { status: response.status, cors, text: await response.text(), headers: response.headers };
};

const preflight = (origin: string, path = '/graphql') =>
  ask({ method: 'OPTIONS', path, origin, headers: { 'access-control-request-method': 'POST' } });

const query = (variables: object = { eventId }) => JSON.stringify({ query: EVENT, variables });

const READABLE = {
  'access-control-allow-origin': LISTED,
  'access-control-expose-headers':
    'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After, Idempotency-Replayed, X-Request-Id, Content-Disposition',
  vary: 'Origin',
};
const HIDDEN = { vary: 'Origin' };

describe('a preflight', () => {
  it.each(['/graphql', '/v1/attendees', '/v1/nowhere'])(
    'of %s is answered for origins that a token lists',
    async (path) => {
      const { status, cors, text } = await preflight(LISTED, path);
      expect({ status, cors, text }).toEqual({
        status: 204,
        cors: {
          'access-control-allow-origin': LISTED,
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers':
            'Authorization, Content-Type, Idempotency-Key, Apollo-Require-Preflight, X-Apollo-Operation-Name',
          'access-control-max-age': '7200',
          vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        },
        text: '',
      });
    },
  );

  it('of another origin says how to be listed', async () => {
    const overGraphQL = await preflight(UNLISTED);
    expect([overGraphQL.status, overGraphQL.cors, JSON.parse(overGraphQL.text)]).toEqual([
      403,
      HIDDEN,
      {
        errors: [
          {
            message: REFUSAL,
            extensions: {
              code: 'FORBIDDEN',
              reason: 'ORIGIN_NOT_LISTED',
              requestId: overGraphQL.headers.get('x-request-id'),
            },
          },
        ],
      },
    ]);
    const overV1 = await preflight(UNLISTED, '/v1/attendees');
    expect([overV1.status, overV1.cors, JSON.parse(overV1.text)]).toEqual([
      403,
      HIDDEN,
      {
        message: REFUSAL,
        code: 'FORBIDDEN',
        reason: 'ORIGIN_NOT_LISTED',
        requestId: overV1.headers.get('x-request-id'),
      },
    ]);
  });

  it.each([
    ['revoked', { revokedAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1_000) }],
  ])('is refused where the only token with the origin is %s', async (name, values) => {
    const origin = `https://${name}.example.com`;
    await buildApiToken(server, { eventId, origins: [origin], ...values });
    expect((await preflight(origin)).status).toBe(403);
  });

  it.each<[origin: string, status: number]>([
    ['http://app.example.com', 403],
    ['http://127.0.0.1.example.com', 403],
    ['http://10.0.0.8:8080', 403],
    ['http://localhost:5173', 204],
    ['http://127.0.0.1:5173', 204],
    ['http://[::1]:5173', 204],
  ])('of %s, which a token lists from before, is answered %d', async (origin, status) => {
    const beside = `https://${newId()}.example.com`;
    const plain = await buildApiToken(server, { eventId, origins: [origin, beside] });
    await waitFor(async () => (await preflight(beside)).status === 204, 'The new origins');
    expect((await preflight(origin)).status).toBe(status);
    const request = await ask({ origin, bearer: plain.token, body: query() });
    expect(request.status).toBe(status === 204 ? 200 : 403);
  });

  it('is answered soon after a token lists its origin', async () => {
    const origin = 'https://new.example.com';
    expect((await preflight(origin)).status).toBe(403);
    await buildApiToken(server, { eventId, origins: [origin] });
    await waitFor(async () => (await preflight(origin)).status === 204, 'The new origin');
  });

  it('reads the origins once a second for many', async () => {
    const flood = async () => {
      await Promise.all(
        Array.from({ length: 50 }, (_none, index) => preflight(`https://${index}.evil.example`)),
      );
    };
    const startedAt = performance.now();
    const statements = await statementsOf(flood);
    const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
    expect(statements.length).toBeLessThanOrEqual(seconds + 1);
  });

  it('is none without what it asks for', async () => {
    const { status, cors } = await ask({ method: 'OPTIONS', origin: LISTED });
    expect([status, cors]).toEqual([405, HIDDEN]);
  });
});

describe('an answer', () => {
  it('is readable for pages that the token of the request lists', async () => {
    const overGraphQL = await ask({ origin: LISTED, bearer: token, body: query() });
    expect([overGraphQL.status, overGraphQL.cors]).toEqual([200, READABLE]);
    expect(JSON.parse(overGraphQL.text)).toMatchObject({ data: { event: { id: eventId } } });
    const path = `/v1/activities/${eventId}`;
    const overV1 = await ask({ method: 'GET', path, origin: LISTED, bearer: token });
    expect([overV1.status, overV1.cors]).toEqual([200, READABLE]);
  });

  it.each<[what: string, status: number, sent: () => Sent]>([
    ['no JSON', 400, () => ({ bearer: token, body: 'no JSON' })],
    ['another type', 415, () => ({ bearer: token, body: 'text', headers: { 'content-type': 'text/plain' } })],
    [
      'a scope that is missing',
      403,
      () => ({ bearer: narrow, path: `/v1/attendees/${eventId}`, method: 'GET' }),
    ],
    ['another path', 404, () => ({ bearer: token, path: '/v1/nowhere', method: 'GET' })],
    ['too large a body', 413, () => ({ bearer: token, body: ' '.repeat(1_100_000) })],
    ['a token that is not valid', 401, () => ({ bearer: newApiToken(), path: '/v1/auth/me', method: 'GET' })],
  ])('that refuses %s is readable too', async (_what, status, sent) => {
    const answer = await ask({ origin: LISTED, ...sent() });
    expect([answer.status, answer.cors]).toEqual([status, READABLE]);
  });

  it('that asks to wait is readable, with how long', async () => {
    const poor = await startBeside(server, { costBudget: 1_000 });
    const send = () =>
      fetch(`${poor.url}/v1/activities/${eventId}`, {
        headers: { origin: LISTED, authorization: `Bearer ${token}` },
      });
    const limited = await waitFor(async () => {
      const answer = await send();
      return answer.status === 429 && answer;
    }, 'The end of the budget');
    expect([
      limited.headers.get('access-control-allow-origin'),
      Number(limited.headers.get('retry-after')) > 0,
    ]).toEqual([LISTED, true]);
  });

  it.each([
    ['that another token lists', OTHERS],
    ['that no token lists', UNLISTED],
    ['without a name', 'null'],
  ])('to a page of an origin %s is a refusal before anything is done', async (_what, origin) => {
    const { status, cors, text } = await ask({ origin, bearer: token, body: query() });
    expect([status, cors]).toEqual([403, HIDDEN]);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { reason: 'ORIGIN_NOT_LISTED' } }] });
  });

  it.each<[what: string, sent: () => Promise<Sent> | Sent]>([
    ['of a person', async () => ({ bearer: await signInAs(server, Role.MANAGER) })],
    ['of nobody', () => ({})],
  ])('to a request %s is as ever, and not for pages of other origins', async (_what, make) => {
    const sent = { ...(await make()), body: '{"query":"{ __typename }"}' };
    const [foreign, own] = [await ask({ ...sent, origin: LISTED }), await ask(sent)];
    expect([foreign.status, foreign.cors]).toEqual([own.status, HIDDEN]);
  });

  it('to programs and to pages of this site is as ever', async () => {
    const { origin } = new URL(server.url);
    for (const from of [{}, { origin }]) {
      const { status, cors } = await ask({ ...from, bearer: token, body: query() });
      expect([status, cors]).toEqual([200, HIDDEN]);
    }
  });
});

describe('a socket', () => {
  const initAs = async (origin: string, bearer: string) => {
    const socket = await openSocket(server.url, { headers: { origin } });
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } });
    return socket;
  };

  it('of a page that its token lists works', async () => {
    const socket = await openSession(server.url, token, { headers: { origin: LISTED } });
    socket.start('event', EVENT, { eventId });
    expect(await socket.answers('event', 2)).toMatchObject([
      { type: 'next', payload: { data: { event: { id: eventId } } } },
      { type: 'complete' },
    ]);
    socket.ws.close();
    await socket.closed;
  });

  it('of a page that another token lists ends', async () => {
    const socket = await initAs(OTHERS, token);
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Origin not listed' });
  });

  it('of a page of another site ends where a person signs in', async () => {
    const socket = await initAs(LISTED, await signInAs(server, Role.MANAGER));
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Origin not listed' });
  });

  it('of a page with a token that is not valid ends as any other', async () => {
    const socket = await initAs(LISTED, newApiToken());
    expect((await socket.closed).code).toBe(4401);
  });

  it('of an origin that no token lists is refused', async () => {
    await expect(openSocket(server.url, { headers: { origin: UNLISTED } })).rejects.toThrow('403');
  });
});
