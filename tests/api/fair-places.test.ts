import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, graphql } from '../support/client';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

let server: TestServer;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await startServer({ databasePool: 20 });
  const { id: eventId } = await buildEvent(server);
  [me, other] = [await buildMember(server, { eventId }), await buildMember(server, { eventId })];
});
afterAll(() => server.close());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => work(index)));
const lists = (count: number): string => {
  const fields = Array.from(
    { length: count },
    (_none, index) => `a${index}: attendees(eventId: $id) { nodes { id } }`,
  );
  return `query ($id: ID!) { ${fields.join(' ')} }`;
};
const ask = ({ eventId, token }: BuiltMember, query: string) =>
  graphql(server.url, query, { id: eventId }, token);

/** Statements of the server that wait for a lock on the attendees. */
const waiting = async (): Promise<number> => {
  const [row] = await server.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks WHERE relation = 'attendees'::regclass AND NOT granted`,
  );
  return row?.count ?? 0;
};

it('at most four statements of one user run at once, and those of others beside them', async () => {
  const client = new Client(server.databaseUrl);
  await client.connect();
  await client.query('BEGIN; LOCK TABLE attendees IN ACCESS EXCLUSIVE MODE');
  const answers = [ask(me, lists(6)), ask(me, lists(6))];
  await waitFor(async () => (await waiting()) >= 4, 'The statements');
  answers.push(ask(other, lists(3)));
  await waitFor(async () => (await waiting()) >= 7, "The other's statements");
  expect(await waiting()).toBe(7);
  await client.query('COMMIT');
  await client.end();
  expect((await Promise.all(answers)).map(codeOf)).toEqual(['OK', 'OK', 'OK']);
});

it('many transactions of one user at once come to an end', async () => {
  const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { jobTitle company { id } } } }`;
  const answers = await times(12, (index) =>
    graphql(server.url, UPDATE, { input: { eventId: me.eventId, jobTitle: `Engineer ${index}` } }, me.token),
  );
  expect(answers.map(codeOf)).toEqual(Array(12).fill('OK'));
});
