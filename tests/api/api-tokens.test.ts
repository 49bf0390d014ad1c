import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { isWellFormed, newApiToken, type ApiScope } from '../../server/src/core/auth/api-scopes';
import { hashToken } from '../../server/src/core/auth/tokens';
import { SESSIONS_ENDED } from '../../server/src/modules/sessions/session.events';
import { buildApiToken } from '../support/api-tokens';
import { codeOf, expectError, expectOk, graphql, post, type Answer } from '../support/client';
import { buildAttendee, buildEvent, buildUser, signIn } from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';
import { openSocket } from '../support/socket';
import { waitFor } from '../support/wait';

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id eventId name scopes origins authorName lastUsedAt revokedAt } }
}`;
const REVOKE =
  'mutation ($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { apiToken { id revokedAt } } }';
const LIST = 'query ($eventId: ID!) { apiTokens(eventId: $eventId) { nodes { id lastUsedAt } totalCount } }';
const EVENT = 'query ($eventId: ID!) { event(id: $eventId) { title } }';
const CHECK_IN = `mutation ($input: CheckInInput!) {
  checkIn(input: $input) { result { outcome repeated checkIn { id } } }
}`;

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

interface Created {
  createApiToken: { token: string; apiToken: { id: string } };
}

let one: TestServer;
let other: TestServer;
let manager: { id: string; token: string };

beforeAll(async () => {
  const redisUrl = inject('redisUrl');
  [one, other] = await startTwoServers(redisUrl === null ? {} : { redisUrl });
  const user = await buildUser(one, { role: Role.MANAGER, displayName: 'Amina Rahman' });
  manager = { id: user.id, token: await signIn(one, user) };
});
afterAll(() => one.close());

const create = (input: Record<string, unknown>): Promise<Answer<Created>> =>
  graphql<Created>(
    one.url,
    CREATE,
    { input: { name: 'Badge printer', scopes: ['CHECK_INS_READ'], expiresAt: inDays(30), ...input } },
    manager.token,
  );

describe('an API token', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { id: eventId } = await buildEvent(one);
    const scopes: ApiScope[] = ['STATISTICS_READ', 'ATTENDEES_READ'];
    const origins = ['https://app.example.com'];
    const { createApiToken } = await expectOk(create({ eventId, scopes, origins }));
    const { token, apiToken } = createApiToken;
    expect(isWellFormed(token)).toBe(true);
    expect(apiToken).toEqual({
      id: apiToken.id,
      eventId,
      name: 'Badge printer',
      scopes: scopes.toSorted(),
      origins,
      authorName: 'Amina Rahman',
      lastUsedAt: null,
      revokedAt: null,
    });
    const [row] = await one.sql<{ hash: Buffer; text: string }>(
      'SELECT token_hash AS hash, row_to_json(t)::text AS text FROM api_tokens t WHERE id = $1',
      [apiToken.id],
    );
    expect(row?.hash.equals(hashToken(token))).toBe(true);
    expect(row?.text).not.toContain(token);
    const entries = await one.sql(
      'SELECT action, actor_id, actor_name FROM audit_entries WHERE subject_id = $1',
      [apiToken.id],
    );
    expect(entries).toEqual([
      { action: 'apiToken.create', actor_id: manager.id, actor_name: 'Amina Rahman' },
    ]);
  });

  it.each([
    ['a name', { name: '' }, 'input.name'],
    ['something to do', { scopes: [] }, 'input.scopes'],
    ['an end in the future', { expiresAt: inDays(-1) }, 'input.expiresAt'],
    ['an end within two years', { expiresAt: inDays(800) }, 'input.expiresAt'],
    ['origins beyond this computer with TLS', { origins: ['http://app.example.com'] }, 'input.origins'],
    ['origins without a path', { origins: ['https://app.example.com/page'] }, 'input.origins'],
  ])('needs %s', async (_what, input, path) => {
    const { id: eventId } = await buildEvent(one);
    const { extensions } = await expectError(create({ eventId, ...input }));
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  it('is one of 50 valid ones of its event, however many are made at once', async () => {
    const { id: eventId } = await buildEvent(one);
    for (let made = 0; made < 48; made += 1) await buildApiToken(one, { eventId });
    await buildApiToken(one, { eventId, revokedAt: new Date() });
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => create({ eventId })));
    const refused = atOnce.filter(({ errors }) => errors?.[0]?.extensions['reason'] === 'TOO_MANY_TOKENS');
    expect(refused).toHaveLength(4);
  });

  it('is listed with its last use, to the minute', async () => {
    const { id: eventId } = await buildEvent(one);
    const { id, token } = await buildApiToken(one, { eventId });
    await expectOk(graphql(one.url, EVENT, { eventId }, token));
    const { apiTokens } = await expectOk(
      graphql<{ apiTokens: { nodes: { id: string; lastUsedAt: string }[] } }>(
        one.url,
        LIST,
        { eventId },
        manager.token,
      ),
    );
    expect(apiTokens).toEqual({ nodes: [{ id, lastUsedAt: expect.any(String) as string }], totalCount: 1 });
  });

  it.each([
    ['of another server', () => newApiToken()],
    ['with another ending', () => `${newApiToken().slice(0, -1)}!`],
    ['that is nothing but its beginning', () => 'pdm_'],
  ])('%s is refused', async (_what, make) => {
    const { id: eventId } = await buildEvent(one);
    expect(codeOf(await graphql(one.url, EVENT, { eventId }, make()))).toBe('UNAUTHENTICATED');
  });
});

describe('the end of an API token', () => {
  it('comes by itself, with its sockets', async () => {
    const { id: eventId } = await buildEvent(one);
    const { token } = await buildApiToken(one, { eventId, expiresAt: new Date(Date.now() + 3_000) });
    const socket = await openSocket(other.url);
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    expect(codeOf(await graphql(one.url, EVENT, { eventId }, token))).toBe('OK');
    await waitFor(
      async () => codeOf(await graphql(one.url, EVENT, { eventId }, token)) === 'UNAUTHENTICATED',
      'The end of the token',
    );
    expect((await socket.closed).code).toBe(4401);
  });

  it('comes on all servers when it is revoked, with its sockets, and stays', async () => {
    const { id: eventId } = await buildEvent(one);
    const { id, token } = await buildApiToken(one, { eventId });
    const socket = await openSocket(other.url);
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    await waitFor(() => socket.messages.length > 0, 'The acknowledgement');
    for (const { url } of [one, other])
      expect(codeOf(await graphql(url, EVENT, { eventId }, token))).toBe('OK');
    const told = vi.fn<(payload: unknown) => void>();
    const stops = await Promise.all(
      [one, other].map(({ app }) => app.runtime.pubsub.listen(SESSIONS_ENDED, told)),
    );
    const revoke = () =>
      expectOk(
        graphql<{ revokeApiToken: { apiToken: { revokedAt: string } } }>(
          one.url,
          REVOKE,
          { input: { apiTokenId: id } },
          manager.token,
        ),
      );
    const first = await revoke();
    expect(codeOf(await graphql(one.url, EVENT, { eventId }, token))).toBe('UNAUTHENTICATED');
    await waitFor(() => told.mock.calls.length > 0, 'The news of the end');
    stops.forEach((stop) => stop());
    expect(told).toHaveBeenCalledWith({ sessionIds: [id] });
    expect((await socket.closed).code).toBe(4401);
    await waitFor(
      async () => codeOf(await graphql(other.url, EVENT, { eventId }, token)) === 'UNAUTHENTICATED',
      'The end of the token',
    );
    expect(await revoke()).toEqual(first);
    const actions = await one.sql('SELECT action FROM audit_entries WHERE subject_id = $1', [id]);
    expect(actions).toEqual([{ action: 'apiToken.revoke' }]);
  });

  it('comes with that of its event', async () => {
    const { id: eventId } = await buildEvent(one);
    const { id } = await buildApiToken(one, { eventId });
    await one.sql('DELETE FROM events WHERE id = $1', [eventId]);
    expect(await one.sql('SELECT 1 FROM api_tokens WHERE id = $1', [id])).toEqual([]);
  });
});

describe('what an API token does', () => {
  it('is recorded under its name, and a repeated request once', async () => {
    const { id: eventId } = await buildEvent(one);
    const attendee = await buildAttendee(one, { eventId });
    const { token } = await buildApiToken(one, { eventId, scopes: ['CHECK_INS_WRITE', 'CHECK_INS_READ'] });
    const input = { eventId, code: attendee.inviteCode, gate: 'North', clientId: 'first' };
    const send = async () => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'one' };
      const answer = await post(one.url, JSON.stringify({ query: CHECK_IN, variables: { input } }), headers);
      return { replayed: answer.headers.get('idempotent-replayed'), ...((await answer.json()) as Answer) };
    };
    const first = await send();
    expect(first.errors).toBeUndefined();
    expect((await send()).data).toEqual(first.data);
    expect(
      await one.sql('SELECT recorded_by, recorder_name FROM check_ins WHERE event_id = $1', [eventId]),
    ).toEqual([{ recorded_by: null, recorder_name: 'A program' }]);
    expect(
      await one.sql(
        'SELECT count(*)::int AS count FROM idempotency_keys k JOIN api_tokens t ON t.id = k.caller_id WHERE t.event_id = $1',
        [eventId],
      ),
    ).toEqual([{ count: 1 }]);
  });
});
