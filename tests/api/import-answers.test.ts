import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk } from '../support/client';
import { buildEvent, buildMember, buildUser, signInAs } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const RESULT = 'id status created updated unchanged errors { row column message } ignoredColumns';
const IMPORT = `mutation ($input: ImportAttendeesInput!) { it: importAttendees(input: $input) { import { ${RESULT} } } }`;
const UNDO = `mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { removed restored kept } }`;
const PREPARE = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { id columns { field } } } }`;
const RUN = `mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { id } } }`;
const ONE = `query ($id: ID!) { it: import(id: $id) { ${RESULT} } }`;
const UNKNOWN = `query ($id: ID!) { it: importUnknownValues(importId: $id) { name canAdd canLeaveOut known values { value rows nearest } } }`;
const FIELDS = `query ($eventId: ID!) { it: importFields(eventId: $eventId, kind: ATTENDEES) { key name required } }`;

interface Result {
  id: string;
  status: string;
  created: number;
  updated: number;
  unchanged: number;
  errors: { row: number; column: string; message: string }[];
  ignoredColumns: string[];
}

let server: TestServer;
let manager: Viewer;
let token: string;
let eventId: string;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await sharedServer();
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  manager = { userId, role: Role.MANAGER, sessionId: newId() };
  token = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const label = (language: string, text: string) => ({ language, text });
const choice = (choiceId: string, ...labels: [string, string][]) => ({
  choiceId,
  labels: labels.map(([language, text]) => label(language, text)),
});

beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
  ids = await setFields(server, token, eventId, [
    fieldNamed('business', 'YES_NO', { required: true }),
    fieldNamed('vat', 'TEXT', { required: true, conditionKey: 'business', conditionAnswers: ['true'] }),
    {
      ...fieldNamed('diet', 'SEVERAL_OF'),
      labels: [label('EN', 'Dietary needs'), label('AR', 'النظام الغذائي')],
      choices: [
        choice('vegan', ['EN', 'Vegan'], ['AR', 'نباتي']),
        choice('nuts', ['EN', 'No nuts, seeds']),
        choice('halal', ['EN', 'Halal']),
      ],
    },
    { ...fieldNamed('size', 'ONE_OF', { choices: ['s', 'm'] }), labels: [label('EN', 'Shirt')] },
    { ...fieldNamed('budget', 'NUMBER'), labels: [label('EN', 'Budget')] },
    { ...fieldNamed('arrival', 'DATE'), labels: [label('EN', 'Arrival')] },
    { ...fieldNamed('passport', 'COUNTRY'), labels: [label('EN', 'Passport of')] },
    { ...fieldNamed('site', 'LINK'), labels: [label('EN', 'Website')] },
    { ...fieldNamed('note', 'LONG_TEXT'), labels: [label('EN', 'Country')] },
  ]);
});

const run = async <Data>(query: string, variables: object): Promise<Data> =>
  (await expectOk(execute<{ it: Data }>(server, manager, query, { ...variables }))).it;
const emailOf = (name: string) => `${name}.${eventId.slice(-8)}@example.test`;
const line = (name: string, ...cells: string[]) =>
  [emailOf(name), name, 'Smith', ...cells.map((cell) => `"${cell}"`)].join(';');
const fileOf = (columns: string, lines: readonly string[]) =>
  uploaded([`E-mail;First name;Last name;${columns}`, ...lines].join('\n'));
const take = async (columns: string, lines: readonly string[], more: object = {}): Promise<Result> => {
  const input = { eventId, file: await fileOf(columns, lines), ...more };
  return (await run<{ import: Result }>(IMPORT, { input })).import;
};
/** The answers of each person, by the keys of the fields. */
const answers = async (): Promise<Record<string, Record<string, string[]>>> => {
  const rows = await server.sql<{ name: string; answers: Record<string, string[]> }>(
    'SELECT first_name AS name, answers FROM attendees WHERE event_id = $1 ORDER BY first_name',
    [eventId],
  );
  const keyOf = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      Object.fromEntries(Object.entries(row.answers).map(([id, values]) => [keyOf.get(id), values])),
    ]),
  );
};

it('takes answers by labels in any language and by keys, as people write them; again it changes nothing', async () => {
  const columns = 'business;VAT;النظام الغذائي;shirt;Budget;Arrival;passport;Website;note';
  const file = [
    line(
      'ada',
      'ja',
      'DE 1',
      'نباتي; No nuts, seeds',
      'The m',
      '1500.50',
      '25.10.2026',
      'Germany',
      'acme.test',
      'a\nb',
    ),
    line('bob', 'No', '', 'halal\nVEGAN', 'S', '٧', '2026-10-25T00:00:00.000Z', 'pk', '', ''),
    line('cy', '', '', '', '', '', '', '', '', ''),
  ];
  expect(await take(columns, file)).toMatchObject({ status: 'COMMITTED', created: 3, ignoredColumns: [] });
  expect(await answers()).toEqual({
    ada: {
      business: ['true'],
      vat: ['DE 1'],
      diet: ['vegan', 'nuts'],
      size: ['m'],
      budget: ['1500.5'],
      arrival: ['2026-10-25'],
      passport: ['DE'],
      site: ['https://acme.test'],
      note: ['a\nb'],
    },
    bob: {
      business: ['false'],
      diet: ['vegan', 'halal'],
      size: ['s'],
      budget: ['7'],
      arrival: ['2026-10-25'],
      passport: ['PK'],
    },
    cy: {},
  });
  expect(await take(columns, file)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
});

it('has each field among those of a file, where another one has its name with its key', async () => {
  const fields = await run<{ key: string; name: string; required: boolean }[]>(FIELDS, { eventId });
  const own = fields.filter(({ key }) => Object.values(ids).includes(key));
  expect(own.map(({ name }) => name)).toEqual([
    'What about business?',
    'What about vat?',
    'Dietary needs',
    'Shirt',
    'Budget',
    'Arrival',
    'Passport of',
    'Website',
    'Country (note)',
  ]);
  expect(own.some(({ required }) => required)).toBe(false);
});

it('says what cannot be read, all at once', async () => {
  const file = [line('ada', 'perhaps', 'S, M', '1,5', '3/4/2026', 'Atlantis', 'Halall')];
  const { status, errors } = await take('business;Shirt;Budget;Arrival;Passport of;diet', file);
  expect(status).toBe('REFUSED');
  expect(errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
    'What about business?: Please answer with yes or no.',
    'Shirt: Please give one answer.',
    'Budget: Please enter a number, with a point before its decimals.',
    'Arrival: Please write the day as YYYY-MM-DD.',
    expect.stringContaining('Passport of: '),
    'Dietary needs: “Halall” is not one of the choices. Did you mean “Halal”?',
  ]);
});

it('keeps the other answers, refuses what is not asked, and removes what is asked no more', async () => {
  await take('business;vat;diet', [line('ada', 'yes', 'DE1', 'halal'), line('bob', 'no', '', 'vegan')]);
  expect(await take('vat', [line('ada', 'DE2'), line('bob', 'DE3')], { partial: true })).toMatchObject({
    updated: 1,
    errors: [{ row: 3, column: 'What about vat?', message: 'This is not asked with the other answers.' }],
  });
  expect(await answers()).toEqual({
    ada: { business: ['true'], vat: ['DE2'], diet: ['halal'] },
    bob: { business: ['false'], diet: ['vegan'] },
  });
  const { id } = await take('business', [line('ada', 'no'), line('cy', 'yes')]);
  expect((await answers())['ada']).toEqual({ business: ['false'], diet: ['halal'] });
  expect(await run(UNDO, { id })).toEqual({ removed: 1, restored: 1, kept: 0 });
  expect(await answers()).toEqual({
    ada: { business: ['true'], vat: ['DE2'], diet: ['halal'] },
    bob: { business: ['false'], diet: ['vegan'] },
  });
});

it('brings back no answer that its field does not take any more', async () => {
  await take('diet', [line('ada', 'halal')]);
  const { id } = await take('diet', [line('ada', 'vegan')]);
  await setFields(server, token, eventId, [
    { ...fieldNamed('diet', 'SEVERAL_OF', { choices: ['vegan', 'nuts'] }), fieldId: ids['diet'] },
  ]);
  expect(await run(UNDO, { id })).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await answers()).toEqual({ ada: {} });
});

it('takes unknown choices as others or leaves them out', async () => {
  const lines = [line('ada', 'Halall; Fish'), line('bob', 'halall'), line('cy', 'Vegan')];
  const { import: prepared } = await run<{ import: { id: string; columns: object[] } }>(PREPARE, {
    input: { eventId, kind: 'ATTENDEES', file: await fileOf('diet', lines) },
  });
  expect(prepared.columns[3]).toEqual({ field: ids['diet'] });
  const ran = async (more: object) => {
    await run(RUN, { input: { importId: prepared.id, ...more } });
    return waitFor(async () => {
      const found = await run<Result>(ONE, { id: prepared.id });
      return ['QUEUED', 'RUNNING'].includes(found.status) ? undefined : found;
    }, 'The end of the import');
  };
  await ran({ dryRun: true, partial: true });
  expect(await run(UNKNOWN, { id: prepared.id })).toEqual([
    {
      name: 'Dietary needs',
      canAdd: false,
      canLeaveOut: true,
      known: ['Vegan', 'No nuts, seeds', 'Halal'],
      values: [
        { value: 'Halall', rows: 2, nearest: 'Halal' },
        { value: 'Fish', rows: 1, nearest: null },
      ],
    },
  ]);
  const field = ids['diet'];
  const corrections = [
    { field, value: 'halall', action: 'TAKE_AS', replacement: 'Halal' },
    { field, value: 'Fish', action: 'LEAVE_OUT' },
  ];
  expect(await ran({ corrections })).toMatchObject({ status: 'COMMITTED', created: 3 });
  expect(await answers()).toEqual({
    ada: { diet: ['halal'] },
    bob: { diet: ['halal'] },
    cy: { diet: ['vegan'] },
  });
});

it('keeps what a person answers while the file is being written', async () => {
  const me = await buildMember(server, { eventId });
  const email = (
    await server.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [me.userId])
  )[0]!.email;
  await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [
    me.id,
    JSON.stringify({ [ids['budget']!]: ['5'] }),
  ]);
  const file = await uploaded(`E-mail;First name;Last name;diet\n${email};Ada;King;halal`);
  await run(IMPORT, { input: { eventId, file } });
  expect(await answers()).toEqual({ Ada: { budget: ['5'], diet: ['halal'] } });
});

it('takes and takes back 300 rows with as many statements as 3', async () => {
  const counted = async (work: () => Promise<unknown>) =>
    (await statementsOf(work)).filter((text) => /import|attendees/.test(text)).length;
  const statements = async (size: number, diet: string) => {
    const lines = Array.from({ length: size }, (_none, index) => line(`p${index}`, 'yes', `V${index}`, diet));
    let id = '';
    const taken = await counted(async () => {
      ({ id } = await take('business;vat;diet', lines));
    });
    const undone = await counted(() => run(UNDO, { id }));
    return [taken, undone, await counted(() => take('business;vat;diet', lines))];
  };
  const few = [await statements(3, 'Vegan'), await statements(3, 'Halal')];
  expect([await statements(300, 'Vegan'), await statements(300, 'Halal')]).toEqual(few);
  expect((await answers())['p199']).toEqual({ business: ['true'], vat: ['V199'], diet: ['halal'] });
});
