import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { createDatabase, type TestDatabase } from '../support/database';
import { expectOk, graphql, type Answer } from '../support/client';
import { buildEvent, buildUser, signInAs } from '../support/factories';
import { dataUrl, plain, sendFiles } from '../support/pictures';
import { buildServer, PROCESS_TEST_MS, spawnServer, type ServerProcess } from '../support/process';
import { openSql } from '../support/server';
import { waitFor, within } from '../support/wait';

const PREPARE = `mutation ($input: PrepareImportInput!) { prepareImport(input: $input) { import { id status } } }`;
const UPLOAD = `mutation ($input: UploadImageInput!) { uploadImage(input: $input) { image { name } } }`;
const RUN = `mutation ($id: ID!) { runImport(input: { importId: $id }) { import { id } } }`;
const ONE = `query ($id: ID!) { import(id: $id) { status failure } }`;

interface LogLine {
  level: number;
  msg: string;
  err?: { code?: string; message: string; stack: string };
}

let database: TestDatabase;
let db: ReturnType<typeof openSql>;
let manager: string;
let folder: string;
let server: ServerProcess | undefined;
let lines: LogLine[];

beforeAll(async () => {
  await buildServer();
  database = await createDatabase();
  db = openSql(database.url);
  manager = await signInAs(db, Role.MANAGER);
  // Without an administrator no server is ready.
  await buildUser(db, { role: Role.ADMIN });
  folder = await mkdtemp(join(tmpdir(), 'uncaught-'));
}, PROCESS_TEST_MS);
afterEach(async () => {
  await server?.kill();
  server = undefined;
});
afterAll(async () => {
  await db.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const spawnHere = async (options: Partial<Parameters<typeof spawnServer>[0]>): Promise<ServerProcess> => {
  lines = [];
  server = await spawnServer({
    databaseUrl: database.url,
    onLog: (line) => line.startsWith('{') && lines.push(JSON.parse(line) as LogLine),
    ...options,
  });
  return server;
};
const logged = (msg: string) => waitFor(() => lines.find((line) => line.msg === msg), `The line "${msg}"`);
const statusOf = async (path: string) => (await fetch(`${server?.url}${path}`)).status;

it(
  'a folder that cannot be written fails the form, the import and the picture, and not the server',
  { timeout: PROCESS_TEST_MS },
  async () => {
    const [tempDir, dataDir] = [await mkdtemp(join(folder, 'temp-')), await mkdtemp(join(folder, 'data-'))];
    const { url } = await spawnHere({ tempDir, dataDir });
    const { id: eventId } = await buildEvent(db);
    const input = { eventId, kind: 'ATTENDEES', file: null };
    const file = { content: 'Email,First name,Last name\n', name: 'people.csv', type: 'text/csv' };
    const headers = { authorization: `Bearer ${manager}` };
    const prepare = async () => {
      const response = await sendFiles(url, PREPARE, { input }, { 'variables.input.file': file }, headers);
      return (await response.json()) as Answer<{ prepareImport: { import: { id: string } } }>;
    };
    const { id } = (await expectOk(prepare())).prepareImport.import;
    // A file in the place of both folders refuses everybody, also root.
    await rm(tempDir, { recursive: true });
    await writeFile(tempDir, '');
    await writeFile(join(dataDir, 'uploads'), '');

    await expectOk(graphql(url, RUN, { id }, manager));
    const ended = await waitFor(async () => {
      const { import: found } = await expectOk(
        graphql<{ import: { status: string } }>(url, ONE, { id }, manager),
      );
      return ['QUEUED', 'RUNNING'].includes(found.status) ? undefined : found;
    }, 'The end of the import');
    expect(ended).toEqual({
      status: 'FAILED',
      failure: 'Something went wrong on our side. Please try again.',
    });
    expect(await logged('An import failed')).toMatchObject({ level: 50, err: { code: 'ENOTDIR' } });
    const refused = { extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    expect(await prepare()).toMatchObject({ errors: [refused] });
    const picture = { input: { file: dataUrl(await plain(8, 8).png().toBuffer()) } };
    expect(await graphql(url, UPLOAD, picture, manager)).toMatchObject({ errors: [refused] });
    await waitFor(() => lines.length === 3, 'The lines');
    expect(lines.map(({ level, err }) => [level, err?.code])).toEqual([
      [50, 'ENOTDIR'],
      [50, 'ENOTDIR'],
      [50, 'EEXIST'],
    ]);
    expect(await statusOf('/readyz')).toBe(200);
  },
);

it(
  'a rejection that nobody handles is logged and ends nothing, an exception is logged and ends the server in order',
  { timeout: PROCESS_TEST_MS },
  async () => {
    const preload = `process.on('SIGUSR2', () => void Promise.reject(new Error('Planted rejection')));
      process.on('SIGWINCH', () => { throw new Error('Planted exception'); });`;
    const { signal, exited } = await spawnHere({ preload });
    signal('SIGUSR2');
    expect(await logged('Unhandled promise rejection')).toMatchObject({
      level: 50,
      err: {
        message: 'Planted rejection',
        stack: expect.stringContaining('Error: Planted rejection') as string,
      },
    });
    expect(await statusOf('/readyz')).toBe(200);
    signal('SIGWINCH');
    expect(await logged('Uncaught exception')).toMatchObject({
      level: 50,
      err: { message: 'Planted exception' },
    });
    expect(await within(exited, 'The end of the server')).toBe(1);
  },
);
