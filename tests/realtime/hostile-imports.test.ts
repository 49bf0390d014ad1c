import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildEvent, buildMember, signInAs } from '../support/factories';
import { hostileTables } from '../support/hostile-tables';
import { sampled } from '../support/matrix';
import { buildServer, PROCESS_TEST_MS, spawnServer, type ServerProcess } from '../support/process';
import { slowProbes, watchServer } from '../support/probes';
import { openSql } from '../support/server';

const AT_A_TIME = 2;
const tables = sampled(hostileTables);

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

/** On a busy machine the time of a file may be over before its error is found. */
const OUT_OF_TIME = /^Reading this file takes too long/;
const MAX_TRIES = 3;

/** The answer to the sender of a file. */
const answerTo = (refusal: RegExp | undefined): unknown => {
  if (!refusal) return expect.objectContaining({ status: 200, committed: true });
  return expect.objectContaining({ status: 400, message: expect.stringMatching(refusal) as string });
};

it('hostile files stall nobody, and each sender is told why', { timeout: PROCESS_TEST_MS }, async () => {
  // Made beforehand: to make them takes this process as long as it was to stop the server.
  const files: { name: string; content: Buffer }[] = [];
  for (const { name, make } of tables) files.push({ name, content: await make() });
  const stop = await watchServer(server, member, eventId);
  const answers: { name: string; answer: Answer }[] = [];
  const waiting = [...files];
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers.push({ name: next.name, answer: await send(next.content) });
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendNext));
  // Alone a file has more of its time.
  for (let tries = 0; tries < MAX_TRIES; tries += 1)
    for (const late of answers.filter(({ answer }) => OUT_OF_TIME.test(answer.message ?? '')))
      late.answer = await send(files.find(({ name }) => name === late.name)!.content);
  expect(slowProbes(await stop())).toEqual([]);
  const byName = ({ name: one }: { name: string }, { name: other }: { name: string }) =>
    one.localeCompare(other);
  const expected = tables.map(({ name, refusal }) => ({ name, answer: answerTo(refusal) }));
  expect(answers.toSorted(byName)).toEqual(expected.toSorted(byName));
});
