import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const CHECK_IN = `mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome repeated attendee { id } } } }`;
const BATCH = `mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { outcome repeated attendee { id } } } }`;

let server: TestServer;
let manager: string;
beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

it.each([
  [
    'checkIn',
    async (eventId: string, entry: object) =>
      (
        await expectOk(
          graphql<{ checkIn: { result: unknown } }>(
            server.url,
            CHECK_IN,
            { input: { eventId, ...entry } },
            manager,
          ),
        )
      ).checkIn.result,
  ],
  [
    'checkInBatch',
    async (eventId: string, entry: object) =>
      (
        await expectOk(
          graphql<{ checkInBatch: { results: unknown[] } }>(
            server.url,
            BATCH,
            { input: { eventId, entries: [entry] } },
            manager,
          ),
        )
      ).checkInBatch.results[0],
  ],
])('%s takes the clientId of an entry at another event for a new one', async (_name, record) => {
  const clientId = newId();
  const [first, second] = [await buildEvent(server), await buildEvent(server)];
  const people = [
    await buildAttendee(server, { eventId: first.id }),
    await buildAttendee(server, { eventId: second.id }),
  ];
  for (const repeated of [false, true])
    for (const { id, eventId, inviteCode: code } of people) {
      const result = await record(eventId, { code, gate: 'North', clientId });
      expect(result).toEqual({ outcome: 'FIRST_ENTRY', repeated, attendee: { id } });
    }
});
