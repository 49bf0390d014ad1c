import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk } from '../support/client';
import { buildEvent, buildUser } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const FIELDS = 'id status created faulty companyKinds { kind count }';
const PREPARE = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { ${FIELDS} } } }`;
const RUN = `mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { ${FIELDS} } } }`;
const ONE = `query ($id: ID!) { it: import(id: $id) { ${FIELDS} } }`;
const FILE = 'query ($id: ID!) { it: importFaultyRowsFile(importId: $id) }';
const HEADER = 'E-mail,First name,Last name';

interface Result {
  id: string;
  status: string;
  companyKinds: object[];
}

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

const at = (name: string) => `${name}.${eventId}@example.test`;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers say what they ask for
const run = <Data>(query: string, variables: object) =>
  execute<{ it: Data }>(server, manager, query, variables as Record<string, unknown>);
const prepared = async (content: string, kind = 'ATTENDEES') => {
  const input = { eventId, kind, file: await uploaded(content) };
  return (await expectOk(run<{ import: Result }>(PREPARE, { input }))).it.import;
};
const start = (importId: string, more: object = {}) =>
  run<{ import: Result }>(RUN, { input: { importId, ...more } });
const ran = async (id: string, more: object = {}) => {
  await expectOk(start(id, more));
  return waitFor(async () => {
    const { it: found } = await expectOk(run<Result>(ONE, { id }));
    return ['QUEUED', 'RUNNING'].includes(found.status) ? undefined : found;
  }, 'The end of the import');
};
const people = () =>
  server.sql('SELECT first_name AS first FROM attendees WHERE event_id = $1 ORDER BY 1', [eventId]);

describe('an import', () => {
  it('reads corrected cells, in every run until it is committed', async () => {
    const file = `E-mail,First name,Last name\nnowhere,Ada,King\n,Bob,Ray\n${at('eve')},Eve,Lee\n`;
    const { id } = await prepared(file);
    const check = (cells?: object[]) => ran(id, { dryRun: true, partial: true, cells });
    expect(await check()).toMatchObject({ created: 1, faulty: 2 });
    const mail = (row: number, value: string) => ({ row, column: 'E-mail', value });
    expect(await check([mail(2, at('ada'))])).toMatchObject({ created: 2, faulty: 1 });
    // Those of an earlier run stay, and what is still wrong is shown as it was written.
    expect(await check([mail(3, 'bob')])).toMatchObject({ created: 2, faulty: 1 });
    expect((await expectOk(run<string>(FILE, { id }))).it).toContain('bob,Bob,Ray,E-mail: ');
    expect(await check([mail(3, at('bob'))])).toMatchObject({ created: 3, faulty: 0 });
    const [stored] = await server.sql<{ addresses: string[] }>(
      'SELECT addresses FROM import_files WHERE import_id = $1',
      [id],
    );
    expect(stored?.addresses).toEqual([at('eve'), at('ada'), at('bob')]);
    expect(await ran(id)).toMatchObject({ status: 'COMMITTED', created: 3 });
    expect(await people()).toMatchObject([{ first: 'Ada' }, { first: 'Bob' }, { first: 'Eve' }]);
  });

  it('says that a cell of no column cannot be corrected', async () => {
    const { id } = await prepared(`${HEADER}\n${at('ada')},Ada,King\n`);
    const { extensions } = await expectError(
      start(id, { dryRun: true, cells: [{ row: 2, column: 'Country', value: 'PK' }] }),
    );
    expect(extensions['fields']).toEqual([
      { path: 'input.cells.0.column', message: 'No column fills this field.' },
    ]);
  });

  it('of companies says how many of each kind it brought', async () => {
    const file = 'Name,Kind\nAcme,Sponsor\nGlobex,Sponsor\nInitech,Startup\n';
    const { id, companyKinds } = await prepared(file, 'COMPANIES');
    expect(companyKinds).toEqual([]);
    expect(await ran(id, { dryRun: true })).toMatchObject({ status: 'CHECKED', companyKinds: [] });
    expect(await ran(id)).toMatchObject({
      status: 'COMMITTED',
      companyKinds: [
        { kind: 'SPONSOR', count: 2 },
        { kind: 'STARTUP', count: 1 },
      ],
    });
  });
});
