import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMember,
  chooseInterest,
  insert,
  signInAs,
  type BuiltAttendee,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const LIST = `query ($event: ID!, $filter: AttendeeFilter, $sort: AttendeeSort) {
  attendees(eventId: $event, filter: $filter, sort: $sort, first: 100) { totalCount nodes { id } }
}`;

interface ListAnswer {
  attendees: { totalCount: number; nodes: { id: string }[] };
}

type Name = 'jose' | 'anna' | 'zoe' | 'percent' | 'under' | 'back';

let server: TestServer;
let eventId: string;
let viewer: BuiltMember;
const people = {} as Record<Name, BuiltAttendee>;

const profiles: Record<Name, Record<string, unknown>> = {
  jose: {
    firstName: 'José',
    lastName: 'Ångström',
    organization: 'Zürich Data',
    jobTitle: 'Data Engineer',
    country: 'CH',
    category: 'SPEAKER',
    confirmedAt: new Date('2026-11-02T10:00:00Z'),
  },
  anna: {
    firstName: 'Anna',
    lastName: 'Brandt',
    organization: 'Data Brandt',
    jobTitle: 'Engineer',
    country: 'DE',
    category: 'INVESTOR',
    confirmedAt: new Date('2026-11-05T10:00:00Z'),
  },
  zoe: {
    firstName: 'Zoë',
    lastName: 'Clarke',
    organization: 'Harbour',
    country: 'DE',
    confirmedAt: new Date('2026-11-01T10:00:00Z'),
  },
  percent: { firstName: 'Per', lastName: 'Dahl', organization: '100% Renewables', country: 'NO' },
  under: { firstName: 'Ula', lastName: 'Eide', organization: 'snake_case Labs' },
  back: { firstName: 'Bea', lastName: 'Falk', organization: 'C:\\temp & Sons' },
};

beforeAll(async () => {
  server = await sharedServer();
  eventId = (await buildEvent(server)).id;
  viewer = await buildMember(server, { eventId, firstName: 'Vera', lastName: 'Xylander' });
  for (const [name, profile] of Object.entries(profiles))
    people[name as Name] = await buildAttendee(server, { eventId, ...profile });
  const industry = await buildInterests(server, eventId);
  const seeking = await buildInterests(server, eventId, {
    name: 'Looking for',
    kind: 'SEEK',
    vocabulary: 'exchange',
    terms: ['Capital', 'Partners'],
  });
  const choose = (name: Name, group: typeof industry, label: string) =>
    chooseInterest(server, people[name].id, group.groupId, group.terms[label]);
  await choose('jose', industry, 'Energy');
  await choose('jose', seeking, 'Capital');
  await choose('anna', industry, 'Health');
  await choose('zoe', seeking, 'Capital');
  for (const name of ['anna', 'under'] as const)
    await insert(server, 'bookmarks', { ownerId: viewer.id, attendeeId: people[name].id });
  // Others that no list may show: of another event, and not yet confirmed.
  await buildAttendee(server, profiles.jose);
  await buildAttendee(server, { eventId, ...profiles.jose, status: 'INVITED', confirmedAt: null });
});
afterAll(() => server.close());

const namesOf = ({ nodes }: ListAnswer['attendees']) => {
  const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
  return nodes.map(({ id }) => names.get(id) ?? 'viewer');
};
const find = async (filter: Record<string, unknown>, sort?: string, token = viewer.token) => {
  const variables = { event: eventId, filter, ...(sort ? { sort } : {}) };
  const { attendees } = await expectOk(graphql<ListAnswer>(server.url, LIST, variables, token));
  expect(attendees.totalCount).toBe(attendees.nodes.length);
  return namesOf(attendees);
};

describe('the list of attendees', () => {
  it('has everybody who is confirmed, by last and first name', async () => {
    expect(await find({})).toEqual(['jose', 'anna', 'zoe', 'percent', 'under', 'back', 'viewer']);
  });

  it('can have the latest confirmed first', async () => {
    const dated = ['anna', 'jose', 'zoe'];
    const order = await find({}, 'RECENT');
    expect(order.filter((name) => dated.includes(name))).toEqual(dated);
    expect(order.slice(0, 4).sort()).toEqual(['back', 'percent', 'under', 'viewer']);
  });

  it.each<[string, string, string[]]>([
    ['a first name without its accent', 'jose', ['jose']],
    ['a last name in capitals', 'ANGSTROM', ['jose']],
    ['accents where there are none', 'Ännä', ['anna']],
    ['an organization', 'zürich', ['jose']],
    ['a job title', 'engineer', ['jose', 'anna']],
    ['the middle of a word', 'ngine', ['jose', 'anna']],
    ['several words in any order', 'engineer data anna', ['anna']],
    ['words of which one is nowhere', 'engineer astronaut', []],
    ['white space around', '   zoe   ', ['zoe']],
    ['nothing but white space', '   ', ['jose', 'anna', 'zoe', 'percent', 'under', 'back', 'viewer']],
    ['a percent sign', '%', ['percent']],
    ['a percent sign in a word', '100%', ['percent']],
    ['a pattern', 'e%a', []],
    ['an underscore', '_', ['under']],
    ['an underscore as any sign', 'snake_cas_', []],
    ['a backslash', '\\', ['back']],
    ['a quote', "' OR 1=1 --", []],
  ])('is searched by %s', async (_what, search, found) => {
    expect(await find({ search })).toEqual(found);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a country, in small letters', { countries: ['ch'] }, ['jose']],
    ['any of several countries', { countries: ['DE', 'CH'] }, ['jose', 'anna', 'zoe']],
    ['a country by its English name', { countries: ['germany'] }, ['anna', 'zoe']],
    ['a word in a country', { search: 'zoe', countries: ['DE'] }, ['zoe']],
    ['a category', { category: 'INVESTOR' }, ['anna']],
    ['an interest of any group', { interests: ['Capital'] }, ['jose', 'zoe']],
    ['any of several interests', { interests: ['Energy', 'Health'] }, ['jose', 'anna']],
    ['an unknown interest', { interests: ['Astrology'] }, []],
    [
      'interests by group',
      { interestsByGroup: [{ group: 'Looking for', terms: ['Capital'] }] },
      ['jose', 'zoe'],
    ],
    ['an interest in the wrong group', { interestsByGroup: [{ group: 'Industry', terms: ['Capital'] }] }, []],
    ['part of an organization', { organization: 'data' }, ['jose', 'anna']],
    ['bookmarks', { bookmarked: true }, ['anna', 'under']],
    ['empty lists, which ask for nothing', { countries: [], interests: [], search: 'zoe' }, ['zoe']],
    [
      'everything together',
      { search: 'data', countries: ['DE', 'CH'], category: 'SPEAKER', interests: ['Energy', 'Capital'] },
      ['jose'],
    ],
    ['conditions that nobody meets together', { countries: ['CH'], category: 'INVESTOR' }, []],
  ])('is filtered by %s', async (_what, filter, found) => {
    expect(await find(filter)).toEqual(found);
  });

  it('of bookmarks is empty for staff, who have none', async () => {
    expect(await find({ bookmarked: true }, undefined, await signInAs(server, Role.ADMIN))).toEqual([]);
  });
});

describe('an attendee', () => {
  it('is told with interests by group, shared interests and company', async () => {
    const company = { id: people.back.id, eventId, kind: 'STARTUP', name: 'Falk & Sons' };
    await insert(server, 'companies', company);
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [people.jose.id, company.id]);
    const [energy] = await server.sql<{ group: string; term: string }>(
      `SELECT group_id AS group, term_id AS term FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
       WHERE attendee_id = $1 AND label = 'Energy'`,
      [people.jose.id],
    );
    await chooseInterest(server, viewer.id, energy?.group ?? '', energy?.term);
    const document = `query ($id: ID!) { attendee(id: $id) {
      id eventId firstName lastName jobTitle organization introduction country avatar cover category bookmarked isViewer
      unreadCount viewerCanMessage viewerCanRequestMeeting sharedInterests
      interests { group kind terms } company { id name kind logo }
    } }`;
    expect(await expectOk(graphql(server.url, document, { id: people.jose.id }, viewer.token))).toEqual({
      attendee: {
        id: people.jose.id,
        eventId,
        firstName: 'José',
        lastName: 'Ångström',
        jobTitle: 'Data Engineer',
        organization: 'Zürich Data',
        introduction: null,
        country: 'CH',
        avatar: null,
        cover: null,
        category: 'SPEAKER',
        bookmarked: false,
        isViewer: false,
        unreadCount: 0,
        viewerCanMessage: true,
        viewerCanRequestMeeting: true,
        sharedInterests: ['Energy'],
        interests: [
          { group: 'Industry', kind: 'TOPIC', terms: ['Energy'] },
          { group: 'Looking for', kind: 'SEEK', terms: ['Capital'] },
        ],
        company: { id: company.id, name: 'Falk & Sons', kind: 'STARTUP', logo: null },
      },
    });
  });

  it('shares nothing with itself, and cannot write to itself', async () => {
    const document =
      'query ($id: ID!) { attendee(id: $id) { isViewer sharedInterests viewerCanMessage viewerCanRequestMeeting } }';
    expect(await expectOk(graphql(server.url, document, { id: viewer.id }, viewer.token))).toEqual({
      attendee: {
        isViewer: true,
        sharedInterests: [],
        viewerCanMessage: false,
        viewerCanRequestMeeting: false,
      },
    });
  });
});
