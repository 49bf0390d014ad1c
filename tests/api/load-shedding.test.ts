import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { post } from '../support/client';
import { buildEvent, buildMember, buildUser, type BuiltMember } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const ONE = { concurrency: 1, queueLength: 1, burstMs: 60_000, holdMs: 60_000 };
const EVENTS = '{"query":"{ events(first: 1) { nodes { id } } }"}';

let server: TestServer;
let me: BuiltMember;

beforeAll(async () => {
  server = await startServer({ limits: { load: { ordinary: ONE } } });
  await buildUser(server, { role: Role.ADMIN });
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
});
afterAll(() => server.close());

/** Each request has a connection of its own: one that asks again after a refusal is held. */
const bearer = () => ({ authorization: `Bearer ${me.token}`, connection: 'close' });
const listEvents = () => post(server.url, EVENTS, bearer());

const metric = async (name: string): Promise<number> => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1]);
};

/** Fills the server: one request is in work and waits for a lock, another one waits for its turn. */
const fill = async () => {
  const holder = new Client(server.databaseUrl);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
  const accepted = [listEvents(), listEvents()];
  onTestFinished(async () => {
    await holder.end();
    await Promise.all(accepted);
  });
  await waitFor(async () => (await metric('podium_http_requests_waiting')) === 1, 'A full server');
  return async () => {
    await holder.query('COMMIT');
    return Promise.all(accepted.map(async (answer) => (await answer).status));
  };
};

describe('a server that has no room for more', () => {
  let release: () => Promise<number[]>;
  beforeEach(async () => {
    release = await fill();
  });

  it('refuses /graphql in its own form, whatever the body holds', async () => {
    for (const body of [EVENTS, '{"query":']) {
      const response = await post(server.url, body, bearer());
      const retryAfter = Number(response.headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThanOrEqual(1);
      expect([response.status, await response.json()]).toEqual([
        503,
        {
          errors: [
            {
              message: 'The server is busy. Please try again in a moment.',
              extensions: {
                code: 'SERVICE_UNAVAILABLE',
                retryAfter,
                requestId: response.headers.get('x-request-id'),
              },
            },
          ],
        },
      ]);
    }
  });

  it('refuses /v1 in its own form, and counts that', async () => {
    const shed = 'podium_http_requests_shed_total{kind="v1"}'.replaceAll(/[{}]/g, '\\$&');
    const before = (await metric(shed)) || 0;
    const response = await fetch(`${server.url}/v1/events`, { headers: bearer() });
    expect(response.headers.get('retry-after')).toMatch(/^[1-3]$/);
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        code: 'SERVICE_UNAVAILABLE',
        message: 'The server is busy. Please try again in a moment.',
        requestId: response.headers.get('x-request-id'),
      },
    ]);
    expect(await metric(shed)).toBe(before + 1);
  });

  it.each(['/healthz', '/readyz', '/metrics', '/robots.txt'])('goes on answering %s', async (path) => {
    expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  });

  it('goes on signing people in and checking codes', async () => {
    const signIn = await fetch(`${server.url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@podium.test', password: 'a wrong password' }),
    });
    expect(signIn.status).toBe(401);
    const named = await post(server.url, '{"query":"query CheckIn { me { id } }"}', {
      ...bearer(),
      'x-apollo-operation-name': 'CheckIn',
    });
    expect(await named.json()).toMatchObject({ data: { me: { id: me.userId } } });
  });

  it('answers what it has accepted, and then takes requests again', async () => {
    expect(await release()).toEqual([200, 200]);
    expect((await listEvents()).status).toBe(200);
  });
});

it('a body that never ends takes no place', async () => {
  const stalled = Array.from({ length: 3 }, () => {
    const upload = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"query":')),
    });
    const answer = fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/json' },
      body,
      duplex: 'half',
      signal: upload.signal,
    }).catch(() => undefined);
    return { answer, stop: () => upload.abort() };
  });
  const answers = await Promise.all([1, 2, 3].map(async () => (await listEvents()).status));
  // Two fit at a time; that none of them waits for a stalled body is what counts.
  expect(answers).toContain(200);
  expect((await listEvents()).status).toBe(200);
  for (const { stop } of stalled) stop();
  await Promise.all(stalled.map(({ answer }) => answer));
});
