import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildEvent, buildMember, buildUser } from '../support/factories';
import { isWhole } from '../support/matrix';
import { plain, sendFiles, sendForm } from '../support/pictures';
import { slowProbes, watchServer } from '../support/probes';
import { buildServer, PROCESS_TEST_MS, spawnServer, type ServerProcess } from '../support/process';
import { openSql } from '../support/server';

const AT_A_TIME = 2;
/** How often each attack is repeated. */
const TIMES = isWhole ? 5 : 1;
const UPLOAD = 'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { __typename } }';
const LIST = `query ($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, filter: $filter) { nodes { id } }
}`;

let database: TestDatabase;
let db: ReturnType<typeof openSql>;
let server: ServerProcess;
let token: string;
let eventId: string;
let takenEmail: string;

beforeAll(async () => {
  await buildServer();
  database = await createDatabase();
  db = openSql(database.url);
  server = await spawnServer({ databaseUrl: database.url });
  eventId = (await buildEvent(db, { registration: 'OPEN' })).id;
  token = (await buildMember(db, { eventId })).token;
  takenEmail = (await buildUser(db)).email;
}, PROCESS_TEST_MS);
afterAll(async () => {
  await server?.kill();
  await db.end();
  await database.drop();
});

type Attack = () => Promise<number | string>;

/** Sends some work two at a time, and gives the statuses or codes of the answers. */
const attack = async (work: Attack[]): Promise<(number | string)[]> => {
  const statuses: (number | string)[] = [];
  const next = async (): Promise<void> => {
    for (let send = work.shift(); send; send = work.shift()) statuses.push(await send());
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  return statuses;
};

it('hostile pictures stall nobody', { timeout: PROCESS_TEST_MS }, async () => {
  const largest = await plain(10_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
  const flood = await plain(1, 1).png().toBuffer();
  flood.writeUInt32BE(20_000, 16);
  flood.writeUInt32BE(20_000, 20);
  const file = (content: Buffer) => ({ name: 'me.png', type: 'image/png', content });
  const upload =
    (content: Buffer): Attack =>
    async () => {
      const headers = { authorization: `Bearer ${token}` };
      const files = { 'variables.input.file': file(content) };
      return (await sendFiles(server.url, UPLOAD, { input: { file: null } }, files, headers)).status;
    };
  const register =
    (email: string): Attack =>
    async () => {
      const person = { email, password: 'a quiet river at noon', first_name: 'Ada', last_name: 'King' };
      const fields = { event_id: eventId, ...person, avatar: file(largest) };
      return (await sendForm(server.url, 'post', '/auth/register', fields)).status;
    };
  const stop = await watchServer(server, token, eventId);
  const statuses = await attack([
    ...Array.from({ length: TIMES }, () => upload(largest)),
    ...Array.from({ length: TIMES }, () => upload(flood)),
    ...Array.from({ length: TIMES }, () => register(takenEmail)),
    ...Array.from({ length: TIMES }, (_each, index) => register(`newcomer-${index}@example.test`)),
  ]);
  expect(slowProbes(await stop())).toEqual([]);
  // Uploads over GraphQL, right or refused; then a taken address; then more pixels than strangers may send.
  const expected = [
    ...Array<number>(2 * TIMES).fill(200),
    ...Array<number>(TIMES).fill(400),
    ...Array<number>(TIMES).fill(409),
  ];
  expect(statuses.map(Number).toSorted((one, other) => one - other)).toEqual(expected);
});

it('hostile variables stall nobody', { timeout: PROCESS_TEST_MS }, async () => {
  const many = <Item>(count: number, item: Item): Item[] => Array<Item>(count).fill(item);
  // As JSON: this process could not write such deep values itself.
  const filters = [
    { interestsByGroup: many(20_000, { group: 'x', terms: ['y'] }) },
    { interestsByGroup: [{ group: 'x', terms: many(100_000, 'y') }] },
    { countries: many(100_000, 'PK') },
    { interests: many(100_000, 'x') },
    { search: 'x'.repeat(900_000) },
    many(200_000, {}),
  ]
    .map((filter) => JSON.stringify(filter))
    .concat(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const ask =
    (filter: string): Attack =>
    async () => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: `{"query":${JSON.stringify(LIST)},"variables":{"eventId":"${eventId}","filter":${filter}}}`,
      });
      const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return errors[0]?.extensions.code ?? String(response.status);
    };
  const stop = await watchServer(server, token, eventId);
  const statuses = await attack(many(TIMES, filters).flat().map(ask));
  expect(slowProbes(await stop())).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set(['BAD_USER_INPUT', 'QUERY_TOO_COMPLEX']));
});
