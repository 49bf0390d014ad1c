import { AsyncResource } from 'node:async_hooks';
import { parse } from 'graphql';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { repeatability } from '../../server/src/core/idempotency/repeatable-mutations';
import { openApiText, restRows } from '../../server/src/rest';
import { post } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMember,
  buildUser,
  signIn,
  signInAs,
} from '../support/factories';
import { untilBlocked } from '../support/paused-statements';
import { idOf, rest } from '../support/rest';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const CREATE = 'mutation ($input: CreatePodInput!) { createPod(input: $input) { pod { id name } } }';
const REMIND =
  'mutation ($input: SendInvitationReminderInput!) { sendInvitationReminder(input: $input) { attendee { id } } }';

let server: TestServer;
let other: TestServer;
let manager: string;
let eventId: string;

beforeAll(async () => {
  [server, other] = await startTwoServers({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
  eventId = (await buildEvent(server)).id;
});
afterAll(() => server?.close());

interface Sent {
  query?: string;
  input: object;
  key: string;
  token?: string;
  url?: string;
}

const send = async ({ query = CREATE, input, key, token = manager, url = server.url }: Sent) => {
  const response = await post(url, JSON.stringify({ query, variables: { input } }), {
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  });
  const text = await response.text();
  const { errors } = JSON.parse(text) as { errors?: { extensions: { code: string; reason?: string } }[] };
  const { code = 'OK', reason } = errors?.[0]?.extensions ?? {};
  const isReplay = response.headers.get('idempotency-replayed') === 'true';
  const remaining = Number(response.headers.get('ratelimit-remaining'));
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, text, code, reason, isReplay, remaining, retryAfter };
};
const pod = (name: string = newId()) => ({ eventId, name });
const podsNamed = ({ name }: { name: string }) =>
  server.sql<{ id: string }>('SELECT id FROM pods WHERE name = $1', [name]);

/** Keeps answers from being recorded: the mutation is done, and neither it nor its answer is committed. */
const holders: Client[] = [];
afterEach(async () => {
  await Promise.all(holders.splice(0).map((holder) => holder.end()));
});
const holdRecords = async (): Promise<() => Promise<void>> => {
  const holder = new Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE idempotency_keys IN SHARE MODE');
  holders.push(holder);
  return async () => void (await holder.query('ROLLBACK'));
};
const blocked = () =>
  server.sql<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO idempotency_keys%'`,
  );

describe('the rights of those who send a mutation with an Idempotency-Key', () => {
  it('is not answered again once the role of the user has changed', async () => {
    const user = await buildUser(server, { role: Role.MANAGER });
    const [input, key] = [pod(), newId()];
    await send({ input, key, token: await signIn(server, user) });
    await server.sql(`UPDATE users SET role = 'ATTENDEE' WHERE id = $1`, [user.id]);
    const again = await send({ input, key, token: await signIn(server, user) });
    expect([again.code, again.reason, again.text.includes(input.name)]).toEqual([
      'CONFLICT',
      'ANSWER_NOT_KEPT',
      false,
    ]);
    expect(await podsNamed(input)).toHaveLength(1);
  });

  it('is not answered again once the user has left a team, and before that in each session of the user', async () => {
    const { id: companyId } = await buildCompany(server, { eventId });
    const member = await buildMember(server, { eventId, companyId });
    const { id: attendeeId } = await buildAttendee(server, { eventId });
    const query = 'mutation ($input: SetBookmarkInput!) { setBookmark(input: $input) { attendee { id } } }';
    const request = { query, input: { attendeeId, bookmarked: true }, key: newId() };
    await send({ ...request, token: member.token });
    const elsewhere = await send({ ...request, token: await signIn(server, { id: member.userId }) });
    await server.sql('UPDATE attendees SET company_id = NULL WHERE id = $1', [member.id]);
    const again = await send({ ...request, token: member.token });
    expect([elsewhere.isReplay, again.reason]).toEqual([true, 'ANSWER_NOT_KEPT']);
  });

  it('is done once more where its transaction and another one wait for each other', async () => {
    const user = await buildUser(server, { role: Role.MANAGER });
    const [input, key, token] = [pod(), newId(), await signIn(server, user)];
    const blocker = new Client({ connectionString: server.databaseUrl });
    holders.push(blocker);
    await blocker.connect();
    // The server finds out, and its transaction is ended.
    await blocker.query(`SET deadlock_timeout = '1h'`);
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [user.id]);
    const sent = send({ input, key, token });
    await untilBlocked(server);
    await blocker.query('INSERT INTO pods (id, event_id, name) VALUES ($1, $2, $3)', [
      newId(),
      eventId,
      input.name,
    ]);
    await blocker.query('ROLLBACK');
    expect((await sent).code).toBe('OK');
    expect(await podsNamed(input)).toHaveLength(1);
  });
});

describe('a mutation with an Idempotency-Key', () => {
  it('is answered again in the same words, also at another server', async () => {
    const [input, key] = [pod(), newId()];
    const first = await send({ input, key });
    const again = await send({ input, key, url: other.url });
    expect([first.code, first.isReplay, again.isReplay]).toEqual(['OK', false, true]);
    expect([again.text, again.status]).toEqual([first.text, first.status]);
    expect(await podsNamed(input)).toHaveLength(1);
  });

  it('leaves no storage in the process that slows down all that comes later', async () => {
    // Node 20 gives each new resource a property of every storage that is in use.
    const storages = () => Object.getOwnPropertySymbols(new AsyncResource('TEST')).length;
    const before = storages();
    await Promise.all(Array.from({ length: 8 }, () => send({ input: pod(), key: newId() })));
    expect(storages()).toBe(before);
  });

  it('is the same request whatever the order of its fields', async () => {
    const [{ name }, key] = [pod(), newId()];
    const first = await send({ input: { eventId, name }, key });
    const again = await send({ input: { name, eventId }, key });
    expect([again.isReplay, again.text]).toEqual([true, first.text]);
  });

  it('repeats a refusal too, when nothing stands in its way any more', async () => {
    const [input, key] = [pod(), newId()];
    await send({ input, key: newId() });
    const refused = await send({ input, key });
    await server.sql('DELETE FROM pods WHERE name = $1', [input.name]);
    const again = await send({ input, key });
    expect([refused.code, refused.reason, again.isReplay]).toEqual(['CONFLICT', 'DUPLICATE', true]);
    expect(again.text).toBe(refused.text);
    expect(await podsNamed(input)).toEqual([]);
  });

  it('may be sent again after RATE_LIMITED, which is not kept', async () => {
    const invited = await buildAttendee(server, { eventId, status: 'INVITED' });
    const request = { query: REMIND, input: { attendeeId: invited.id } };
    const key = newId();
    const codes = [await send({ ...request, key: newId() }), await send({ ...request, key })];
    await server.sql(`UPDATE attendees SET invited_at = now() - interval '1 hour' WHERE id = $1`, [
      invited.id,
    ]);
    codes.push(await send({ ...request, key }));
    expect(codes.map(({ code, isReplay }) => [code, isReplay])).toEqual([
      ['OK', false],
      ['RATE_LIMITED', false],
      ['OK', false],
    ]);
  });

  it('is refused where the key came with another request', async () => {
    const key = newId();
    await send({ input: pod(), key });
    const input = pod();
    const refused = await send({ input, key });
    expect([refused.code, refused.reason]).toEqual(['CONFLICT', 'IDEMPOTENCY_KEY_REUSED']);
    expect(await podsNamed(input)).toEqual([]);
  });

  it('shares its key with nobody else', async () => {
    const [key, token] = [newId(), await signInAs(server, Role.MANAGER)];
    const answers = [await send({ input: pod(), key }), await send({ input: pod(), key, token })];
    expect(answers.map(({ code, isReplay }) => [code, isReplay])).toEqual([
      ['OK', false],
      ['OK', false],
    ]);
  });

  it('is executed again after 24 hours', async () => {
    const [input, key] = [pod(), newId()];
    await send({ input, key });
    await server.sql(`UPDATE idempotency_keys SET created_at = now() - interval '24 hours'`);
    expect(await send({ input, key })).toMatchObject({
      code: 'CONFLICT',
      reason: 'DUPLICATE',
      isReplay: false,
    });
  });

  it('costs one point when it is repeated', async () => {
    const [input, key] = [pod(), newId()];
    const first = await send({ input, key });
    const again = await send({ input, key });
    expect(first.remaining - again.remaining).toBe(1);
  });

  it.each(['', 'x'.repeat(256), 'schlüssel'])('refuses the key %j', async (key) => {
    const input = pod();
    expect((await send({ input, key })).code).toBe('BAD_USER_INPUT');
    expect(await podsNamed(input)).toEqual([]);
  });

  it('is done, but not answered again, where its answer is too large to keep', async () => {
    const fields = Array.from({ length: 28 }, (_none, index) => `a${index}: answer`).join(' ');
    const query = `mutation ($input: CreateFaqInput!) { createFaq(input: $input) { faq { ${fields} } } }`;
    const [question, key] = [newId(), newId()];
    const input = { eventId, question, answer: 'x'.repeat(10_000) };
    const answers = [await send({ query, input, key }), await send({ query, input, key })];
    expect(answers.map(({ code, reason }) => [code, reason])).toEqual([
      ['OK', undefined],
      ['CONFLICT', 'ANSWER_NOT_KEPT'],
    ]);
    expect(await server.sql('SELECT 1 FROM faqs WHERE question = $1', [question])).toHaveLength(1);
  });
});

describe('a mutation with an Idempotency-Key whose first request is still in work', () => {
  it('waits for its answer', async () => {
    const [input, key] = [pod(), newId()];
    const release = await holdRecords();
    const first = send({ input, key });
    await waitFor(async () => (await blocked()).length === 1, 'The first request');
    const repeated = [send({ input, key }), send({ input, key, url: other.url })];
    await release();
    const answers = await Promise.all([first, ...repeated]);
    expect(answers.map(({ isReplay }) => isReplay)).toEqual([false, true, true]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await podsNamed(input)).toHaveLength(1);
  });

  it('is told to come again where that takes long', async () => {
    const [input, key] = [pod(), newId()];
    const release = await holdRecords();
    const first = send({ input, key });
    await waitFor(async () => (await blocked()).length === 1, 'The first request');
    const refused = await send({ input, key, url: other.url });
    await release();
    expect([refused.code, refused.reason, refused.retryAfter]).toEqual([
      'CONFLICT',
      'REQUEST_IN_PROGRESS',
      '1',
    ]);
    expect((await first).code).toBe('OK');
  });

  it('has one effect where the first lost its connection between effect and answer', async () => {
    const [input, key] = [pod(), newId()];
    const release = await holdRecords();
    const first = send({ input, key });
    const [waiting] = await waitFor(async () => {
      const found = await blocked();
      return found.length === 1 && found;
    }, 'The first request');
    await server.sql('SELECT pg_terminate_backend($1)', [waiting?.pid]);
    await release();
    expect((await first).code).toBe('SERVICE_UNAVAILABLE');
    expect(await podsNamed(input)).toEqual([]);
    expect(await send({ input, key, url: other.url })).toMatchObject({ code: 'OK', isReplay: false });
    expect(await podsNamed(input)).toHaveLength(1);
  });
});

describe('the description of /v1', () => {
  it('has the header where a row takes it', () => {
    const { executor } = server.app;
    const { paths } = JSON.parse(openApiText()) as {
      paths: Record<string, Record<string, { parameters: { $ref?: string }[] }>>;
    };
    const described = restRows.map(({ method, paths: [path] }) =>
      paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]?.parameters.some(
        ({ $ref }) => $ref === '#/components/parameters/IdempotencyKey',
      ),
    );
    const taken = restRows.map(
      ({ access, operations: [{ document }] }) =>
        access !== 'public' && repeatability(executor.schema, parse(document)) !== undefined,
    );
    expect(described).toEqual(taken);
    expect(taken.filter(Boolean).length).toBeGreaterThan(30);
  });
});

describe('what is kept of a request', () => {
  it('cannot be read without its key, and goes with the user', async () => {
    const user = await buildMember(server, { eventId });
    const key = newId();
    const query =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { phone } } }';
    const phone = '+92 300 1234567';
    const token = await signIn(server, user);
    expect((await send({ query, input: { eventId, phone }, key, token })).code).toBe('OK');
    const kept = await server.sql<{ row: Buffer }>(
      'SELECT key_hash || request_hash || answer AS row FROM idempotency_keys WHERE caller_id = $1',
      [user.userId],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]?.row.includes(phone) || kept[0]?.row.includes(key)).toBe(false);
    await server.sql('DELETE FROM users WHERE id = $1', [user.userId]);
    expect(await server.sql('SELECT 1 FROM idempotency_keys WHERE caller_id = $1', [user.userId])).toEqual(
      [],
    );
  });
});

describe('a writing /v1 call with an Idempotency-Key', () => {
  const create = (body: object, key: string, path = '/booths') =>
    rest<{ booth: { _id: string }; reason?: string; code?: string }>(server.url, 'post', path, {
      token: manager,
      body,
      headers: { 'idempotency-key': key },
    });

  it('is answered again with status and body', async () => {
    const [body, key] = [{ event_id: eventId, name: newId() }, newId()];
    const first = await create(body, key);
    const again = await create(body, key, '/booths/create');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await podsNamed(body)).toEqual([{ id: idOf(first.body.booth) }]);
  });

  it('is answered with 409 where the key came with another request', async () => {
    const key = newId();
    await create({ event_id: eventId, name: newId() }, key);
    const { status, body } = await create({ event_id: eventId, name: newId() }, key);
    expect([status, body.code, body.reason]).toEqual([409, 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('is refused again in the same words', async () => {
    const body = { event_id: eventId, name: newId() };
    await create(body, newId());
    const key = newId();
    const [first, again] = [await create(body, key), await create(body, key)];
    expect([first.status, again.status]).toEqual([409, 409]);
    expect(again.body).toEqual(first.body);
  });

  it('is refused with 400 for a key that cannot be one', async () => {
    const { status, body } = await create({ event_id: eventId, name: newId() }, 'x'.repeat(256));
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});
