import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/roles';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildEvent, buildMember, signInAs } from '../support/factories';
import { hostileTables, type HostileTable } from '../support/hostile-tables';
import { buildServer, PROCESS_TEST_MS, spawnServer, type ServerProcess } from '../support/process';
import { openSql } from '../support/server';

/** Issue 7: `/healthz` answers within a second at every probe while hostile files come in, two at a time. */
const MAX_PROBE_MS = 1_000;
const PROBE_EVERY_MS = 100;
const AT_A_TIME = 2;

let database: TestDatabase;
let db: ReturnType<typeof openSql>;
let server: ServerProcess;
let manager: string;
let member: string;
let eventId: string;

beforeAll(async () => {
  await buildServer();
  database = await createDatabase();
  db = openSql(database.url);
  server = await spawnServer({ databaseUrl: database.url });
  manager = await signInAs(db, Role.MANAGER);
  eventId = (await buildEvent(db)).id;
  member = (await buildMember(db, { eventId })).token;
}, PROCESS_TEST_MS);
afterAll(async () => {
  await server?.kill();
  await db.end();
  await database.drop();
});

interface Answer {
  status: number;
  message?: string;
  committed?: boolean;
}

const send = async (content: Buffer): Promise<Answer> => {
  const body = new FormData();
  body.set('event_id', eventId);
  body.set('file', new Blob([new Uint8Array(content)]), 'people.xlsx');
  const headers = { authorization: `Bearer ${manager}` };
  const response = await fetch(`${server.url}/v1/attendees/import`, { method: 'POST', headers, body });
  return { status: response.status, ...((await response.json()) as object) };
};

const probes = {
  health: async () => (await fetch(`${server.url}/healthz`)).status,
  list: async () => {
    const query = 'query ($eventId: ID!) { attendees(eventId: $eventId, first: 20) { nodes { id } } }';
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { eventId } }),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    return errors ? 500 : response.status;
  },
};

interface Waited {
  probe: string;
  status: number;
  ms: number;
}

/** Probes until it is told to stop, then gives what each probe took. */
const watch = () => {
  const stopped = new AbortController();
  const loop = async (probe: keyof typeof probes): Promise<Waited[]> => {
    const waited: Waited[] = [];
    while (!stopped.signal.aborted) {
      const began = performance.now();
      const status = await probes[probe]();
      waited.push({ probe, status, ms: performance.now() - began });
      await pause(PROBE_EVERY_MS);
    }
    return waited;
  };
  const loops = Promise.all([loop('health'), loop('list')]);
  return async () => {
    stopped.abort();
    return (await loops).flat();
  };
};

/** What the sender of a file is answered. */
const answerTo = (refusal: RegExp | undefined): unknown => {
  if (!refusal) return expect.objectContaining({ status: 200, committed: true });
  return expect.objectContaining({ status: 400, message: expect.stringMatching(refusal) as string });
};

it('hostile files stall nobody, and each sender is told why', { timeout: PROCESS_TEST_MS }, async () => {
  // Made beforehand: to make them takes this process as long as it was to stop the server.
  const files: { table: HostileTable; content: Buffer }[] = [];
  for (const table of hostileTables) files.push({ table, content: await table.make() });
  await Promise.all(Object.values(probes).map((probe) => probe()));

  const stop = watch();
  const answers: { name: string; answer: Answer }[] = [];
  const sendNext = async (): Promise<void> => {
    for (let next = files.shift(); next; next = files.shift())
      answers.push({ name: next.table.name, answer: await send(next.content) });
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendNext));
  const waited = await stop();

  expect(waited.filter(({ status, ms }) => status !== 200 || ms > MAX_PROBE_MS)).toEqual([]);
  const byName = ({ name: one }: { name: string }, { name: other }: { name: string }) =>
    one.localeCompare(other);
  const expected = hostileTables.map(({ name, refusal }) => ({ name, answer: answerTo(refusal) }));
  expect(answers.toSorted(byName)).toEqual(expected.toSorted(byName));
});
