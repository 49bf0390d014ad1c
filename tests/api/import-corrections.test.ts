import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk } from '../support/client';
import { buildEvent, buildInterests, buildUser } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const FIELDS = 'id status rows created updated faulty failure';
const PREPARE = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { id } } }`;
const RUN = `mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { id } } }`;
const ONE = `query ($id: ID!) { it: import(id: $id) { ${FIELDS} } }`;
const UNKNOWN = `query ($id: ID!) { it: importUnknownValues(importId: $id) {
  field name known canAdd canLeaveOut values { value rows nearest action replacement } } }`;
const UNDO = `mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { removed restored kept } }`;

interface Correction {
  field: string;
  value: string;
  action: 'ADD' | 'TAKE_AS' | 'LEAVE_OUT';
  replacement?: string;
}
interface Unknown {
  field: string;
  name: string;
  known: string[];
  canAdd: boolean;
  canLeaveOut: boolean;
  values: { value: string; rows: number; nearest: string | null; action: string | null }[];
}

let server: TestServer;
let manager: Viewer;
let eventId: string;
let industry: string;

beforeAll(async () => {
  server = await sharedServer();
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  manager = { userId, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
  industry = (
    await buildInterests(server, eventId, { name: 'Industry', terms: ['Energy', 'FinTech & banks'] })
  ).groupId;
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers say what they ask for
const run = <Data>(query: string, variables: object) =>
  execute<{ it: Data }>(server, manager, query, variables as Record<string, unknown>);
const prepared = async (lines: string[], kind = 'ATTENDEES') => {
  const input = { eventId, kind, file: await uploaded(lines.join('\n')) };
  return (await expectOk(run<{ import: { id: string } }>(PREPARE, { input }))).it.import.id;
};
const ran = async (importId: string, more: object) => {
  await expectOk(run(RUN, { input: { importId, ...more } }));
  return waitFor(async () => {
    const { it: found } = await expectOk(run<{ status: string }>(ONE, { id: importId }));
    return ['QUEUED', 'RUNNING'].includes(found.status) ? undefined : found;
  }, 'The end of the import');
};
const checked = (importId: string, corrections?: Correction[]) =>
  ran(importId, { dryRun: true, partial: true, corrections });
const unknown = async (id: string) => (await expectOk(run<Unknown[]>(UNKNOWN, { id }))).it;
const terms = async () =>
  (
    await server.sql<{ label: string }>('SELECT label FROM interest_terms WHERE event_id = $1 ORDER BY 1', [
      eventId,
    ])
  ).map(({ label }) => label);
const chosen = () =>
  server.sql(
    `SELECT t.label, count(*)::int AS people FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
     WHERE t.event_id = $1 GROUP BY 1 ORDER BY 1`,
    [eventId],
  );

const HEADER = 'E-mail;First name;Last name;Industry;Country;Category';
const line = (name: string, interests: string, country = 'PK', category = '') =>
  `${name}.${eventId.slice(-8)}@example.test;${name};Smith;"${interests}";${country};${category}`;

it('says which values a field does not know, in one line for all of their forms, the most frequent first', async () => {
  const long = 'x'.repeat(9_000);
  const id = await prepared([
    HEADER,
    line('ada', 'FinTech'),
    line('bob', 'fintech; Energy'),
    line('cy', 'Fin  Téch, Space', 'Atlantis'),
    line('dan', 'FinTech', 'ATLANTIS', 'Press'),
    line('eve', long),
    line('fay', '=1+1'),
    line('gus', 'Energy', 'Germny'),
  ]);
  expect(await checked(id)).toMatchObject({ status: 'CHECKED', created: 0, faulty: 7 });
  const found = await unknown(id);
  expect(found.map(({ name, canAdd, canLeaveOut, values }) => [name, canAdd, canLeaveOut, values])).toEqual([
    [
      'Country',
      false,
      true,
      [
        { value: 'ATLANTIS', rows: 2, nearest: null, action: null, replacement: null },
        { value: 'Germny', rows: 1, nearest: 'Germany', action: null, replacement: null },
      ],
    ],
    ['Category', false, true, [{ value: 'Press', rows: 1, nearest: null, action: null, replacement: null }]],
    [
      'Industry',
      true,
      true,
      [
        { value: 'FinTech', rows: 4, nearest: 'FinTech & banks', action: null, replacement: null },
        { value: 'Space', rows: 1, nearest: null, action: null, replacement: null },
      ],
    ],
  ]);
  expect(found[0]?.known).toContain('Germany');
  expect(found[2]?.known).toEqual(['Energy', 'FinTech & banks']);
});

it('adds, replaces and leaves out what it is told, in the check and in the import, which is taken back with what it added', async () => {
  const lines = [
    HEADER,
    line('ada', 'Space'),
    line('bob', 'space; Fintech', 'Atlantis'),
    line('cy', 'Energy; Gossip', 'Germny'),
    line('dan', 'Nothing new'),
  ];
  const id = await prepared(lines);
  await checked(id);
  const corrections: Correction[] = [
    { field: industry, value: ' SPACE', action: 'ADD' },
    { field: industry, value: 'fintech', action: 'TAKE_AS', replacement: 'FinTech & banks' },
    { field: industry, value: 'Gossip', action: 'LEAVE_OUT' },
    { field: 'country', value: 'atlantis', action: 'LEAVE_OUT' },
    { field: 'country', value: 'Germny', action: 'TAKE_AS', replacement: 'Germany' },
  ];
  expect(await checked(id, corrections)).toMatchObject({ created: 3, faulty: 1 });
  expect(await terms()).toEqual(['Energy', 'FinTech & banks']);
  const told = (await unknown(id)).flatMap(({ values }) =>
    values.map(({ value, rows, action }) => [value, rows, action]),
  );
  expect(told).toEqual([
    ['atlantis', 1, 'LEAVE_OUT'],
    ['Germny', 1, 'TAKE_AS'],
    ['SPACE', 2, 'ADD'],
    ['fintech', 1, 'TAKE_AS'],
    ['Gossip', 1, 'LEAVE_OUT'],
    ['Nothing new', 1, null],
  ]);
  // The run that counts is told nothing again, and does as the check did.
  expect(await ran(id, { partial: true })).toMatchObject({ status: 'COMMITTED', created: 3, faulty: 1 });
  expect(await terms()).toEqual(['Energy', 'FinTech & banks', 'SPACE']);
  expect(await chosen()).toEqual([
    { label: 'Energy', people: 1 },
    { label: 'FinTech & banks', people: 1 },
    { label: 'SPACE', people: 2 },
  ]);
  expect(
    await server.sql('SELECT country FROM attendees WHERE event_id = $1 ORDER BY first_name', [eventId]),
  ).toEqual([{ country: 'PK' }, { country: null }, { country: 'DE' }]);
  expect((await expectOk(run(UNDO, { id }))).it).toEqual({ removed: 3, restored: 0, kept: 0 });
  expect(await terms()).toEqual(['Energy', 'FinTech & banks']);
});

it('keeps an added interest that somebody has chosen since, and adds none for faulty rows', async () => {
  const id = await prepared([HEADER, line('ada', 'Space', 'PK'), line('bob', 'Rain', 'Atlantis')]);
  const add = (value: string): Correction => ({ field: industry, value, action: 'ADD' });
  await ran(id, { partial: true, corrections: [add('Space'), add('Rain')] });
  expect(await terms()).toEqual(['Energy', 'FinTech & banks', 'Space']);
  await server.sql(`UPDATE attendees SET job_title = 'Pilot', updated_at = now() WHERE event_id = $1`, [
    eventId,
  ]);
  expect((await expectOk(run(UNDO, { id }))).it).toMatchObject({ kept: 1 });
  expect(await terms()).toEqual(['Energy', 'FinTech & banks', 'Space']);
});

it('adds a term once to groups that share their terms', async () => {
  const shared = { vocabulary: 'exchange', terms: ['Capital'] };
  const seek = await buildInterests(server, eventId, { name: 'I want', kind: 'SEEK', ...shared });
  const offer = await buildInterests(server, eventId, { name: 'I have', kind: 'OFFER', ...shared });
  const rows = ['a', 'b'].map(
    (name) => `${name}.${eventId.slice(-8)}@example.test;${name};Smith;Advice;advice`,
  );
  const id = await prepared(['E-mail;First name;Last name;I want;I have', ...rows]);
  const corrections: Correction[] = [
    { field: seek.groupId, value: 'Advice', action: 'ADD' },
    { field: offer.groupId, value: 'advice', action: 'ADD' },
  ];
  expect(await ran(id, { corrections })).toMatchObject({ status: 'COMMITTED', created: 2 });
  expect(await chosen()).toEqual([{ label: 'Advice', people: 4 }]);
});

it('takes the kind of a company as another one, and never without', async () => {
  const id = await prepared(['Name;Kind;Country', 'Acme;Sponser;Atlantis', 'Globex;Sponser;PK'], 'COMPANIES');
  await checked(id);
  expect(
    (await unknown(id)).map(({ field, canLeaveOut, values }) => [field, canLeaveOut, values[0]?.nearest]),
  ).toEqual([
    ['kind', false, 'Sponsor'],
    ['country', true, null],
  ]);
  const kind: Correction = { field: 'kind', value: 'sponser', action: 'TAKE_AS', replacement: 'Sponsor' };
  const country: Correction = { field: 'country', value: 'Atlantis', action: 'LEAVE_OUT' };
  expect(await ran(id, { corrections: [kind, country] })).toMatchObject({ status: 'COMMITTED', created: 2 });
});

it.each([
  ['a field that has no list', { field: 'organization', value: 'Acme', action: 'LEAVE_OUT' }],
  ['a country to add', { field: 'country', value: 'Atlantis', action: 'ADD' }],
  [
    'a replacement that is unknown',
    { field: 'country', value: 'Atlantis', action: 'TAKE_AS', replacement: 'Lemuria' },
  ],
  ['no replacement', { field: 'country', value: 'Atlantis', action: 'TAKE_AS' }],
  ['a value of blanks', { field: 'country', value: ' \u200b ', action: 'LEAVE_OUT' }],
  ['a value that is too long', { field: 'country', value: 'x'.repeat(101), action: 'LEAVE_OUT' }],
] as const)('refuses %s', async (_what, correction) => {
  const importId = await prepared([HEADER, line('ada', 'Energy')]);
  const input = { importId, dryRun: true, corrections: [correction] };
  expect((await expectError(run(RUN, { input }))).extensions.code).toBe('BAD_USER_INPUT');
});

it('refuses one value that is corrected twice, and more than 500', async () => {
  const importId = await prepared([HEADER, line('ada', 'Energy')]);
  const leave = (value: string) => ({ field: 'country', value, action: 'LEAVE_OUT' });
  const several = (corrections: object[]) => run(RUN, { input: { importId, dryRun: true, corrections } });
  expect((await expectError(several([leave('Atlantis'), leave('ATLÁNTIS ')]))).message).toContain('twice');
  const { extensions } = await expectError(
    several(Array.from({ length: 501 }, (_none, at) => leave(`${at}`))),
  );
  expect(extensions.code).toBe('BAD_USER_INPUT');
});

it('groups the values of 13,500 rows', async () => {
  const rows = Array.from({ length: 13_500 }, (_none, at) => line(`p${at}`, `Topic ${at % 300}`, 'Atlantis'));
  const id = await prepared([HEADER, ...rows]);
  await checked(id);
  const [country, interests] = await unknown(id);
  expect(country?.values).toMatchObject([{ value: 'Atlantis', rows: 13_500 }]);
  expect(interests?.values).toHaveLength(100);
  expect(interests?.values[0]).toMatchObject({ rows: 45 });
});
