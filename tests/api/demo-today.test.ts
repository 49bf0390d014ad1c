import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasHappened, isDemoOver, moveDemoToToday } from '../../server/src/demo/demo-calendar';
import { seedDemo } from '../../server/src/demo/demo-seed';
import { expireDueRequests } from '../../server/src/modules/meetings/requests/meeting-request.service';
import { expectOk, graphql } from '../support/client';
import { createDatabase, type TestDatabase } from '../support/database';
import { DEMO_EVENT_ID, DEMO_PICTURES } from '../support/demo';
import { buildMeeting, signIn } from '../support/factories';
import { openSql, startServer } from '../support/server';

const DAY = 86_400_000;
const DAYS = 17;
/** Late morning in Karachi. */
const NOW = new Date('2027-01-13T06:10:00Z');
const later = new Date(NOW.getTime() + DAYS * DAY);

let database: TestDatabase;
let client: Client;
let db: ReturnType<typeof openSql>;

beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  db = openSql(database.url);
  const files = { put: async () => undefined, get: async () => null, remove: async () => undefined };
  await seedDemo(client, { now: NOW, passwordHash: 'x', pictureFolder: DEMO_PICTURES, files });
});
afterAll(async () => {
  await db.end();
  await client.end();
  await database.drop();
});

/** Every row of every table, with `days` taken from all its times and dates; without what belongs to no event. */
async function contentLess(days: number): Promise<Record<string, string[]>> {
  const tables = await db.sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const back = (text: string): string =>
    text
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, (at) =>
        new Date(Date.parse(at) - days * DAY).toISOString(),
      )
      .replaceAll(/\d{4}-\d\d-\d\d [\d:.]+\+00/g, (at) =>
        new Date(Date.parse(`${at.replace(' ', 'T')}:00`) - days * DAY).toISOString(),
      )
      .replaceAll(/"(?:date|day)": ?"(\d{4}-\d\d-\d\d)"/g, (_all, day: string) =>
        new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10),
      );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (['migrations', 'outbox', 'uploads', 'users', 'sessions'].includes(name)) continue;
    const rows = await db.sql<{ row: string }>(`SELECT to_json(t)::text AS row FROM ${name} t`);
    if (rows.length > 0) content[name] = rows.map(({ row }) => back(row)).toSorted();
  }
  return content;
}

/** When everything takes place on the clocks of its event, and how the main event presents itself. */
const onItsClocks = async () => ({
  activities: await db.sql(
    `SELECT a.id, to_char(a.starts_at AT TIME ZONE e.timezone, 'HH24:MI') AS at FROM activities a
     JOIN events e ON e.id = a.event_id ORDER BY a.id`,
  ),
  claims: await db.sql(
    `SELECT to_char(lower(c.during) AT TIME ZONE e.timezone, 'HH24:MI') AS at, count(*)::int AS count FROM claims c
     JOIN pods p ON p.id = c.pod_id JOIN events e ON e.id = p.event_id GROUP BY 1 ORDER BY 1`,
  ),
});

const mainEvent = async () => {
  const [event] = await db.sql(
    `SELECT city, country, timezone, venue, substring(description from 'economy ([^:]+):') AS region,
       (starts_at AT TIME ZONE timezone)::text AS starts, (ends_at AT TIME ZONE timezone)::text AS ends, meeting_hours -> 1 ->> 'date' AS second
     FROM events WHERE id = $1`,
    [DEMO_EVENT_ID],
  );
  return event;
};

describe('a demo that is over', () => {
  it('moves to today with everything that is dated in it, by whole days', async () => {
    // Without summer time a day of the calendar has 24 hours.
    await db.sql(`UPDATE events SET timezone = 'Asia/Dubai' WHERE id <> $1`, [DEMO_EVENT_ID]);
    expect(await isDemoOver(client, NOW)).toBe(false);
    expect(await moveDemoToToday(client, NOW)).toEqual({ days: 0, city: 'Karachi', isMoved: false });
    const before = await contentLess(0);
    expect(await isDemoOver(client, later)).toBe(true);
    expect(await moveDemoToToday(client, later)).toEqual({ days: DAYS, city: 'Karachi', isMoved: true });
    const after = await contentLess(DAYS);
    for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
    expect(await isDemoOver(client, later)).toBe(false);
    expect(await moveDemoToToday(client, NOW)).toEqual({ days: -DAYS, city: 'Karachi', isMoved: true });
    expect(await contentLess(0)).toEqual(before);
  });
});

it('tells from the name of each time whether it may lie ahead', async () => {
  const times = await client.query<{ name: string }>(
    `SELECT DISTINCT attname AS name FROM pg_attribute JOIN pg_class t ON t.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND atttypid = 'timestamptz'::regtype AND NOT attisdropped ORDER BY 1`,
  );
  expect(times.rows.map(({ name }) => name).filter((name) => !hasHappened(name))).toEqual(
    'code_expires_at due_at ends_at expires_at hour invitation_due_at leased_until next_attempt_at offer_ends_at old_ends_at old_starts_at previous_secret_until remind_at reminded_for send_at starts_at undo_until wishes_close_at wishes_open_at'.split(
      ' ',
    ),
  );
});

describe('a demo whose city has no morning any more', () => {
  it('moves to the city that has, at the same times of day, and nothing has happened ahead of now', async () => {
    const before = await onItsClocks();
    // 09:40 in Santo Domingo, earlier than it was in Karachi.
    const now = new Date('2027-01-13T13:40:00Z');
    expect(await moveDemoToToday(client, now)).toEqual({ days: 0, city: 'Santo Domingo', isMoved: true });
    expect(await mainEvent()).toEqual({
      city: 'Santo Domingo',
      country: 'DO',
      timezone: 'America/Santo_Domingo',
      venue: 'Centro de Convenciones del Caribe',
      region: 'around the Caribbean',
      starts: '2027-01-12 08:00:00',
      ends: '2027-01-14 19:00:00',
      second: '2027-01-13',
    });
    expect(await onItsClocks()).toEqual(before);
    const ahead = await db.sql(
      `SELECT 1 FROM check_ins WHERE at > $1 UNION ALL SELECT 1 FROM messages WHERE sent_at > $1 OR read_at > $1
       UNION ALL SELECT 1 FROM notifications WHERE created_at > $1 UNION ALL SELECT 1 FROM leads WHERE captured_at > $1`,
      [now],
    );
    expect(ahead).toEqual([]);
    expect(await moveDemoToToday(client, NOW)).toEqual({ days: 0, city: 'Karachi', isMoved: true });
    expect(await onItsClocks()).toEqual(before);
  });

  it('may be one of before, in summer time', async () => {
    await db.sql(`UPDATE events SET timezone = 'Europe/Copenhagen'`);
    const before = await onItsClocks();
    const moved = await moveDemoToToday(client, new Date(NOW.getTime() + 182 * DAY));
    expect(moved).toMatchObject({ city: 'Karachi', isMoved: true });
    expect(moved?.days).toBeGreaterThan(180);
    expect(await onItsClocks()).toEqual(before);
  });
});

describe('requests in the demo', () => {
  it('wait for as long as the demo stands, those of before and new ones', async () => {
    const server = await startServer({ databaseUrl: database.url, demo: true });
    const [sender, receiver] = await db.sql<{ id: string; user_id: string }>(
      `SELECT a.id, a.user_id FROM attendees a JOIN users u ON u.id = a.user_id
       WHERE a.event_id = $1 AND u.email IN ('attendee@demo.podium.test', 'investor@demo.podium.test')`,
      [DEMO_EVENT_ID],
    );
    const [from, to] = [new Date(Date.now() - 3 * DAY), new Date(Date.now() - 3 * DAY + 1_200_000)];
    const { id } = await buildMeeting(db, {
      eventId: DEMO_EVENT_ID,
      senderId: sender?.id ?? '',
      receiverId: receiver?.id ?? '',
      startsAt: from,
      endsAt: to,
      expiresAt: from,
    });
    const waiting = () =>
      db.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM meetings WHERE status = 'PENDING' AND expires_at <> 'infinity'`,
      );
    expect(await waiting()).toEqual([{ count: 0 }]);
    expect(await expireDueRequests(server.app.systemContext())).toBe(0);
    const token = await signIn(db, { id: receiver?.user_id ?? '' });
    const MEETING = 'query ($id: ID!) { meeting(id: $id) { status expiresAt } }';
    expect(await expectOk(graphql(server.url, MEETING, { id }, token))).toEqual({
      meeting: { status: 'PENDING', expiresAt: null },
    });
    await server.close();
  });
});
