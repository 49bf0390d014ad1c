import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  chooseInterest,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { interestGroups { name kind terms } updatedAt } } }`;

interface Group {
  groupId: string | undefined;
  renames: { from: string; to: string }[];
  name: string;
  kind: string;
  terms: string[];
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let attendeeId: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  attendeeId = (await buildAttendee(server, { eventId: event.id })).id;
});

const replace = async (interestGroups: Partial<Group>[]) => {
  const {
    updateEvent: { event: updated },
  } = await expectOk(
    graphql<{ updateEvent: { event: { interestGroups: Group[]; updatedAt: string } } }>(
      server.url,
      UPDATE,
      { input: { eventId: event.id, interestGroups } },
      manager,
    ),
  );
  return updated;
};
const chosen = () =>
  server.sql<{ group: string; term: string }>(
    `SELECT g.name AS "group", t.label AS term FROM attendee_interests i
     JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id AND t.vocabulary = g.vocabulary
     WHERE i.attendee_id = $1 ORDER BY 1, 2`,
    [attendeeId],
  );
const idsOf = async () => {
  const rows = await server.sql<{ label: string; id: string }>(
    'SELECT label, id FROM interest_terms WHERE event_id = $1 ORDER BY label',
    [event.id],
  );
  return Object.fromEntries(rows.map(({ label, id }) => [label, id]));
};
const TERMS = ['Energy', 'Health'];

it('keeps the terms that stay, with the choices of attendees, and takes the others along', async () => {
  const { groupId, terms } = await buildInterests(server, event.id, { terms: TERMS });
  for (const term of TERMS) await chooseInterest(server, attendeeId, groupId, terms[term]);
  expect((await replace([{ name: 'Industry', terms: ['Robotics', 'Health'] }])).interestGroups).toEqual([
    { name: 'Industry', kind: 'TOPIC', terms: ['Health', 'Robotics'] },
  ]);
  expect(await chosen()).toEqual([{ group: 'Industry', term: 'Health' }]);
  const after = await idsOf();
  expect(after['Health']).toBe(terms['Health']);
  expect(Object.keys(after)).toEqual(['Health', 'Robotics']);
});

it('gives groups that seek and offer one vocabulary', async () => {
  const groups = [
    { name: 'Offering', kind: 'OFFER', terms: ['Advice', 'Capital'] },
    { name: 'Looking for', kind: 'SEEK', terms: ['Capital', 'Partners'] },
    { name: 'Industry', terms: ['Advice'] },
  ];
  const all = ['Advice', 'Capital', 'Partners'];
  expect((await replace(groups)).interestGroups).toEqual([
    { name: 'Offering', kind: 'OFFER', terms: all },
    { name: 'Looking for', kind: 'SEEK', terms: all },
    { name: 'Industry', kind: 'TOPIC', terms: ['Advice'] },
  ]);
});

it('removes a group with what was chosen in it, and keeps the kind of one that stays', async () => {
  const seek = { name: 'Looking for', kind: 'SEEK', vocabulary: 'market', terms: ['Capital'] };
  const industry = await buildInterests(server, event.id, { terms: TERMS });
  const market = await buildInterests(server, event.id, seek);
  await chooseInterest(server, attendeeId, industry.groupId, industry.terms['Energy']);
  await chooseInterest(server, attendeeId, market.groupId, market.terms['Capital']);
  expect((await replace([{ name: 'Looking for', terms: ['Capital'] }])).interestGroups).toEqual([
    { name: 'Looking for', kind: 'SEEK', terms: ['Capital'] },
  ]);
  expect(await chosen()).toEqual([{ group: 'Looking for', term: 'Capital' }]);
  expect(await idsOf()).toEqual(market.terms);
});

it('keeps what was chosen in a group whose kind changes', async () => {
  const { groupId, terms } = await buildInterests(server, event.id, { terms: TERMS });
  for (const term of TERMS) await chooseInterest(server, attendeeId, groupId, terms[term]);
  await replace([{ name: 'Industry', kind: 'SEEK', terms: ['Energy'] }]);
  expect(await chosen()).toEqual([{ group: 'Industry', term: 'Energy' }]);
  await replace([
    { name: 'Industry', kind: 'TOPIC', terms: ['Energy'] },
    { name: 'Offering', kind: 'OFFER', terms: ['Capital'] },
  ]);
  expect(await chosen()).toEqual([{ group: 'Industry', term: 'Energy' }]);
  const strays = await server.sql(
    'SELECT 1 FROM interest_terms t WHERE event_id = $1 AND NOT EXISTS (SELECT 1 FROM interest_groups g WHERE g.event_id = $1 AND g.vocabulary = t.vocabulary)',
    [event.id],
  );
  expect(strays).toEqual([]);
});

it('changes the version where something differs, and records it', async () => {
  const first = await replace([{ name: 'Industry', terms: TERMS }]);
  expect((await replace([{ name: 'Industry', terms: TERMS }])).updatedAt).toBe(first.updatedAt);
  expect((await replace([])).interestGroups).toEqual([]);
  const entries = await server.sql(
    'SELECT before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
    [event.id],
  );
  const industry = [{ name: 'Industry', kind: 'TOPIC', terms: TERMS }];
  expect(entries).toEqual([
    { before: { interestGroups: [] }, after: { interestGroups: industry } },
    { before: { interestGroups: industry }, after: { interestGroups: [] } },
  ]);
});

it('that two managers replace at once are those of one of them', async () => {
  const [one, other] = [
    [{ name: 'Industry', kind: 'TOPIC', terms: ['Energy', 'Health'] }],
    [
      { name: 'Industry', kind: 'TOPIC', terms: ['Health'] },
      { name: 'Looking for', kind: 'SEEK', terms: ['Capital'] },
    ],
  ];
  await Promise.all([replace(one ?? []), replace(other ?? [])]);
  const READ = 'query ($id: ID!) { event(id: $id) { interestGroups { name kind terms } } }';
  const answer = graphql<{ event: object }>(server.url, READ, { id: event.id }, manager);
  expect([{ interestGroups: one }, { interestGroups: other }]).toContainEqual((await expectOk(answer)).event);
});

it('keeps choices when groups and terms are renamed, even where two groups swap names', async () => {
  const { groupId, terms } = await buildInterests(server, event.id, { terms: TERMS });
  await chooseInterest(server, attendeeId, groupId, terms['Energy']);
  await replace([
    { name: 'Industry', terms: TERMS },
    { name: 'Topics', terms: ['Food'] },
  ]);
  const [topics] = await server.sql<{ id: string }>(
    `SELECT id FROM interest_groups WHERE event_id = $1 AND name = 'Topics'`,
    [event.id],
  );
  const renamed = await replace([
    { groupId: topics?.id, name: 'Industry', terms: ['Food'] },
    {
      groupId,
      name: 'Topics',
      terms: ['Clean energy', 'Health'],
      renames: [{ from: 'Energy', to: 'Clean energy' }],
    },
  ]);
  expect(renamed.interestGroups).toEqual([
    { name: 'Industry', kind: 'TOPIC', terms: ['Food'] },
    { name: 'Topics', kind: 'TOPIC', terms: ['Clean energy', 'Health'] },
  ]);
  expect(await chosen()).toEqual([{ group: 'Topics', term: 'Clean energy' }]);
});

it('makes one of two terms where one is renamed to the other', async () => {
  const { groupId, terms } = await buildInterests(server, event.id, { terms: TERMS });
  for (const term of TERMS) await chooseInterest(server, attendeeId, groupId, terms[term]);
  const other = await buildAttendee(server, { eventId: event.id });
  await chooseInterest(server, other.id, groupId, terms['Energy']);
  await replace([{ name: 'Industry', terms: ['Health'], renames: [{ from: 'Energy', to: 'Health' }] }]);
  expect(await chosen()).toEqual([{ group: 'Industry', term: 'Health' }]);
  expect(
    await server.sql(
      'SELECT t.label FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id WHERE attendee_id = $1',
      [other.id],
    ),
  ).toEqual([{ label: 'Health' }]);
});

it('refuses a group that is named twice', async () => {
  const { groupId } = await buildInterests(server, event.id, { terms: TERMS });
  const groups = ['One', 'Two'].map((name) => ({ groupId, name, terms: ['Energy'] }));
  const { extensions } = await expectError(
    graphql(server.url, UPDATE, { input: { eventId: event.id, interestGroups: groups } }, manager),
  );
  expect(extensions['fields']).toEqual([{ path: 'input.interestGroups', message: 'Name each group once.' }]);
});

it('tells managers how many have chosen each term, and nobody else', async () => {
  const { groupId, terms } = await buildInterests(server, event.id, { terms: TERMS });
  await chooseInterest(server, attendeeId, groupId, terms['Energy']);
  const usesFor = async (role: Role) => {
    const { event: seen } = await expectOk(
      graphql<{ event: { interestGroups: unknown[] } }>(
        server.url,
        'query ($id: ID!) { event(id: $id) { interestGroups { uses { term attendees } } } }',
        { id: event.id },
        await signInAs(server, role),
      ),
    );
    return seen.interestGroups;
  };
  expect(await usesFor(Role.MANAGER)).toEqual([{ uses: [{ term: 'Energy', attendees: 1 }] }]);
  expect(await usesFor(Role.EXECUTIVE)).toEqual([{ uses: null }]);
});
