import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { buildEvent, signInAs } from '../support/factories';
import { sendFiles, sendForm } from '../support/pictures';
import { startTwoServers, type TestServer } from '../support/server';

const IMPORT = `mutation ($input: ImportAttendeesInput!) {
  importAttendees(input: $input) { import { id status created unchanged } }
}`;
const PREPARE =
  'mutation ($input: PrepareImportInput!) { prepareImport(input: $input) { import { id status } } }';

let server: TestServer;
let other: TestServer;
let token: string;
let eventId: string;

beforeAll(async () => {
  [server, other] = await startTwoServers({ jobs: false });
  token = await signInAs(server, Role.MANAGER);
});
afterAll(() => server?.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
});

const people = (name = 'Ada') => `Email,First name,Last name\nada.${eventId}@example.test,${name},King\n`;

const fileOf = (content: string) => ({ name: 'people.csv', type: 'text/csv', content });
const headersOf = (key: string) => ({ authorization: `Bearer ${token}`, 'idempotency-key': key });
const answerOf = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  isReplay: response.headers.has('idempotency-replayed'),
});

type Send = (url: string, key: string, content: string) => Promise<Response>;
const overGraphQL =
  (query: string, more: object = {}): Send =>
  (url, key, content) => {
    const input = { eventId, file: null, ...more };
    return sendFiles(url, query, { input }, { 'variables.input.file': fileOf(content) }, headersOf(key));
  };
const overRest: Send = (url, key, content) =>
  sendForm(url, 'post', '/attendees/import', { event_id: eventId, file: fileOf(content) }, headersOf(key));

const importsHere = async (): Promise<number> =>
  (await server.sql('SELECT 1 FROM imports WHERE event_id = $1', [eventId])).length;

describe('an import with an Idempotency-Key', () => {
  it.each([
    ['importAttendees', overGraphQL(IMPORT)],
    ['prepareImport', overGraphQL(PREPARE, { kind: 'ATTENDEES' })],
    ['POST /attendees/import', overRest],
  ])('is done once by %s, and answered to all who sent it', async (_name, send) => {
    const key = newId();
    const urls = [server.url, other.url, server.url];
    const answers = await Promise.all(urls.map(async (url) => answerOf(await send(url, key, people()))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(2);
    expect(await importsHere()).toBe(1);
  });

  it.each([
    ['GraphQL', overGraphQL(IMPORT)],
    ['/v1', overRest],
  ])('is another request with another file, over %s', async (_name, send) => {
    const key = newId();
    await send(server.url, key, people());
    const { text } = await answerOf(await send(server.url, key, people('Bob')));
    expect(text).toContain('IDEMPOTENCY_KEY_REUSED');
    expect(await importsHere()).toBe(1);
  });
});
