import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { insert, signIn, slotOf } from '../support/factories';
import { sampled } from '../support/matrix';
import type { TestServer } from '../support/server';
import { startTwoServers } from '../support/two-servers';
import { PASSWORD, type Scene } from './access/scene';
import { GraphQLFuzz } from './hostile/graphql-fuzz';
import { targetsOf, type Target } from './hostile/operations';
import type { Json } from './hostile/shape';
import { judgeGraphQL, type Verdict } from './hostile/verdict';

/** Keys of nobody: with them the subscriptions of browsers are taken. */
const PUSH = { publicKey: 'unused', privateKey: 'unused', subject: 'mailto:staff@example.test' };

/** The answer to all calls but the first; without it, the same as the first. */
const REFUSED: Record<string, string> = {
  createAccount: 'CONFLICT',
  createAttendee: 'CONFLICT',
  createCompany: 'CONFLICT',
  createPod: 'CONFLICT',
  createUser: 'CONFLICT',
  deleteActivity: 'NOT_FOUND',
  deleteAnnouncement: 'NOT_FOUND',
  deleteAttendee: 'NOT_FOUND',
  deleteCompany: 'NOT_FOUND',
  deleteFaq: 'NOT_FOUND',
  deleteInsight: 'NOT_FOUND',
  deleteLead: 'NOT_FOUND',
  endContact: 'NOT_FOUND',
  deletePod: 'NOT_FOUND',
  deleteWebhook: 'NOT_FOUND',
  deleteUser: 'NOT_FOUND',
  register: 'CONFLICT',
  removeBusyTime: 'NOT_FOUND',
  revokeSession: 'NOT_FOUND',
  revokeUserSession: 'NOT_FOUND',
  sendInvitationReminder: 'RATE_LIMITED',
  sendPasswordResetLink: 'RATE_LIMITED',
  setPassword: 'CONFLICT',
  startBulkJob: 'CONFLICT',
  undoBulkJob: 'CONFLICT',
  undoImport: 'CONFLICT',
};

/** The answer to calls that arrive when the first has taken effect already: how many do depends on the machine. */
const TOO_LATE: Record<string, string> = { logout: 'UNAUTHENTICATED' };

/** Nothing makes two of these the same thing: each call has an effect of its own. */
const EACH = new Set([
  'createActivity',
  // Only the last of the addresses works.
  'createAgendaFeed',
  'createAnnouncement',
  'createApiToken',
  'createEvent',
  'createFaq',
  'createInsight',
  'createWebhook',
  'duplicateEvent',
  // Each address works once.
  'exportLeads',
  'login',
  // Only the last of the secrets is the present one.
  'rotateWebhookSecret',
  // Without an id of the client's.
  'sendMessage',
  'sendTestWebhook',
]);

/** One answer says that it was the first. */
const FIRST_IS_TOLD = new Set(['checkIn', 'checkInBatch', 'inviteAttendees']);

/** The same picture is stored once, by any of them. */
const STORED_ONCE = 'uploadImage';

/** They need a file, a password or a code, and are raced where those are tested. */
const ELSEWHERE = new Set([
  'discardImport',
  'eraseMe',
  'importAttendees',
  'importCompanies',
  'prepareImport',
  'respondToProposal',
  'runImport',
  'updatePassword',
  'verifyEmail',
  'verifyOtp',
]);

/** They hand out a secret, and take no key. */
const WITHOUT_KEY = [
  'createAccount',
  'createApiToken',
  'createWebhook',
  'login',
  'register',
  'rotateWebhookSecret',
  'setPassword',
  'updatePassword',
  'verifyOtp',
];

/** They need a form with a file: see `idempotency-files.test.ts`. */
const WITH_FILE = new Set(['importAttendees', 'importCompanies', 'prepareImport']);

const schemaFile = fileURLToPath(new URL('../../schema/schema.graphql', import.meta.url));
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const all = targetsOf(schema)
  .filter(({ kind }) => kind === 'mutation')
  .map((target): [string, Target] => [target.name, target]);
const mutations = all.filter(([name]) => !ELSEWHERE.has(name));
const keyed = all.filter(([name]) => !WITHOUT_KEY.includes(name) && !WITH_FILE.has(name));

const TIMES = 10;

let server: TestServer;
let other: TestServer;
let fuzz: GraphQLFuzz;

beforeAll(async () => {
  const [servers, passwordHash] = await Promise.all([
    // Jobs would go on counting after the answers.
    startTwoServers({ trustProxy: ['loopback'], jobs: false, push: PUSH }),
    hashPassword(PASSWORD),
  ]);
  [server, other] = servers;
  fuzz = new GraphQLFuzz(server, passwordHash);
});
afterAll(() => server?.close());

const receiverOf = async ({ meetingId }: Scene): Promise<{ attendeeId: string; userId: string }> => {
  const [receiver] = await server.sql<{ attendeeId: string; userId: string }>(
    `SELECT a.id AS "attendeeId", a.user_id AS "userId" FROM meetings m JOIN attendees a ON a.id = m.receiver_id
     WHERE m.id = $1`,
    [meetingId],
  );
  return receiver as { attendeeId: string; userId: string };
};

/** Input of those whose sample is of nothing that is there. */
const inputs: Record<string, (scene: Scene) => Promise<object>> = {
  async removeBusyTime(scene) {
    const [id, { attendeeId }] = [newId(), await receiverOf(scene)];
    await insert(server, 'busy_times', { id, attendeeId, ...slotOf(scene.event, 8) });
    return { busyTimeId: id };
  },
  async savePushSubscription() {
    return { endpoint: `https://fcm.googleapis.com/${newId()}`, p256dh: 'key', auth: 'key' };
  },
  async revokeSession(scene) {
    const { userId } = await receiverOf(scene);
    await signIn(server, { userId });
    const [session] = await server.sql<{ id: string }>(
      'SELECT id FROM sessions WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
      [userId],
    );
    return { sessionId: session?.id };
  },
  async register({ event }) {
    await server.sql(`UPDATE events SET registration = 'OPEN' WHERE id = $1`, [event.id]);
    const [email, password] = [`${newId()}@example.test`, PASSWORD];
    return { eventId: event.id, email, password, firstName: 'Ada', lastName: 'King' };
  },
  async confirmMeetingTookPlace({ meetingId, podId }) {
    await server.sql(
      `UPDATE meetings SET status = 'ACTIVE', pod_id = $2, starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
       WHERE id = $1`,
      [meetingId, podId],
    );
    return { meetingId, tookPlace: true };
  },
};

/** Rows of all tables but the outbox, which the relay empties, and the change feed, into which it moves them. */
const countRows = async (): Promise<Record<string, number>> => {
  const tables = await server.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('outbox', 'event_changes') ORDER BY 1`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`);
  const rows = await server.sql<{ name: string; count: number }>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

/** How many rows some calls of a mutation leave, and what they answer. */
const callWith = async <Answers>(target: Target, call: (valid: Json) => Promise<Answers>) => {
  const scene = await fuzz.renew();
  const input = await inputs[target.name]?.(scene);
  const valid = await fuzz.validIn(scene, target, input && { input });
  const before = await countRows();
  const verdicts = await call(valid);
  const growth = Object.entries(await countRows()).map(([name, count]) => [
    name,
    count - (before[name] ?? 0),
  ]);
  return { verdicts, growth: Object.fromEntries(growth.filter(([, more]) => more !== 0)) as object };
};

const callAtOnce = (target: Target, times: number) =>
  callWith(target, (valid) => fuzz.atOnce(target, valid, times));

/** A calendar file says when it was made; the cursor of the change feed moves on once the relay has taken the change. */
const OF_THE_MOMENT = /DTSTAMP:\w+|"changeCursor":"\d+"/g;

const answersOf = (verdicts: readonly Verdict[]): Set<string> => {
  const done = verdicts.filter(({ code }) => code === 'OK');
  return new Set(done.map(({ data }) => JSON.stringify(data).replace(OF_THE_MOMENT, '')));
};

describe(`${TIMES} calls at once`, () => {
  it.each(sampled(mutations))('of %s have one effect', async (name, target) => {
    const one = await callAtOnce(target, 1);
    const { verdicts, growth } = await callAtOnce(target, TIMES);
    expect([...one.verdicts, ...verdicts].flatMap(({ violation }) => violation ?? [])).toEqual([]);
    const refused = REFUSED[name];
    const codes = verdicts.map(({ code }) => code).filter((code) => code !== TOO_LATE[name]);
    const inTime = TOO_LATE[name] ? Math.max(1, codes.length) : TIMES;
    expect(codes.sort()).toEqual(
      refused ? [...Array<string>(TIMES - 1).fill(refused), 'OK'].sort() : Array<string>(inTime).fill('OK'),
    );
    const different = EACH.has(name) ? TIMES : FIRST_IS_TOLD.has(name) ? 2 : 1;
    expect([...answersOf(verdicts)]).toEqual(Array<unknown>(different).fill(expect.any(String)));
    const isOneThing = !EACH.has(name) && name !== STORED_ONCE;
    expect(isOneThing ? growth : one.growth).toEqual(one.growth);
  });
});

describe('three calls at once with one key, at two servers', () => {
  it.each(sampled(keyed))('of %s have one effect and one answer', async (name, target) => {
    const one = await callAtOnce(target, 1);
    const urls = [server.url, other.url, server.url];
    const { verdicts, growth } = await callWith(target, (valid) =>
      fuzz.withKey(target, valid, newId(), urls),
    );
    const codes = verdicts.map((answer) => judgeGraphQL(answer, name, target.type).code);
    const answered = verdicts.filter((_answer, index) => codes[index] !== TOO_LATE[name]);
    const inTime = codes.filter((code) => code !== TOO_LATE[name]);
    expect(inTime).toEqual(
      Array<string>(TOO_LATE[name] ? inTime.length : 3).fill(one.verdicts[0]?.code ?? ''),
    );
    expect(new Set(answered.map(({ text }) => text)).size).toBe(1);
    expect(answered.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    const { idempotency_keys: keys = 0, ...effect } = growth as Record<string, number>;
    expect(name === STORED_ONCE ? one.growth : effect).toEqual(one.growth);
    expect(keys).toBe(1);
  });

  it('is for all mutations but those that hand out a secret', () => {
    const withToken = all.flatMap(([name, { type }]) =>
      isObjectType(getNamedType(type)) &&
      Object.keys((getNamedType(type) as GraphQLObjectType).getFields()).some((field) =>
        ['accessToken', 'resetToken', 'secret', 'token'].includes(field),
      )
        ? [name]
        : [],
    );
    expect(withToken.toSorted()).toEqual(WITHOUT_KEY);
  });
});
