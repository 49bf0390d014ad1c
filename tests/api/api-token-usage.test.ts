import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiScope } from '../../server/src/core/auth/api-scopes';
import { Role } from '../../server/src/core/auth/roles';
import { writeUsage } from '../../server/src/modules/api-tokens/token-usage.service';
import { buildApiToken } from '../support/api-tokens';
import { expectOk, graphql, post } from '../support/client';
import { buildAttendee, buildEvent, signInAs } from '../support/factories';
import { rest } from '../support/rest';
import { startServer, type TestServer } from '../support/server';
import { openSession } from '../support/socket';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const HOUR_MS = 3_600_000;
const EVENT = 'query ($eventId: ID!) { event(id: $eventId) { title } }';
const LIVE = 'subscription ($eventId: ID!) { checkInRecorded(eventId: $eventId) { id } }';
const USAGE = 'query ($id: ID!) { apiToken(id: $id) { usage { at calls points } } }';
const LIST =
  'query ($eventId: ID!) { apiTokens(eventId: $eventId, first: 100) { nodes { id usage { at calls points } } } }';

interface Hour {
  at: string;
  calls: number;
  points: number;
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await startServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const buildEventToken = async (scopes?: ApiScope[]) => {
  const { id: eventId } = await buildEvent(server);
  return { eventId, ...(await buildApiToken(server, { eventId, ...(scopes ? { scopes } : {}) })) };
};

const usageOf = async (id: string): Promise<Hour[]> => {
  await writeUsage(server.app.runtime);
  const { apiToken } = await expectOk(
    graphql<{ apiToken: { usage: Hour[] } }>(server.url, USAGE, { id }, manager),
  );
  return apiToken.usage;
};

/** An hour may begin in the middle of a test. */
const sumOf = async (id: string): Promise<Omit<Hour, 'at'>> => {
  const hours = await usageOf(id);
  const sum = (key: 'calls' | 'points') => hours.reduce((total, hour) => total + hour[key], 0);
  return { calls: sum('calls'), points: sum('points') };
};

/** Asks over HTTP, and gives what the answer says that it cost. */
const ask = async (query: string, eventId: string, token: string): Promise<number> => {
  const body = JSON.stringify({ query, variables: { eventId } });
  const answer = await post(server.url, body, { authorization: `Bearer ${token}` });
  return ((await answer.json()) as { extensions: { cost: { used: number } } }).extensions.cost.used;
};

describe('the usage of an API token', () => {
  it('has the last 24 hours, those without calls too', async () => {
    const { id } = await buildEventToken();
    const hours = await usageOf(id);
    const begin = new Date(hours[0]?.at ?? '').getTime();
    expect(begin % HOUR_MS).toBe(0);
    expect(Date.now() - begin).toBeLessThan(24 * HOUR_MS + 60_000);
    expect(hours).toEqual(
      Array.from({ length: 24 }, (_hour, index) => ({
        at: new Date(begin + index * HOUR_MS).toISOString(),
        calls: 0,
        points: 0,
      })),
    );
  });

  it('is the calls over HTTP with what their answers say that they cost', async () => {
    const { id, eventId, token } = await buildEventToken(['SCHEDULE_READ']);
    const costs = [
      await ask(EVENT, eventId, token),
      await ask(EVENT, eventId, token),
      // Neither valid nor within its scopes.
      await ask('{ nothing }', eventId, token),
      await ask('query ($eventId: ID!) { headCount(eventId: $eventId) { inside } }', eventId, token),
    ];
    expect(costs.every((cost) => cost > 0)).toBe(true);
    const points = costs.reduce((total, cost) => total + cost, 0);
    expect(await sumOf(id)).toEqual({ calls: 4, points });
  });

  it('counts a call within its hour, also where the clock moves on meanwhile', async () => {
    const { id, eventId, token } = await buildEventToken();
    const { now } = Date;
    let ticks = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + (ticks += 1));
    onTestFinished(() => clock.mockRestore());
    await ask(EVENT, eventId, token);
    clock.mockRestore();
    expect((await sumOf(id)).calls).toBe(1);
  });

  it('counts operations and subscriptions over sockets', async () => {
    const { id, eventId, token } = await buildEventToken();
    const socket = await openSession(server.url, token);
    socket.start('query', EVENT, { eventId });
    await socket.answers('query', 2);
    const { used } = socket.costs.get('query') as { used: number };
    expect(await sumOf(id)).toEqual({ calls: 1, points: used });
    socket.start('live', LIVE, { eventId });
    await waitFor(async () => (await sumOf(id)).calls === 2, 'The subscription to be counted');
    expect((await sumOf(id)).points).toBeGreaterThan(used);
    socket.ws.close();
    await socket.closed;
  });

  it('counts a request of /v1 once, also where it runs several operations or is refused', async () => {
    const { id, eventId, token } = await buildEventToken([
      'ATTENDEES_READ',
      'COMPANIES_READ',
      'SCHEDULE_READ',
    ]);
    const attendee = await buildAttendee(server, { eventId });
    const found = await rest(server.url, 'GET', `/events/details/${eventId}`, { token });
    const refused = await rest(server.url, 'GET', `/attendees/${attendee.id}`, { token });
    expect([found.status, refused.status]).toEqual([200, 403]);
    const { calls, points } = await sumOf(id);
    expect(calls).toBe(2);
    expect(points).toBeGreaterThan(0);
  });

  it('is that of all servers, also of one that has stopped', async () => {
    const { id, eventId, token } = await buildEventToken();
    const other = await startServer({ databaseUrl: server.databaseUrl });
    await expectOk(graphql(other.url, EVENT, { eventId }, token));
    await expectOk(graphql(server.url, EVENT, { eventId }, token));
    await other.close();
    expect((await sumOf(id)).calls).toBe(2);
  });

  it('is written by itself, for all tokens with one statement', async () => {
    const tokens = [await buildEventToken(), await buildEventToken(), await buildEventToken()];
    for (const { eventId, token } of tokens) await expectOk(graphql(server.url, EVENT, { eventId }, token));
    const statements = await statementsOf(() => writeUsage(server.app.runtime));
    expect(statements.filter((text) => text.includes('api_token_usage'))).toHaveLength(1);
    const [first] = tokens;
    await expectOk(graphql(server.url, EVENT, { eventId: first!.eventId }, first!.token));
    const written = () =>
      server.sql('SELECT 1 FROM api_token_usage WHERE token_id = $1 AND calls = 2', [first!.id]);
    await waitFor(async () => (await written()).length > 0, 'The second call to be written');
  });

  it('survives the end of a token in between', async () => {
    const [gone, kept] = [await buildEventToken(), await buildEventToken()];
    for (const { eventId, token } of [gone, kept])
      await expectOk(graphql(server.url, EVENT, { eventId }, token));
    await server.sql('DELETE FROM api_tokens WHERE id = $1', [gone.id]);
    expect((await sumOf(kept.id)).calls).toBe(1);
  });

  it('takes as many statements for three tokens as for one', async () => {
    const { id: eventId } = await buildEvent(server);
    const list = () => expectOk(graphql(server.url, LIST, { eventId }, manager));
    const countOf = async () => (await statementsOf(list)).length;
    await buildApiToken(server, { eventId });
    await list();
    const one = await countOf();
    await buildApiToken(server, { eventId });
    await buildApiToken(server, { eventId });
    expect(await countOf()).toBe(one);
  });

  it('is kept for a week', async () => {
    const { id } = await buildEventToken();
    const now = Date.now();
    const hour = (days: number) => new Date(now - (now % HOUR_MS) - days * 24 * HOUR_MS);
    for (const at of [hour(8), hour(6)])
      await server.sql('INSERT INTO api_token_usage (token_id, hour, calls, points) VALUES ($1, $2, 1, 1)', [
        id,
        at,
      ]);
    await server.sql(`INSERT INTO pgboss.job (name, data) VALUES ('api-tokens.tidy', NULL)`);
    const hours = () =>
      server.sql<{ hour: Date }>('SELECT hour FROM api_token_usage WHERE token_id = $1', [id]);
    await waitFor(async () => (await hours()).length === 1, 'The old hour to be deleted');
    expect((await hours())[0]?.hour.getTime()).toBeGreaterThan(hour(7).getTime());
  });
});
