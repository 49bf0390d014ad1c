import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  signIn,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const STANDING =
  'id status startsAt endsAt viewerAs viewerCanRespond viewerCanCancel other { id } pod { id }';
const PERSON = `id eventId firstName lastName email phone inviteCode status removed checkedInAt bookmarked unreadCount
  isViewer blockedByViewer viewerCanMessage viewerCanRequestMeeting company { id name logo kind } event { id }
  interests { group } viewerMeetings { id } viewerMeeting { ${STANDING} }`;
const POD =
  'id eventId name location bookable position updatedAt removedAt viewerCanEdit company { id name logo kind }';

/** Selections of a meeting: each field alone, some, and all at once. */
const OF_MEETINGS = [
  'id',
  'status startsAt endsAt other { unreadCount }',
  'pod { name }',
  'other { email bookmarked }',
  'pod { company { id } } other { company { id } }',
  'viewerAs viewerCanRespond viewerCanCancel viewerCanPropose viewerCanConfirm viewerCanRespondToProposal',
  'participants { as attendee { id } } event { id } calendar proposal { id }',
  `id status startsAt endsAt note closedReason reason expiresAt createdAt viewerAs other { ${PERSON} } pod { ${POD} }`,
];
const OF_CONVERSATIONS = [
  'id unreadCount',
  `id unreadCount lastSequence attendee { ${PERSON} } lastMessage { id text sentAt readAt event { id } sender { id } recipient { id } }`,
];

let server: TestServer;
let event: BuiltEvent;
let viewer: BuiltMember;
let stranger: BuiltMember;
let invited: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server);
  viewer = await buildMember(server, { eventId: event.id });
  stranger = await buildMember(server);
  invited = await buildMember(server, { eventId: event.id, status: 'INVITED' });
  await buildScene();
}, 60_000);
afterAll(() => server.close());

/** Meetings with all kinds of people at all kinds of pods. */
async function buildScene(): Promise<void> {
  const eventId = event.id;
  const company = await buildCompany(server, { eventId, logo: 'logo.webp' });
  const pod = await buildPod(server, { eventId, companyId: company.id, location: 'Hall 1' });
  const gone = await buildPod(server, { eventId });
  const person = (more = {}) => buildAttendee(server, { eventId, ...more });
  const shares = await person({ companyId: company.id, sharesEmail: true, phone: '123' });
  const plain = await person({ sharesEmail: true });
  const blocked = await person();
  const former = await person({ companyId: company.id });
  const others = [shares, plain, blocked, former];
  for (const [index, other] of others.entries()) {
    const participants = index === 1 ? [viewer, other] : [other, viewer];
    const pods = [pod.id, null, pod.id, gone.id];
    await buildMeeting(server, {
      event,
      senderId: participants[0]?.id as string,
      receiverId: participants[1]?.id as string,
      podId: pods[index] ?? null,
      status: index === 0 ? 'ACTIVE' : index === 3 ? 'REJECTED' : 'PENDING',
      ...slotOf(event, index),
    });
  }
  await insert(server, 'bookmarks', { ownerId: viewer.id, attendeeId: shares.id });
  await insert(server, 'blocks', { blockerId: viewer.id, blockedId: blocked.id });
  await buildConversation(viewer.id, shares.id, 2);
  await buildConversation(plain.id, shares.id, 7);
  await buildConversation(viewer.id, blocked.id, 1);
  await server.sql('UPDATE pods SET removed_at = now() WHERE id = $1', [gone.id]);
  await server.sql(
    `UPDATE attendees SET status = 'REMOVED', user_id = NULL, company_id = NULL, confirmed_at = NULL WHERE id = $1`,
    [former.id],
  );
}

async function buildConversation(memberId: string, otherId: string, unreadCount: number): Promise<void> {
  const conversationId = newId();
  const side = { conversationId, lastMessageAt: new Date() };
  await insert(server, 'conversations', { id: conversationId, eventId: event.id, lastSequence: 1 });
  await insert(server, 'conversation_members', { ...side, attendeeId: memberId, otherId, unreadCount });
  await insert(server, 'conversation_members', { ...side, attendeeId: otherId, otherId: memberId });
  await insert(server, 'messages', {
    id: newId(),
    conversationId,
    sequence: 1,
    senderId: otherId,
    recipientId: memberId,
    clientId: '1',
    text: 'Good morning',
  });
}

type Row = Record<string, unknown> & { id: string };

const ask = async <Data>(document: string, variables: Record<string, unknown> = {}): Promise<Data> =>
  expectOk(graphql<Data>(server.url, document, { event: event.id, ...variables }, viewer.token));

/** Rows as the list gives them, under their ids, and what is asked for beside these. */
const listed = async (list: string, fields: string): Promise<Map<string, Row>> => {
  const { it: found } = await ask<{ it: { nodes: (Row & { key: string })[] } }>(
    `query ($event: ID!) { it: ${list}(eventId: $event, first: 100) { nodes { key: id ${fields} } } }`,
  );
  return new Map(found.nodes.map(({ key, ...row }) => [key, row]));
};

/** Calendar files say when they were made. */
const timeless = (row: Row): unknown => JSON.parse(JSON.stringify(row).replace(/DTSTAMP:\w+/g, ''));

describe('what a list joins is what the loaders give', () => {
  it.each(OF_MEETINGS)('for meetings and { %s }', async (fields) => {
    const rows = await listed('meetings', fields);
    expect(rows.size).toBe(4);
    for (const [id, row] of rows) {
      const one = await ask<{ meeting: Row }>(`query ($id: ID!) { meeting(id: $id) { ${fields} } }`, { id });
      expect(timeless(row)).toEqual(timeless(one.meeting));
    }
  });

  it.each(OF_CONVERSATIONS)('for conversations and { %s }', async (fields) => {
    const rows = await listed('conversations', `${fields} of: attendeeId`);
    // The conversation with the blocked person is left out.
    expect(rows.size).toBe(1);
    for (const { of, ...row } of rows.values()) {
      const document = `query ($id: ID!) { conversation(attendeeId: $id) { ${fields} } }`;
      expect(row).toEqual((await ask<{ conversation: Row }>(document, { id: of })).conversation);
    }
  });

  it('for attendees', async () => {
    const rows = await listed('attendees', PERSON);
    const unread = [...rows.values()].map(({ unreadCount }) => Number(unreadCount));
    expect(unread.sort((one, other) => one - other)).toEqual([0, 0, 2]);
    for (const [id, row] of rows) {
      const document = `query ($id: ID!) { attendee(id: $id) { ${PERSON} } }`;
      expect(row).toEqual((await ask<{ attendee: Row }>(document, { id })).attendee);
    }
  });

  it('behind edges, aliases, fragments and directives too', async () => {
    const plain = `nodes { other { id unreadCount } pod { name } }`;
    const odd = `edges { cursor node { ...A person: other { ...B } pod @include(if: true) { name } } } nodes { id }`;
    type Odd = { edges: { node: { other: Row; person: Row; pod: Row | null } }[] };
    const data = await ask<{ plain: { nodes: Row[] }; odd: Odd }>(
      `query ($event: ID!) { plain: meetings(eventId: $event) { ${plain} } odd: meetings(eventId: $event) { ${odd} } }
       fragment A on Meeting { other { ... on Attendee { id } } } fragment B on Attendee { unreadCount }`,
    );
    expect(
      data.odd.edges.map(({ node: { other, person, pod } }) => ({ other: { ...other, ...person }, pod })),
    ).toEqual(data.plain.nodes);
  });
});

describe('lists that check access and load at once', () => {
  const document = (list: string) =>
    `query ($event: ID!) { it: ${list}(eventId: $event) { totalCount nodes { id } } }`;
  const askAs = (list: string, token: string) =>
    graphql<{ it: unknown }>(server.url, document(list), { event: event.id }, token);

  it.each(['meetings', 'conversations'])('give strangers and the invited no %s', async (list) => {
    expect(codeOf(await askAs(list, stranger.token))).toBe('NOT_FOUND');
    expect(codeOf(await askAs(list, invited.token))).toBe('FORBIDDEN');
  });

  it('give staff no meetings, with a profile or without, and no conversations', async () => {
    const manager = await signInAs(server, Role.MANAGER);
    expect((await expectOk(askAs('meetings', manager))).it).toEqual({ totalCount: 0, nodes: [] });
    expect(codeOf(await askAs('conversations', manager))).toBe('FORBIDDEN');
    const promoted = await buildMember(server, { eventId: event.id });
    await buildMeeting(server, { event, senderId: promoted.id });
    await server.sql(`UPDATE users SET role = 'MANAGER' WHERE id = $1`, [promoted.userId]);
    const token = await signIn(server, promoted);
    expect((await expectOk(askAs('meetings', token))).it).toEqual({ totalCount: 0, nodes: [] });
    expect(codeOf(await askAs('conversations', token))).toBe('FORBIDDEN');
  });

  it('give nobody anything of a draft', async () => {
    const draft = await buildEvent(server, { status: 'DRAFT' });
    const member = await buildMember(server, { eventId: draft.id });
    await buildMeeting(server, { event: draft, senderId: member.id });
    const answer = graphql(server.url, document('meetings'), { event: draft.id }, member.token);
    expect(codeOf(await answer)).toBe('NOT_FOUND');
  });
});
