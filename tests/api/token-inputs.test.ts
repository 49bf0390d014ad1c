import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiScope } from '../../server/src/core/auth/api-scopes';
import { Role } from '../../server/src/core/auth/roles';
import { allScopes, buildApiToken } from '../support/api-tokens';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMeeting, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let eventId: string;
let attendeeId: string;
let podId: string;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  const event = await buildEvent(server);
  const [sender, receiver] = [
    await buildAttendee(server, { eventId: event.id, firstName: 'Sana', lastName: 'Sender' }),
    await buildAttendee(server, { eventId: event.id, firstName: 'Rafi', lastName: 'Receiver' }),
  ];
  const people = { senderId: sender.id, receiverId: receiver.id };
  const meeting = await buildMeeting(server, { event, ...people, status: 'ACTIVE' });
  [eventId, attendeeId, podId] = [event.id, sender.id, meeting.podId ?? ''];
});
afterAll(() => server.close());

const tokenOf = async (...scopes: ApiScope[]): Promise<string> =>
  (await buildApiToken(server, { eventId, scopes })).token;

const ask = async (document: string, variables: object, scopes: readonly ApiScope[]) =>
  graphql(server.url, document, { id: eventId, ...variables }, await tokenOf(...scopes));

const missing = (scope: ApiScope, field: string) => ({
  code: 'FORBIDDEN',
  reason: 'SCOPE_MISSING',
  scope,
  field,
});

const attendees = (parameters: string, filter: string): string =>
  `query ($id: ID! ${parameters}) { attendees(eventId: $id, filter: ${filter}) { totalCount } }`;

describe('a filter by what another scope reads', () => {
  it.each([
    ['in the document', attendees('', '{ checkedIn: true }'), {}],
    ['as a variable', attendees(', $filter: AttendeeFilter', '$filter'), { filter: { checkedIn: false } }],
    [
      'as a variable inside of it',
      attendees(', $entered: Boolean', '{ checkedIn: $entered }'),
      { entered: true },
    ],
    ['by default', attendees(', $filter: AttendeeFilter = { checkedIn: true }', '$filter'), {}],
    [
      'behind a fragment',
      `fragment F on Query { attendees(eventId: $id, filter: { checkedIn: true }) { totalCount } } query ($id: ID!) { ...F }`,
      {},
    ],
  ])('needs that scope: %s', async (_where, document, variables) => {
    const { extensions } = await expectError(ask(document, variables, ['ATTENDEES_READ']));
    expect(extensions).toMatchObject(missing('CHECK_INS_READ', 'AttendeeFilter.checkedIn'));
    await expectOk(ask(document, variables, ['ATTENDEES_READ', 'CHECK_INS_READ']));
  });

  it('needs none where it asks for nothing', async () => {
    const document = attendees(', $filter: AttendeeFilter', '$filter');
    for (const filter of [null, {}, { checkedIn: null, category: 'ATTENDEE' }])
      expect(await expectOk(ask(document, { filter }, ['ATTENDEES_READ']))).toHaveProperty('attendees');
    expect(await expectOk(ask(attendees('', '{ checkedIn: null }'), {}, ['ATTENDEES_READ']))).toHaveProperty(
      'attendees',
    );
  });

  it.each([
    ['in the document', attendees('', '{ invited: true }'), {}],
    ['as a variable', attendees(', $filter: AttendeeFilter', '$filter'), { filter: { invited: false } }],
  ])('is closed where no scope reads it: %s', async (_where, document, variables) => {
    const { extensions } = await expectError(ask(document, variables, allScopes));
    expect(extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'NOT_FOR_TOKENS',
      field: 'AttendeeFilter.invited',
    });
  });

  it('of entries by a person needs the scope of people, of meetings by a pod that of pods', async () => {
    const entries = 'query ($id: ID!, $of: ID) { checkIns(eventId: $id, attendeeId: $of) { totalCount } }';
    const meetings = 'query ($id: ID!, $of: ID) { eventMeetings(eventId: $id, podId: $of) { totalCount } }';
    const rows: [string, string, ApiScope, ApiScope, string][] = [
      [entries, attendeeId, 'CHECK_INS_READ', 'ATTENDEES_READ', 'Query.checkIns.attendeeId'],
      [meetings, podId, 'MEETINGS_READ', 'SCHEDULE_READ', 'Query.eventMeetings.podId'],
    ];
    for (const [document, of, own, other, field] of rows) {
      const { extensions } = await expectError(ask(document, { of }, [own]));
      expect(extensions).toMatchObject(missing(other, field));
      await expectOk(ask(document, { of }, [own, other]));
    }
  });
});

describe('what is made of other fields', () => {
  const CALENDAR = 'query ($id: ID!) { eventMeetings(eventId: $id) { nodes { calendar } } }';

  it('the calendar of a meeting needs the scopes of people and pods, whom and which it names', async () => {
    for (const scope of ['ATTENDEES_READ', 'SCHEDULE_READ'] as const) {
      const scopes: ApiScope[] = ['MEETINGS_READ', 'ATTENDEES_READ', 'SCHEDULE_READ'];
      const { extensions } = await expectError(
        ask(
          CALENDAR,
          {},
          scopes.filter((one) => one !== scope),
        ),
      );
      expect(extensions).toMatchObject(missing(scope, 'Meeting.calendar'));
      expect(JSON.stringify(await expectOk(ask(CALENDAR, {}, scopes)))).toContain('Rafi Receiver');
    }
  });

  it.each([
    ['counts { companies { count } }', 'COMPANIES_READ', 'EventCounts.companies'],
    ['counts { pods }', 'SCHEDULE_READ', 'EventCounts.pods'],
    ['counts { activities }', 'SCHEDULE_READ', 'EventCounts.activities'],
  ] as const)('%s needs %s', async (selection, scope, field) => {
    const document = `query ($id: ID!) { event(id: $id) { ${selection} } }`;
    const { extensions } = await expectError(ask(document, {}, ['ATTENDEES_READ']));
    expect(extensions).toMatchObject(missing(scope, field));
    await expectOk(ask(document, {}, ['ATTENDEES_READ', scope]));
  });

  it('how often interests were chosen is told to those who may list attendees', async () => {
    const document = 'query ($id: ID!) { event(id: $id) { interestGroups { name termsByUse } } }';
    const { extensions } = await expectError(ask(document, {}, ['STATISTICS_READ']));
    expect(extensions).toMatchObject(missing('ATTENDEES_READ', 'InterestGroup.termsByUse'));
    await expectOk(ask(document, {}, ['ATTENDEES_READ']));
  });
});

describe('the query of a webhook', () => {
  const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`;
  const create = async (query: string, scopes: readonly ApiScope[]) => {
    const settings = { name: 'A receiver', url: 'https://hooks.example.com/podium' };
    const input = { eventId, ...settings, topics: ['ATTENDEE_CHANGED'], scopes, query };
    return graphql(server.url, CREATE, { input }, await signInAs(server, Role.MANAGER));
  };

  it.each([
    [
      'query ($eventId: ID!) { attendees(eventId: $eventId, filter: { checkedIn: true }) { totalCount } }',
      ['ATTENDEES_READ'],
      'This webhook needs the scope CHECK_INS_READ for AttendeeFilter.checkedIn.',
    ],
    [
      'query ($id: ID!, $eventId: ID!) { checkIns(eventId: $eventId, attendeeId: $id) { totalCount } }',
      ['CHECK_INS_READ'],
      'This webhook needs the scope ATTENDEES_READ for Query.checkIns.attendeeId.',
    ],
    [
      'query ($eventId: ID!) { attendees(eventId: $eventId, filter: { invited: true }) { totalCount } }',
      allScopes,
      'Webhooks do not reach AttendeeFilter.invited.',
    ],
  ] as const)('is refused as that of a token is: %s', async (query, scopes, message) => {
    const { extensions } = await expectError(create(query, scopes));
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.query', message }] });
  });
});
