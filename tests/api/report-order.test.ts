import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildPod,
  buildMeeting,
  insert,
  signInAs,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const REPORT = `query ($eventId: ID!, $type: ReportType! = ATTENDEES, $sort: ReportSort, $columns: ReportColumnChoice, $filter: ReportFilter, $first: Int! = 50, $offset: Int) {
  report(eventId: $eventId, type: $type, sort: $sort, columns: $columns, filter: $filter, first: $first, offset: $offset) {
    columns { name title } allColumns { name } nodes { cells } file(format: CSV) { url } } }`;

interface Data {
  report: {
    columns: { name: string; title: string }[];
    allColumns: { name: string }[];
    nodes: { cells: unknown[] }[];
    file: { url: string };
  };
}

let server: TestServer;
let token: string;
let eventId: string;

beforeAll(async () => {
  server = await sharedServer();
  token = await signInAs(server, Role.EXECUTIVE);
  eventId = (await buildEvent(server)).id;
  for (const [firstName, lastName, country] of [
    ['ada', 'Zeller', 'DE'],
    ['Bo', 'Young', null],
    ['Cy', 'Adams', 'AE'],
    ['Di', 'Baker', 'DE'],
  ])
    await buildAttendee(server, { eventId, firstName: firstName ?? '', lastName: lastName ?? '', country });
});
afterAll(() => server.close());

const report = async (variables: object) =>
  (await expectOk(graphql<Data>(server.url, REPORT, { eventId, ...variables }, token))).report;
const firstNames = async (sort: object) =>
  (await report({ sort, columns: { names: ['first_name'] } })).nodes.flatMap(({ cells }) => cells);
const fileOf = async ({ file }: Data['report']): Promise<string[]> => {
  const text = await (await fetch(`${server.url}${file.url}`)).text();
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
};

describe('a report', () => {
  it('is in the order of one column, capitals aside, empty values last, equal ones as usual', async () => {
    expect(await firstNames({ column: 'first_name' })).toEqual(['ada', 'Bo', 'Cy', 'Di']);
    expect(await firstNames({ column: 'first_name', descending: true })).toEqual(['Di', 'Cy', 'Bo', 'ada']);
    expect(await firstNames({ column: 'country' })).toEqual(['Cy', 'Di', 'ada', 'Bo']);
    expect(await firstNames({ column: 'country', descending: true })).toEqual(['Di', 'ada', 'Cy', 'Bo']);
  });

  it('has the columns that are asked for, in their order, and says which there are', async () => {
    const { columns, nodes, allColumns } = await report({
      columns: { names: ['country', 'last_name', 'country'] },
      first: 1,
    });
    expect(columns).toEqual([
      { name: 'country', title: 'Country' },
      { name: 'last_name', title: 'Last name' },
    ]);
    expect(nodes).toEqual([{ cells: ['AE', 'Adams'] }]);
    expect(allColumns.map(({ name }) => name)).toContain('checked_in_at');
  });

  it('as a file has the same rows and columns in the same order', async () => {
    const shown = await report({
      columns: { names: ['last_name', 'country'] },
      sort: { column: 'country', descending: true },
    });
    const lines = shown.nodes.map(({ cells }) =>
      cells.map((cell) => (cell as string | null) ?? '').join(','),
    );
    expect(await fileOf(shown)).toEqual(['Last name,Country', ...lines]);
  });

  it('is in the order of what is counted in a period, which its columns need not show', async () => {
    const event = await buildEvent(server);
    const here = { eventId: event.id };
    const [a, b] = [await buildAttendee(server, here), await buildAttendee(server, here)];
    await buildPod(server, { ...here, name: 'Idle' });
    const pod = await buildPod(server, { ...here, name: 'Busy' });
    await buildMeeting(server, { event, senderId: a.id, receiverId: b.id, podId: pod.id, status: 'ACTIVE' });
    const shown = await report({
      ...here,
      type: 'PODS',
      columns: { names: ['name'] },
      sort: { column: 'meetings', descending: true },
      filter: { from: event.startsAt, to: event.endsAt },
    });
    expect(shown.nodes.map(({ cells }) => cells)).toEqual([['Busy'], ['Idle']]);
    expect(await fileOf(shown)).toEqual(['Name', 'Busy', 'Idle']);
  });

  it.each([
    [{ sort: { column: 'password' } }, 'sort.column'],
    [{ sort: { column: 'a.id; DROP TABLE users' } }, 'sort.column'],
    [{ columns: { names: ['first_name', 'invite_code'] } }, 'columns.names'],
  ])('refuses %j', async (variables, path) => {
    const answer = graphql(server.url, REPORT, { eventId, ...variables }, token);
    const { extensions } = await expectError(answer);
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });
});

it('of exhibitors counts what came of the event for each, by kind and in any order', async () => {
  const event = await buildEvent(server);
  const here = { eventId: event.id };
  const acme = await buildCompany(server, { ...here, name: 'Acme', kind: 'EXHIBITOR' });
  await buildCompany(server, { ...here, name: 'Zeta', kind: 'SPONSOR' });
  const contact = await buildAttendee(server, { ...here, companyId: acme.id, companyContact: true });
  await buildAttendee(server, { ...here, companyId: acme.id });
  await buildAttendee(server, { ...here, companyId: acme.id, status: 'INVITED' });
  const guest = await buildAttendee(server, here);
  await buildPod(server, here);
  await buildMeeting(server, { event, senderId: guest.id, receiverId: contact.id, status: 'ACTIVE' });
  await insert(server, 'favourite_companies', { ownerId: guest.id, companyId: acme.id });
  for (const day of ['2027-03-09', '2027-03-10'])
    await insert(server, 'company_visits', { companyId: acme.id, attendeeId: guest.id, day });
  await insert(server, 'leads', {
    id: newId(),
    ...here,
    companyId: acme.id,
    attendeeId: guest.id,
    capturedBy: contact.id,
    capturedAt: new Date(),
    source: 'SCAN',
  });
  const asked = { eventId: event.id, type: 'EXHIBITORS', columns: { names: [] } };
  const all = await report({ ...asked, sort: { column: 'leads', descending: true } });
  expect(all.columns.map(({ name }) => name)).toEqual([
    'name',
    'kind',
    'seats',
    'members',
    'contacts',
    'leads',
    'meetings',
    'visitors',
    'favourites',
  ]);
  expect(all.nodes.map(({ cells }) => cells)).toEqual([
    ['Acme', 'EXHIBITOR', 5, 2, 1, 1, 1, 1, 1],
    ['Zeta', 'SPONSOR', 5, 0, 0, 0, 0, 0, 0],
  ]);
  const sponsors = await report({ ...asked, filter: { companyKind: 'SPONSOR' } });
  expect(sponsors.nodes.map(({ cells }) => cells[0])).toEqual(['Zeta']);
  expect(await fileOf(sponsors)).toHaveLength(2);
  const error = await expectError(
    graphql(server.url, REPORT, { eventId, filter: { companyKind: 'SPONSOR' } }, token),
  );
  expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});
