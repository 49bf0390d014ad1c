import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { createLogger } from '../../server/src/core/logger';
import { sealMails, sendMail } from '../../server/src/modules/mails/mail.service';
import { warnOfState } from '../../server/src/modules/system-health/index';
import { sealSecrets } from '../../server/src/modules/webhooks/webhook.jobs';
import { expectOk, graphql, post } from '../support/client';
import { buildUser, insert, signInAs } from '../support/factories';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startServer, type TestServer, type TestSql } from '../support/server';
import { waitFor } from '../support/wait';
import { createWebhookScene } from '../support/webhook-scene';
import { SECRET } from '../support/webhooks';

const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }`;
const ROTATE = `mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { secret } }`;
const OTP = `mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { __typename } }`;
const INVITE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }`;
const KEPT = `{ mails(filter: { template: "announcement" }) { nodes { text html } } }`;
const HEALTH = '{ systemHealth { secrets } }';

const [former, present, strange] = [randomBytes(32), randomBytes(32), randomBytes(32)];

/** All that a dump of the database has. */
async function contentOf({ sql }: TestSql): Promise<string> {
  const tables = await sql<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r'
     AND relnamespace::regnamespace::text IN ('public', 'pgboss')`,
  );
  const rows: string[] = [];
  for (const { name } of tables)
    rows.push(...(await sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)).map(({ row }) => row));
  return rows.join('\n');
}

let server: TestServer;
let mails: MailServer;
let scene: ReturnType<typeof createWebhookScene>;
let admin: string;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({
    secretsKeys: [former],
    smtpUrl: mails.url,
    webhookPrivateTargets: '127.0.0.1/32',
    jobs: false,
  });
  scene = createWebhookScene(server);
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(async () => {
  await scene.clear();
  await server.close();
  await mails.close();
});

/** A server of the same database with other keys; it does no jobs. */
const withKeys = (keys: Buffer[], options: object = {}) =>
  startServer({
    databaseUrl: server.databaseUrl,
    secretsKeys: keys,
    smtpUrl: mails.url,
    webhookPrivateTargets: '127.0.0.1/32',
    jobs: false,
    ...options,
  });
const secretsOf = async ({ url }: TestServer) =>
  (await expectOk(graphql<{ systemHealth: { secrets: string } }>(url, HEALTH, {}, admin))).systemHealth
    .secrets;
const writeMail = async (text: string, status = 'QUEUED'): Promise<string> => {
  const id = newId();
  const mail = { recipient: 'plain@example.test', template: 'announcement', subject: 'Hello' };
  await insert(server, 'mails', { ...mail, id, status, text, html: `<p>${text}</p>` });
  return id;
};
const mailOf = async (id: string) =>
  (
    await server.sql<{ status: string; text: string | null; error: string | null }>(
      'SELECT status, text, error FROM mails WHERE id = $1',
      [id],
    )
  )[0];

/** A log of which the lines are kept. */
const keepingLog = () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, log: createLogger('info', sink) };
};

describe('a dump of the database', () => {
  it('has neither the secrets of webhooks nor the links of mails', { timeout: 90_000 }, async () => {
    mails.mood = 'refuses';
    const working = await withKeys([former], { jobs: true });
    const { receiver, eventId, id: webhookId } = await scene.follow();
    const input = {
      name: 'CRM',
      eventId,
      url: receiver.url,
      topics: ['CHECK_IN_RECORDED'],
      scopes: ['CHECK_INS_READ'],
    };
    // Its answer is kept for repetitions.
    const headers = { authorization: `Bearer ${admin}`, 'idempotency-key': newId() };
    const answer = await post(server.url, JSON.stringify({ query: CREATE, variables: { input } }), headers);
    const { data: made } = (await answer.json()) as { data: { createWebhook: { secret: string } } };
    const rotated = await expectOk(
      graphql<{ rotateWebhookSecret: { secret: string } }>(
        server.url,
        ROTATE,
        { input: { webhookId } },
        admin,
      ),
    );
    const person = await buildUser(server);
    await expectOk(graphql(server.url, OTP, { input: { email: person.email } }));
    const invited = { email: `${newId()}@example.test`, displayName: 'Ada', role: 'MANAGER' };
    await expectOk(graphql(server.url, INVITE, { input: invited }, admin));
    await waitFor(() => mails.tries > 1, 'Both mails');
    const dump = await contentOf(server);
    mails.mood = 'takes';
    await waitFor(() => mails.received.length > 1, 'Both mails once more', 60_000);
    const sources = mails.received.map(({ source }) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));
    const tokens = sources.flatMap((source) =>
      [...source.matchAll(/token=([\w-]{43})/g)].map(([, token]) => token),
    );
    expect(new Set(tokens).size).toBe(2);
    const secrets = [made.createWebhook.secret, rotated.rotateWebhookSecret.secret, ...tokens];
    expect(secrets.filter((secret) => dump.includes(secret!))).toEqual([]);
    expect(await secretsOf(server)).toBe('SEALED');
    await working.close();
  });
});

describe('secrets in the database', () => {
  it('are sealed where they were plain, and with a new key where they were not; all of it still works', async () => {
    const { receiver, eventId, id } = await scene.follow();
    const plain = await writeMail('Plain words', 'KEPT');
    const marks = async () => [
      (await mailOf(plain))?.text?.slice(0, 15),
      (
        await server.sql<{ mark: string }>('SELECT left(secret, 15) AS mark FROM webhooks WHERE id = $1', [
          id,
        ])
      )[0]?.mark,
    ];
    const seal = async (keys: Buffer[]) => {
      const one = await withKeys(keys);
      await sealMails(one.app.systemContext());
      await sealSecrets(one.app.systemContext());
      await one.close();
      return marks();
    };
    const before = await marks();
    expect(before).toEqual(['Plain words', SECRET.slice(0, 15)]);
    const [first] = await seal([former]);
    expect(first).toMatch(/^sealed:[\da-f]{8}$/);
    expect(await marks()).toEqual([first, first]);
    const [second] = await seal([present, former]);
    expect([second, second === first]).toEqual([expect.stringMatching(/^sealed:/), false]);
    expect(await marks()).toEqual([second, second]);

    const rotated = await withKeys([present], { jobs: true, smtpUrl: undefined, demo: true });
    await scene.enter(eventId);
    await waitFor(() => receiver.accepted.length > 0, 'A delivery with a valid signature');
    const { mails: log } = await expectOk(
      graphql<{ mails: { nodes: object[] } }>(rotated.url, KEPT, {}, admin),
    );
    expect(log.nodes).toEqual([{ text: 'Plain words', html: '<p>Plain words</p>' }]);
    await rotated.close();
  });

  it('wait for a key that is missing, which is said, and are lost neither without one nor with another', async () => {
    const id = await writeMail('Waiting words');
    await server.sql('UPDATE mails SET text = $2 WHERE id <> $1', [id, null]);
    await scene.clear();
    const sealing = await withKeys([present]);
    await sealMails(sealing.app.systemContext());
    const { text } = (await mailOf(id))!;
    expect(text).toMatch(/^sealed:/);
    for (const keys of [[], [strange]]) {
      const { lines, log } = keepingLog();
      const without = await withKeys(keys, { log });
      await warnOfState(without.app.runtime);
      expect(lines.join()).toContain('start.lacks-secrets-key');
      expect(await secretsOf(without)).toBe('KEY_MISSING');
      await sendMail(without.app.systemContext(), id);
      await sealMails(without.app.systemContext());
      expect(await mailOf(id)).toEqual({
        status: 'FAILED',
        text,
        error: 'This was sealed with a key that SECRETS_KEY does not name.',
      });
      await without.close();
    }
    const waiting = await server.sql(
      `SELECT FROM pgboss.job WHERE name = 'mails.send' AND data->>'mailId' = $1 AND state = 'created' AND start_after > now()`,
      [id],
    );
    expect(waiting).toHaveLength(2);
    await sendMail(sealing.app.systemContext(), id);
    expect(await mailOf(id)).toMatchObject({ status: 'SENT', text: null });
    expect(mails.received.at(-1)?.source).toContain('Waiting words');
    await sealing.close();
  });

  it('stay as they are without a key, which is said', async () => {
    const { lines, log } = keepingLog();
    const plain = await startServer({ log });
    const token = await signInAs(plain, Role.ADMIN);
    await warnOfState(plain.app.runtime);
    expect(lines.join()).toContain('start.no-secrets-key');
    const { systemHealth } = await expectOk(graphql(plain.url, HEALTH, {}, token));
    expect(systemHealth).toEqual({ secrets: 'PLAIN' });
    await plain.close();
  });
});
