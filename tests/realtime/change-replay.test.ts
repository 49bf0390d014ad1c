import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_BACKLOG_BYTES } from '../../server/src/core/realtime/connection';
import { buildApiToken } from '../support/api-tokens';
import { settledCursor, take } from '../support/changes';
import { expectOk, graphql, subscribe } from '../support/client';
import { Role } from '../../server/src/core/auth/roles';
import { buildActivity, buildAttendee, buildEvent, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { openSession } from '../support/socket';
import { statementsOf } from '../support/statements';
import { watchStreams } from '../support/streams';
import { waitFor, within } from '../support/wait';

const SESSIONS = 600;
const COPIES = Array.from({ length: 10 }, (_none, index) => `copy${index}: description`).join(' ');
/** The same long text many times, so that the results are far more than the backlog that cuts a client off. */
const LARGE = `subscription ($eventId: ID!, $after: String) {
  scheduleChanged(eventId: $eventId, after: $after) { activityId activity { ${COPIES} } }
}`;
const LONG_TEXT = 'a'.repeat(4_000);

let server: TestServer;
let streams: Socket[];

beforeAll(async () => {
  server = await sharedServer();
  streams = watchStreams(server);
});
afterAll(() => server.close());

/** An event with changes of as many sessions, and the cursor before them. */
async function buildChanges(count: number) {
  const { id: eventId } = await buildEvent(server);
  const { id: tokenId, token } = await buildApiToken(server, { eventId });
  const after = await settledCursor(server);
  const rows = await server.sql<{ id: string }>(
    `INSERT INTO activities (id, event_id, kind, title, description, starts_at, ends_at)
     SELECT gen_random_uuid(), $1, 'SESSION', 'Talk ' || n, $2, now(), now() + interval '1 hour'
     FROM generate_series(1, $3) AS n RETURNING id`,
    [eventId, LONG_TEXT, count],
  );
  await settledCursor(server);
  return { eventId, tokenId, token, after, ids: rows.map(({ id }) => id) };
}

it('a client that reads slowly sets the pace of what it missed, and gets all of it', async () => {
  const { eventId, token, after, ids } = await buildChanges(SESSIONS);
  const socket = await openSession(server.url, token);
  const stream = streams.at(-1) as Socket;
  const results = () =>
    socket.messages.flatMap(({ type, payload }) =>
      type === 'next'
        ? [(payload as { data: { scheduleChanged: { activityId: string } } }).data.scheduleChanged.activityId]
        : [],
    );
  socket.ws.pause();
  socket.start('all', LARGE, { eventId, after });
  await waitFor(() => stream.writableNeedDrain, 'A full socket');
  // Meanwhile it goes on for others, and the server keeps little for it.
  const { id } = await buildActivity(server, { eventId });
  const other = await subscribe(server.url, token, LARGE, { eventId, after });
  await take(other, SESSIONS + 1);
  await other.close();
  expect(stream.writableNeedDrain).toBe(true);
  expect(stream.writableLength).toBeLessThan(MAX_BACKLOG_BYTES / 4);
  expect(results().length).toBeLessThan(SESSIONS);
  socket.ws.resume();
  await waitFor(() => results().length > SESSIONS, 'All results');
  expect([new Set(results()), results().at(-1)]).toEqual([new Set([...ids, id]), id]);
  socket.ws.close();
});

it('missed changes are loaded together, not one by one', async () => {
  const { eventId, token, after, ids } = await buildChanges(100);
  const speaker = await buildAttendee(server, { eventId });
  await server.sql('INSERT INTO activity_speakers (activity_id, attendee_id) SELECT unnest($1::uuid[]), $2', [
    ids,
    speaker.id,
  ]);
  await settledCursor(server);
  const document = LARGE.replace(COPIES, 'title speakers { firstName }');
  const statements = await statementsOf(async () => {
    const resumed = await subscribe(server.url, token, document, { eventId, after });
    await take(resumed, 200);
    await resumed.close();
  });
  expect(statements.length).toBeLessThan(50);
});

it('a token that is revoked gets nothing more of what it missed', async () => {
  const { eventId, tokenId, token, after } = await buildChanges(SESSIONS);
  const socket = await openSession(server.url, token);
  const stream = streams.at(-1) as Socket;
  socket.ws.pause();
  socket.start('all', LARGE, { eventId, after });
  await waitFor(() => stream.writableNeedDrain, 'A full socket');
  const manager = await signInAs(server, Role.MANAGER);
  await expectOk(
    graphql(
      server.url,
      'mutation ($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { apiToken { id } } }',
      { input: { apiTokenId: tokenId } },
      manager,
    ),
  );
  await waitFor(() => stream.destroyed, 'The end of the socket');
  socket.ws.resume();
  await within(socket.closed, 'The end');
  expect(socket.messages.filter(({ type }) => type === 'next').length).toBeLessThan(SESSIONS);
});
