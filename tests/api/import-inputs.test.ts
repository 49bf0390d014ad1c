import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { buildEvent, buildInterests, buildUser } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import { startServer, type TestServer } from '../support/server';

/** Files as people have them: exports of spreadsheets, ticket shops and address books. */
const INPUTS = fileURLToPath(new URL('../support/inputs/', import.meta.url));

interface Outcome {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  faulty: number;
  errors: { row: number; column: string | null; message: string }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Imports an input into an event of its own; faulty rows are left out. */
const take = async (file: string) => {
  const { id: eventId } = await buildEvent(server);
  const terms = ['Énergie', 'Women’s health', 'Real estate'];
  await buildInterests(server, eventId, { name: 'Thèmes', terms });
  const user = await buildUser(server, { role: Role.MANAGER });
  const viewer = { userId: user.id, role: Role.MANAGER, sessionId: newId() };
  const kind = file.startsWith('k') ? 'Companies' : 'Attendees';
  const document = `mutation ($input: Import${kind}Input!) {
    it: import${kind}(input: $input) { import { rows created updated unchanged faulty errors { row column message } } }
  }`;
  const content = await readFile(`${INPUTS}${file}`);
  const input = { eventId, file: await uploaded(content), partial: true };
  const { data, errors } = await execute<{ it: { import: Outcome } }>(server, viewer, document, { input });
  return { eventId, found: data?.it.import, refusal: errors?.[0] };
};

const valuesOf = async (eventId: string, value: string): Promise<(string | null)[]> => {
  const rows = await server.sql<{ value: string | null }>(
    `SELECT ${value} AS value FROM attendees a JOIN users u ON u.id = a.user_id WHERE a.event_id = $1 ORDER BY u.email`,
    [eventId],
  );
  return rows.map(({ value: one }) => one);
};

const SHORTENED = 'The spreadsheet has shortened this. Please format the column as text and write it again.';
const errorAt = (row: number, column: string | null, message: string) => ({ row, column, message });

interface Expected {
  /** A column of attendees, and its values in the order of their addresses. */
  column: string;
  values: (string | null)[];
  errors?: Outcome['errors'];
}

const NAME = "a.first_name || ' ' || a.last_name";
const inputs: Record<string, Expected> = {
  'c01b-crlf-with-one-lf.csv': {
    column: NAME,
    values: [1, 2, 3, 4, 5, 6].map((number) => `Ada${number} Test${number}`),
  },
  'c01g-crlf-with-one-lf-bio.csv': {
    column: 'introduction',
    values: ['Likes trams', 'Likes boats', 'Private note of Cleo', 'Likes kites'],
  },
  'c02-sep-line.csv': { column: NAME, values: ['Ada1 Test1', 'Ada2 Test2', 'Ada3 Test3'] },
  'c04-phone-scientific.csv': {
    column: 'phone',
    values: ['447701900123', '+44 20 7946 0000'],
    errors: [errorAt(2, 'Phone', SHORTENED), errorAt(3, 'Phone', SHORTENED), errorAt(6, 'Phone', SHORTENED)],
  },
  'c04b-equals-quoted.csv': { column: 'phone', values: ['0171 123'] },
  'c05-same-person-twice.csv': {
    column: 'u.email',
    values: ['c05twin@bugs.example'],
    errors: [errorAt(3, 'E-mail', 'This is in row 2 already.')],
  },
  'c06-bidi-phone.csv': { column: 'phone', values: Array.from({ length: 4 }, () => '+1 555 010 0100') },
  'c08-single-names.csv': {
    column: `concat_ws('/', a.first_name, a.last_name, u.display_name)`,
    values: ['Suharto//Suharto', 'Madonna//Madonna', 'Suharto//Suharto', 'Suharto//Suharto'],
  },
  'c09-interests-nfd.csv': {
    column: `(SELECT string_agg(t.label, ',') FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = a.id)`,
    values: ['Énergie', 'Énergie', 'Women’s health', 'Real estate', 'Real estate', 'Énergie'],
  },
  'c10b-inches.csv': { column: 'organization', values: ['12" Screens Ltd'] },
  'c10c-nickname.csv': { column: NAME, values: ['Robert "Bob" Test'] },
  'c11-title-above.csv': { column: 'organization', values: ['Acme'] },
  'c15-names.csv': {
    column: `concat_ws('/', a.first_name, a.organization)`,
    values: [
      'Null/NULL',
      'Ada 😀👩‍🚀/@Home',
      'علی‌رضا/=mcc²',
      'Conan/-able',
      'Ada/+Simple',
      `${'A'.repeat(100)}/Acme`,
      '名/株式会社',
    ],
    errors: [errorAt(7, 'Organization', 'This is what a formula shows that fails. Please write the value.')],
  },
  'x00-control.xlsx': { column: NAME, values: ['Ada1 Test1', 'Ada2 Test2'] },
  'x01c-hidden-old-list.xlsx': { column: NAME, values: ['Ada1 Test1', 'Ada2 Test2'] },
  'x02-workbook22.xlsx': { column: NAME, values: ['Ada1 Test1', 'Ada2 Test2'] },
  'x03-capital-sharedstrings.xlsx': { column: NAME, values: ['Ada1 Test1', 'Ada2 Test2'] },
  'x06-phone-formats.xlsx': {
    column: 'phone',
    values: ['01711234567', '+447701900123', '447701900123', '+44 20 7946 0000'],
    errors: [errorAt(5, 'Phone', SHORTENED), errorAt(6, 'Phone', SHORTENED)],
  },
  'x13-relative-parent.xlsx': { column: NAME, values: ['Ada1 Test1', 'Ada2 Test2'] },
};

it.each(Object.entries(inputs))(
  '%s is read as it is meant',
  async (file, { column, values, errors = [] }) => {
    const { eventId, found } = await take(file);
    expect(found?.errors).toEqual(errors);
    expect(await valuesOf(eventId, column)).toEqual(values);
  },
);

it('addresses are taken out of what mail programs and spreadsheets put around them', async () => {
  const { eventId, found } = await take('c13-address-forms.csv');
  expect(found?.errors).toEqual([
    errorAt(10, 'E-mail', 'This is in row 9 already.'),
    errorAt(13, 'E-mail', 'This is no e-mail address.'),
    errorAt(15, 'E-mail', 'This is in row 14 already.'),
  ]);
  const addresses = await valuesOf(eventId, 'u.email');
  for (const mailbox of ['c13a', 'c13b', 'c13c', 'c13d', 'c13e+fair', "o'c13f", 'o’c13g', 'c13ı', 'почта13'])
    expect(addresses).toContain(`${mailbox}@bugs.example`);
});

it('countries are found as people write them', async () => {
  const { found } = await take('c07-countries.csv');
  expect(found?.errors.map(({ row }) => row)).toEqual([18]);
});

it('companies whose names differ in capitals, blanks and signs that nobody sees are one', async () => {
  const { eventId, found } = await take('k01-companies-twins.csv');
  const names = await server.sql('SELECT name FROM companies WHERE event_id = $1 ORDER BY name', [eventId]);
  expect(names).toEqual([{ name: 'Acme GmbH' }, { name: 'Société X' }]);
  expect(found).toMatchObject({ created: 2 });
});

it.each([
  [
    'c03-windows1250-polish.csv',
    'The encoding of this text cannot be told. Please save the file as CSV with UTF-8, or choose its encoding.',
  ],
  [
    'c12-html.xls',
    'This is a web page, whatever its name says. Please open it in a spreadsheet and save it as XLSX or CSV.',
  ],
  ['x05-password.xlsx', 'This workbook has a password. Please save it without one.'],
])('%s is refused in words', async (file, message) => {
  const { refusal } = await take(file);
  expect(refusal).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

it('every row of every input is made, changed, left or named', async () => {
  const files = await readdir(INPUTS);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { found, refusal } = await take(file);
    const { rows = 0, created = 0, updated = 0, unchanged = 0, faulty = 0 } = found ?? {};
    const refused = refusal?.extensions?.['code'] ?? null;
    expect([file, created + updated + unchanged + faulty, refused]).toEqual([
      file,
      rows,
      found ? null : 'BAD_USER_INPUT',
    ]);
  }
});
