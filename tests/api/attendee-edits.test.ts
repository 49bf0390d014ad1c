import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildInterests, signIn, signInAs, type BuiltAttendee } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const READ = 'query ($id: ID!) { attendee(id: $id) { updatedAt } }';
const UPDATE =
  'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { updatedAt } } }';
const OWN =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { updatedAt } } }';

let server: TestServer;
let manager: string;
let attendee: BuiltAttendee;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
  attendee = await buildAttendee(server);
  await buildInterests(server, attendee.eventId);
});
afterAll(() => server.close());

const edit = (keys: object) =>
  graphql(server.url, UPDATE, { input: { attendeeId: attendee.id, ...keys } }, manager);
const version = async () => {
  const answer = graphql<{ attendee: { updatedAt: string } }>(server.url, READ, { id: attendee.id }, manager);
  return (await expectOk(answer)).attendee.updatedAt;
};
const STALE = { code: 'CONFLICT', reason: 'STALE_EDIT' };

it('one of two edits of what was seen is refused', async () => {
  const expectedUpdatedAt = await version();
  const answers = await Promise.all([
    edit({ jobTitle: 'Clerk', expectedUpdatedAt }),
    edit({ jobTitle: 'Smith', expectedUpdatedAt }),
  ]);
  const refusals = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions);
  expect(refusals).toEqual([expect.objectContaining({ ...STALE, updatedAt: await version() })]);
  await expectOk(edit({ jobTitle: 'Baker', expectedUpdatedAt: await version() }));
  await expectOk(edit({ jobTitle: 'Cook' }));
});

it.each([
  ['interests', { interests: [{ group: 'Industry', terms: ['Robotics', 'Energy'] }] }],
  ['an address', { email: `corrected.${crypto.randomUUID()}@example.test` }],
])('%s alone make a new version, and the same again do not', async (_what, keys) => {
  const before = await version();
  await expectOk(edit(keys));
  const after = await version();
  expect(after).not.toBe(before);
  await expectOk(edit(keys));
  expect(await version()).toBe(after);
  const { extensions } = await expectError(edit({ jobTitle: 'Potter', expectedUpdatedAt: before }));
  expect(extensions).toMatchObject(STALE);
});

it('what the owner writes meanwhile makes an edit stale', async () => {
  const owner = await buildAttendee(server, { eventId: attendee.eventId });
  const read = graphql<{ attendee: { updatedAt: string } }>(server.url, READ, { id: owner.id }, manager);
  const { updatedAt: expectedUpdatedAt } = (await expectOk(read)).attendee;
  const own = { eventId: owner.eventId, jobTitle: 'Owner' };
  await expectOk(graphql(server.url, OWN, { input: own }, await signIn(server, owner)));
  const input = { attendeeId: owner.id, jobTitle: 'Staff', expectedUpdatedAt };
  const { extensions } = await expectError(graphql(server.url, UPDATE, { input }, manager));
  expect(extensions).toMatchObject(STALE);
});

it('an edit is recorded once, with what it changed beside the row', async () => {
  const one = await buildAttendee(server, { eventId: attendee.eventId, jobTitle: 'Clerk' });
  const interests = [{ group: 'Industry', terms: ['Health', 'Energy'] }];
  const input = { attendeeId: one.id, jobTitle: 'Smith', interests };
  await expectOk(graphql(server.url, UPDATE, { input }, manager));
  const entries = await server.sql('SELECT before, after FROM audit_entries WHERE subject_id = $1', [one.id]);
  expect(entries).toEqual([
    {
      before: { jobTitle: 'Clerk', interests: [{ group: 'Industry', terms: [] }] },
      after: { jobTitle: 'Smith', interests: [{ group: 'Industry', terms: ['Energy', 'Health'] }] },
    },
  ]);
});

it.each([
  ['its last name is taken away', 'Ada', 'King', { lastName: '' }, 'Ada'],
  ['its first name is taken away', 'Louise', 'Madonna', { firstName: null }, 'Madonna'],
])('a person keeps one name as the first where %s', async (_how, firstName, lastName, keys, kept) => {
  await expectOk(edit({ firstName, lastName }));
  await expectOk(edit(keys));
  const rows = await server.sql('SELECT first_name, last_name, sort_name FROM attendees WHERE id = $1', [
    attendee.id,
  ]);
  expect(rows).toEqual([{ first_name: kept, last_name: '', sort_name: kept.toLowerCase() }]);
  expect((await expectError(edit({ firstName: ' ' }))).extensions['fields']).toEqual([
    { path: 'input.firstName', message: 'This is required.' },
    { path: 'input.lastName', message: 'This is required.' },
  ]);
});
