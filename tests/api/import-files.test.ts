import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk } from '../support/client';
import { buildAttendee, buildEvent, buildUser, signIn } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import { sampled } from '../support/matrix';
import { sendForm } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
import { archiveOf, rowOf, workbookFiles, workbookOf } from '../support/workbooks';

const IMPORT = `mutation ($input: ImportAttendeesInput!) {
  it: importAttendees(input: $input) { import { status created updated unchanged faulty errors { row column message } ignoredColumns } }
}`;
const HEADER = ['Email', 'First name', 'Last name'] as const;
const DAMAGED = 'This workbook is damaged, or not an Excel workbook (XLSX).';
const NO_TABLE = 'This is neither a CSV file nor an Excel workbook (XLSX).';
const MIB = 1024 * 1024;

let server: TestServer;
let manager: Viewer;
let token: string;
let temporary: string;
let eventId: string;

beforeAll(async () => {
  // Other test files send forms at the same time.
  temporary = await mkdtemp(join(tmpdir(), 'podium-imports-'));
  vi.stubEnv('TMPDIR', temporary);
  server = await startServer();
  const user = await buildUser(server, { role: Role.MANAGER });
  manager = { userId: user.id, role: Role.MANAGER, sessionId: newId() };
  token = await signIn(server, user);
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true, force: true });
});
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
});

const send = async (content: string | Buffer, more: object = {}) =>
  execute<{ it: { import: Record<string, unknown> } }>(server, manager, IMPORT, {
    input: { eventId, file: await uploaded(content), ...more },
  });
const take = async (content: string | Buffer, more: object = {}) =>
  (await expectOk(send(content, more))).it.import;
const at = (name: string) => `${name}.${eventId}@example.test`;
const people = () =>
  server.sql(
    `SELECT a.first_name AS first, a.last_name AS last FROM attendees a WHERE a.event_id = $1 ORDER BY a.first_name`,
    [eventId],
  );
/** Everything that an import writes, of this event or with these addresses. */
const written = async () => {
  const [counts] = await server.sql<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM attendees WHERE event_id = $1) AS attendees,
       (SELECT count(*)::int FROM users WHERE email LIKE '%' || $2 || '%') AS users,
       (SELECT count(*)::int FROM import_changes c JOIN imports i ON i.id = c.import_id WHERE i.event_id = $1) AS changes,
       (SELECT count(*)::int FROM audit_entries WHERE event_id = $1) AS audit,
       (SELECT count(*)::int FROM mails WHERE event_id = $1) AS mails`,
    [eventId, `.${eventId}@`],
  );
  return counts;
};
const NOTHING = { attendees: 0, users: 0, changes: 0, audit: 0, mails: 0 };
const listed = () =>
  server.sql('SELECT status, created, updated FROM imports WHERE event_id = $1', [eventId]);

const csv = (...lines: string[]) => [HEADER.join(','), ...lines].join('\n');
const ada = () => `${at('ada')},Ada,Smith`;
const good = (...more: string[]) =>
  workbookOf(rowOf(1, ...HEADER), rowOf(2, at('ada'), 'Ada', 'Smith'), ...more);

const flipped = async () => {
  const workbook = await good();
  // In the packed bytes of the sheet, which is the last file.
  const place =
    workbook.lastIndexOf('xl/worksheets/sheet1.xml', workbook.lastIndexOf('PK\x05\x06') - 400) + 60;
  workbook[place] = (workbook[place] ?? 0) ^ 0xff;
  return workbook;
};
const lying = async () => {
  const workbook = await archiveOf({
    ...workbookFiles(''),
    'xl/worksheets/sheet1.xml': Buffer.alloc(40 * MIB, ' '),
  });
  // The directory promises 100 bytes where 40 MB come out.
  workbook.writeUInt32LE(100, workbook.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
  return workbook;
};
const stowaway = async () => {
  const [hidden, workbook] = [await archiveOf({ 'xl/worksheets/sheet1.xml': 'x' }), await good()];
  const directory = workbook.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const place = workbook.readUInt32LE(directory + 16);
  workbook.writeUInt32LE(place + hidden.length, directory + 16);
  return Buffer.concat([workbook.subarray(0, place), hidden, workbook.subarray(place)]);
};
const farOut = (place: string, row: number) =>
  good(`<row r="${row}"><c r="${place}" t="inlineStr"><is><t>x</t></is></c></row>`);

const bad: [string, () => string | Buffer | Promise<Buffer>, string][] = [
  ['nothing', () => '', 'The file is empty.'],
  ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), NO_TABLE],
  ['UTF-16 that does not say so', () => Buffer.from(csv(ada()), 'utf16le'), NO_TABLE],
  [
    'an old workbook',
    () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]),
    'This is an old Excel workbook (XLS). Please save it as XLSX or CSV.',
  ],
  ['half a workbook', async () => (await good()).subarray(0, 900), DAMAGED],
  ['a workbook without its end', async () => (await good()).subarray(0, -30), DAMAGED],
  ['a workbook with a wrong byte', flipped, DAMAGED],
  ['an archive that is no workbook', () => archiveOf({ 'people.csv': csv(ada()) }), DAMAGED],
  ['an archive of nothing', () => archiveOf({}), DAMAGED],
  ['a workbook whose sheet is no XML', () => archiveOf(workbookFiles('<row r="1"><c r="A1"')), DAMAGED],
  ['a workbook that unpacks to more than it says', lying, DAMAGED],
  ['a workbook with a file that its directory does not name', stowaway, DAMAGED],
  [
    'a workbook of 151 MB',
    () => archiveOf({ ...workbookFiles(''), 'xl/x.xml': Buffer.alloc(151 * MIB) }),
    'This workbook is too large. Please save it as CSV.',
  ],
  [
    'a workbook with a cell in its last corner',
    () => farOut('XFD1048576', 1_048_576),
    'This sheet reaches to row 1048576 and column 16384. Please remove what is so far out, or save it as CSV.',
  ],
  ['a workbook with a row that no sheet has', () => farOut('A9999999999', 9_999_999_999), DAMAGED],
  [
    'a workbook with a text that it does not have',
    () => good('<row r="3"><c r="B3" t="s"><v>99</v></c></row>'),
    'The cell in row 3 and column 2 cannot be read.',
  ],
  [
    'a header without what is needed',
    () => 'Email\nx@example.test\n',
    'These columns are missing: First name.',
  ],
  [
    'a column that is there twice',
    () => 'Email,First name,E-mail,Last name\n',
    'The column "E-mail" is there twice.',
  ],
  [
    '201 columns',
    () => `${[...HEADER, ...Array.from({ length: 198 }, (_none, index) => `c${index}`)].join(',')}\n${ada()}`,
    'The file has more than 200 columns.',
  ],
  [
    '20,001 rows',
    () => csv(...Array.from({ length: 20_001 }, (_none, row) => `${at(`r${row}`)},A,B`)),
    'The file has more than 20000 rows.',
  ],
  [
    'a quotation mark that never ends',
    () => csv(ada(), '"Bob'),
    'Line 3 cannot be read: please check its quotation marks.',
  ],
  [
    'text that is damaged in the middle',
    () =>
      Buffer.concat([
        Buffer.from(csv(...Array.from({ length: 9_000 }, (_none, row) => `${at(`r${row}`)},Ä,B`))),
        Buffer.from([0xff]),
      ]),
    'The text of this file is damaged. Please save it as CSV with UTF-8.',
  ],
];

describe('a file that cannot be taken', () => {
  it.each(sampled(bad))(
    '%s: it is told why, and nothing is written',
    { timeout: 60_000 },
    async (_what, content, message) => {
      const { extensions, ...error } = await expectError(send(await content(), { partial: true }));
      expect([extensions.code, error.message]).toEqual(['BAD_USER_INPUT', message]);
      expect(extensions['fields']).toEqual([{ path: 'input.file', message }]);
      expect(await written()).toEqual(NOTHING);
      expect(await listed()).toEqual([{ status: 'FAILED', created: 0, updated: 0 }]);
    },
  );

  it('is too large with 26 MB: it is not even kept', async () => {
    const content = Buffer.alloc(26 * MIB, `${at('ada')},Ada,Smith\n`);
    const answer = await sendForm(
      server.url,
      'post',
      '/attendees/import',
      { event_id: eventId, file: { name: 'people.csv', type: 'text/csv', content } },
      { authorization: `Bearer ${token}` },
    );
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: 'A file can be at most 25 MB.' },
    ]);
    expect(await written()).toEqual(NOTHING);
    expect(await listed()).toEqual([]);
    expect((await readdir(temporary)).filter((name) => name.startsWith('podium-form-'))).toEqual([]);
  });
});

const wide = [...HEADER, ...Array.from({ length: 197 }, (_none, index) => `c${index}`)];
const fine: [string, () => string | Buffer | Promise<Buffer>, string, string[]][] = [
  [
    'a byte order mark, semicolons and Windows line ends',
    () => `\uFEFF${HEADER.join(';')}\r\n${at('zoe')};Zoë;Süß\r\n`,
    'Zoë',
    [],
  ],
  ['Windows-1252', () => Buffer.from(`${HEADER.join(';')}\n${at('zoe')};Zoë;Süß\n`, 'latin1'), 'Zoë', []],
  [
    'UTF-16 with tabs',
    () => Buffer.from(`\uFEFF${HEADER.join('\t')}\n${at('zoe')}\tZoë\tSüß\n`, 'utf16le'),
    'Zoë',
    [],
  ],
  [
    'the sign that ends a file of DOS',
    () => `${HEADER.join(',')}\r\n${at('zoe')},Zoë,Süß\r\n\x1a`,
    'Zoë',
    [],
  ],
  ['200 columns', () => `${wide.join(',')}\n${at('zoe')},Zoë,Süß${',x'.repeat(197)}`, 'Zoë', wide.slice(3)],
  [
    'a workbook with a formula whose value was saved',
    () =>
      workbookOf(
        rowOf(1, ...HEADER),
        `<row r="2"><c r="A2" t="inlineStr"><is><t>${at('zoe')}</t></is></c><c r="B2" t="str"><f>PROPER("zoë")</f><v>Zoë</v></c><c r="C2" t="inlineStr"><is><t>Süß</t></is></c></row>`,
      ),
    'Zoë',
    [],
  ],
  [
    'a workbook with empty cells out to its edge',
    () =>
      workbookOf(
        rowOf(1, ...HEADER),
        rowOf(2, at('zoe'), 'Zoë', 'Süß'),
        '<row r="1048576"><c r="XFD1048576" s="1"/></row>',
      ),
    'Zoë',
    [],
  ],
];

describe('a file that is odd', () => {
  it.each(sampled(fine))(
    '%s: it is taken, and the same file again changes nothing',
    async (_what, content, first, ignored) => {
      const file = await content();
      expect(await take(file)).toMatchObject({
        status: 'COMMITTED',
        created: 1,
        errors: [],
        ignoredColumns: ignored,
      });
      expect(await people()).toEqual([{ first, last: 'Süß' }]);
      expect(await take(file)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    },
  );

  it('has rows twice: each after the first is a error', async () => {
    const file = csv(ada(), ada(), `${at('bob')},Bob,Smith`, ada());
    const errors = [3, 5].map((row) => ({ row, column: 'E-mail', message: 'This is in row 2 already.' }));
    expect(await take(file)).toMatchObject({ status: 'REFUSED', created: 0, faulty: 2, errors });
    expect(await written()).toEqual(NOTHING);
    expect(await take(file, { partial: true })).toMatchObject({ status: 'COMMITTED', created: 2, errors });
  });

  it('has formulas: they are errors; in a workbook one that was never worked out is an empty cell', async () => {
    const formula = 'Formulas are not taken. Please write the value.';
    const lines = [`${at('ada')},=HYPERLINK("x"),Smith`, `${at('bob')},Bob,"=1+1"`];
    expect(await take(csv(...lines.map((line) => line.replaceAll('("x")', '(x)'))))).toMatchObject({
      status: 'REFUSED',
      errors: [
        { row: 2, column: 'First name', message: formula },
        { row: 3, column: 'Last name', message: formula },
      ],
    });
    const failed = 'This is what a formula shows that fails. Please write the value.';
    expect(await take(csv(`${at('ada')},#REF!,Smith`))).toMatchObject({
      status: 'REFUSED',
      errors: [{ row: 2, column: 'First name', message: failed }],
    });
    const cells = '<c r="A3" t="str"><f>LOWER("b")</f></c><c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c>';
    expect(await take(await good(`<row r="3">${cells}</row>`))).toMatchObject({
      status: 'REFUSED',
      errors: [
        { row: 3, column: 'E-mail', message: 'This is required.' },
        { row: 3, column: 'First name', message: failed },
      ],
    });
    expect(await written()).toEqual(NOTHING);
  });

  it.each([
    // A guarded text loses its guard in both: a CSV file that Excel has saved as a workbook still has it.
    ['csv', ["a|+1;'@b", "'=quoted;''=twice"]],
    ['xlsx', []],
  ])('is our own export as %s, with texts like formulas: nothing changes', async (format, guarded) => {
    const hostile = ['=CEO', '@Acme;=1+1', "O'Neil|-2+3", 'a|+1', '＝SUM(A1);"=1"', ...guarded];
    for (const [index, text] of hostile.entries())
      await buildAttendee(server, {
        eventId,
        phone: ['+92 300 1234567', '-5', null][index % 3],
        jobTitle: text,
        organization: `${text} ${index}`,
        country: 'GB',
      });
    const response = await fetch(`${server.url}/v1/reports/${eventId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ type: 'attendees', format }),
    });
    const file = Buffer.from(await response.arrayBuffer());
    expect(await take(file)).toMatchObject({
      status: 'COMMITTED',
      created: 0,
      updated: 0,
      unchanged: hostile.length,
      errors: [],
    });
  });
});
