import 'reflect-metadata';
import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { brokenRules } from '../../server/src/core/graphql/validation';
import { createSchema } from '../../server/src/schema';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildEvent, buildMeeting, buildMember, buildPod, buildUser, signInAs } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const ADVERT = 'Claim 500 EUR at http://evil.example';
const NO_LINKS = 'Please write the name without a web address.';

let server: TestServer;
let staff: string;

beforeAll(async () => {
  server = await sharedServer();
  staff = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

/** Names that go into no mail to another person, or into one of the people who keep the event. */
const UNMAILED = [
  'CompanyProductInput.name',
  'CreateActivityInput.title',
  'CreateAnnouncementInput.title',
  'CreateApiTokenInput.name',
  'CreateAttendeeGroupInput.name',
  'CreateInsightInput.title',
  'CreateWebhookInput.name',
  'InterestGroupInput.name',
  'UpdateActivityInput.title',
  'UpdateAnnouncementInput.title',
  'UpdateAttendeeGroupInput.name',
  'UpdateInsightInput.title',
  'UpdateWebhookInput.name',
];

const errorsOf = (input: object, field: string, text: string) =>
  brokenRules(Object.assign(Object.create(input) as object, { [field]: text }), 'input')
    .filter(({ path }) => path === `input.${field}`)
    .map(({ message }) => message);

const names = Object.values(createSchema().getTypeMap())
  .filter(isInputObjectType)
  .flatMap((type) => {
    const { prototype } = (type.extensions['class'] ?? Object) as { prototype: object };
    return Object.values(type.getFields())
      .filter(({ extensions }) => extensions['text'] === 'line')
      .filter(({ name }) => /^(?:name|title|\w+Name)$/.test(name))
      .map(({ name }) => ({ of: `${type.name}.${name}`, prototype, name }));
  });

it('every name that is mailed to others is without web addresses', () => {
  const open = names.filter(({ prototype, name }) => !errorsOf(prototype, name, ADVERT).includes(NO_LINKS));
  expect(open.map(({ of }) => of).toSorted()).toEqual(UNMAILED);
});

const company = names.find(({ of }) => of === 'CreateCompanyInput.name')!;

it.each([
  'https://evil.example',
  'HTTP://EVIL.EXAMPLE',
  'Win at www.evil.example',
  'ftp://evil.example',
  'mailto:eve@evil.example',
  'http:evil.example',
  'ｈｔｔｐ：／／evil.example',
])('%s is in no name', (text) => {
  expect(errorsOf(company.prototype, 'name', text)).toEqual([NO_LINKS]);
});

it.each(['booking.com', 'A.T. Kearney', 'Node.js', 'Smith & Co.', 'Dr. No', 'Awww. Cakes', 'AC/DC: Live'])(
  '%s is a name',
  (text) => {
    expect(errorsOf(company.prototype, 'name', text)).toEqual([]);
  },
);

describe('a name with a web address is refused', () => {
  it('to somebody who makes an account, with the field', async () => {
    const CREATE =
      'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { user { displayName } } }';
    const make = (displayName: string) => {
      const input = { email: `${newId()}@example.test`, password: 'ten-letters-and-more', displayName };
      return graphql(server.url, CREATE, { input });
    };
    const refused = await make(ADVERT);
    expect([codeOf(refused), refused.errors?.[0]?.extensions['fields']]).toEqual([
      'BAD_USER_INPUT',
      [{ path: 'input.displayName', message: NO_LINKS }],
    ]);
    expect(await expectOk(make('booking.com'))).toMatchObject({
      createAccount: { user: { displayName: 'booking.com' } },
    });
  });

  it('in `/v1`', async () => {
    const { id } = await buildEvent(server);
    const response = await fetch(`${server.url}/v1/sponsors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
      body: JSON.stringify({ event_id: id, kind: 'SPONSOR', name: ADVERT }),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    expect([response.status, errors]).toEqual([400, [{ field: 'name', message: NO_LINKS }]]);
  });

  it.each<[string, string, string, string]>([
    ['importAttendees', 'Email;First name;Last name', `a@example.test;${ADVERT};King`, 'First name'],
    ['importAttendees', 'Email;First name;Last name', `a@example.test;Ada;${ADVERT}`, 'Last name'],
    ['importCompanies', 'Name;Kind', `${ADVERT};SPONSOR`, 'Name'],
  ])('in %s, as the error of its row', async (mutation, header, row, column) => {
    const { id: eventId } = await buildEvent(server);
    const user = await buildUser(server, { role: Role.MANAGER });
    const document = `mutation ($input: I${mutation.slice(1)}Input!) {
      it: ${mutation}(input: $input) { import { errors { row column message } } }
    }`;
    const input = { eventId, file: await uploaded(`${header}\n${row}`) };
    const viewer = { userId: user.id, sessionId: newId(), role: Role.MANAGER };
    const { it: answer } = await expectOk(
      execute<{ it: { import: { errors: object[] } } }>(server, viewer as never, document, { input }),
    );
    expect(answer.import.errors).toEqual([{ row: 2, column, message: NO_LINKS }]);
  });
});

it('the calendar file of a meeting has no links of names that were kept before', async () => {
  const event = await buildEvent(server);
  const [sender, receiver] = [
    await buildMember(server, { eventId: event.id, firstName: 'See', lastName: 'http://evil.example' }),
    await buildMember(server, { eventId: event.id }),
  ];
  const { id: podId } = await buildPod(server, { eventId: event.id });
  const { id } = await buildMeeting(server, {
    event,
    senderId: sender.id,
    receiverId: receiver.id,
    status: 'ACTIVE',
    podId,
  });
  const { meeting } = await expectOk(
    graphql<{ meeting: { calendar: string } }>(
      server.url,
      'query ($id: ID!) { meeting(id: $id) { calendar } }',
      { id },
      receiver.token,
    ),
  );
  expect(meeting.calendar).toContain('Meeting with See http:\u200c//evil.\u200cexample');
});
