import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk } from '../support/client';
import { buildEvent, buildInterests, buildUser, chooseInterest } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const IMPORT = `mutation ($input: ImportAttendeesInput!) {
  answer: importAttendees(input: $input) { it: import { id status created updated unchanged errors { row column message } ignoredColumns } }
}`;
const UNDO = `mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { removed restored kept } }`;
const UPDATE_EVENT = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
const UPDATE =
  'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { id } } }';
const WHO = 'E-mail;First name;Last name';
const MARKET = { vocabulary: 'exchange', terms: ['Capital', 'Advice, paid', 'Partners'] };
const mark = newId().slice(-8);

let server: TestServer;
let manager: Viewer;
let eventId: string;
let industry: Awaited<ReturnType<typeof buildInterests>>;

beforeAll(async () => {
  server = await sharedServer();
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  manager = { userId, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
  industry = await buildInterests(server, eventId);
  await buildInterests(server, eventId, { name: 'Who I want', kind: 'SEEK', ...MARKET });
  await buildInterests(server, eventId, { name: 'What I have', kind: 'OFFER', ...MARKET });
});

const at = (name: string) => `${name}.${mark}.${eventId.slice(-8)}@example.test`;
const row = (name: string, ...cells: string[]) =>
  [at(name), name, 'Smith', ...cells.map((cell) => `"${cell}"`)].join(';');
const run = async <Result>(query: string, variables: object): Promise<Result> =>
  (await expectOk(execute<{ it: Result }>(server, manager, query, { ...variables }))).it;
const take = async (columns: string, ...lines: string[]) => {
  const file = await uploaded([`${WHO};${columns}`, ...lines].join('\n'));
  type Imported = { answer: { it: { id: string; [key: string]: unknown } } };
  const input = { eventId, file };
  return (await expectOk(execute<Imported>(server, manager, IMPORT, { input }))).answer.it;
};
const chosen = async () => {
  const rows = await server.sql<{ name: string; interests: Record<string, string[]> | null }>(
    `SELECT a.first_name AS name, jsonb_object_agg(i.name, i.terms) FILTER (WHERE i.name IS NOT NULL) AS interests
     FROM attendees a LEFT JOIN (
       SELECT i.attendee_id, g.name, array_agg(t.label ORDER BY t.label) AS terms FROM attendee_interests i
       JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id GROUP BY 1, 2
     ) i ON i.attendee_id = a.id WHERE a.event_id = $1 GROUP BY a.id ORDER BY 1`,
    [eventId],
  );
  return Object.fromEntries(rows.map(({ name, interests }) => [name, interests]));
};
const idOf = async (name: string) =>
  (
    await server.sql<{ id: string }>('SELECT id FROM attendees WHERE event_id = $1 AND first_name = $2', [
      eventId,
      name,
    ])
  )[0]?.id ?? '';

it('interests are taken by the name or kind of their group, several in a cell, and the same file again changes nothing', async () => {
  const columns = 'industry;Looking for;Interests: What I have';
  const file = [
    row('ada', 'Energy; Health\nENERGY', 'capital,Advice, paid,Partners', ''),
    row('bob', '', '', 'Advice, paid'),
    row('eve', '', '', ''),
  ];
  expect(await take(columns, ...file)).toMatchObject({ status: 'COMMITTED', created: 3, ignoredColumns: [] });
  const expected = {
    ada: { Industry: ['Energy', 'Health'], 'Who I want': ['Advice, paid', 'Capital', 'Partners'] },
    bob: { 'What I have': ['Advice, paid'] },
    eve: null,
  };
  expect(await chosen()).toEqual(expected);
  const versions = () =>
    server.sql(
      `SELECT i.xmin::text AS i, i.ctid::text AS at, a.xmin::text AS a FROM attendees a
         LEFT JOIN attendee_interests i ON i.attendee_id = a.id WHERE a.event_id = $1 ORDER BY 2, 3`,
      [eventId],
    );
  const before = await versions();
  expect(await take(columns, ...file)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect([await versions(), await chosen()]).toEqual([before, expected]);
});

it('interests replace what is chosen in their group, leave the other groups and empty cells alone, and are taken back', async () => {
  await take('Industry;Seeking', row('ada', 'Energy', 'Capital'), row('bob', 'Energy', 'Partners'));
  const before = await chosen();
  const { id, ...result } = await take(
    'Industry',
    row('ada', 'Health;Energy'),
    row('bob', ''),
    row('eve', 'Health'),
  );
  expect(result).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
  expect(await chosen()).toEqual({
    ada: { Industry: ['Energy', 'Health'], 'Who I want': ['Capital'] },
    bob: before['bob'],
    eve: { Industry: ['Health'] },
  });
  expect(await run(UNDO, { id })).toEqual({ removed: 1, restored: 1, kept: 0 });
  expect(await chosen()).toEqual(before);
});

it('interests are not taken back where they were edited since, nor beyond what the event still offers', async () => {
  await take('Industry', row('ada', 'Energy;Robotics'), row('bob', 'Energy;Robotics'));
  const { id } = await take('Industry', row('ada', 'Health'), row('bob', 'Health'));
  const interests = [{ group: 'Industry', terms: ['Energy', 'Health'] }];
  await run(UPDATE, { input: { attendeeId: await idOf('ada'), interests } });
  const interestGroups = [{ name: 'Industry', kind: 'OFFER', terms: ['Energy', 'Health'] }];
  await run(UPDATE_EVENT, { input: { eventId, interestGroups } });
  expect(await run(UNDO, { id })).toEqual({ removed: 0, restored: 1, kept: 1 });
  expect(await chosen()).toEqual({ ada: { Industry: ['Energy', 'Health'] }, bob: { Industry: ['Energy'] } });
});

it('interests that the event does not offer are errors of their row and column', async () => {
  const { id: _id, ...result } = await take(
    'Industry;Offers',
    row('ada', 'Energy, Weaving', ''),
    row('bob', 'Energy', 'Advice'),
    row('eve', 'Energy', 'Capital'),
  );
  expect(result).toMatchObject({
    status: 'REFUSED',
    errors: [
      { row: 2, column: 'Industry', message: '“Weaving” is not one of the interests in “Industry”.' },
      { row: 3, column: 'What I have', message: '“Advice” is not one of the interests in “What I have”.' },
    ],
  });
  expect(await chosen()).toEqual({});
});

it('interests are at most as many as a profile takes', async () => {
  const terms = Array.from({ length: 51 }, (_none, index) => `t${index}`);
  await buildInterests(server, eventId, { name: 'Words', vocabulary: 'words', terms });
  expect((await take('Words', row('ada', terms.join(';'))))['errors']).toEqual([
    { row: 2, column: 'Words', message: 'These are 51; at most 50 are taken.' },
  ]);
  expect(await take('Words', row('ada', terms.slice(1).join(';')))).toMatchObject({ created: 1 });
});

it('interests are not found by a kind that two groups share, nor before a column of that name', async () => {
  await buildInterests(server, eventId, { name: 'Country', vocabulary: 'country', terms: ['Peru'] });
  const columns = 'Country;Interests;Interests Country';
  const result = await take(columns, row('ada', 'Germany', 'Energy', 'Peru'));
  expect(result).toMatchObject({ created: 1, ignoredColumns: ['Interests'] });
  expect(await chosen()).toEqual({ ada: { Country: ['Peru'] } });
});

it('interests of others stay as they are, and 300 rows take as many statements as 3', async () => {
  await take('Industry', row('other', 'Robotics'));
  await chooseInterest(server, await idOf('other'), industry.groupId, industry.terms['Energy']);
  const statements = async (size: number, term: string) => {
    const lines = Array.from({ length: size }, (_none, index) => row(`p${index}`, `Health;${term}`));
    return (await statementsOf(() => take('Industry', ...lines))).filter((text) => text.includes('import'))
      .length;
  };
  const few = [await statements(3, 'Energy'), await statements(3, 'Robotics')];
  expect([await statements(300, 'Energy'), await statements(300, 'Robotics')]).toEqual(few);
  const all = await chosen();
  expect([all['other'], all['p0'], all['p299']]).toEqual([
    { Industry: ['Energy', 'Robotics'] },
    { Industry: ['Health', 'Robotics'] },
    { Industry: ['Health', 'Robotics'] },
  ]);
});

it('interests survive an event that is edited at the same time: one is done after the other', async () => {
  const interestGroups = [{ name: 'Industry', kind: 'TOPIC', terms: ['Energy'] }];
  const lines = Array.from({ length: 200 }, (_none, index) => row(`r${index}`, 'Health'));
  const [taken] = await Promise.allSettled([
    take('Industry', ...lines),
    run(UPDATE_EVENT, { input: { eventId, interestGroups } }),
  ]);
  if (taken.status === 'rejected') throw taken.reason;
  const outcomes = [
    { status: 'COMMITTED', created: 200 },
    { status: 'REFUSED', created: 0 },
  ];
  expect(outcomes).toContainEqual({ status: taken.value['status'], created: taken.value['created'] });
  expect(new Set(Object.values(await chosen()))).toEqual(
    taken.value['created'] ? new Set([null]) : new Set(),
  );
});
