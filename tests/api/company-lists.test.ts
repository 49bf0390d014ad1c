import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMember,
  chooseInterest,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

interface CompanyData {
  name: string;
  sharedSectors: string[];
  sessions: { id: string }[];
}

let server: TestServer;
let staff: string;
let event: BuiltEvent;
let me: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  staff = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  me = await buildMember(server, { eventId: event.id });
  const { groupId, terms } = await buildInterests(server, event.id);
  await chooseInterest(server, me.id, groupId, terms['Energy']);
  await chooseInterest(server, me.id, groupId, terms['Health']);
});

const build = (name: string, sectors: string[], more: object = {}) =>
  buildCompany(server, { eventId: event.id, name, sectors, ...more });

const list = async (page: object = {}, token = me.token) =>
  (
    await expectOk(
      graphql<{ companies: { nodes: CompanyData[]; pageInfo: { endCursor: string }; totalCount: number } }>(
        server.url,
        `
          query (
            $eventId: ID!
            $first: Int = 20
            $after: String
            $filter: CompanyFilter
            $sort: CompanySort = MATCH
          ) {
            companies(eventId: $eventId, first: $first, after: $after, filter: $filter, sort: $sort) {
              totalCount
              nodes {
                name
                sharedSectors
                sessions {
                  id
                }
              }
              pageInfo {
                endCursor
              }
            }
          }
        `,
        { eventId: event.id, ...page },
        token,
      ),
    )
  ).companies;

describe('companies by match', () => {
  beforeEach(async () => {
    await build('Alpha', ['Robotics']);
    await build('Beta', ['Robotics', 'Energy']);
    await build('Gamma', ['Health', 'Energy']);
    await build('Delta', ['Energy'], { tier: 'Gold' });
  });

  it('come with the most shared sectors first, then by tier and name, and name what is shared', async () => {
    const { nodes, totalCount } = await list();
    expect(nodes.map(({ name, sharedSectors }) => [name, sharedSectors])).toEqual([
      ['Gamma', ['Health', 'Energy']],
      ['Delta', ['Energy']],
      ['Beta', ['Energy']],
      ['Alpha', []],
    ]);
    expect(totalCount).toBe(4);
  });

  it('go on after a cursor where the page before ended', async () => {
    const first = await list({ first: 2 });
    const { nodes } = await list({ after: first.pageInfo.endCursor });
    expect(nodes.map(({ name }) => name)).toEqual(['Beta', 'Alpha']);
  });

  it('come by tier and name for staff, who share nothing', async () => {
    const { nodes } = await list({}, staff);
    expect(nodes.map(({ name, sharedSectors }) => [name, sharedSectors])).toEqual([
      ['Delta', []],
      ['Alpha', []],
      ['Beta', []],
      ['Gamma', []],
    ]);
  });
});

it('companies of the highest tier come first in any of its words, then other tiers, and those without one, each by name', async () => {
  const tiers = [
    'Partner',
    'Silver',
    'PLATINUM plus',
    null,
    'ذهبي',
    'Bronze',
    'Platinum',
    'Title sponsor',
    'Diamond',
  ];
  for (const [index, tier] of tiers.entries()) await build(`${9 - index} ${tier}`, [], { tier });
  const names = async (page: object) => (await list(page)).nodes.map(({ name }) => name);
  const inOrder = [
    '2 Title sponsor',
    '1 Diamond',
    '3 Platinum',
    '7 PLATINUM plus',
    '5 ذهبي',
    '8 Silver',
    '4 Bronze',
    '9 Partner',
    '6 null',
  ];
  expect(await names({ sort: 'TIER' })).toEqual(inOrder);
  expect(await names({ sort: 'NAME' })).toEqual(inOrder.toSorted());
  const { pageInfo } = await list({ sort: 'TIER', first: 4 });
  expect(await names({ sort: 'TIER', after: pageInfo.endCursor })).toEqual(inOrder.slice(4));
});

it('companies of several countries are listed together', async () => {
  await build('Alpha', [], { country: 'SE' });
  await build('Beta', [], { country: 'DE' });
  await build('Gamma', [], { country: 'NO' });
  const { nodes } = await list({ filter: { countries: ['SE', 'no'] }, sort: 'NAME' });
  expect(nodes.map(({ name }) => name)).toEqual(['Alpha', 'Gamma']);
});

describe('the sessions of a company', () => {
  it('are those in which its confirmed attendees speak, soonest first', async () => {
    const company = await build('Alpha', []);
    const speaker = await buildAttendee(server, { eventId: event.id, companyId: company.id });
    const invited = await buildAttendee(server, {
      eventId: event.id,
      companyId: company.id,
      status: 'INVITED',
    });
    const later = await buildActivity(server, { event, ...slotOf(event, 5) });
    const sooner = await buildActivity(server, { event, ...slotOf(event, 1) });
    const hidden = await buildActivity(server, { event, ...slotOf(event, 2) });
    await insert(server, 'activity_speakers', { attendeeId: speaker.id, activityId: later.id });
    await insert(server, 'activity_speakers', { attendeeId: speaker.id, activityId: sooner.id });
    await insert(server, 'activity_speakers', { attendeeId: me.id, activityId: sooner.id, position: 1 });
    await insert(server, 'activity_speakers', { attendeeId: invited.id, activityId: hidden.id });
    const { nodes } = await list();
    expect(nodes[0]?.sessions).toEqual([{ id: sooner.id }, { id: later.id }]);
  });
});

describe('what companies can be filtered by', () => {
  const facets = async (kind: string | null, token = me.token) =>
    (
      await expectOk(
        graphql<{ companyFacets: unknown }>(
          server.url,
          `
            query ($eventId: ID!, $kind: CompanyKind) {
              companyFacets(eventId: $eventId, kind: $kind) {
                countries {
                  value
                  count
                }
                sectors {
                  value
                  count
                }
              }
            }
          `,
          { eventId: event.id, kind },
          token,
        ),
      )
    ).companyFacets;

  it('is what they have, the most frequent first, of one kind or of all', async () => {
    await build('Alpha', ['Robotics', 'Energy'], { kind: 'STARTUP', country: 'SE' });
    await build('Beta', ['Energy'], { kind: 'STARTUP', country: 'DE' });
    await build('Gamma', ['Health'], { kind: 'EXHIBITOR', country: 'DE' });
    await buildCompany(server, { country: 'NO', sectors: ['Elsewhere'] });
    expect(await facets('STARTUP')).toEqual({
      countries: [
        { value: 'DE', count: 1 },
        { value: 'SE', count: 1 },
      ],
      sectors: [
        { value: 'Energy', count: 2 },
        { value: 'Robotics', count: 1 },
      ],
    });
    expect(await facets(null, staff)).toEqual({
      countries: [
        { value: 'DE', count: 2 },
        { value: 'SE', count: 1 },
      ],
      sectors: [
        { value: 'Energy', count: 2 },
        { value: 'Health', count: 1 },
        { value: 'Robotics', count: 1 },
      ],
    });
  });

  it('is nothing where there are no companies', async () => {
    expect(await facets('SPONSOR')).toEqual({ countries: [], sectors: [] });
  });
});
