import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  signInAs,
} from '../support/factories';
import { buildGroups } from '../support/groups';
import { buildReported } from '../support/reported-event';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const REPORT = `query ($eventId: ID!, $type: ReportType!, $filter: ReportFilter, $first: Int! = 20, $after: String, $offset: Int) {
  report(eventId: $eventId, type: $type, filter: $filter, first: $first, after: $after, offset: $offset) {
    columns { name } nodes { cells } totalCount pageInfo { endCursor hasNextPage hasPreviousPage }
  }
}`;
const ATTENDEES = `query ($eventId: ID!, $query: String, $filter: AttendeeFilter, $sort: AttendeeSort! = NAME, $first: Int! = 20, $after: String, $offset: Int) {
  attendeeReport(eventId: $eventId, query: $query, filter: $filter, sort: $sort, first: $first, after: $after, offset: $offset) {
    totalCount nodes { firstName checkedInAt activity { meetings messages bookmarks } } pageInfo { endCursor hasNextPage hasPreviousPage }
  }
}`;

type Cell = string | number | boolean | null;
interface PageInfo {
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}
interface ReportData {
  report: { columns: { name: string }[]; nodes: { cells: Cell[] }[]; totalCount: number; pageInfo: PageInfo };
}
interface AttendeesData {
  attendeeReport: { totalCount: number; nodes: { firstName: string }[]; pageInfo: PageInfo };
}

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  token = await signInAs(server, Role.EXECUTIVE);
});
afterAll(() => server.close());

const ask = async (variables: Record<string, unknown>) =>
  (await expectOk(graphql<ReportData>(server.url, REPORT, variables, token))).report;

/** The rows of a report by the names of their columns. */
const report = async (variables: Record<string, unknown>) => {
  const { columns, nodes, totalCount: total } = await ask(variables);
  const rows = nodes.map(({ cells }) =>
    Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])),
  );
  return { total, rows };
};

const namesIn = async (variables: Record<string, unknown>, name = 'first_name') =>
  (await report(variables)).rows.map((row) => row[name]);

const attendeeReport = async (variables: Record<string, unknown>) =>
  (await expectOk(graphql<AttendeesData>(server.url, ATTENDEES, variables, token))).attendeeReport;

describe('the report of', () => {
  it('attendees has everybody who was not removed, by name', async () => {
    const { event, aliUser } = await buildReported(server);
    await buildGroups(server, event.id, [{}, { name: 'Speakers' }, { name: 'Gold; silver' }]);
    await server.sql('UPDATE attendees SET groups = 6 WHERE user_id = $1', [aliUser.id]);
    const { rows, total } = await report({ eventId: event.id, type: 'ATTENDEES' });
    expect(total).toBe(3);
    expect(rows.map(({ first_name }) => first_name)).toEqual(['Ali', 'Bina', 'Chen']);
    expect(rows[0]).toEqual({
      first_name: 'Ali',
      last_name: 'Abbas',
      email: aliUser.email,
      phone: '+92 300 1',
      job_title: 'Engineer',
      organization: 'Solar Works',
      country: 'PK',
      category: 'SPEAKER',
      company: 'Solar Works',
      status: 'CONFIRMED',
      confirmed_at: '2027-05-01T10:00:00.000Z',
      checked_in_at: '2027-05-03T04:10:00.000Z',
      groups: 'Gold; silver; Speakers',
    });
    expect(rows[1]).toMatchObject({ first_name: 'Bina', groups: null });
  });

  it('meetings has those of people who left too, soonest first', async () => {
    const { event } = await buildReported(server);
    const { rows, total } = await report({ eventId: event.id, type: 'MEETINGS' });
    expect(total).toBe(2);
    expect(rows.map(({ sender }) => sender)).toEqual(['Ali Abbas', 'Dora Dunn']);
    expect(rows[0]).toEqual({
      from_date: '2027-05-03T04:00:00.000Z',
      to_date: '2027-05-03T04:20:00.000Z',
      status: 'ACTIVE',
      closed_reason: null,
      pod: 'Pod 1',
      sender: 'Ali Abbas',
      sender_organization: 'Solar Works',
      receiver: 'Bina Butt',
      receiver_organization: 'Ventures',
      requested_at: '2027-04-30T08:00:00.000Z',
      responded_at: '2027-04-30T09:00:00.000Z',
    });
  });

  it('check-ins has who entered, in that order', async () => {
    const { event } = await buildReported(server);
    const { rows, total } = await report({ eventId: event.id, type: 'CHECK_INS' });
    expect([total, rows.map(({ first_name, checked_in_at }) => [first_name, checked_in_at])]).toEqual([
      2,
      [
        ['Bina', '2027-05-03T04:05:00.000Z'],
        ['Ali', '2027-05-03T04:10:00.000Z'],
      ],
    ]);
  });

  it('companies counts team, pods and the meetings of the team', async () => {
    const { event, company } = await buildReported(server);
    expect(await report({ eventId: event.id, type: 'COMPANIES' })).toEqual({
      total: 1,
      rows: [
        {
          name: company.name,
          kind: 'EXHIBITOR',
          tier: 'Gold',
          stand: 'B12',
          country: null,
          city: null,
          sectors: 'Energy, Water',
          website: null,
          email: null,
          phone: null,
          team: 1,
          pods: 1,
          meetings: 1,
        },
      ],
    });
  });

  it('pods counts what is held there, without pods that are gone', async () => {
    const { event } = await buildReported(server);
    expect(await report({ eventId: event.id, type: 'PODS' })).toEqual({
      total: 1,
      rows: [
        {
          name: 'Pod 1',
          location: 'Hall A',
          bookable: true,
          company: 'Solar Works',
          meetings: 1,
          meeting_minutes: 20,
        },
      ],
    });
  });
});

describe('a report is limited', () => {
  it('to the status of attendees and of meetings', async () => {
    const { event } = await buildReported(server);
    const of = (type: string, status: string) => ({ eventId: event.id, type, filter: { status } });
    expect(await namesIn(of('ATTENDEES', 'INVITED'))).toEqual(['Chen']);
    expect(await namesIn(of('MEETINGS', 'PENDING'), 'sender')).toEqual(['Dora Dunn']);
  });

  it('to a time: of confirming, of entering, and of the meetings that are listed or counted', async () => {
    const { event } = await buildReported(server);
    const of = (type: string, from: string | null, to: string | null) => ({
      eventId: event.id,
      type,
      filter: { from, to },
    });
    expect(await namesIn(of('ATTENDEES', '2027-05-01T10:00:00Z', '2027-05-02T10:00:00Z'))).toEqual(['Ali']);
    expect(await namesIn(of('CHECK_INS', '2027-05-03T04:06:00Z', null))).toEqual(['Ali']);
    expect(await namesIn(of('MEETINGS', '2027-05-03T05:00:00Z', null), 'sender')).toEqual(['Dora Dunn']);
    expect(await namesIn(of('PODS', '2027-05-03T05:00:00Z', null), 'meetings')).toEqual([0]);
    expect(await namesIn(of('COMPANIES', null, '2027-05-03T04:00:00Z'), 'meetings')).toEqual([0]);
    expect(await namesIn(of('COMPANIES', null, '2027-05-03T04:00:01Z'), 'meetings')).toEqual([1]);
  });

  it('to words, which find nobody who was removed', async () => {
    const { event } = await buildReported(server);
    const of = (type: string, search: string) => ({ eventId: event.id, type, filter: { search } });
    expect(await namesIn(of('ATTENDEES', 'solar ABB'))).toEqual(['Ali']);
    expect(await namesIn(of('CHECK_INS', 'ventures'))).toEqual(['Bina']);
    expect(await namesIn(of('MEETINGS', 'ali bina'), 'sender')).toEqual(['Ali Abbas']);
    expect(await namesIn(of('MEETINGS', 'dora'), 'sender')).toEqual([]);
    expect(await namesIn(of('COMPANIES', 'wórks'), 'name')).toEqual(['Solar Works']);
    expect(await namesIn(of('PODS', 'Pod%'), 'name')).toEqual([]);
  });

  it('to a page, of which the total knows nothing', async () => {
    const { event } = await buildReported(server);
    const { rows, total } = await report({ eventId: event.id, type: 'ATTENDEES', offset: 1, first: 1 });
    expect([rows.map(({ first_name }) => first_name), total]).toEqual([['Bina'], 3]);
  });

  it('and read page by page with its cursors, until there is no next page', async () => {
    const { event } = await buildReported(server);
    const pages: unknown[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo, totalCount }: ReportData['report'] = await ask({
        eventId: event.id,
        type: 'ATTENDEES',
        first: 2,
        after,
      });
      pages.push([nodes.map(({ cells }) => cells[0]), pageInfo.hasPreviousPage, totalCount]);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(pages).toEqual([
      [['Ali', 'Bina'], false, 3],
      [['Chen'], true, 3],
    ]);
  });

  it('by sensible values only', async () => {
    const event = await buildEvent(server);
    const errorOf = async (variables: Record<string, unknown>) => {
      const { extensions } = await expectError(
        graphql(server.url, REPORT, { eventId: event.id, type: 'PODS', ...variables }, token),
      );
      return [
        extensions.code,
        (extensions['fields'] as { path: string }[] | undefined)?.map(({ path }) => path),
      ];
    };
    expect(await errorOf({ filter: { status: 'ACTIVE' } })).toEqual(['BAD_USER_INPUT', ['filter.status']]);
    expect(await errorOf({ type: 'MEETINGS', filter: { status: 'CONFIRMED' } })).toEqual([
      'BAD_USER_INPUT',
      ['filter.status'],
    ]);
    expect(await errorOf({ filter: { from: '2027-05-03T05:00:00Z', to: '2027-05-03T05:00:00Z' } })).toEqual([
      'BAD_USER_INPUT',
      ['filter.to'],
    ]);
    expect(await errorOf({ filter: { search: 'x'.repeat(201) } })).toEqual([
      'BAD_USER_INPUT',
      ['filter.search'],
    ]);
    expect(await errorOf({ first: 101, offset: -1 })).toEqual(['BAD_USER_INPUT', ['first', 'offset']]);
    expect(await errorOf({ after: 'nonsense' })).toEqual(['BAD_USER_INPUT', ['after']]);
    expect(await errorOf({ filter: { status: 'REMOVED' } })).toEqual(['BAD_USER_INPUT', ['filter.status']]);
    expect((await errorOf({ type: 'USERS' }))[0]).toBe('BAD_USER_INPUT');
    expect((await errorOf({ filter: { from: 'yesterday' } }))[0]).toBe('BAD_USER_INPUT');
    expect((await errorOf({ eventId: newId() }))[0]).toBe('NOT_FOUND');
    expect((await errorOf({ eventId: 'no-id' }))[0]).toBe('NOT_FOUND');
  });
});

describe('the report of what attendees did', () => {
  it('counts meetings, messages and bookmarks of each', async () => {
    const { event } = await buildReported(server);
    expect(await attendeeReport({ eventId: event.id })).toEqual({
      totalCount: 3,
      pageInfo: { endCursor: expect.any(String) as string, hasNextPage: false, hasPreviousPage: false },
      nodes: [
        {
          firstName: 'Ali',
          checkedInAt: '2027-05-03T04:10:00.000Z',
          activity: { meetings: 1, messages: 1, bookmarks: 0 },
        },
        {
          firstName: 'Bina',
          checkedInAt: '2027-05-03T04:05:00.000Z',
          activity: { meetings: 1, messages: 0, bookmarks: 1 },
        },
        { firstName: 'Chen', checkedInAt: null, activity: { meetings: 0, messages: 0, bookmarks: 0 } },
      ],
    });
  });

  it('takes words, the filters of the list, and a page', async () => {
    const { event } = await buildReported(server);
    const names = async (input: object) => {
      const { nodes, totalCount } = await attendeeReport({ eventId: event.id, ...input });
      return [nodes.map(({ firstName }) => firstName), totalCount];
    };
    expect(await names({ query: 'ventures' })).toEqual([['Bina'], 1]);
    expect(await names({ query: 'dora' })).toEqual([[], 0]);
    expect(await names({ filter: { status: 'INVITED' } })).toEqual([['Chen'], 1]);
    expect(await names({ filter: { countries: ['PK'], category: 'SPEAKER', checkedIn: true } })).toEqual([
      ['Ali'],
      1,
    ]);
    expect(await names({ offset: 2, first: 5 })).toEqual([['Chen'], 3]);
    expect(await names({ query: 'b', filter: { search: 'ventures' } })).toEqual([['Bina'], 1]);
    expect(await names({ filter: { bookmarked: true } })).toEqual([[], 0]);
  });

  it('continues after a cursor, in the order asked for', async () => {
    const { event } = await buildReported(server);
    const variables = { eventId: event.id, sort: 'RECENT', first: 2 };
    const { pageInfo } = await attendeeReport(variables);
    expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const { nodes, pageInfo: last } = await attendeeReport({ ...variables, after: pageInfo.endCursor });
    expect([nodes.map(({ firstName }) => firstName), last.hasNextPage]).toEqual([['Chen'], false]);
  });

  it('has those first who joined last, where that is asked for', async () => {
    const { event } = await buildReported(server);
    const { nodes } = await attendeeReport({ eventId: event.id, sort: 'RECENT' });
    expect(nodes.map(({ firstName }) => firstName)).toEqual(['Bina', 'Ali', 'Chen']);
  });

  it('is nothing that attendees see of each other', async () => {
    const { event, ali } = await buildReported(server);
    const { token: member } = await buildMember(server, { eventId: event.id });
    const document = 'query ($id: ID!) { attendee(id: $id) { activity { meetings } } }';
    const data = await expectOk(graphql(server.url, document, { id: ali.id }, member));
    expect(data).toEqual({ attendee: { activity: null } });
  });
});

describe('reports cost the same for 1 and 3 rows', () => {
  const types = ['ATTENDEES', 'MEETINGS', 'CHECK_INS', 'COMPANIES', 'PODS'];
  const buildSized = async (size: number) => {
    const event = await buildEvent(server);
    const here = { eventId: event.id };
    for (let index = 0; index < size; index += 1) {
      const company = await buildCompany(server, here);
      const sender = await buildAttendee(server, { ...here, companyId: company.id, checkedInAt: new Date() });
      const pod = await buildPod(server, { ...here, companyId: company.id });
      const receiver = await buildAttendee(server, { ...here, status: 'INVITED' });
      const day = 86_400_000 * index;
      await buildMeeting(server, {
        event,
        senderId: sender.id,
        receiverId: receiver.id,
        podId: pod.id,
        status: 'ACTIVE',
        startsAt: new Date(Date.now() + day),
        endsAt: new Date(Date.now() + day + 60_000),
      });
    }
    return event.id;
  };
  const count = async (document: string, variables: Record<string, unknown>) => {
    await graphql(server.url, document, variables, token);
    return (await statementsOf(() => graphql(server.url, document, variables, token))).length;
  };

  it('in statements', async () => {
    const [one, three] = [await buildSized(1), await buildSized(3)];
    const costs = async (eventId: string) => {
      const found: Record<string, number> = {};
      for (const type of types) found[type] = await count(REPORT, { eventId, type });
      return { ...found, activity: await count(ATTENDEES, { eventId, filter: { status: 'CONFIRMED' } }) };
    };
    const cost = await costs(one);
    // The columns of attendees are those of the event's own fields too.
    expect(cost).toEqual({ ATTENDEES: 4, MEETINGS: 3, CHECK_INS: 3, COMPANIES: 3, PODS: 3, activity: 4 });
    expect(await costs(three)).toEqual(cost);
    // Fields beside the rows read no rows, and edges and page read them once.
    const askedFor = (fields: string) =>
      count(`query ($id: ID!) { report(eventId: $id, type: PODS) { ${fields} } }`, { id: one });
    expect([
      await askedFor('columns { name }'),
      await askedFor('totalCount'),
      await askedFor('nodes { cells } edges { cursor } pageInfo { endCursor }'),
    ]).toEqual([1, 2, 2]);
  });
});
