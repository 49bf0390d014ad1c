import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/core/config';
import { removeDemoFrom } from '../../server/src/demo-commands';
import { Role } from '../../server/src/core/auth/roles';
import { createDemoDatabase, DEMO_EVENT_ID, DEMO_PICTURES, type DemoDatabase } from '../support/demo';
import { buildAttendee, buildEvent, buildMeeting, buildUser, insert } from '../support/factories';
import { openSql, type TestSql } from '../support/server';

/** Where nothing of an event or of people is kept, and what is emptied by itself. */
const OTHERS = ['attendee_counts', 'event_changes', 'migrations', 'outbox', 'security_events'];

let database: DemoDatabase;
let db: ReturnType<typeof openSql>;

beforeAll(async () => {
  database = await createDemoDatabase();
  db = openSql(database.url);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const remove = (settings: Record<string, string> = {}): Promise<string[]> => {
  const config = readConfig({ DATA_DIR: database.dataDir, LOG_LEVEL: 'silent', DEMO: '1', ...settings });
  return removeDemoFrom({ ...config, databaseUrl: database.url }, DEMO_PICTURES);
};

/** How many rows each table has that is not empty. */
async function rowCounts({ sql }: TestSql): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !OTHERS.includes(table.name))) {
    const [row] = await sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`);
    if (row?.count) counts[name] = row.count;
  }
  return counts;
}

const peopleAndEvents = async (): Promise<string[]> =>
  (await db.sql<{ name: string }>('SELECT email::text AS name FROM users UNION SELECT title FROM events'))
    .map(({ name }) => name)
    .toSorted();

describe('removing the demo', () => {
  it('is refused where nobody else could administer, and changes nothing', async () => {
    const before = await rowCounts(db);
    await expect(remove()).rejects.toThrow('There is no administrator beside those of the demo.');
    expect(await rowCounts(db)).toEqual(before);
  });

  it('takes its people, events, log and pictures, and leaves everything else', async () => {
    const visitor = await buildUser(db, { email: 'visitor@example.test' });
    await buildAttendee(db, { userId: visitor.id, eventId: DEMO_EVENT_ID });
    const event = await buildEvent(db, { title: 'Real forum' });
    const real = await buildAttendee(db, { eventId: event.id });
    const [investor] = await db.sql<{ id: string }>(
      `SELECT id FROM users WHERE email = 'investor@demo.podium.test'`,
    );
    const guest = await buildAttendee(db, { eventId: event.id, userId: investor?.id ?? '' });
    const meeting = await buildMeeting(db, { event, senderId: guest.id, receiverId: real.id });
    for (const eventId of [event.id, DEMO_EVENT_ID])
      await insert(db, 'audit_entries', {
        id: event.id === eventId ? real.id : guest.id,
        actorName: 'Somebody',
        eventId,
        action: 'event.update',
      });

    const said = await remove({ ADMIN_EMAIL: 'first@example.test', ADMIN_PASSWORD: 'tall ships at dawn' });
    expect(said).toEqual([
      'Created the first administrator: first@example.test.',
      expect.stringMatching(/^Removed \d{3} people and 3 events of the demo\.$/),
    ]);
    const [realUser] = await db.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      real.userId,
    ]);
    expect(await peopleAndEvents()).toEqual([
      'Real forum',
      'first@example.test',
      realUser?.email,
      'visitor@example.test',
    ]);
    expect(
      await db.sql(
        `SELECT a.status, a.first_name AS "firstName", m.closed_reason AS reason FROM attendees a
         JOIN meetings m ON m.sender_id = a.id WHERE a.id = $1 AND m.id = $2`,
        [guest.id, meeting.id],
      ),
    ).toEqual([{ status: 'REMOVED', firstName: 'Former', reason: 'REMOVED' }]);
    const { mails = 0, notifications = 0, ...counts } = await rowCounts(db);
    expect([mails <= 1, notifications <= 1]).toEqual([true, true]);
    expect(counts).toEqual({
      attendees: 2,
      audit_entries: 1,
      events: 1,
      mail_keys: 1,
      meetings: 1,
      users: 3,
    });
    expect(await readdir(join(database.dataDir, 'uploads'))).toEqual([]);
  });

  it('finds nothing the second time', async () => {
    expect(await remove()).toEqual(['Removed 0 people and 0 events of the demo.']);
  });
});

describe('the last administrator', () => {
  it('is a real one: one of the demo takes nobody’s place', async () => {
    const admin = async (demo: boolean) => (await buildUser(db, { role: Role.ADMIN, demo })).id;
    const demote = (id: string) => db.sql(`UPDATE users SET role = 'MANAGER' WHERE id = $1`, [id]);
    const [ofDemo, other] = [await admin(true), await admin(true)];
    const [first] = await db.sql<{ id: string }>(`SELECT id FROM users WHERE role = 'ADMIN' AND NOT demo`);
    await expect(demote(first?.id ?? '')).rejects.toMatchObject({ constraint: 'users_last_admin' });
    await demote(ofDemo);
    await demote(other);
    await admin(false);
    await demote(first?.id ?? '');
  });
});
