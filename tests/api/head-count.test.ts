import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  signInAs,
  type BuiltAttendee,
  type BuiltEvent,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const BATCH = `mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { __typename } }`;
const HEADS = `query ($id: ID!) { headCount(eventId: $id) { inside entered left gates { gate in out inside } } }`;

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let guest: BuiltAttendee;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  guest = await buildAttendee(server, { eventId: event.id });
});

const scanOf = (more: object) => ({ code: guest.inviteCode, gate: 'North', clientId: newId(), ...more });
const batch = (entries: object[]) =>
  graphql(server.url, BATCH, { input: { eventId: event.id, entries } }, manager);
const headCount = async () =>
  (await expectOk(graphql<{ headCount: unknown }>(server.url, HEADS, { id: event.id }, manager))).headCount;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it('counts people and not scans, per gate, in and out', async () => {
  const [stays, leaves, moves] = [
    guest,
    await buildAttendee(server, { eventId: event.id }),
    await buildAttendee(server, { eventId: event.id }),
  ];
  const pass = (who: BuiltAttendee, gate: string, direction: 'IN' | 'OUT', minutes: number) =>
    scanOf({ code: who.inviteCode, gate, direction, at: minutesAgo(minutes) });
  await expectOk(
    batch([
      pass(stays, 'North', 'IN', 50),
      pass(stays, 'North', 'IN', 49),
      pass(leaves, 'North', 'IN', 40),
      pass(leaves, 'South', 'OUT', 30),
      pass(moves, 'North', 'IN', 40),
      pass(moves, 'North', 'OUT', 30),
      pass(moves, 'South', 'IN', 20),
    ]),
  );
  expect(await headCount()).toEqual({
    inside: 2,
    entered: 3,
    left: 1,
    gates: [
      { gate: 'North', in: 3, out: 1, inside: 1 },
      { gate: 'South', in: 1, out: 1, inside: 1 },
    ],
  });
});

it('does not count people who were removed, at any gate', async () => {
  const stays = await buildAttendee(server, { eventId: event.id });
  const pass = (who: BuiltAttendee, direction: 'IN' | 'OUT', minutes: number) =>
    scanOf({ code: who.inviteCode, direction, at: minutesAgo(minutes) });
  const left = await buildAttendee(server, { eventId: event.id });
  await expectOk(
    batch([pass(stays, 'IN', 50), pass(guest, 'IN', 40), pass(left, 'IN', 30), pass(left, 'OUT', 20)]),
  );
  const remove = 'mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { __typename } }';
  for (const { id } of [guest, left]) await expectOk(graphql(server.url, remove, { id }, manager));
  expect(await headCount()).toEqual({
    inside: 1,
    entered: 1,
    left: 0,
    gates: [{ gate: 'North', in: 1, out: 0, inside: 1 }],
  });
});

it('counts one day by the clock of the event', async () => {
  const startsAt = new Date('2025-03-01T00:00:00Z');
  event = await buildEvent(server, { timezone: 'Asia/Karachi', startsAt });
  guest = await buildAttendee(server, { eventId: event.id });
  const other = await buildAttendee(server, { eventId: event.id });
  await expectOk(
    batch([
      scanOf({ at: '2025-03-01T18:59:00Z' }),
      scanOf({ code: other.inviteCode, at: '2025-03-01T19:01:00Z', gate: 'South' }),
    ]),
  );
  const document = `query ($id: ID!, $date: Date) { headCount(eventId: $id, date: $date) { entered gates { gate } } }`;
  const onDay = (date: string | null) => graphql(server.url, document, { id: event.id, date }, manager);
  expect(await expectOk(onDay('2025-03-02'))).toEqual({
    headCount: { entered: 1, gates: [{ gate: 'South' }] },
  });
  expect(await expectOk(onDay(null))).toMatchObject({ headCount: { entered: 2 } });
  expect((await expectError(onDay('2025-02-30'))).extensions.code).toBe('BAD_USER_INPUT');
  expect((await expectError(onDay('today'))).extensions.code).toBe('BAD_USER_INPUT');
});

it('is zero where nobody came', async () => {
  expect(await headCount()).toEqual({ inside: 0, entered: 0, left: 0, gates: [] });
});
