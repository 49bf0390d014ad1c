import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk } from '../support/client';
import { buildEvent, buildUser, insert } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const IMPORT =
  'mutation ($input: ImportAttendeesInput!) { answer: importAttendees(input: $input) { it: import { id status created } } }';
const ONE = 'query ($id: ID!) { it: import(id: $id) { status committed } }';
const LIST = 'query ($eventId: ID!) { it: imports(eventId: $eventId) { nodes { id status } } }';

let server: TestServer;
let manager: Viewer;
let eventId: string;

beforeAll(async () => {
  server = await sharedServer();
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  manager = { userId, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
});

const run = async <Result>(query: string, variables: Record<string, unknown>): Promise<Result> =>
  (await expectOk(execute<{ it: Result }>(server, manager, query, variables))).it;
const statusesOf = async (event: string) =>
  (await run<{ nodes: { id: string; status: string }[] }>(LIST, { eventId: event })).nodes;
const send = async (more: object = {}) => {
  const file = await uploaded(`Email,First name,Last name\nada.${eventId}@example.test,Ada,Smith\n`);
  const answer = execute<{ answer: { it: { id: string; status: string; created: number } } }>(
    server,
    manager,
    IMPORT,
    { input: { eventId, file, ...more } },
  );
  return (await expectOk(answer)).answer.it;
};

/** Keeps imports of this event waiting in the middle of their transaction. */
const holdUp = async () => {
  const client = new Client(server.databaseUrl);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM events WHERE id = $1 FOR NO KEY UPDATE', [eventId]);
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
};
const listed = () =>
  waitFor(async () => {
    const [first] = await statusesOf(eventId);
    return first;
  }, 'The import');

it.each([
  [{}, 'COMMITTED'],
  [{ dryRun: true }, 'CHECKED'],
])('an import is RUNNING while it lives, then what became of it: %j', async (more, status) => {
  const letGo = await holdUp();
  const sending = send(more);
  const { id } = await listed();
  expect(await run(ONE, { id })).toEqual({ status: 'RUNNING', committed: false });
  expect(await statusesOf(eventId)).toEqual([{ id, status: 'RUNNING' }]);
  await letGo();
  expect(await sending).toEqual({ id, status, created: 1 });
  expect(await statusesOf(eventId)).toEqual([{ id, status }]);
});

it('an import whose connection is lost is FAILED, and nothing of it is kept', async () => {
  const letGo = await holdUp();
  const sending = send().catch((error: unknown) => error);
  const { id } = await listed();
  await waitFor(async () => {
    const ended = await server.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%FROM events WHERE id = $1%FOR SHARE'`,
    );
    return ended.length > 0;
  }, 'The statement to be cut off');
  await waitFor(async () => (await statusesOf(eventId))[0]?.status === 'FAILED', 'The end');
  await letGo();
  expect(await sending).toBeInstanceOf(Error);
  expect(await run(ONE, { id })).toEqual({ status: 'FAILED', committed: false });
  expect(await server.sql('SELECT 1 FROM attendees WHERE event_id = $1', [eventId])).toEqual([]);
});

it('an import whose server died is FAILED at the first look, one by one and in the list', async () => {
  const dead = async () => {
    const id = newId();
    await insert(server, 'imports', { id, eventId, kind: 'ATTENDEES', fileName: 'people.csv' });
    return id;
  };
  const [one, other] = [await dead(), await dead()];
  expect(await run(ONE, { id: one })).toEqual({ status: 'FAILED', committed: false });
  expect(await statusesOf(eventId)).toEqual([
    { id: other, status: 'FAILED' },
    { id: one, status: 'FAILED' },
  ]);
  expect(await server.sql('SELECT DISTINCT status FROM imports WHERE event_id = $1', [eventId])).toEqual([
    { status: 'FAILED' },
  ]);
});

it('an import whose connection only seems to stand counts as lost after ten minutes of silence', async () => {
  const letGo = await holdUp();
  const sending = send();
  const { id } = await listed();
  await server.sql(`UPDATE imports SET updated_at = now() - interval '11 minutes' WHERE id = $1`, [id]);
  expect(await run(ONE, { id })).toEqual({ status: 'FAILED', committed: false });
  await letGo();
  // It was alive after all: what it did counts.
  expect(await sending).toMatchObject({ status: 'COMMITTED', created: 1 });
});
