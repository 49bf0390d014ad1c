import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildUser,
  insert,
  signInAs,
  type BuiltAttendee,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PRIVATE = 'id email phone inviteCode status checkedInAt updatedAt';
const SEND =
  'mutation ($id: ID!) { sendMessage(input: { attendeeId: $id, text: "Hello" }) { message { id } } }';
const BOOKMARK =
  'mutation ($id: ID!) { setBookmark(input: { attendeeId: $id, bookmarked: true }) { bookmarks } }';

/** Every way in which an attendee can be reached from the root, where `$id` is theirs. */
const ways: Record<string, string> = {
  'by id': `query ($id: ID!) { it: attendee(id: $id) { ${PRIVATE} } }`,
  'in the list': `query ($event: ID!) { it: attendees(eventId: $event) { nodes { ${PRIVATE} } edges { node { ${PRIVATE} } } } }`,
  'in bookmarks': `query ($event: ID!) { it: bookmarks(eventId: $event) { nodes { ${PRIVATE} } } }`,
  'when bookmarking': `mutation ($id: ID!) { it: setBookmark(input: { attendeeId: $id, bookmarked: true }) { attendee { ${PRIVATE} } } }`,
  'in a conversation': `query ($id: ID!) { it: conversation(attendeeId: $id) { attendee { ${PRIVATE} } lastMessage { sender { ${PRIVATE} } recipient { ${PRIVATE} } } messages { nodes { sender { ${PRIVATE} } } } } }`,
  'in conversations': `query ($event: ID!) { it: conversations(eventId: $event) { nodes { attendee { ${PRIVATE} } } } }`,
  'in a meeting': `query ($meeting: ID!) { it: meeting(id: $meeting) { other { ${PRIVATE} } participants { attendee { ${PRIVATE} } } } }`,
  'in meetings': `query ($event: ID!) { it: meetings(eventId: $event) { nodes { other { ${PRIVATE} } participants { attendee { ${PRIVATE} } } } } }`,
  'in meeting options': `query ($id: ID!) { it: meetingOptions(attendeeId: $id) { attendee { ${PRIVATE} } meetings { other { ${PRIVATE} } } } }`,
};

let server: TestServer;
let eventId: string;
let viewer: BuiltMember;
/** A person with private data; the viewer has bookmarked them, written to them, and meets them. */
let subject: BuiltMember;
let secrets: {
  id: string;
  email: string;
  phone: string;
  inviteCode: string;
  status: string;
  checkedInAt: string;
  updatedAt: string;
};
let meetingId: string;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const event = await buildEvent(server);
  eventId = event.id;
  viewer = await buildMember(server, { eventId });
  const user = await buildUser(server);
  const hidden = {
    phone: `+47 ${user.id.slice(-6)}`,
    checkedInAt: new Date('2026-11-01T09:30:00Z'),
    updatedAt: new Date('2026-10-31T17:45:00Z'),
  };
  subject = await buildMember(server, { eventId, userId: user.id, ...hidden });
  secrets = {
    id: subject.id,
    email: user.email,
    phone: hidden.phone,
    inviteCode: subject.inviteCode,
    status: 'CONFIRMED',
    checkedInAt: hidden.checkedInAt.toISOString(),
    updatedAt: hidden.updatedAt.toISOString(),
  };
  const participants = { senderId: subject.id, receiverId: viewer.id };
  meetingId = (await buildMeeting(server, { event, status: 'ACTIVE', ...participants })).id;
  await insert(server, 'bookmarks', { ownerId: viewer.id, attendeeId: subject.id });
  await expectOk(graphql(server.url, SEND, { id: viewer.id }, subject.token));
});

const ask = (document: string, token: string) => {
  const variables = { id: subject.id, event: eventId, meeting: meetingId };
  return graphql(server.url, document, variables, token);
};

describe('e-mail, phone, codes, status and entry', () => {
  it.each(Object.entries(ways))('are not told to another attendee %s', async (_way, document) => {
    const told = JSON.stringify(await expectOk(ask(document, viewer.token)));
    expect(told).toContain(`"id":"${subject.id}"`);
    const { email, phone, inviteCode, checkedInAt, updatedAt } = secrets;
    const kept = [email, phone, inviteCode, checkedInAt, updatedAt];
    expect(kept.filter((secret) => told.includes(secret))).toEqual([]);
    // The viewer's own profile is in some answers too, so the statuses are looked at one by one.
    const others = told.match(new RegExp(`"id":"${subject.id}"[^}]*`, 'g')) ?? [];
    expect(others.every((text) => text.includes('"status":null'))).toBe(true);
  });

  it('are told to their owner', async () => {
    const own = `query ($id: ID!, $event: ID!) {
      attendee(id: $id) { ${PRIVATE} }
      eventProfile(eventId: $event) { profile { ${PRIVATE} } }
      event(id: $event) { viewerProfile { ${PRIVATE} } }
    }`;
    expect(await expectOk(ask(own, subject.token))).toEqual({
      attendee: secrets,
      eventProfile: { profile: secrets },
      event: { viewerProfile: secrets },
    });
  });

  it.each([Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE])('are told to %s', async (role) => {
    const token = await signInAs(server, role);
    expect(await expectOk(ask(ways['by id'] as string, token))).toEqual({ it: secrets });
  });
});

describe('an invited profile', () => {
  let invited: BuiltAttendee;
  beforeEach(async () => {
    invited = await buildAttendee(server, { eventId, status: 'INVITED', lastName: 'Featherstone' });
  });
  const LIST =
    'query ($event: ID!, $search: String) { attendees(eventId: $event, filter: { search: $search }) { totalCount nodes { id } } }';

  it('is in no list of attendees but that of staff', async () => {
    const listed = (token: string) =>
      expectOk(graphql(server.url, LIST, { event: eventId, search: 'Featherstone' }, token));
    expect(await listed(viewer.token)).toEqual({ attendees: { totalCount: 0, nodes: [] } });
    expect(await listed(await signInAs(server, Role.ADMIN))).toEqual({
      attendees: { totalCount: 1, nodes: [{ id: invited.id }] },
    });
  });

  it.each([
    ['be read', 'query ($id: ID!) { attendee(id: $id) { id } }'],
    ['be bookmarked', BOOKMARK],
    ['be written to', SEND],
    ['have a conversation', 'query ($id: ID!) { conversation(attendeeId: $id) { id } }'],
    ['be met', 'query ($id: ID!) { meetingOptions(attendeeId: $id) { waitingRequests } }'],
    [
      'be asked',
      'mutation ($id: ID!) { requestMeeting(input: { attendeeId: $id, startsAt: "2027-01-01T00:00:00Z" }) { meeting { id } } }',
    ],
  ])('cannot %s by other attendees: it does not exist', async (_what, document) => {
    expect(codeOf(await graphql(server.url, document, { id: invited.id }, viewer.token))).toBe('NOT_FOUND');
  });

  it('is seen by staff', async () => {
    const document =
      'query ($id: ID!) { attendee(id: $id) { id status viewerCanMessage viewerCanRequestMeeting } }';
    const token = await signInAs(server, Role.MANAGER);
    expect(await expectOk(graphql(server.url, document, { id: invited.id }, token))).toEqual({
      attendee: {
        id: invited.id,
        status: 'INVITED',
        viewerCanMessage: false,
        viewerCanRequestMeeting: false,
      },
    });
  });
});

describe('what two people share', () => {
  let bystander: BuiltMember;
  beforeEach(async () => {
    bystander = await buildMember(server, { eventId });
  });

  it('of bookmarks shows to their owner alone', async () => {
    const document = `query ($event: ID!, $id: ID!) {
      bookmarks(eventId: $event) { totalCount nodes { id } }
      eventProfile(eventId: $event) { bookmarks }
      attendee(id: $id) { bookmarked }
      attendees(eventId: $event, filter: { bookmarked: true }) { totalCount nodes { id } }
    }`;
    const nothing = { totalCount: 0, nodes: [] };
    expect(await expectOk(ask(document, bystander.token))).toEqual({
      bookmarks: nothing,
      eventProfile: { bookmarks: [] },
      attendee: { bookmarked: false },
      attendees: nothing,
    });
    const own = { totalCount: 1, nodes: [{ id: subject.id }] };
    expect(await expectOk(ask(document, viewer.token))).toEqual({
      bookmarks: own,
      eventProfile: { bookmarks: [subject.id] },
      attendee: { bookmarked: true },
      attendees: own,
    });
  });

  it('of messages shows to neither bystanders nor staff', async () => {
    const document = `query ($event: ID!, $id: ID!) {
      conversations(eventId: $event) { totalCount nodes { id } }
      conversation(attendeeId: $id) { id lastSequence lastMessage { text } messages { totalCount nodes { text } } }
      attendee(id: $id) { unreadCount }
      event(id: $event) { viewerUnreadCount }
    }`;
    expect(await expectOk(ask(document, bystander.token))).toEqual({
      conversations: { totalCount: 0, nodes: [] },
      conversation: { id: null, lastSequence: 0, lastMessage: null, messages: { totalCount: 0, nodes: [] } },
      attendee: { unreadCount: 0 },
      event: { viewerUnreadCount: 0 },
    });
    const admin = await signInAs(server, Role.ADMIN);
    const counts = `query ($event: ID!, $id: ID!) { attendee(id: $id) { unreadCount } event(id: $event) { viewerUnreadCount } }`;
    expect(await expectOk(ask(counts, admin))).toEqual({
      attendee: { unreadCount: 0 },
      event: { viewerUnreadCount: 0 },
    });
  });

  it('of meetings shows a bystander no more than that the other is busy', async () => {
    const document = `query ($event: ID!, $id: ID!) {
      meetings(eventId: $event, attendeeId: $id) { totalCount nodes { id } }
      meetingOptions(attendeeId: $id) { meetings { id } busy { whose } }
    }`;
    expect(await expectOk(ask(document, bystander.token))).toEqual({
      meetings: { totalCount: 0, nodes: [] },
      meetingOptions: { meetings: [], busy: [{ whose: 'OTHER' }] },
    });
    expect(codeOf(await ask('query ($meeting: ID!) { meeting(id: $meeting) { id } }', bystander.token))).toBe(
      'NOT_FOUND',
    );
    const cancel =
      'mutation ($meeting: ID!) { respondToMeeting(input: { meetingId: $meeting, action: CANCEL }) { meeting { id } } }';
    expect(codeOf(await ask(cancel, bystander.token))).toBe('NOT_FOUND');
  });
});
