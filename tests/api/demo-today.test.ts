import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDemoOver, moveDemoToToday } from '../../server/src/demo/demo-calendar';
import { expireDueRequests } from '../../server/src/modules/meetings/requests/meeting-request.service';
import { expectOk, graphql } from '../support/client';
import { createDemoDatabase, DEMO_EVENT_ID, type DemoDatabase } from '../support/demo';
import { buildMeeting, signIn } from '../support/factories';
import { openSql, startServer } from '../support/server';

const DAY = 86_400_000;
const DAYS = 17;

let database: DemoDatabase;
let client: Client;
let db: ReturnType<typeof openSql>;
const later = new Date(Date.now() + DAYS * DAY);

beforeAll(async () => {
  database = await createDemoDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  db = openSql(database.url);
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

describe('a demo that is over', () => {
  it('moves to today with everything that is dated in it, by whole days', async () => {
    // Without summer time a day of the calendar has 24 hours.
    await db.sql(`UPDATE events SET timezone = 'Asia/Dubai' WHERE id <> $1`, [DEMO_EVENT_ID]);
    expect(await isDemoOver(client, new Date())).toBe(false);
    expect(await moveDemoToToday(client, new Date())).toBe(0);
    const before = await contentLess(0);
    expect(await isDemoOver(client, later)).toBe(true);
    expect(await moveDemoToToday(client, later)).toBe(DAYS);
    const after = await contentLess(DAYS);
    for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
    expect(await isDemoOver(client, later)).toBe(false);
    expect(await moveDemoToToday(client, new Date())).toBe(-DAYS);
    expect(await contentLess(0)).toEqual(before);
  });
});

describe('a demo that moves into summer time', () => {
  it('keeps the times of day', async () => {
    await db.sql(`UPDATE events SET timezone = 'Europe/Copenhagen'`);
    const times = () =>
      db.sql(
        `SELECT a.id, to_char(a.starts_at AT TIME ZONE e.timezone, 'HH24:MI') AS at FROM activities a
         JOIN events e ON e.id = a.event_id ORDER BY a.id`,
      );
    const before = await times();
    expect(await moveDemoToToday(client, new Date(Date.now() + 182 * DAY))).toBeGreaterThan(180);
    expect(await times()).toEqual(before);
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
