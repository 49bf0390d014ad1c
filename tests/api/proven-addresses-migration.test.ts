import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { createDatabase, type TestDatabase } from '../support/database';
import { connectForMigrations, migrationCalled, takeBackThrough } from '../support/migrations';

let database: TestDatabase;
let dataSource: DataSource;
const eventId = newId();

beforeAll(async () => {
  database = await createDatabase();
  dataSource = await connectForMigrations(database.url);
  const runner = dataSource.createQueryRunner();
  await takeBackThrough(runner, 'ProvenAddresses');
  await runner.query(
    `INSERT INTO events (id, title, starts_at, ends_at) VALUES ($1, 'Forum', now(), now() + interval '1 day')`,
    [eventId],
  );
  await runner.release();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

interface Before {
  email: string;
  role?: string;
  password?: boolean;
  /** The staff entry that tells of the profile: none, creation or import. */
  trace?: 'attendee.create' | 'import';
  passwordSet?: boolean;
  mailedLink?: boolean;
  status?: 'INVITED' | 'CONFIRMED';
  mailed?: boolean;
}

/** A user as they were before; profile, log entry and mail are of the same moment, as one transaction makes them. */
const insert = async (before: Before): Promise<void> => {
  const [user, attendee, importId, at] = [newId(), newId(), newId(), new Date('2026-05-01T10:00:00Z')];
  const run = (text: string, ...values: unknown[]) => dataSource.query(text, values);
  await run(
    `INSERT INTO users (id, email, display_name, role, password_hash, created_at) VALUES ($1, $2, 'Somebody', $3, $4, $5)`,
    user,
    before.email,
    before.role ?? 'ATTENDEE',
    before.password ? 'hash' : null,
    at,
  );
  if (before.status)
    await run(
      `INSERT INTO attendees (id, event_id, user_id, first_name, last_name, invite_code, status, confirmed_at, invited_at, created_at)
       VALUES ($1, $2, $3, 'A', 'B', $1::uuid::text, $4, $5, $6, $7)`,
      attendee,
      eventId,
      user,
      before.status,
      before.status === 'CONFIRMED' ? at : null,
      before.mailed ? at : null,
      at,
    );
  const audit = `INSERT INTO audit_entries (id, actor_name, action, subject_id, after) VALUES ($1, 'Staff', $2, $3, $4)`;
  if (before.trace === 'attendee.create') await run(audit, newId(), before.trace, attendee, '{}');
  if (before.trace === 'import') {
    await run(
      `INSERT INTO imports (id, event_id, kind, status, file_name) VALUES ($1, $2, 'ATTENDEES', 'COMMITTED', 'x.csv')`,
      importId,
      eventId,
    );
    await run('INSERT INTO import_changes (import_id, subject_id) VALUES ($1, $2)', importId, attendee);
  }
  if (before.passwordSet) await run(audit, newId(), 'user.update', user, '{"passwordSet":true}');
  if (before.mailedLink)
    await run(
      `INSERT INTO mails (id, recipient, template, subject, created_at) VALUES ($1, $2, 'set-password', 'Welcome', $3)`,
      newId(),
      before.email,
      at,
    );
};

it('counts those as proven who demonstrably came by a mailed code or link, and keeps what others use', async () => {
  const made = { trace: 'attendee.create', mailed: true } as const;
  const users: Before[] = [
    { email: 'a.staff@x.test', role: 'MANAGER', password: true },
    { email: 'b.demo@demo.podium.test', password: true },
    { email: 'c.by.code@x.test', password: true, status: 'CONFIRMED', ...made },
    { email: 'd.by.import@x.test', password: true, status: 'INVITED', trace: 'import' },
    { email: 'e.by.link@x.test', password: true, mailedLink: true },
    { email: 'f.password.by.staff@x.test', password: true, status: 'INVITED', ...made, passwordSet: true },
    { email: 'g.no.password@x.test', status: 'INVITED', ...made },
    { email: 'h.registered@x.test', password: true, status: 'CONFIRMED' },
    { email: 'i.began@x.test', password: true, status: 'INVITED' },
    { email: 'j.reminded@x.test', password: true, status: 'INVITED', mailed: true },
    { email: 'k.account@x.test', password: true },
  ];
  for (const user of users) await insert(user);
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await new (migrationCalled('ProvenAddresses'))().up(runner);
  await runner.commitTransaction();
  await runner.release();
  const after: { name: string; proven: boolean; byInvitation: boolean | null }[] = await dataSource.query(
    `SELECT left(u.email::text, 1) AS name, u.email_verified_at IS NOT NULL AS proven, a.by_invitation AS "byInvitation"
     FROM users u LEFT JOIN attendees a ON a.user_id = u.id ORDER BY 1`,
  );
  expect(after.map(({ name, proven, byInvitation }) => [name, proven, byInvitation])).toEqual([
    ['a', true, null],
    ['b', true, null],
    ['c', true, true],
    ['d', true, true],
    ['e', true, null],
    ['f', false, true],
    ['g', false, true],
    ['h', false, false],
    ['i', false, false],
    ['j', false, true],
    ['k', false, null],
  ]);
});
