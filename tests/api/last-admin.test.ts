import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { refuseLastAdmin } from '../../server/src/modules/users/last-admin';
import { buildUser } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const DEMOTE = `UPDATE users SET role = 'MANAGER' WHERE id = $1`;

it('an administrator of the demo takes the place of no real one', () => {
  const [real, demo] = [
    { id: 'real', demo: false },
    { id: 'demo', demo: true },
  ];
  const lastOf = (...admins: (typeof real)[]) =>
    admins.flatMap(({ id }) => {
      try {
        refuseLastAdmin(admins, id);
        return [];
      } catch {
        return [id];
      }
    });
  const other = { id: 'other', demo: false };
  const ofDemoToo = { id: 'of demo too', demo: true };
  expect([lastOf(real, demo), lastOf(real, other), lastOf(demo), lastOf(demo, ofDemoToo)]).toEqual([
    ['real'],
    [],
    ['demo'],
    [],
  ]);
});

describe('the database', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer()));
  afterAll(() => server.close());

  it('keeps one administrator, whatever is tried and however many try at once', async () => {
    const admins = await Promise.all(
      Array.from({ length: 6 }, () => buildUser(server, { role: Role.ADMIN })),
    );
    const tried = await Promise.allSettled(admins.map(({ id }) => server.sql(DEMOTE, [id])));
    expect(tried.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ constraint: 'users_last_admin' }) },
    ]);
    const [last] = await server.sql<{ id: string }>(`SELECT id FROM users WHERE role = 'ADMIN'`);
    const refused = { constraint: 'users_last_admin' };
    await expect(server.sql('DELETE FROM users WHERE id = $1', [last?.id])).rejects.toMatchObject(refused);
    await expect(
      server.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [last?.id]),
    ).rejects.toMatchObject(refused);
  });
});
