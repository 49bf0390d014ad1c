import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildMember,
  buildPod,
  chooseInterest,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const PERSON = `id firstName email bookmarked unreadCount sharedInterests isViewer online blockedByViewer
  viewerCanMessage viewerMessageRefusal { reason } viewerCanRequestMeeting viewerMeetingRefusal { reason }
  company { id name } interests { group terms } event { id title } viewerMeetings { id status } viewerMeeting { id status viewerAs other { id } }`;

/** Every list of the schema with everything that a row of it can be asked for. */
const lists: Record<string, string> = {
  attendees: `query ($event: ID!) { it: attendees(eventId: $event, first: 100, filter: { category: SPEAKER }) { totalCount nodes { ${PERSON} } } }`,
  bookmarks: `query ($event: ID!) { it: bookmarks(eventId: $event, first: 100) { totalCount nodes { ${PERSON} } } }`,
  meetings: `query ($event: ID!) { it: meetings(eventId: $event, first: 100) { totalCount nodes {
    id viewerAs viewerCanRespond viewerCanCancel viewerCanPropose viewerCanRespondToProposal viewerCanConfirm calendar
    proposal { id proposer { id } pod { id } } event { id } other { ${PERSON} } participants { attendee { id } } pod { id company { name } }
  } } }`,
  companyRequests: `query ($event: ID!) { it: companyRequests(eventId: $event, first: 100) { totalCount nodes {
    id viewerAs viewerCanAccept viewerCanCancel company { name } sender { ${PERSON} } pod { id } claimedBy { ${PERSON} } meeting { id }
  } } }`,
  conversations: `query ($event: ID!) { it: conversations(eventId: $event, first: 100) { totalCount nodes {
    id unreadCount attendee { ${PERSON} } lastMessage { text event { id } sender { id } recipient { id } }
  } } }`,
  contactHolders: `query ($event: ID!) { it: contactHolders(eventId: $event, first: 100) { totalCount nodes { since sharing answered company { name } attendee { ${PERSON} } } } }`,
  contacts: `query ($event: ID!) { it: contacts(eventId: $event, first: 100) { totalCount nodes { id state since email phone attendee { ${PERSON} } } } }`,
  pods: `query ($event: ID!) { it: pods(eventId: $event, first: 100) { totalCount nodes { id company { id name } } } }`,
  events: `{ it: events(first: 100) { totalCount nodes {
    id attendeeCount counts { companies { count } pods } viewerCanManage viewerUnreadCount unreadNotificationCount viewerPendingMeetingCount interestGroups { terms } viewerProfile { ${PERSON} }
  } } }`,
};

/** The same of what only staff read. */
const staffLists: Record<string, string> = {
  report: `query ($event: ID!) { it: report(eventId: $event, type: PODS, first: 100) { totalCount columns { name } event { id } nodes { cells } } }`,
  attendeeReport: `query ($event: ID!) { it: attendeeReport(eventId: $event, first: 100, filter: { category: SPEAKER }) { totalCount event { id } nodes { ${PERSON} activity { meetings messages bookmarks } } } }`,
};

interface Scene {
  event: BuiltEvent;
  viewer: BuiltMember;
}

let server: TestServer;
let staffToken: string;
const scenes = new Map<number, Scene>();

beforeAll(async () => {
  // Its jobs would be counted too.
  server = await startServer({ jobs: false });
  staffToken = await signInAs(server, Role.EXECUTIVE);
  for (const size of [1, 3, 100]) scenes.set(size, await buildScene(size));
}, 60_000);
afterAll(() => server.close());

/** An event in which each list of the viewer has `size` rows. */
async function buildScene(size: number): Promise<Scene> {
  const event = await buildEvent(server);
  const own = await buildCompany(server, { eventId: event.id });
  const viewer = await buildMember(server, { eventId: event.id, companyId: own.id });
  const industry = await buildInterests(server, event.id);
  await chooseInterest(server, viewer.id, industry.groupId, industry.terms['Energy']);
  const buildRow = async (_none: unknown, index: number) => {
    const company = await buildCompany(server, { eventId: event.id });
    const more = { companyId: company.id, category: 'SPEAKER' };
    const other = await buildAttendee(server, { eventId: event.id, ...more });
    await chooseInterest(server, other.id, industry.groupId, industry.terms['Energy']);
    await insert(server, 'bookmarks', { ownerId: viewer.id, attendeeId: other.id });
    await buildConversation(event.id, viewer.id, other.id);
    const podId = (await buildPod(server, { eventId: event.id, companyId: company.id })).id;
    await buildMeeting(server, {
      event,
      senderId: other.id,
      receiverId: viewer.id,
      podId,
      ...slotOf(event, index),
    });
    const lead = { companyId: company.id, attendeeId: viewer.id, capturedAt: new Date(), source: 'SCAN' };
    await insert(server, 'leads', { id: newId(), eventId: event.id, ...lead });
    const scan = { scannerId: other.id, scannedId: viewer.id };
    await insert(server, 'contact_exchanges', { id: newId(), eventId: event.id, ...scan });
    await insert(server, 'company_requests', {
      id: newId(),
      eventId: event.id,
      companyId: own.id,
      senderId: other.id,
      podId,
      ...slotOf(event, index),
      expiresAt: slotOf(event, index).startsAt,
    });
    if (index > 0) await buildAttendee(server, { userId: viewer.userId });
  };
  await Promise.all(Array.from({ length: size }, buildRow));
  return { event, viewer };
}

async function buildConversation(eventId: string, viewerId: string, otherId: string): Promise<void> {
  const conversationId = newId();
  const lastMessageAt = new Date();
  const side = { conversationId, lastMessageAt };
  await insert(server, 'conversations', { id: conversationId, eventId, lastSequence: 1, lastMessageAt });
  await insert(server, 'conversation_members', { ...side, attendeeId: viewerId, otherId, unreadCount: 1 });
  await insert(server, 'conversation_members', { ...side, attendeeId: otherId, otherId: viewerId });
  await insert(server, 'messages', {
    id: newId(),
    conversationId,
    sequence: 1,
    senderId: otherId,
    recipientId: viewerId,
    clientId: '1',
    text: 'Good morning',
  });
}

const costOf = async (document: string, size: number, token?: string) => {
  const { event, viewer } = scenes.get(size) as Scene;
  let rows = 0;
  const statements = await statementsOf(async () => {
    const answer = graphql<{ it: { nodes: unknown[] } }>(
      server.url,
      document,
      { event: event.id },
      token ?? viewer.token,
    );
    rows = (await expectOk(answer)).it.nodes.length;
  });
  expect(rows).toBe(size);
  return statements.length;
};

describe('a list of one, of three and of a hundred costs the same number of statements', () => {
  it.each(sampled(Object.entries(lists)))('of %s', async (_name, document) => {
    const one = await costOf(document, 1);
    expect([await costOf(document, 3), await costOf(document, 100)]).toEqual([one, one]);
  });

  it.each(sampled(Object.entries(staffLists)))('of %s, for staff', async (_name, document) => {
    const one = await costOf(document, 1, staffToken);
    expect([await costOf(document, 3, staffToken), await costOf(document, 100, staffToken)]).toEqual([
      one,
      one,
    ]);
  });

  it('of meeting options, whose slots name their pods', async () => {
    const document = `query ($id: ID!) { meetingOptions(attendeeId: $id) { slots { pods { id company { name } } } meetings { id pod { id } other { id } } } }`;
    const costs = [1, 100].map(async (size) => {
      const { event, viewer } = scenes.get(size) as Scene;
      const [{ id } = { id: '' }] = await server.sql<{ id: string }>(
        'SELECT id FROM attendees WHERE event_id = $1 AND id <> $2 ORDER BY id LIMIT 1',
        [event.id, viewer.id],
      );
      return { id, token: viewer.token };
    });
    const counted: number[] = [];
    for (const { id, token } of await Promise.all(costs))
      counted.push((await statementsOf(() => expectOk(graphql(server.url, document, { id }, token)))).length);
    expect(counted[1]).toBe(counted[0]);
  });

  it('of the messages of every conversation of a list', async () => {
    const document = `query ($event: ID!) { it: conversations(eventId: $event, first: 100) { nodes { messages(first: 2) { nodes { text sender { id } } } } } }`;
    const one = await costOf(document, 1);
    expect([await costOf(document, 3), await costOf(document, 100)]).toEqual([one, one]);
  });
});

describe('a list reads no more than it is asked for', () => {
  /** Beside these statements there is the one that recognises the session, at most once a second. */
  const session = 1;

  it.each([1, 3, 100])(
    'over three levels: %i meetings, the others, pods and unread messages',
    async (size) => {
      const document = `query ($event: ID!) { it: meetings(eventId: $event, first: 100) { nodes {
      id status startsAt endsAt pod { id name company { id } }
      other { id firstName lastName jobTitle organization avatar unreadCount bookmarked company { id name } }
    } } }`;
      const statements = session + (await costOf(document, size));
      expect(statements).toBeLessThanOrEqual(3);
      expect(statements).toBe(session + 1);
    },
  );

  it.each([1, 100])('of %i conversations: the others and the last messages', async (size) => {
    const document = `query ($event: ID!) { it: conversations(eventId: $event, first: 100) { nodes {
      id unreadCount attendee { id firstName company { id } unreadCount } lastMessage { text sentAt }
    } } }`;
    expect(session + (await costOf(document, size))).toBe(session + 1);
  });

  it('of attendees: access, page and total in one statement', async () => {
    const { event, viewer } = scenes.get(3) as Scene;
    const ask = (fields: string) =>
      statementsOf(() =>
        expectOk(
          graphql(
            server.url,
            `query ($event: ID!) { attendees(eventId: $event) { ${fields} } }`,
            { event: event.id },
            viewer.token,
          ),
        ),
      );
    const statements = await ask('totalCount nodes { id firstName }');
    expect(statements).toHaveLength(1);
    expect(statements[0]).not.toContain('introduction');
    expect((await ask('nodes { id }'))[0]).not.toContain('count(*)');
  });
});
