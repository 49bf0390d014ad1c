import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildMember,
  buildUser,
  midnight,
  signIn,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const EVENTS = `query ($search: String, $status: EventStatus, $first: Int! = 20, $after: String, $offset: Int) {
  events(search: $search, status: $status, first: $first, after: $after, offset: $offset) {
    totalCount
    nodes { id }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

const EVENT = `query ($id: ID!) {
  event(id: $id) {
    id title tagline description venue city country timezone startsAt endsAt cover logo status registration
    slotMinutes gapMinutes meetingHours { date from to }
    interestGroups { name kind terms }
    attendeeCount viewerCanManage viewerPendingMeetingCount viewerUnreadCount
    viewerProfile { id status isViewer }
  }
}`;

interface EventsAnswer {
  events: {
    totalCount: number;
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  };
}

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const list = async (token: string, variables: Record<string, unknown>) =>
  (await expectOk(graphql<EventsAnswer>(server.url, EVENTS, variables, token))).events;
const idsOf = async (token: string, variables: Record<string, unknown>) =>
  (await list(token, variables)).nodes.map(({ id }) => id);
const idOf = ({ id }: { id: string }) => id;

describe('the counts of an event', () => {
  const COUNTS = '{ counts { attendees pods } }';

  it('are given to its confirmed attendees, and null to the invited and to those without session', async () => {
    const event = await buildEvent(server);
    const here = { eventId: event.id };
    const member = await buildMember(server, here);
    const invited = await buildMember(server, { ...here, status: 'INVITED' });
    const { inviteCode } = await buildAttendee(server, { ...here, status: 'INVITED' });
    const join = `query ($id: ID!) { joinInfo(eventId: $id) { event ${COUNTS} } }`;
    const code = `query ($code: String!) { verifyInviteCode(code: $code) { event ${COUNTS} } }`;
    const whole = { event: { counts: { attendees: 1, pods: 0 } } };
    const none = { event: { counts: null } };
    const ask = (document: string, variables: object, token?: string) =>
      expectOk(graphql(server.url, document, { ...variables }, token));
    expect(await ask(`query ($id: ID!) { event(id: $id) ${COUNTS} }`, event, member.token)).toEqual(whole);
    expect(await ask(join, event, invited.token)).toEqual({ joinInfo: none });
    expect(await ask(code, { code: inviteCode })).toEqual({ verifyInviteCode: none });
  });
});

describe('the list of events', () => {
  /** Events of one test, told apart by a word of their titles. */
  const buildEvents = async (word: string, all: Record<string, unknown>[]): Promise<BuiltEvent[]> =>
    Promise.all(
      all.map((overrides, index) =>
        buildEvent(server, {
          title: `${word} ${index}`,
          startsAt: midnight(index + 1),
          endsAt: midnight(9),
          ...overrides,
        }),
      ),
    );

  it('shows attendees the published ones that they have a profile in or may join', async () => {
    const [member, invited, open, foreign, draft, archived] = await buildEvents('Kestrel', [
      {},
      {},
      { registration: 'OPEN' },
      { registration: 'INVITE_ONLY' },
      { status: 'DRAFT', registration: 'OPEN' },
      { status: 'ARCHIVED' },
    ]);
    const user = await buildUser(server);
    for (const event of [member, draft, archived])
      await buildAttendee(server, { eventId: event?.id as string, userId: user.id });
    await buildAttendee(server, { eventId: invited?.id as string, userId: user.id, status: 'INVITED' });
    const seen = await idsOf(await signIn(server, user), { search: 'Kestrel' });
    expect(seen).toEqual([member?.id, invited?.id, open?.id]);
    expect(seen).not.toContain(foreign?.id);
  });

  it.each([Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE])('shows all to %s', async (role) => {
    const word = `Heron${role}`;
    const events = await buildEvents(word, [{}, { status: 'DRAFT' }, { status: 'ARCHIVED' }]);
    const token = await signInAs(server, role);
    expect(await idsOf(token, { search: word })).toEqual(events.map(idOf));
    expect(await idsOf(token, { search: word, status: 'DRAFT' })).toEqual([events[1]?.id]);
  });

  it('searches title, city and venue without regard to accents and case', async () => {
    const token = await signInAs(server, Role.ADMIN);
    const [event] = await buildEvents('Córvidae', [{ city: 'Zürich', venue: 'Halle 7%' }]);
    const found = [event?.id];
    expect(await idsOf(token, { search: 'corvidae' })).toEqual(found);
    expect(await idsOf(token, { search: 'ZURICH corvidae 7%' })).toEqual(found);
    expect(await idsOf(token, { search: 'corvidae 8%' })).toEqual([]);
    expect(await idsOf(token, { search: 'corvidae _' })).toEqual([]);
  });

  it('comes soonest first, and page by page is the same as at once', async () => {
    const token = await signInAs(server, Role.ADMIN);
    const sameDay = { startsAt: midnight(2) };
    const events = await buildEvents('Plover', [{}, sameDay, sameDay, sameDay, {}]);
    const all = await list(token, { search: 'Plover' });
    expect(all.nodes.map(idOf).sort()).toEqual(events.map(idOf).sort());
    const pages: string[] = [];
    let after: string | null = null;
    do {
      const page: EventsAnswer['events'] = await list(token, { search: 'Plover', first: 2, after });
      expect([page.totalCount, page.pageInfo.hasPreviousPage]).toEqual([5, after !== null]);
      pages.push(...page.nodes.map(idOf));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(pages).toEqual(all.nodes.map(idOf));
    expect(await idsOf(token, { search: 'Plover', offset: 3 })).toEqual(pages.slice(3));
  });
});

describe('an event', () => {
  it('is told whole to its attendees', async () => {
    const event = await buildEvent(server, {
      tagline: 'Meet',
      city: 'Oslo',
      country: 'NO',
      venue: 'Harbour',
      timezone: 'Europe/Oslo',
    });
    await buildInterests(server, event.id);
    const me = await buildMember(server, { eventId: event.id });
    await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    await buildMeeting(server, { event, receiverId: me.id });
    const answer = await expectOk(graphql(server.url, EVENT, { id: event.id }, me.token));
    expect(answer).toEqual({
      event: {
        id: event.id,
        title: event.title,
        tagline: 'Meet',
        description: null,
        venue: 'Harbour',
        city: 'Oslo',
        country: 'NO',
        timezone: 'Europe/Oslo',
        startsAt: event.startsAt.toISOString(),
        endsAt: event.endsAt.toISOString(),
        cover: null,
        logo: null,
        status: 'PUBLISHED',
        registration: 'INVITE_ONLY',
        slotMinutes: 20,
        gapMinutes: 5,
        meetingHours: [1, 2, 3].map((day) => ({
          date: midnight(day).toISOString().slice(0, 10),
          from: '09:00',
          to: '17:00',
        })),
        interestGroups: [{ name: 'Industry', kind: 'TOPIC', terms: ['Energy', 'Health', 'Robotics'] }],
        attendeeCount: 2,
        viewerCanManage: false,
        viewerPendingMeetingCount: 1,
        viewerUnreadCount: 0,
        viewerProfile: { id: me.id, status: 'CONFIRMED', isViewer: true },
      },
    });
  });

  it.each([
    [Role.ADMIN, true],
    [Role.SUPERVISOR, true],
    [Role.MANAGER, true],
    [Role.EXECUTIVE, false],
  ])('lets %s in without a profile; may manage: %s', async (role, viewerCanManage) => {
    const event = await buildEvent(server, { status: 'DRAFT' });
    const token = await signInAs(server, role);
    const { event: seen } = await expectOk(graphql(server.url, EVENT, { id: event.id }, token));
    expect(seen).toMatchObject({ viewerCanManage, viewerProfile: null, viewerPendingMeetingCount: 0 });
  });

  it.each([
    ['DRAFT', 'NOT_FOUND'],
    ['PUBLISHED', 'OK'],
    ['ARCHIVED', 'OK'],
  ])('that is %s answers its attendees with %s', async (status, code) => {
    const event = await buildEvent(server, { status });
    const { token } = await buildMember(server, { eventId: event.id });
    expect(codeOf(await graphql(server.url, EVENT, { id: event.id }, token))).toBe(code);
  });

  it.each([
    ['an unknown id', randomUUID()],
    ['text that is no id', 'x'],
    ['no text at all', ''],
    ['an id with SQL behind it', `${randomUUID()}' OR true --`],
  ])('is not found by %s', async (_what, id) => {
    const token = await signInAs(server, Role.ADMIN);
    expect(codeOf(await graphql(server.url, EVENT, { id }, token))).toBe('NOT_FOUND');
  });

  it('gives the own profile to the invited, who may not enter yet', async () => {
    const event = await buildEvent(server);
    const invited = await buildMember(server, { eventId: event.id, status: 'INVITED' });
    const PROFILE =
      'query ($id: ID!) { eventProfile(eventId: $id) { bookmarks profile { id status inviteCode } } }';
    expect(await expectOk(graphql(server.url, PROFILE, { id: event.id }, invited.token))).toEqual({
      eventProfile: { bookmarks: [], profile: { id: invited.id, status: 'INVITED', inviteCode: null } },
    });
  });
});
