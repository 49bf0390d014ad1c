import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { eraseImportedPerson } from '../../server/src/modules/imports/import-file.queries';
import { dropExpiredImportData } from '../../server/src/modules/imports/prepared-import.service';
import { expectError, expectOk } from '../support/client';
import { buildAttendee, buildEvent, buildInterests, buildUser } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import { pauseAfter } from '../support/paused-statements';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const FIELDS = `id status fileName totalRows rows created updated unchanged faulty failure phase dryRun sendInvites startedBy
  fileKeptUntil columns { title samples field }`;
const PREPARE = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { ${FIELDS} } } }`;
const RUN = `mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { ${FIELDS} } } }`;
const DISCARD = `mutation ($input: DiscardImportInput!) { it: discardImport(input: $input) { import { id } } }`;
const ONE = `query ($id: ID!) { it: import(id: $id) { ${FIELDS} } }`;
const FAULTS = `query ($id: ID!, $search: String, $first: Int!, $offset: Int) {
  it: importFaultyRows(importId: $id, search: $search, first: $first, offset: $offset) {
    totalCount nodes { row faults { column message value } } } }`;
const FILE = 'query ($id: ID!) { it: importFaultyRowsFile(importId: $id) }';
const PREVIEW = 'query ($id: ID!) { it: importUndoPreview(importId: $id) { removed restored kept } }';
const UNDO = `mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { import { status undo { removed restored kept } } } }`;

interface Result {
  id: string;
  status: string;
  columns: { title: string; samples: string[]; field: string | null }[];
  [key: string]: unknown;
}

let server: TestServer;
let manager: Viewer;
let eventId: string;

const newManager = async (): Promise<Viewer> => {
  const { id: userId } = await buildUser(server, { role: Role.MANAGER, displayName: 'Mina Manager' });
  return { userId, role: Role.MANAGER, sessionId: newId() };
};
beforeAll(async () => {
  server = await sharedServer();
  manager = await newManager();
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
});

const at = (name: string) => `${name}.${eventId}@example.test`;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers say what they ask for
const run = <Data>(query: string, variables: object, viewer = manager) =>
  execute<{ it: Data }>(server, viewer, query, variables as Record<string, unknown>);
const prepare = async (content: string | Buffer, kind = 'ATTENDEES', viewer = manager) =>
  run<{ import: Result }>(PREPARE, { input: { eventId, kind, file: await uploaded(content) } }, viewer);
const prepared = async (content: string | Buffer, kind?: string) =>
  (await expectOk(prepare(content, kind))).it.import;
const start = (importId: string, more: object = {}) =>
  run<{ import: Result }>(RUN, { input: { importId, ...more } });
const ended = (id: string) =>
  waitFor(async () => {
    const { it: found } = await expectOk(run<Result>(ONE, { id }));
    return ['QUEUED', 'RUNNING'].includes(found.status) ? undefined : found;
  }, 'The end of the import');
const ran = async (id: string, more: object = {}) => {
  await expectOk(start(id, more));
  return ended(id);
};
const kept = () =>
  server.sql('SELECT 1 FROM import_files f JOIN imports i ON i.id = f.import_id WHERE i.event_id = $1', [
    eventId,
  ]);
const people = () =>
  server.sql('SELECT first_name AS first, organization FROM attendees WHERE event_id = $1 ORDER BY 1', [
    eventId,
  ]);
const column = (title: string, field: string | null, ...samples: string[]) => ({ title, field, samples });

describe('prepareImport', () => {
  it('shows the columns with samples and the fields that they fill, and imports nothing', async () => {
    const { groupId } = await buildInterests(server, eventId, { terms: ['Energy'] });
    const [group] = await server.sql<{ name: string }>('SELECT name FROM interest_groups WHERE id = $1', [
      groupId,
    ]);
    const file = [
      `Mail;Prénom;Nachname;Firma;Shoe size;${group?.name}`,
      `${at('ada')};Ada;King;"Engine\nWorks";38;Energy`,
      `${at('bob')};Bob;King;;38;`,
      ';;;;;',
    ].join('\n');
    expect(await prepared(file)).toEqual({
      id: expect.any(String) as string,
      status: 'PREPARED',
      fileName: 'people.csv',
      totalRows: 2,
      rows: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      faulty: 0,
      failure: null,
      phase: null,
      dryRun: false,
      sendInvites: false,
      startedBy: 'Mina Manager',
      fileKeptUntil: expect.any(String) as string,
      columns: [
        column('Mail', 'email', at('ada'), at('bob')),
        column('Prénom', 'firstName', 'Ada', 'Bob'),
        column('Nachname', 'lastName', 'King'),
        column('Firma', 'organization', 'Engine Works'),
        column('Shoe size', null, '38'),
        column(group?.name ?? '', groupId, 'Energy'),
      ],
    });
    expect(await people()).toEqual([]);
  });

  it.each([
    ['no table', Buffer.from([0x89, 0x50, 0, 0]), 'This is neither a CSV file nor an Excel workbook (XLSX).'],
    ['nothing', '', 'The file is empty.'],
    ['20,001 rows', `E-mail\n${'a@example.test\n'.repeat(20_001)}`, 'The file has more than 20000 rows.'],
    [
      '201 columns',
      Array.from({ length: 201 }, (_none, index) => `c${index}`).join(','),
      'The file has more than 200 columns.',
    ],
  ])('keeps nothing of a file with %s', { timeout: 60_000 }, async (_what, content, message) => {
    const error = await expectError(prepare(content));
    expect([error.extensions.code, error.message]).toEqual(['BAD_USER_INPUT', message]);
    expect(await kept()).toEqual([]);
  });

  it('stores texts that the database cannot, without the signs that it does not keep', async () => {
    const { columns } = await prepared(`E-mail,"Na\ud800me\u0001","\r\n "\nx@example.test,\ud83d\ude00,y\n`);
    expect(columns.map(({ title }) => title)).toEqual(['E-mail', expect.stringContaining('Na'), '']);
  });

  it('keeps the five latest files of each user', async () => {
    const viewer = await newManager();
    for (let count = 0; count < 7; count += 1) await expectOk(prepare('E-mail\n', 'ATTENDEES', viewer));
    expect(await kept()).toHaveLength(5);
  });
});

it.each(['First name', 'Last name'])('a file has one column of names, %s', async (title) => {
  const { id } = await prepared(`E-mail,${title}\n${at('ada')},Ada\n${at('bob')},\n`);
  expect(await ran(id, { partial: true })).toMatchObject({ status: 'COMMITTED', created: 1, faulty: 1 });
  const names = `SELECT first_name, last_name FROM attendees WHERE event_id = $1`;
  expect(await server.sql(names, [eventId])).toEqual([{ first_name: 'Ada', last_name: '' }]);
});

const HEADER = 'E-mail,First name,Last name,Employer,Firm';

describe('runImport', () => {
  it('fills the fields that columns are mapped to, first dry and then for good, and drops the file', async () => {
    const { id } = await prepared(`Address,First name,Last name,Firm\n${at('ada')},Ada,King,Works\n`);
    const missing = await expectError(start(id, { dryRun: true }));
    expect(missing.extensions['fields']).toEqual([
      { path: 'input.columns', message: 'Please say which columns are: E-mail.' },
    ]);
    const columns = [
      { index: 0, field: 'email' },
      { index: 3, field: 'organization' },
    ];
    expect(await ran(id, { dryRun: true, columns })).toMatchObject({
      status: 'CHECKED',
      totalRows: 1,
      created: 1,
      columns: [{ field: 'email' }, {}, {}, { field: 'organization' }],
    });
    expect(await people()).toEqual([]);
    expect(await ran(id)).toMatchObject({ status: 'COMMITTED', created: 1, fileKeptUntil: null });
    expect(await people()).toEqual([{ first: 'Ada', organization: 'Works' }]);
    expect(await kept()).toEqual([]);
    expect((await expectError(start(id))).extensions['reason']).toBe('FILE_GONE');
    const audit = await server.sql(
      'SELECT action, actor_id, after FROM audit_entries WHERE subject_id = $1',
      [id],
    );
    expect(audit).toEqual([
      { action: 'attendee.import', actor_id: manager.userId, after: { created: 1, updated: 0 } },
    ]);
    const isOurs = (name: string) => name.includes(`-${process.pid}-`) && name.startsWith('podium-form-');
    await waitFor(async () => !(await readdir(tmpdir())).some(isOurs), 'The end of the copy on the disk');
  });

  it.each([
    ['a column that is not there', [{ index: 9, field: 'email' }], 'The file has no such column.'],
    ['an unknown field', [{ index: 3, field: 'password' }], 'There is no such field.'],
    [
      'a field twice',
      [{ index: 3, field: 'email' }],
      'Two columns fill “E-mail”. Please leave one of them out.',
    ],
    ['no required field', [{ index: 0, field: null }], 'Please say which columns are: E-mail.'],
  ])('refuses a map with %s', async (_what, columns, message) => {
    const { id } = await prepared(`${HEADER}\n${at('ada')},Ada,King,,\n`);
    const { extensions } = await expectError(start(id, { columns }));
    expect([extensions.code, extensions['fields']]).toEqual([
      'BAD_USER_INPUT',
      [{ path: 'input.columns', message }],
    ]);
  });

  it('keeps every faulty row with what stands in it, to search and to mend', async () => {
    const file = [
      'E-mail,First name,Last name,Shoe size',
      `${at('ada')},Ada,King,38`,
      'nowhere,=1+1,King,"4;2"',
      `${at('ada')},Ada,Again,39`,
    ].join('\n');
    const { id } = await prepared(file);
    expect(await ran(id, { dryRun: true })).toMatchObject({ status: 'REFUSED', faulty: 2 });
    const rows = async (search: string | null, first = 10, offset = 0) =>
      (await expectOk(run<unknown>(FAULTS, { id, search, first, offset }))).it;
    const badMail = { column: 'E-mail', message: 'This is no e-mail address.', value: 'nowhere' };
    const formula = {
      column: 'First name',
      message: 'Formulas are not taken. Please write the value.',
      value: '=1+1',
    };
    const twice = { column: 'E-mail', message: 'This is in row 2 already.', value: at('ada') };
    const both = [
      { row: 3, faults: [badMail, formula] },
      { row: 4, faults: [twice] },
    ];
    expect(await rows(null)).toEqual({ totalCount: 2, nodes: both });
    expect(await rows(null, 1, 1)).toEqual({ totalCount: 2, nodes: both.slice(1) });
    expect(await rows('FÓRMULAS')).toEqual({ totalCount: 1, nodes: both.slice(0, 1) });
    const { it: text } = await expectOk(run<string>(FILE, { id }));
    expect(text).toBe(
      [
        '\uFEFFE-mail,First name,Last name,Shoe size,Problems',
        `nowhere,'=1+1,King,4;2,E-mail: This is no e-mail address. First name: Formulas are not taken. Please write the value.`,
        `${at('ada')},Ada,Again,39,E-mail: This is in row 2 already.`,
        '',
      ].join('\r\n'),
    );
    expect(await ran(id, { partial: true })).toMatchObject({ status: 'COMMITTED', created: 1, faulty: 2 });
    const mended = text.replace('nowhere', at('bob')).replace(`'=1+1`, 'Bob');
    const again = await prepared(mended);
    expect(again.columns.at(-1)).toMatchObject({ title: 'Problems', field: null });
    expect(await ran(again.id, { partial: true })).toMatchObject({ created: 1, updated: 1, faulty: 0 });
    expect((await expectOk(run<{ nodes: unknown[] }>(FAULTS, { id: again.id, first: 1 }))).it.nodes).toEqual(
      [],
    );
  });

  it('forgets those of a person who is erased, of one name or in any columns of two, and none of a namesake', async () => {
    const { id: sukarno } = await buildAttendee(server, { eventId, firstName: 'Sukarno', lastName: '' });
    const { id: ada } = await buildAttendee(server, { eventId, firstName: 'Ada', lastName: 'King' });
    const names = [
      'sukarno,-',
      ',Sukarno',
      'Sukarno,Hatta',
      'Sukarno Hatta,',
      'Bob,Ray,King,Ada',
      'Bob,Ray,Ada,',
    ];
    const header = 'E-mail,First name,Last name,Assistant,Of the assistant';
    const { id } = await prepared([header, ...names.map((name) => `nowhere,${name}`)].join('\n'));
    expect(await ran(id, { dryRun: true })).toMatchObject({ faulty: 6 });
    await eraseImportedPerson(server.app.systemContext(), {
      attendeeIds: [sukarno, ada],
      userId: null,
      email: null,
    });
    const { it: left } = await expectOk(run<{ nodes: { row: number }[] }>(FAULTS, { id, first: 10 }));
    expect(left.nodes.map(({ row }) => row)).toEqual([4, 5, 7]);
  });

  it('keeps all of 1,500 faulty rows', async () => {
    const { id } = await prepared(`${HEADER}\n${'x,A,B,,\n'.repeat(1_500)}`);
    expect(await ran(id, { dryRun: true })).toMatchObject({ faulty: 1_500 });
    expect((await expectOk(run<{ totalCount: number }>(FAULTS, { id, first: 1 }))).it.totalCount).toBe(1_500);
  });
});

describe('a run', () => {
  it('is started once where it is started by four at once', async () => {
    const { id } = await prepared(`${HEADER}\n${at('ada')},Ada,King,,\n`);
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(id)));
    const reasons = answers.map(({ errors }) => errors?.[0]?.extensions['reason'] ?? 'OK');
    expect(reasons.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'NOT_READY',
      'NOT_READY',
      'NOT_READY',
      'OK',
    ]);
    expect(await ended(id)).toMatchObject({ status: 'COMMITTED', created: 1 });
  });

  it('says why it failed, and can be tried again', async () => {
    const { id } = await prepared(`${HEADER}\n${at('ada')},Ada,King,,\n`);
    await server.sql(`UPDATE import_files SET content = '"' WHERE import_id = $1`, [id]);
    expect(await ran(id)).toMatchObject({
      status: 'FAILED',
      failure: 'Line 1 cannot be read: please check its quotation marks.',
      fileKeptUntil: expect.any(String) as string,
    });
    await server.sql('UPDATE import_files SET content = $2 WHERE import_id = $1', [
      id,
      Buffer.from(`${HEADER}\n${at('ada')},Ada,King,,\n`),
    ]);
    expect(await ran(id)).toMatchObject({ status: 'COMMITTED', failure: null });
  });

  it('is not taken for lost before the reason of its failure is noted', async () => {
    const { id } = await prepared(`${HEADER}\n${at('ada')},Ada,King,,\n`);
    await server.sql(`UPDATE import_files SET content = '"' WHERE import_id = $1`, [id]);
    const noted = pauseAfter(/SET status = 'FAILED', failure/, -1);
    await expectOk(start(id));
    await noted.reached;
    expect((await expectOk(run<Result>(ONE, { id }))).it).toMatchObject({ status: 'RUNNING', failure: null });
    noted.release();
    expect(await ended(id)).toMatchObject({
      status: 'FAILED',
      failure: 'Line 1 cannot be read: please check its quotation marks.',
    });
  });

  it('that starts while the failure of the one before is noted is not failed by that note', async () => {
    const file = `${HEADER}\n${at('ada')},Ada,King,,\n`;
    const { id } = await prepared(file);
    await server.sql(`UPDATE import_files SET content = '"' WHERE import_id = $1`, [id]);
    const noted = pauseAfter(/SET status = 'FAILED', failure/, -1);
    await expectOk(start(id));
    await noted.reached;
    // Silent for so long, the first run counts as lost, and another one may start.
    await server.sql(`UPDATE imports SET updated_at = now() - interval '11 minutes' WHERE id = $1`, [id]);
    await server.sql('UPDATE import_files SET content = $2 WHERE import_id = $1', [id, Buffer.from(file)]);
    expect((await expectOk(start(id))).it.import).toMatchObject({ status: 'QUEUED', failure: null });
    noted.release();
    expect(await ended(id)).toMatchObject({ status: 'COMMITTED', failure: null, created: 1 });
  });

  it('needs a file that has not expired, which the job then drops', async () => {
    const { id } = await prepared(`${HEADER}\n${at('ada')},Ada,King,,\n`);
    await server.sql(
      `UPDATE import_files SET expires_at = now() - interval '1 second' WHERE import_id = $1`,
      [id],
    );
    expect((await expectError(start(id))).extensions['reason']).toBe('FILE_GONE');
    await dropExpiredImportData(server.app.systemContext());
    expect(await kept()).toEqual([]);
    expect((await expectError(run(ONE, { id }))).extensions.code).toBe('NOT_FOUND');
  });
});

describe('an import of companies in steps', () => {
  it('tells before undoing what that would do, and afterwards what it has done', async () => {
    const { id } = await prepared('Name,Kind,Town\nAcme,Sponsor,Lahore\nGlobex,Startup,\n', 'COMPANIES');
    await ran(id);
    await server.sql(
      `UPDATE companies SET city = 'Own', updated_at = now() WHERE event_id = $1 AND name = 'Acme'`,
      [eventId],
    );
    const counts = { removed: 1, restored: 0, kept: 1 };
    expect(await expectOk(run(PREVIEW, { id }))).toEqual({ it: counts });
    expect(await expectOk(run(UNDO, { id }))).toEqual({ it: { import: { status: 'UNDONE', undo: counts } } });
    expect(await expectOk(run(PREVIEW, { id }))).toEqual({ it: { removed: 0, restored: 0, kept: 0 } });
  });
});

describe('an import of a week ago', () => {
  it('cannot be taken back, and what it noted for that is dropped', async () => {
    await ran((await prepared(`Mail;First name;Last name\n${at('ada')};Ada;King`)).id);
    const { id } = await prepared(`Mail;First name;Last name\n${at('ada')};Ada;Lovelace`);
    await ran(id);
    const notedBefore = () => server.sql('SELECT before FROM import_changes WHERE import_id = $1', [id]);
    await dropExpiredImportData(server.app.systemContext());
    expect(await notedBefore()).toMatchObject([{ before: { last_name: 'King' } }]);
    await server.sql(`UPDATE imports SET committed_at = now() - interval '7 days' WHERE id = $1`, [id]);
    const { extensions } = await expectError(run(UNDO, { id }));
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOT_COMMITTED' });
    await dropExpiredImportData(server.app.systemContext());
    expect(await notedBefore()).toEqual([]);
  });
});

describe('discardImport', () => {
  it('forgets the import and its file, but none that was committed', async () => {
    const { id } = await prepared('E-mail\n');
    await expectOk(run(DISCARD, { input: { importId: id } }));
    expect(await kept()).toEqual([]);
    expect((await expectError(run(ONE, { id }))).extensions.code).toBe('NOT_FOUND');
    const done = await prepared('Name,Kind\nAcme,Sponsor\n', 'COMPANIES');
    await ran(done.id);
    const refused = await expectError(run(DISCARD, { input: { importId: done.id } }));
    expect(refused.extensions['reason']).toBe('NOT_READY');
  });
});
