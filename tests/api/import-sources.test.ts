import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { dropExpiredImportData } from '../../server/src/modules/imports/prepared-import.service';
import { expectError, expectOk } from '../support/client';
import { buildEvent, buildUser } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';
import { archiveOf, rowOf, workbookFiles } from '../support/workbooks';

const FIELDS =
  'id status totalRows columns { samples } source { encoding encodings { encoding words } sheet sheets }';
const PREPARE = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { ${FIELDS} } } }`;
const READ = `mutation ($input: ReadImportFileInput!) { it: readImportFile(input: $input) { import { ${FIELDS} } } }`;
const RUN = 'mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { id } } }';
const TAKE =
  'mutation ($input: ImportAttendeesInput!) { it: importAttendees(input: $input) { import { status } } }';
const ONE = `query ($id: ID!) { it: import(id: $id) { ${FIELDS} } }`;

interface Prepared {
  id: string;
  status: string;
  totalRows: number;
  columns: { samples: string[] }[];
  source: {
    encoding: string | null;
    encodings: { encoding: string; words: string[] }[];
    sheet: string | null;
    sheets: string[];
  };
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

const run = (query: string, input: object) =>
  execute<{ it: { import: Prepared } }>(server, manager, query, { input });
const prepared = async (content: Buffer): Promise<Prepared> => {
  const input = { eventId, kind: 'ATTENDEES', file: await uploaded(content) };
  return (await expectOk(run(PREPARE, input))).it.import;
};
const readAs = async (importId: string, choice: object): Promise<Prepared> =>
  (await expectOk(run(READ, { importId, ...choice }))).it.import;
const committed = async (importId: string): Promise<void> => {
  await expectOk(run(RUN, { importId }));
  await waitFor(async () => {
    const { data } = await execute<{ it: Prepared }>(server, manager, ONE, { id: importId });
    return data?.it.status === 'COMMITTED';
  }, 'The end of the import');
};
const names = async (): Promise<unknown[]> => {
  const rows = await server.sql<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM attendees WHERE event_id = $1 ORDER BY id`,
    [eventId],
  );
  return rows.map(({ name }) => name);
};
const addresses = () =>
  server.sql(
    'SELECT f.addresses FROM import_files f JOIN imports i ON i.id = f.import_id WHERE i.event_id = $1',
    [eventId],
  );

const polish = (): Promise<Buffer> =>
  readFile(fileURLToPath(new URL('../support/inputs/c03-windows1250-polish.csv', import.meta.url)));

describe('a file whose encoding cannot be told', () => {
  it('is refused in words where it is to be taken at once, unless its encoding is named', async () => {
    const input = { eventId, file: await uploaded(await polish()) };
    const { message, extensions } = await expectError(run(TAKE, input));
    expect([extensions.code, message]).toEqual([
      'BAD_USER_INPUT',
      'The encoding of this text cannot be told. Please save the file as CSV with UTF-8, or choose its encoding.',
    ]);
    expect(await names()).toEqual([]);
    await expectOk(
      run(TAKE, { eventId, file: await uploaded(await polish()), encoding: 'CENTRAL_EUROPEAN' }),
    );
    expect(await names()).toEqual(['Łucja Żółć']);
  });

  it('is looked at with every reading of its names, and runs once one of them is chosen', async () => {
    const { id, source } = await prepared(await polish());
    expect(source).toMatchObject({ encoding: null, sheet: null, sheets: [] });
    const wordsOf = (encoding: string) => source.encodings.find((one) => one.encoding === encoding)?.words;
    expect(wordsOf('CENTRAL_EUROPEAN')).toEqual(expect.arrayContaining(['Łucja', 'Żółć']));
    expect(wordsOf('WESTERN')).toEqual(expect.arrayContaining(['£ucja']));
    const { message } = await expectError(run(RUN, { importId: id }));
    expect(message).toBe('Please choose the encoding of this file first, so that its names are right.');

    const found = await readAs(id, { encoding: 'CENTRAL_EUROPEAN' });
    expect(found).toMatchObject({ id, status: 'PREPARED', source: { encoding: 'CENTRAL_EUROPEAN' } });
    expect(found.columns.flatMap(({ samples }) => samples)).toEqual(
      expect.arrayContaining(['Łucja', 'Żółć']),
    );
    await committed(id);
    expect(await names()).toEqual(['Łucja Żółć']);
  });

  it('leaves no words of it behind once it is gone', async () => {
    const { id } = await prepared(await polish());
    await server.sql('DELETE FROM import_files WHERE import_id = $1', [id]);
    await server.sql(`UPDATE imports SET status = 'REFUSED' WHERE id = $1`, [id]);
    await dropExpiredImportData(server.app.systemContext());
    const [row] = await server.sql<{ source: unknown }>('SELECT source FROM imports WHERE id = $1', [id]);
    expect(row?.source).toEqual({ encoding: null, encodings: [], sheet: null, sheets: [] });
    const { extensions } = await expectError(run(READ, { importId: id, encoding: 'CENTRAL_EUROPEAN' }));
    expect(extensions['reason']).toBe('FILE_GONE');
  });
});

describe('a workbook of several sheets', () => {
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const header = rowOf(1, 'E-mail', 'First name', 'Last name');
  const at = (name: string) => `${name}.${eventId}@example.test`;
  const workbook = (): Promise<Buffer> => {
    const files = workbookFiles(header + rowOf(2, at('ada'), 'Ada', 'King'));
    const sheet = (title: string, number: number) =>
      `<sheet name="${title}" sheetId="${number}" r:id="rId${number}"/>`;
    return archiveOf({
      ...files,
      'xl/workbook.xml': files['xl/workbook.xml']!.replace(
        /<sheets>.*<\/sheets>/,
        `<sheets>${sheet('Friday', 1)}${sheet('Saturday', 2)}</sheets>`,
      ),
      'xl/_rels/workbook.xml.rels': files['xl/_rels/workbook.xml.rels']!.replace(
        /<Relationship Id.*?\/>/,
        (link) => `${link}${link.replace('rId1', 'rId2').replace('sheet1', 'sheet2')}`,
      ),
      'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${header}${rowOf(2, at('bob'), 'Bob', 'Ray')}${rowOf(3, at('cleo'), 'Cleo', 'Ray')}</sheetData></worksheet>`,
    });
  };

  it('is read at its first sheet, which is named, and at another one that is chosen', async () => {
    const { id, source, totalRows } = await prepared(await workbook());
    expect([totalRows, source]).toEqual([
      1,
      { encoding: null, encodings: [], sheet: 'Friday', sheets: ['Friday', 'Saturday'] },
    ]);
    expect(await readAs(id, { sheet: 'Saturday' })).toMatchObject({
      totalRows: 2,
      source: { sheet: 'Saturday' },
    });
    // The file of a person who is erased is found by them.
    expect(await addresses()).toEqual([{ addresses: [at('bob'), at('cleo')] }]);
    await committed(id);
    expect(await names()).toEqual(['Bob Ray', 'Cleo Ray']);
  });

  it('is refused where it has no such sheet', async () => {
    const { id } = await prepared(await workbook());
    const { message, extensions } = await expectError(run(READ, { importId: id, sheet: 'Sunday' }));
    expect([extensions.code, message]).toEqual(['BAD_USER_INPUT', 'This workbook has no such sheet.']);
  });
});
