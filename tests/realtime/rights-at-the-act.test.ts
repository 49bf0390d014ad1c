import { request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { hashToken } from '../../server/src/core/auth/tokens';
import { newId } from '../../server/src/core/db/ids';
import { restRows } from '../../server/src/rest';
import { keyOf } from '../api/conformance/contract';
import { samples } from '../api/conformance/samples';
import { buildScene as buildRestScene } from '../api/conformance/scene';
import { operations } from '../api/operations/index';
import { expectedCodes } from '../api/operations/row';
import { buildScene, type Scene, type Viewer } from '../api/operations/scene';
import { buildApiToken } from '../support/api-tokens';
import { codeOf, expectOk, graphql, mutationOf, post, type Answer } from '../support/client';
import { signInAs } from '../support/factories';
import { sampled } from '../support/matrix';
import { outcomeOf, pauseAfter, untilBlocked } from '../support/paused-statements';
import { startTwoServers, type TestServer } from '../support/server';
import { countRows } from '../support/table-counts';

const redisUrl = inject('redisUrl');
const PUSH = { publicKey: 'unused', privateKey: 'unused', subject: 'mailto:staff@example.test' };
let one: TestServer;
let other: TestServer;
let boss: string;

beforeAll(async () => {
  const options = { trustProxy: ['loopback'], jobs: false, push: PUSH, ...(redisUrl ? { redisUrl } : {}) };
  [one, other] = await startTwoServers(options);
  boss = await signInAs(one, Role.ADMIN);
});
afterAll(() => one.close());

/** The statement that asks whether the caller still may: the last one before a commit. */
const ASKING = /WITH (?:session|token) AS/;

/** A caller in the middle of a mutation. */
interface Caller {
  token: string;
  userId: string;
  eventId: string;
}

const change = async (server: TestServer, name: string, input: object): Promise<unknown> =>
  expectOk(graphql(server.url, mutationOf(name, '__typename'), { input }, boss));

const profileOf = async ({ userId, eventId }: Caller) =>
  (
    await one.sql<{ id: string; companyId: string | null }>(
      'SELECT id, company_id AS "companyId" FROM attendees WHERE user_id = $1 AND event_id = $2',
      [userId, eventId],
    )
  )[0];

/** How rights end while something is done with them; `is` says whose can. */
interface Ending {
  /** In place of the least trusted one who may. */
  as?: Viewer;
  is: (role: string, caller: Caller, name: string) => boolean | Promise<boolean>;
  run: (server: TestServer, caller: Caller) => Promise<unknown>;
}

/** About the caller's account, which no event has a part in: strangers may, too, or it names a session. */
const isOfAccount = (name: string): boolean =>
  name === 'revokeSession' || expectedCodes(operations[name]!).stranger === 'OK';

const isStaff = (role: string): boolean => role === 'ADMIN';

const ENDINGS: Record<string, Ending> = {
  'losing the event': {
    as: 'MANAGER',
    is: (_role, _caller, name) => expectedCodes(operations[name]!).MANAGER_ELSEWHERE !== 'OK',
    run: (server, { userId }) => change(server, 'setStaffEvents', { userId, allEvents: false, events: [] }),
  },
  demotion: {
    is: isStaff,
    run: (server, { userId }) => change(server, 'updateUser', { userId, role: 'ATTENDEE' }),
  },
  disabling: {
    is: () => true,
    run: (server, { userId }) => change(server, 'updateUser', { userId, disabled: true }),
  },
  'signing out': {
    is: () => true,
    run: (server, { userId }) => change(server, 'revokeUserSessions', { userId }),
  },
  'removal from the team': {
    is: async (role, caller) => role === 'participant' && Boolean((await profileOf(caller))?.companyId),
    run: async (server, caller) =>
      change(server, 'updateAttendee', { attendeeId: (await profileOf(caller))?.id, companyId: null }),
  },
  'removal from the event': {
    is: (role, _caller, name) => role === 'participant' && !isOfAccount(name),
    run: async (server, caller) =>
      change(server, 'deleteAttendee', { attendeeId: (await profileOf(caller))?.id }),
  },
};

/** The least trusted one who may; undefined where anybody may. */
const callerOf = (name: string): Viewer | undefined => {
  const codes = expectedCodes(operations[name]!);
  if (codes.anonymous === 'OK') return undefined;
  return (['participant', 'ADMIN'] as const).find((viewer) => codes[viewer] === 'OK');
};

/** Needs a file, or a code or password that the scene has not: see `credential-races.test.ts`. */
const isElsewhere = (name: string): boolean =>
  operations[name]?.keyless === 'FILE' || operations[name]?.repeated === 'ELSEWHERE';

const mutations = Object.keys(operations).filter(
  (name) =>
    operations[name]!.repeated &&
    !isElsewhere(name) &&
    operations[name]!.asksAgain !== 'NEVER' &&
    callerOf(name),
);
const inTransactions = mutations.filter((name) => !operations[name]!.asksAgain);
const keyed = mutations.filter((name) => !operations[name]!.keyless);

const callerIn = async ({ event, tokens }: Scene, viewer: Viewer): Promise<Caller> => {
  const token = tokens[viewer] ?? '';
  const sql = 'SELECT user_id AS "userId" FROM sessions WHERE token_hash = $1';
  const [row] = await one.sql<{ userId: string }>(sql, [hashToken(token)]);
  return { token, userId: row?.userId ?? '', eventId: event.id };
};

const NOTHING_DONE = {
  code: expect.stringMatching('^(UNAUTHENTICATED|FORBIDDEN|NOT_FOUND)$') as string,
  isUntouched: true,
};

/** Holds a request where it is to be asked, ends the rights at a server, and lets it go on; its answer, and whether no table has grown. */
const endDuring = async (
  send: () => Promise<Answer<unknown>>,
  end: () => Promise<unknown>,
): Promise<typeof NOTHING_DONE> => {
  const pause = pauseAfter(ASKING, -1);
  const sent = send();
  const held = await Promise.race([pause.reached, sent.then(() => undefined)]);
  if (!held) pause.release();
  expect(held, 'It was not asked').toBeDefined();
  const ended = end();
  if ((await outcomeOf(one, ended, held)) === 'waits') {
    // The request has locked what the change needs, and so comes first; its answer may be read after the change.
    pause.release();
    const answers = [codeOf(await sent), await ended];
    expect(answers).toEqual([
      expect.stringMatching('^(OK|UNAUTHENTICATED|FORBIDDEN|NOT_FOUND)$'),
      expect.anything(),
    ]);
    return NOTHING_DONE;
  }
  const before = await countRows(one);
  pause.release();
  const code = codeOf(await sent);
  return { code, isUntouched: isDeepStrictEqual(await countRows(one), before) };
};

describe.each(Object.keys(ENDINGS))('while it is done, %s leaves nothing', (endingName) => {
  const ending = ENDINGS[endingName]!;

  it.each(sampled(inTransactions))('of %s', async (name) => {
    const viewer = ending.as ?? callerOf(name)!;
    if (expectedCodes(operations[name]!)[viewer] !== 'OK') return;
    const scene = await buildScene(one);
    const { document, variables } = operations[name]!;
    const values = await variables(scene, one);
    const caller = await callerIn(scene, viewer);
    if (!(await ending.is(viewer, caller, name))) return;
    const elsewhere = name.length % 2 ? one : other;
    const done = endDuring(
      () => graphql(one.url, document, values, caller.token),
      () => ending.run(elsewhere, caller),
    );
    expect(await done).toEqual(NOTHING_DONE);
  });
});

/** Of those that tokens may call, the scopes apart. */
const BY_TOKENS = [
  'createAttendee',
  'updateAttendee',
  'checkIn',
  'checkInBatch',
  'createActivity',
  'updateActivity',
  'deleteActivity',
];

describe.each(['one', 'other'])('revoked at server %s while it is used, a token leaves nothing', (name) => {
  it.each(BY_TOKENS)('of %s', async (mutation) => {
    const scene = await buildScene(one);
    const { id: apiTokenId, token } = await buildApiToken(one, { eventId: scene.event.id });
    const { document, variables } = operations[mutation]!;
    const values = await variables(scene, one);
    // Remaining keys are closed to tokens.
    const open = document.replace(/remainingKeys \{[^}]*\}/, '');
    const done = endDuring(
      () => graphql(one.url, open, values, token),
      () => change(name === 'one' ? one : other, 'revokeApiToken', { apiTokenId }),
    );
    expect(await done).toEqual(NOTHING_DONE);
  });
});

const holders: Client[] = [];
afterEach(() => Promise.all(holders.splice(0).map((holder) => holder.end())));

/** Takes a lock until it is let go of. */
const hold = async (statement: string): Promise<() => Promise<unknown>> => {
  const holder = new Client({ connectionString: one.databaseUrl });
  holders.push(holder);
  await holder.connect();
  await holder.query(`BEGIN; ${statement}`);
  return () => holder.query('ROLLBACK');
};
const OF_ACCOUNTS = Object.entries(ENDINGS).filter(([name]) => /disabling|signing/.test(name));
/** Each of them with one ending of all rights. */
const withEnding = (names: readonly string[]) =>
  names.map((name, index) => [name, ...OF_ACCOUNTS[index % OF_ACCOUNTS.length]!] as const);

describe('a mutation with a key that waits for its turn leaves nothing', () => {
  const rows = withEnding(keyed);
  it.each(sampled(rows))('%s, after %s', async (name, _ending, ending) => {
    const viewer = callerOf(name)!;
    const scene = await buildScene(one);
    const caller = await callerIn(scene, viewer);
    const body = JSON.stringify({
      query: operations[name]!.document,
      variables: await operations[name]!.variables(scene, one),
    });
    const first = JSON.stringify({
      query: mutationOf('removePushSubscription', 'removed'),
      variables: { input: { endpoint: 'https://push.example.test/unknown' } },
    });
    const send = async (text: string) => {
      const headers = { authorization: `Bearer ${caller.token}`, 'idempotency-key': newId() };
      return codeOf((await (await post(one.url, text, headers)).json()) as Answer<unknown>);
    };
    const release = await hold('LOCK TABLE idempotency_keys IN SHARE MODE');
    const before = send(first);
    await untilBlocked(one, 'INSERT INTO idempotency_keys');
    const waiting = send(body);
    // A round trip, in which the other request comes to wait.
    await expectOk(graphql(one.url, '{ me { id } }', {}, caller.token));
    await ending.run(name.length % 2 ? one : other, caller);
    const counted = await countRows(one);
    await release();
    expect([await before, await waiting]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(await countRows(one)).toEqual(counted);
  });
});

it.each([0, 1])(
  'a change of rights waits for a message that waits for its conversation, server %i',
  async (index) => {
    const scene = await buildScene(one);
    const caller = await callerIn(scene, 'participant');
    const release = await hold(`SELECT FROM conversations WHERE event_id = '${scene.event.id}' FOR UPDATE`);
    const { document, variables } = operations['sendMessage']!;
    const values = await variables(scene, one);
    const sent = graphql((index ? other : one).url, document, values, caller.token);
    await untilBlocked(one, 'last_sequence');
    const changed = ENDINGS['disabling']!.run(other, caller);
    await untilBlocked(one, 'FROM users u WHERE');
    await release();
    expect(codeOf(await sent)).toBe('OK');
    await changed;
  },
);

describe('a row of /v1 whose body is not there yet does nothing', () => {
  const writing = restRows.flatMap((row) =>
    row.access === 'public' ||
    row.form ||
    !['post', 'put'].includes(row.method) ||
    !row.operations.some(({ document }) => /^\s*mutation\b/.test(document))
      ? []
      : row.paths.map((path) => keyOf(row.method, path)),
  );
  const rows = withEnding(writing).filter(([key]) => samples[key]);
  it.each(sampled(rows))('%s, after %s', async (key, _ending, ending) => {
    const scene = await buildRestScene(one);
    const { as, path, body = {} } = await samples[key]![0]!(scene);
    const token = scene.tokens[as];
    if (!token) return;
    const sql = 'SELECT user_id AS "userId" FROM sessions WHERE token_hash = $1';
    const [row] = await one.sql<{ userId: string }>(sql, [hashToken(token)]);
    const text = Buffer.from(JSON.stringify(body));
    let counted: unknown;
    const answered = new Promise<number>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': text.length,
      };
      const sent = request(`${one.url}/v1${path}`, { method: key.split(' ')[0]!.toUpperCase(), headers });
      sent.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
      sent.write(text.subarray(0, -1));
      void (async () => {
        // A round trip, in which the head of the request comes.
        await expectOk(graphql(one.url, '{ me { id } }', {}, token));
        await ending.run(other, { token, userId: row!.userId, eventId: scene.event.id });
        counted = await countRows(one);
        sent.end(text.subarray(-1));
      })().catch(reject);
    });
    expect(await answered).toBe(401);
    expect(await countRows(one)).toEqual(counted);
  });
});
