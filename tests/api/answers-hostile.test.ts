import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import readWorkbook from 'read-excel-file/node';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { askedFields } from '../../server/src/modules/answers/answer.rules';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, signInAs } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const UPDATE = `mutation ($input: UpdateProfileInput!) { it: updateProfile(input: $input) { attendee { id answers { key values } } } }`;

interface Answered {
  attendee: { answers: { key: string; values: string[] }[] };
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const update = (eventId: string, answers: object[], token: string) =>
  graphql<{ it: Answered }>(server.url, UPDATE, { input: { eventId, answers } }, token);
const errorsOf = async (answer: ReturnType<typeof update>) =>
  (await expectError(answer)).extensions['fields'] as { path: string; message: string }[];

/** Forty fields of which each but the first is asked where the one before it is answered with yes. */
const chain = () =>
  Array.from({ length: 40 }, (_none, at) =>
    fieldNamed(
      `f${at}`,
      'YES_NO',
      at > 0 ? { conditionKey: `f${at - 1}`, conditionAnswers: ['true'], required: true } : {},
    ),
  );

it('forty fields with conditions over one another are asked from the top, and go with the one that is denied', async () => {
  const event = await buildEvent(server);
  const ids = await setFields(server, manager, event.id, chain());
  const me = await buildMember(server, { eventId: event.id });
  const say = (from: number, to: number, value = 'true') =>
    Array.from({ length: to - from }, (_none, at) => ({ fieldId: `f${from + at}`, values: [value] }));
  expect((await errorsOf(update(event.id, say(0, 39), me.token))).map(({ path }) => path)).toEqual([
    'input.answers.f39',
  ]);
  const { it: all } = await expectOk(update(event.id, say(0, 40), me.token));
  expect(all.attendee.answers).toHaveLength(40);
  const { it: few } = await expectOk(update(event.id, say(20, 21, 'false'), me.token));
  expect(few.attendee.answers.map(({ key }) => key)).toEqual(
    Array.from({ length: 21 }, (_none, at) => `f${at}`),
  );
  const hidden = await errorsOf(update(event.id, say(30, 40), me.token));
  // Whether those below it are asked is not known before that one is right.
  expect(hidden).toEqual([
    { path: 'input.answers.f30', message: 'This is not asked with your other answers.' },
  ]);
  expect(Object.keys(ids)).toHaveLength(40);
});

it('the database asks what the server asks, whatever was answered', async () => {
  const event = await buildEvent(server);
  const ids = await setFields(server, manager, event.id, [
    fieldNamed('a', 'YES_NO'),
    fieldNamed('b', 'ONE_OF', { choices: ['x', 'y'], conditionKey: 'a', conditionAnswers: ['true'] }),
    fieldNamed('c', 'SEVERAL_OF', { choices: ['x', 'y'], conditionKey: 'b', conditionAnswers: ['x'] }),
    fieldNamed('d', 'TEXT', { conditionKey: 'c', conditionAnswers: ['x', 'y'] }),
    fieldNamed('e'),
  ]);
  const fields = await server.sql<{
    id: string;
    conditionFieldId: string | null;
    conditionAnswers: string[];
  }>(
    `SELECT id, condition_field_id AS "conditionFieldId", condition_answers AS "conditionAnswers"
     FROM event_fields WHERE event_id = $1 ORDER BY position`,
    [event.id],
  );
  const asked = fields.map((field) => ({
    ...field,
    key: '',
    kind: 'TEXT' as const,
    choices: [],
    required: false,
  }));
  const values: Record<string, string[][]> = {
    a: [[], ['true'], ['false']],
    b: [[], ['x'], ['y']],
    c: [[], ['x'], ['x', 'y']],
    d: [[], ['t']],
    e: [[], ['t']],
  };
  let sets: Record<string, string[]>[] = [{}];
  for (const [key, all] of Object.entries(values))
    sets = sets.flatMap((set) => all.map((one) => (one.length > 0 ? { ...set, [ids[key]!]: one } : set)));
  const rows = await server.sql<{ asked: object }>(
    `SELECT asked_answers($1, answers) AS asked FROM jsonb_array_elements($2::jsonb) AS g (answers)`,
    [event.id, JSON.stringify(sets)],
  );
  const expected = sets.map((set) => {
    const shown = new Set(askedFields(asked, set).map(({ id }) => id));
    return Object.fromEntries(Object.entries(set).filter(([id]) => shown.has(id)));
  });
  expect(rows.map((row) => row.asked)).toEqual(expected);
});

it('answers that are too long, to unknown fields, of unknown choices, or too many are refused by name', async () => {
  const event = await buildEvent(server);
  await setFields(server, manager, event.id, [
    fieldNamed('line'),
    fieldNamed('text', 'LONG_TEXT'),
    fieldNamed('one', 'ONE_OF', { choices: ['x', 'y'] }),
  ]);
  const me = await buildMember(server, { eventId: event.id });
  const long = 'x'.repeat(10_000);
  expect(await errorsOf(update(event.id, [{ fieldId: 'text', values: [long] }], me.token))).toEqual([
    { path: 'input.answers.0.values', message: expect.stringContaining('5,000') as string },
  ]);
  const errors = await errorsOf(
    update(
      event.id,
      [
        { fieldId: 'line', values: ['x'.repeat(201)] },
        { fieldId: newId(), values: ['x'] },
        { fieldId: 'one', values: ['z'] },
        { fieldId: '__proto__', values: ['x'] },
      ],
      me.token,
    ),
  );
  expect(errors.map(({ path }) => path)).toEqual([
    'input.answers.line',
    'input.answers.1.fieldId',
    'input.answers.one',
    'input.answers.3.fieldId',
  ]);
  const [row] = await server.sql<{ answers: object }>('SELECT answers FROM attendees WHERE id = $1', [me.id]);
  expect(row?.answers).toEqual({});
});

it('answers and labels that a spreadsheet would run are text in files', async () => {
  const event = await buildEvent(server);
  const ids = await setFields(server, manager, event.id, [
    { ...fieldNamed('note'), labels: [{ language: 'EN', text: '=HYPERLINK("https://evil.test")' }] },
    {
      ...fieldNamed('pick', 'SEVERAL_OF'),
      choices: [
        { choiceId: 'a', labels: [{ language: 'EN', text: '@SUM(A1)' }] },
        { choiceId: 'b', labels: [{ language: 'EN', text: '+1' }] },
      ],
    },
  ]);
  const { id } = await buildAttendee(server, { eventId: event.id });
  await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [
    id,
    JSON.stringify({ [ids['note']!]: ['-2+3'], [ids['pick']!]: ['a', 'b'] }),
  ]);
  const download = async (format: string) => {
    const response = await fetch(`${server.url}/v1/reports/${event.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'attendees', format }),
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const csv = parse(await download('csv'), { bom: true });
  const cellsOf = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.slice(-2));
  const expected = [
    [`'=HYPERLINK("https://evil.test")`, 'What about pick?'],
    [`'-2+3`, `'@SUM(A1);' +1`],
  ];
  expect(cellsOf(csv)).toEqual(expected);
  const [sheet] = await readWorkbook(await download('xlsx'));
  expect(sheet?.data[1]?.at(-2)).toMatch(/^'?-2\+3$/);
});
