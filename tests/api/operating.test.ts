import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket, type TestBucket } from '../support/bucket';
import { expectOk, graphql } from '../support/client';
import { SystemPostgres, systemPrograms } from '../support/system-postgres';
import { startMailServer, type MailServer } from '../support/mail-server';
import { hasPooler, startPooler, type Pooler } from '../support/pooler';
import { quietPort } from '../support/port';
import { buildServer } from '../support/process';
import { startRedis } from '../support/redis';
import { openSql } from '../support/server';
import { waitFor } from '../support/wait';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'operating.md'), 'utf8');

/** The blocks of the page that are to be run, without the indentation of the list that they are in. */
const blocks = [...page.matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].map(([, indent, text = '']) =>
  text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

/** The files that the page expects, and others that this test adds. */
const PARTS = ['client', 'deploy', 'node_modules', 'package.json', 'scripts', 'server'];
const isHarness = (name: string): boolean =>
  PARTS.includes(name) || /^(?:page\.sh|pgbouncer-.*|dump\.rdb)$/.test(name);

/** The page starts some twenty processes, which takes two minutes of an idle machine: patience for a busy one. */
const PAGE_MS = 600_000;

/** How often servers look for jobs. */
const POLL_MS = 2_000;

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { accessToken user { role } } }`;
const INVITE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { user { email } } }`;
const HELD = `{ systemHealth { heldSince queues { name waiting } } }`;
const RELEASE = `mutation { releaseHeldJobs { released } }`;
const ACCEPT = `mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { user { email role } } }`;

/** A mail that waits while the backup is made, and whose time comes after the page. */
const WAITING_MAIL = `WITH mail AS (INSERT INTO mails (id, recipient, template, subject, text, status)
    VALUES (gen_random_uuid(), 'waiting@example.org', 'announcement', 'Doors open', 'Welcome', 'QUEUED') RETURNING id)
  INSERT INTO pgboss.job (name, data, start_after)
    SELECT 'mails.send', jsonb_build_object('mailId', id), now() + interval '1 day' FROM mail`;
const ITS_TIME_HAS_COME = `UPDATE pgboss.job SET start_after = now() WHERE name = 'mails.send' AND state = 'created'`;

describe.skipIf(!systemPrograms() || !hasPooler)('docs/operating.md, run from the top to the bottom', () => {
  let folder: string;
  let postgres: SystemPostgres;
  let pooler: Pooler;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let mails: MailServer;
  let bucket: TestBucket;
  let servers: string[];
  let output = '';
  let shell: ReturnType<typeof spawn>;

  beforeAll(async () => {
    await buildServer();
    folder = mkdtempSync(join(tmpdir(), 'podium-operating-'));
    for (const name of PARTS) symlinkSync(join(root, name), join(folder, name));
    spawnSync('git', ['init', '--quiet', folder]);
    [postgres, redis, mails, bucket] = await Promise.all([
      SystemPostgres.forTests(),
      startRedis(folder),
      startMailServer(),
      startBucket(),
    ]);
    pooler = await startPooler(folder, postgres.superuserUrl, 10);
    const ports = [await quietPort(), await quietPort(), await quietPort()];
    servers = ports.map((port) => `http://localhost:${port}`);
    const here: [string | RegExp, string][] = [
      ['postgres://postgres@localhost:5432/postgres', postgres.superuserUrl],
      ['localhost:5432', new URL(postgres.superuserUrl).host],
      ['localhost:6432', `127.0.0.1:${pooler.port}`],
      ['redis://localhost:6379', redis?.url ?? ''],
      ['smtp://localhost:1025', mails.url],
      [/s3\+http:\S+/g, bucket.url],
      ...ports.map((port, index): [RegExp, string] => [new RegExp(`\\b400${index + 1}\\b`, 'g'), `${port}`]),
    ];
    const [before = '', after = ''] = blocks.join('\n').split(/^(?=deploy\/backup\.sh once)/m);
    const script = here.reduce<string>(
      (text, [from, to]) => text.replaceAll(from, to),
      `${before}psql "$DATABASE_DIRECT_URL" --command "${WAITING_MAIL}"\n${after}`,
    );
    writeFileSync(join(folder, 'page.sh'), `${script}\necho THE END OF THE PAGE\nwait\n`);
    shell = spawn('bash', ['-euxo', 'pipefail', 'page.sh'], {
      cwd: folder,
      env: { ...postgres.env, HOME: process.env['HOME'] },
      detached: true,
    });
    shell.stdout?.on('data', (text: Buffer) => (output += text));
    shell.stderr?.on('data', (text: Buffer) => (output += text));
  });
  afterAll(async () => {
    // The servers that the page starts belong to the group of its shell.
    if (shell.pid) process.kill(-shell.pid, 'SIGKILL');
    await Promise.all([pooler.stop(), mails.close(), bucket.close(), redis?.stop()]);
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends well, and leaves two servers that invite people', { timeout: PAGE_MS + 60_000 }, async () => {
    const ended = once(shell, 'exit').then(() => true);
    await Promise.race([ended, waitFor(() => output.includes('\nTHE END OF THE PAGE'), 'The page', PAGE_MS)]);
    expect(output).toContain('\nTHE END OF THE PAGE');

    const [one = '', other = '', restored = ''] = servers;
    const admin = { email: 'admin@example.org', password: 'a password of your own' };
    const { login } = await expectOk(graphql(one, LOGIN, { input: admin }));
    const { accessToken } = login as { accessToken: string };
    const invited = { email: 'second@example.org', displayName: 'Second Address', role: 'MANAGER' };
    await expectOk(graphql(one, INVITE, { input: invited }, accessToken));
    await waitFor(() => mails.received.length > 0, 'The invitation');
    const source = mails.received[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const [, token] =
      /https:\/\/podium\.example\.org\/auth\/forgot-password\?token=([\w-]{43})/.exec(source) ?? [];
    const choice = { resetToken: token, password: 'quiet harbour 9' };
    expect(await expectOk(graphql(other, ACCEPT, { input: choice }))).toEqual({
      updatePassword: { user: { email: 'second@example.org', role: 'MANAGER' } },
    });
    // The backup is older than the invitation.
    const again = (await expectOk(graphql(restored, LOGIN, { input: admin }))).login as {
      accessToken: string;
      user: object;
    };
    expect(again.user).toEqual({ role: 'ADMIN' });

    const waitingMails = () => mails.received.filter(({ to }) => to.includes('waiting@example.org')).length;
    const copy = openSql(`${postgres.superuserUrl.replace(/[^/]+$/, '')}podium_restored`);
    await copy.sql(ITS_TIME_HAS_COME);
    await wait(3 * POLL_MS);
    expect(waitingMails(), 'mails of the restored copy').toBe(0);
    const { systemHealth } = await expectOk(graphql(restored, HELD, {}, again.accessToken));
    expect(systemHealth).toEqual({
      heldSince: expect.any(String) as string,
      queues: expect.arrayContaining([{ name: 'mails.send', waiting: 1 }]) as object[],
    });
    await expectOk(graphql(restored, RELEASE, {}, again.accessToken));
    await waitFor(() => waitingMails() > 0, 'The mail that waited');
    await wait(3 * POLL_MS);
    expect(waitingMails()).toBe(1);
    await copy.end();
    expect(output).not.toContain('WARNING');

    // Passwords and copies of the data get neither into a commit nor into an image.
    for (const file of ['.gitignore', '.dockerignore']) {
      const left = ['ls-files', '--others', `--exclude-from=${join(root, file)}`];
      const { stdout } = spawnSync('git', left, { cwd: folder, encoding: 'utf8' });
      expect([file, stdout.split('\n').filter((name) => name && !isHarness(name))]).toEqual([file, []]);
    }
  });
});
