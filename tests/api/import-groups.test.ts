import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk } from '../support/client';
import { buildEvent, buildInterests, buildUser } from '../support/factories';
import { buildGroups } from '../support/groups';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const RESULT = 'id status created updated unchanged errors { row column message } ignoredColumns';
const IMPORT = `mutation ($input: ImportAttendeesInput!) { it: importAttendees(input: $input) { import { ${RESULT} } } }`;
const UNDO = `mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { removed restored kept } }`;
const MEMBERS = `mutation ($input: SetGroupMembersInput!) { it: setGroupMembers(input: $input) { added removed } }`;
const PREPARE = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { id columns { field } } } }`;
const RUN = `mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { id } } }`;
const ONE = `query ($id: ID!) { it: import(id: $id) { ${RESULT} } }`;
const UNKNOWN = `query ($id: ID!) { it: importUnknownValues(importId: $id) { field canAdd known values { value rows nearest } } }`;

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
let eventId: string;
let ids: string[];

beforeAll(async () => {
  server = await sharedServer();
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  manager = { userId, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
  ids = await buildGroups(server, eventId, [
    {},
    { name: 'Investors' },
    { name: 'Press, radio' },
    { name: 'Speakers', categories: ['SPEAKER'] },
    { name: 'Gold' },
  ]);
});

const run = async <Data>(query: string, variables: object): Promise<Data> =>
  (await expectOk(execute<{ it: Data }>(server, manager, query, { ...variables }))).it;
const line = (name: string, ...cells: string[]) =>
  [`${name}.${eventId.slice(-8)}@example.test`, name, 'Smith', ...cells.map((cell) => `"${cell}"`)].join(';');
const fileOf = (columns: string, lines: readonly string[]) =>
  uploaded([`E-mail;First name;Last name;${columns}`, ...lines].join('\n'));
const take = async (columns: string, lines: readonly string[], more: object = {}): Promise<Result> => {
  const input = { eventId, file: await fileOf(columns, lines), ...more };
  return (await run<{ import: Result }>(IMPORT, { input })).import;
};
const groups = async (): Promise<Record<string, string>> => {
  const rows = await server.sql<{ name: string; groups: string }>(
    `SELECT a.first_name AS name, coalesce(string_agg(g.name, '; ' ORDER BY g.bit), '') AS groups FROM attendees a
     LEFT JOIN attendee_groups g ON g.event_id = a.event_id AND g.bit > 0 AND a.groups >> g.bit & 1 = 1
     WHERE a.event_id = $1 GROUP BY a.id`,
    [eventId],
  );
  return Object.fromEntries(rows.map(({ name, groups: names }) => [name, names]));
};
const idOf = async (name: string): Promise<string> =>
  (
    await server.sql<{ id: string }>('SELECT id FROM attendees WHERE event_id = $1 AND first_name = $2', [
      eventId,
      name,
    ])
  )[0]!.id;

it('takes groups by name from cells and columns as people write them, and the same file again changes nothing', async () => {
  const columns = 'Category;groups;Package';
  const file = [
    line('ada', '', ' investors ;PRESS,  Radio', ''),
    line('bob', 'Speaker', 'Gold', 'Investors'),
    line('cy', 'Speaker', 'Speakers', ''),
    line('dan', '', 'Speakers', ''),
    line('eve', '', '', 'gold\nGOLD'),
    line('fay', '', '', ''),
  ];
  expect(await take(columns, file)).toMatchObject({ status: 'COMMITTED', created: 6, ignoredColumns: [] });
  const expected = {
    ada: 'Investors; Press, radio',
    bob: 'Investors; Speakers; Gold',
    cy: 'Speakers',
    // A condition decides, whatever a file says.
    dan: '',
    eve: 'Gold',
    fay: '',
  };
  expect(await groups()).toEqual(expected);
  const versions = () =>
    server.sql('SELECT xmin::text, ctid::text FROM attendees WHERE event_id = $1 ORDER BY 2', [eventId]);
  const before = await versions();
  expect(await take(columns, file)).toMatchObject({ created: 0, updated: 0, unchanged: 6 });
  expect([await versions(), await groups()]).toEqual([before, expected]);
});

it('replaces the groups set by hand where a cell says something; a dry run tells how many rows would change', async () => {
  await take('Category;Groups', [line('ada', 'Speaker', 'Investors; Gold'), line('bob', '', 'Gold')]);
  const file = [line('ada', 'Press, radio'), line('bob', ''), line('cy', 'Gold')];
  const before = await groups();
  expect(await take('Groups', file, { dryRun: true })).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: 1,
  });
  expect(await groups()).toEqual(before);
  expect(await take('Groups', file)).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
  expect(await groups()).toEqual({ ada: 'Press, radio; Speakers', bob: 'Gold', cy: 'Gold' });
});

it('takes back what it gave and took alone: what was given by hand since, and what follows from conditions, stays', async () => {
  await take('Category;Groups', [
    line('ada', '', 'Investors'),
    line('bob', '', 'Gold'),
    line('cy', '', 'Gold'),
  ]);
  const { id } = await take('Category;Groups', [
    line('ada', 'Speaker', 'Press, radio'),
    line('bob', '', 'Investors'),
    line('cy', '', 'Gold'),
    line('dan', '', 'Gold'),
  ]);
  expect(await groups()).toMatchObject({ ada: 'Press, radio; Speakers', bob: 'Investors', dan: 'Gold' });
  await run(MEMBERS, { input: { groupId: ids[4], addIds: [await idOf('ada')] } });
  await run(MEMBERS, { input: { groupId: ids[4], removeIds: [await idOf('cy')] } });
  // A group of another name gets the place of the one that is gone.
  await server.sql('DELETE FROM attendee_groups WHERE id = $1', [ids[2]]);
  await server.sql(`INSERT INTO attendee_groups (id, event_id, bit, name) VALUES ($1, $2, 2, 'New')`, [
    newId(),
    eventId,
  ]);
  expect(await run(UNDO, { id })).toEqual({ removed: 1, restored: 2, kept: 0 });
  expect(await groups()).toEqual({ ada: 'Investors; Gold', bob: 'Gold', cy: '' });
});

it('keeps who has applied since where it is undone', async () => {
  const { id } = await take('Groups', [line('ada', 'Gold'), line('bob', 'Gold')]);
  await server.sql(
    `WITH ada AS (UPDATE attendees SET application = 'APPLIED' WHERE event_id = $1 AND first_name = 'ada' RETURNING id)
     INSERT INTO applications (attendee_id, event_id) SELECT id, $1 FROM ada`,
    [eventId],
  );
  expect(await run(UNDO, { id })).toEqual({ removed: 1, restored: 0, kept: 1 });
  expect(await groups()).toEqual({ ada: 'Gold' });
});

it('says which names are no group, with the nearest one, and takes them as others or leaves them out', async () => {
  const lines = [line('ada', 'Investor; Banks'), line('bob', 'investor'), line('cy', 'Gold')];
  expect(await take('Segment', lines)).toMatchObject({
    status: 'REFUSED',
    errors: [
      { row: 2, column: 'Groups', message: '“Investor” is not one of the groups. Did you mean “Investors”?' },
      { row: 2, column: 'Groups', message: '“Banks” is not one of the groups.' },
      { row: 3, column: 'Groups', message: '“investor” is not one of the groups. Did you mean “Investors”?' },
    ],
  });
  const { import: prepared } = await run<{ import: { id: string; columns: object[] } }>(PREPARE, {
    input: { eventId, kind: 'ATTENDEES', file: await fileOf('Segment', lines) },
  });
  expect(prepared.columns[3]).toEqual({ field: 'groups' });
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
      field: 'groups',
      canAdd: false,
      known: ['Gold', 'Investors', 'Press, radio', 'Speakers'],
      values: [
        { value: 'Investor', rows: 2, nearest: 'Investors' },
        { value: 'Banks', rows: 1, nearest: null },
      ],
    },
  ]);
  const corrections = [
    { field: 'groups', value: 'investor', action: 'TAKE_AS', replacement: 'Investors' },
    { field: 'groups', value: 'Banks', action: 'LEAVE_OUT' },
  ];
  expect(await ran({ corrections })).toMatchObject({ status: 'COMMITTED', created: 3 });
  expect(await groups()).toEqual({ ada: 'Investors', bob: 'Investors', cy: 'Gold' });
});

it('knows no such column where the event has no groups', async () => {
  eventId = (await buildEvent(server)).id;
  await buildInterests(server, eventId);
  expect(await take('Groups', [line('ada', 'Gold')])).toMatchObject({
    created: 1,
    ignoredColumns: ['Groups'],
  });
});

it('takes and takes back 300 rows with as many statements as 3', async () => {
  const counted = async (work: () => Promise<unknown>) =>
    (await statementsOf(work)).filter((text) => /import|attendees/.test(text)).length;
  const statements = async (size: number, group: string) => {
    const lines = Array.from({ length: size }, (_none, index) => line(`p${index}`, group));
    let id = '';
    const taken = await counted(async () => {
      ({ id } = await take('Groups', lines));
    });
    const undone = await counted(() => run(UNDO, { id }));
    return [taken, undone, await counted(() => take('Groups', lines))];
  };
  const few = [await statements(3, 'Gold'), await statements(3, 'Investors')];
  expect([await statements(300, 'Gold'), await statements(300, 'Investors')]).toEqual(few);
  expect((await groups())['p299']).toBe('Investors');
});
