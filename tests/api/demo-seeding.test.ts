import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/core/config';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { seed } from '../../server/src/seed';
import { login } from '../support/client';
import { createDatabase, type TestDatabase } from '../support/database';
import { DEMO_PICTURES } from '../support/demo';
import { buildEvent, buildUser, insert, signIn } from '../support/factories';
import { openSql, startServer } from '../support/server';
import { welcome } from '../../server/src/startup-banner';

const ADMIN = { ADMIN_EMAIL: 'first@example.test', ADMIN_PASSWORD: 'tall ships at dawn' };

let database: TestDatabase;
let db: ReturnType<typeof openSql>;

beforeEach(async () => {
  database = await createDatabase();
  db = openSql(database.url);
});
afterEach(async () => {
  await db.end();
  await database.drop();
});

const run = async (settings: Record<string, string>) => {
  const config = readConfig({ DATA_DIR: '/nonexistent', ...settings });
  const { demo: _demo, ...done } = await seed({ ...config, databaseUrl: database.url }, DEMO_PICTURES);
  return done;
};
const admins = () =>
  db.sql<{ email: string; demo: boolean }>(
    `SELECT email::text, demo FROM users WHERE role = 'ADMIN' ORDER BY email`,
  );

describe('seeding the demo', () => {
  it.each([
    ['users', () => buildUser(db)],
    ['events', () => buildEvent(db)],
  ])('is refused where there are %s', async (_what, build) => {
    await build();
    await expect(run({ DEMO: '1' })).rejects.toThrow(
      'The database has users or events of its own, and the demo is never put beside them.',
    );
    expect(await db.sql('SELECT 1 FROM users WHERE demo')).toEqual([]);
  });
});

describe('the administrator of the settings', () => {
  const withDemoAdmin = () =>
    buildUser(db, { role: Role.ADMIN, demo: true, email: 'admin@demo.podium.test' });

  it('is made beside administrators of the demo, and once', async () => {
    await withDemoAdmin();
    expect(await run({ DEMO: '0', ...ADMIN })).toEqual({
      firstAdmin: 'first@example.test',
      hasSandbox: false,
      isDemoOver: false,
      refusedDemoUsers: 1,
    });
    expect((await run({ DEMO: '0', ...ADMIN, ADMIN_EMAIL: 'second@example.test' })).firstAdmin).toBeNull();
    expect(await admins()).toEqual([
      { email: 'admin@demo.podium.test', demo: true },
      { email: 'first@example.test', demo: false },
    ]);
  });

  it('may be a user already, whose former sessions and links end', async () => {
    const user = await buildUser(db, {
      email: ADMIN.ADMIN_EMAIL,
      passwordHash: await hashPassword('old one here'),
    });
    await signIn(db, user);
    await insert(db, 'password_tokens', {
      tokenHash: Buffer.from('token'),
      userId: user.id,
      credentialsVersion: 1,
      expiresAt: new Date(Date.now() + 60_000),
      requesterKnown: false,
    });
    expect((await run({ DEMO: '0', ...ADMIN })).firstAdmin).toBe('first@example.test');
    expect(await admins()).toEqual([{ email: 'first@example.test', demo: false }]);
    expect(await db.sql('SELECT 1 FROM sessions UNION ALL SELECT 1 FROM password_tokens')).toEqual([]);
    const server = await startServer({ databaseUrl: database.url });
    expect(await login(server.url, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).toBeTruthy();
    await server.close();
  });

  it('is nobody of the demo', async () => {
    const { email } = await withDemoAdmin();
    expect((await run({ DEMO: '0', ...ADMIN, ADMIN_EMAIL: email })).firstAdmin).toBeNull();
    expect(await admins()).toEqual([{ email, demo: true }]);
  });
});

describe('a server that nobody can sign in to', () => {
  it('is not ready, until there is an administrator whom it lets in', async () => {
    const server = await startServer({ databaseUrl: database.url });
    const demo = await startServer({ databaseUrl: database.url, demo: true });
    const ask = async ({ url }: { url: string }) => {
      const response = await fetch(`${url}/readyz`);
      return [response.status, await response.json()];
    };
    const nobody = [503, { status: 'not ready', reason: 'NO_ADMINISTRATOR' }];
    await buildUser(db, { role: Role.MANAGER });
    await buildUser(db, { role: Role.ADMIN, disabledAt: new Date() });
    expect([await ask(server), await ask(demo)]).toEqual([nobody, nobody]);
    await buildUser(db, { role: Role.ADMIN, demo: true });
    await expect.poll(() => ask(demo)).toEqual([200, { status: 'ready' }]);
    expect(await ask(server)).toEqual(nobody);
    await buildUser(db, { role: Role.ADMIN });
    await expect.poll(() => ask(server)).toEqual([200, { status: 'ready' }]);
    await demo.close();
    await server.close();
  });

  it('says so when it starts, in place of that it is ready', () => {
    const [text, ready] = [false, true].map((hasAdmin) =>
      welcome('http://localhost:4000', { demo: false }, { hasAdmin, hasSandbox: false, isDemoOver: false }),
    );
    expect(text).toContain('Podium is running, but nobody can sign in: http://localhost:4000');
    expect(text).not.toContain('ready');
    expect(ready).toContain('Podium is ready: http://localhost:4000');
  });

  it('offers to move a demo that is over', () => {
    const found = { hasAdmin: true, hasSandbox: false, isDemoOver: true };
    expect(welcome('http://localhost:4000', { demo: true }, found)).toContain('npm run demo:today');
  });
});
