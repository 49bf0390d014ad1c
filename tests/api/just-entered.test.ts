import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const BATCH = 'mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { outcome } } }';
const ENTRIES =
  'query ($id: ID!) { checkIns(eventId: $id, first: 100) { nodes { clientId outcome at justEnteredAt } } }';

interface Entries {
  checkIns: { nodes: { clientId: string; outcome: string; at: string; justEnteredAt: string | null }[] };
}

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

it('says of a badge that is scanned again within a minute when it came in, unless it has left', async () => {
  const manager = await signInAs(server, Role.MANAGER);
  const { id } = await buildEvent(server);
  const { inviteCode: code } = await buildAttendee(server, { eventId: id });
  const now = Date.now();
  const scans = [
    ['a', 300, 'IN'],
    ['b', 295, 'IN'],
    ['c', 234, 'IN'],
    ['d', 230, 'OUT'],
    ['e', 228, 'IN'],
    ['f', 168, 'IN'],
  ] as const;
  const entries = scans.map(([clientId, secondsAgo, direction]) => {
    return { code, gate: 'North', clientId, direction, at: new Date(now - secondsAgo * 1000).toISOString() };
  });
  await expectOk(graphql(server.url, BATCH, { input: { eventId: id, entries } }, manager));
  const { checkIns } = await expectOk(graphql<Entries>(server.url, ENTRIES, { id }, manager));
  const at = new Map(checkIns.nodes.map((node) => [node.clientId, node.at]));
  const shown = checkIns.nodes.map(({ clientId, outcome, justEnteredAt }) => [
    clientId,
    outcome,
    justEnteredAt,
  ]);
  expect(shown.toReversed()).toEqual([
    ['a', 'FIRST_ENTRY', null],
    ['b', 'RE_ENTRY', at.get('a')],
    ['c', 'RE_ENTRY', null],
    ['d', 'EXIT', null],
    ['e', 'RE_ENTRY', null],
    ['f', 'RE_ENTRY', at.get('e')],
  ]);
});
