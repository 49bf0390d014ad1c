import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { createFileStore } from '../../server/src/core/files/storage';
import { seedDemo } from '../../server/src/demo/demo-seed';
import { removeUnusedPictures } from '../../server/src/modules/uploads/unused-pictures.service';
import { expectOk, graphql } from '../support/client';
import { createDatabase, type TestDatabase } from '../support/database';
import { DEMO_EVENT_ID, DEMO_PICTURES } from '../support/demo';
import { signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

/** In the morning of the second day in Kigali, so that people are inside. */
const NOW = new Date('2027-03-09T09:10:00Z');

let database: TestDatabase;
let server: TestServer;
let token: string;

beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ databaseUrl: database.url });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await seedDemo(client, {
    now: NOW,
    passwordHash: 'x',
    pictureFolder: DEMO_PICTURES,
    files: createFileStore(server.app.runtime.config),
  });
  await client.end();
  token = await signInAs(server, Role.ADMIN);
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

interface Counts {
  statistics: { totals: { checkedIn: number }; checkInsByHour: { startsAt: string; count: number }[] };
  headCount: { entered: number; inside: number; left: number; gates: { gate: string; in: number }[] };
  checkIns: { totalCount: number };
}

describe('the entries of the demo', () => {
  it('agree with the statistics, the head count and the attendees', async () => {
    const counts = await expectOk(
      graphql<Counts>(
        server.url,
        `
          query ($eventId: ID!) {
            statistics: eventStatistics(eventId: $eventId) {
              totals {
                checkedIn
              }
              checkInsByHour {
                startsAt
                count
              }
            }
            headCount(eventId: $eventId) {
              entered
              inside
              left
              gates {
                gate
                in
              }
            }
            checkIns(eventId: $eventId) {
              totalCount
            }
          }
        `,
        { eventId: DEMO_EVENT_ID },
        token,
      ),
    );
    const hours = await server.sql<{ startsAt: Date; count: number }>(
      `SELECT date_trunc('hour', first, 'Africa/Kigali') AS "startsAt", count(*)::int AS count
       FROM (SELECT min(at) AS first FROM check_ins WHERE event_id = $1 AND direction = 'IN' GROUP BY attendee_id) entries
       GROUP BY 1 ORDER BY 1`,
      [DEMO_EVENT_ID],
    );
    const { statistics, headCount, checkIns } = counts;
    expect(headCount.entered).toBeGreaterThan(150);
    expect(statistics.totals.checkedIn).toBe(headCount.entered);
    expect(statistics.checkInsByHour).toEqual(
      hours.map(({ startsAt, count }) => ({ startsAt: startsAt.toISOString(), count })),
    );
    expect(headCount.inside + headCount.left).toBe(headCount.entered);
    expect(headCount.inside).toBeGreaterThan(100);
    expect(headCount.gates.map(({ gate }) => gate)).toEqual(['Gate A', 'Gate B', 'Terrace']);
    expect(checkIns.totalCount).toBeGreaterThan(headCount.entered);
  });

  it('are recorded by staff of the event, and none contradicts another', async () => {
    const { checkIns } = await expectOk(
      graphql<{ checkIns: { nodes: { recordedBy: string | null; conflict: boolean }[] } }>(
        server.url,
        `
          query ($eventId: ID!) {
            checkIns(eventId: $eventId, first: 100) {
              nodes {
                recordedBy
                conflict
              }
            }
          }
        `,
        { eventId: DEMO_EVENT_ID },
        token,
      ),
    );
    expect(new Set(checkIns.nodes.map(({ recordedBy }) => recordedBy))).toEqual(
      new Set(['Samuel Okoye', 'Marta Keller', 'Hana Petrova']),
    );
    expect(checkIns.nodes.filter(({ conflict }) => conflict)).toEqual([]);
  });
});

describe('the pictures of the demo', () => {
  it('are served, and stay when unused pictures are removed', async () => {
    const [company] = await server.sql<{ logo: string; cover: string }>(
      'SELECT logo, cover FROM companies WHERE event_id = $1 ORDER BY id LIMIT 1',
      [DEMO_EVENT_ID],
    );
    await server.sql(`UPDATE uploads SET last_used_at = now() - interval '3 days'`);
    await removeUnusedPictures(server.app.systemContext());
    for (const name of [company?.logo, company?.cover]) {
      const answer = await fetch(`${server.url}/v1/uploads/${name}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    const people = await server.sql<{ avatar: string }>(
      'SELECT avatar FROM attendees WHERE avatar IS NOT NULL',
    );
    const kept = await server.sql<{ name: string }>('SELECT name FROM uploads');
    const names = new Set(kept.map(({ name }) => name));
    expect(people.length).toBeGreaterThan(300);
    expect(people.filter(({ avatar }) => !names.has(avatar))).toEqual([]);
  });
});
