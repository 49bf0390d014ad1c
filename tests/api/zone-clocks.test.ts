import { IANAZone } from 'luxon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { differingZones } from '../../server/src/modules/events/zone-clocks';
import { expectOk, graphql } from '../support/client';
import { buildEvent, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const DAY_MS = 86_400_000;
const CREATE =
  'mutation ($input: CreateEventInput!) { it: createEvent(input: $input) { event { timezone } } }';
const HEALTH = '{ systemHealth { knowsLetters differingZones } }';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const differing = (timezones: readonly string[], from: Date, days: number, hours: number) =>
  differingZones(
    server.app.runtime.database.db,
    timezones.map((timezone) => ({
      timezone,
      startsAt: from,
      endsAt: new Date(from.getTime() + days * DAY_MS),
    })),
    hours,
  );

it('server and database agree on the clocks of a zone, or no event is held there while they differ', async () => {
  const rows = await server.sql<{ name: string }>(
    `SELECT name FROM pg_timezone_names WHERE name LIKE '%/%' AND name !~ '^(posix|right)/'`,
  );
  const zones = rows.flatMap(({ name }) => (IANAZone.isValidZone(name) ? name : []));
  const today = new Date(new Date().setUTCHours(12, 0, 0, 0));
  const found = await differing(zones, today, 3 * 365, 24);
  // Data of a few months' difference has other clocks for some zones, never for most.
  expect(found.length < zones.length / 10 ? [] : found).toEqual([]);
  const admin = await signInAs(server, Role.ADMIN);
  for (const timezone of found.slice(0, 3)) {
    let startsAt = today;
    while ((await differing([timezone], startsAt, 10, 24)).length === 0)
      startsAt = new Date(startsAt.getTime() + 10 * DAY_MS);
    const endsAt = new Date(startsAt.getTime() + 10 * DAY_MS);
    const input = { title: 'Forum', timezone, startsAt, endsAt };
    const { errors } = await graphql(server.url, CREATE, { input }, admin);
    expect(errors?.[0]?.extensions['fields']).toEqual([
      {
        path: 'input.timezone',
        message: expect.stringContaining('have other clocks for this zone') as string,
      },
    ]);
  }
});

it('an administrator sees which zones of the next events differ, and whether the database knows letters', async () => {
  await buildEvent(server, { timezone: 'Asia/Karachi' });
  const admin = await signInAs(server, Role.ADMIN);
  const { systemHealth } = await expectOk(graphql(server.url, HEALTH, {}, admin));
  expect(systemHealth).toEqual({ knowsLetters: true, differingZones: [] });
});
