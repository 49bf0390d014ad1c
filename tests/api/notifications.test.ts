import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { inTransaction } from '../../server/src/core/request/transaction';
import { NotificationKind } from '../../server/src/modules/notifications/notification.entity';
import { notify } from '../../server/src/modules/notifications/notification.service';
import { codeOf, expectOk, graphql, subscribe, type Answer } from '../support/client';
import {
  buildActivity,
  buildEvent,
  buildMeeting,
  buildMember,
  insert,
  signInAs,
  slotOf,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS = 'id eventId kind title text startsAt meetingId activityId readAt';
const LIST = `query ($eventId: ID!, $unreadOnly: Boolean! = false, $first: Int! = 20, $after: String) {
  it: notifications(eventId: $eventId, unreadOnly: $unreadOnly, first: $first, after: $after) {
    totalCount nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } } }`;
const COUNT = 'query ($eventId: ID!) { event(id: $eventId) { unreadNotificationCount } }';
const MARK = `mutation ($input: MarkNotificationsReadInput!) {
  it: markNotificationsRead(input: $input) { event { id unreadNotificationCount } } }`;
const ADDED = `subscription ($eventId: ID!) { it: notificationAdded(eventId: $eventId) { ${FIELDS} } }`;

interface Told {
  id: string;
  title: string;
  readAt: string | null;
}
interface List {
  totalCount: number;
  nodes: Told[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

/** Every operation here is asked for under this name. */
interface It<Data> {
  it: Data;
}

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const member = async (eventId?: string) =>
  buildMember(server, { eventId: eventId ?? (await buildEvent(server)).id });
const tell = (who: BuiltMember, ...titles: string[]) =>
  inTransaction(server.app.systemContext(), (inner) =>
    notify(
      inner,
      titles.map((title) => ({ attendeeId: who.id, kind: NotificationKind.ACTIVITY_REMOVED, title })),
    ),
  );
const ask = <Data>(
  document: string,
  who: BuiltMember,
  variables: Record<string, unknown>,
): Promise<Answer<It<Data>>> => graphql<It<Data>>(server.url, document, variables, who.token);
const list = async (who: BuiltMember, more: object = {}) =>
  (await expectOk(ask<List>(LIST, who, { eventId: who.eventId, ...more }))).it;
const count = async (who: BuiltMember) =>
  (await expectOk(graphql(server.url, COUNT, { eventId: who.eventId }, who.token)))['event'];
const mark = (who: BuiltMember, notificationIds?: unknown, eventId: unknown = who.eventId) =>
  ask<{ unreadNotificationCount: number }>(MARK, who, { input: { eventId, notificationIds } });

it('notifications are listed to their owner, newest first, page by page as at once', async () => {
  const me = await member();
  const other = await member(me.eventId);
  for (const title of ['one', 'two', 'three']) await tell(me, title);
  const all = await list(me);
  expect(all.nodes.map(({ title }) => title)).toEqual(['three', 'two', 'one']);
  expect(all.nodes[0]).toEqual({
    id: all.nodes[0]?.id,
    eventId: me.eventId,
    kind: 'ACTIVITY_REMOVED',
    title: 'three',
    text: '“three” was taken off the schedule',
    startsAt: null,
    meetingId: null,
    activityId: null,
    readAt: null,
  });
  const first = await list(me, { first: 2 });
  const second = await list(me, { first: 2, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes]).toEqual(all.nodes);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage, first.totalCount]).toEqual([
    true,
    false,
    3,
  ]);
  expect([(await list(other)).nodes, await count(me), await count(other)]).toEqual([
    [],
    { unreadNotificationCount: 3 },
    { unreadNotificationCount: 0 },
  ]);
});

it('notifications are marked as read one by one or all, for good', async () => {
  const me = await member();
  await tell(me, 'one', 'two', 'three');
  const [first] = (await list(me)).nodes;
  const marked = (left: number) => ({
    data: { it: { event: { id: me.eventId, unreadNotificationCount: left } } },
  });
  expect(await mark(me, [first?.id])).toEqual(marked(2));
  const [read] = (await list(me)).nodes.filter(({ id }) => id === first?.id);
  expect(read?.readAt).toEqual(expect.any(String));
  expect(await mark(me, [first?.id])).toEqual(marked(2));
  expect((await list(me, { unreadOnly: true })).nodes.map(({ id }) => id)).not.toContain(first?.id);
  expect(await mark(me)).toEqual(marked(0));
  expect((await list(me, { unreadOnly: true })).nodes).toEqual([]);
  expect((await list(me)).nodes.find(({ id }) => id === first?.id)).toEqual(read);
});

it("another's notifications and nonsense change nothing, faulty input is refused", async () => {
  const me = await member();
  const other = await member(me.eventId);
  await tell(other, 'mine');
  const [theirs] = (await list(other)).nodes;
  expect(codeOf(await mark(me, [theirs?.id, 'nonsense']))).toBe('OK');
  expect(await count(other)).toEqual({ unreadNotificationCount: 1 });
  expect(
    codeOf(
      await mark(
        me,
        Array.from({ length: 101 }, () => me.id),
      ),
    ),
  ).toBe('BAD_USER_INPUT');
  expect(codeOf(await mark(me, [{}]))).toBe('BAD_USER_INPUT');
  expect(codeOf(await mark(me, [], null))).toBe('BAD_USER_INPUT');
  expect(codeOf(await mark(me, [], 'nonsense'))).toBe('NOT_FOUND');
  expect(codeOf(await ask(LIST, me, { eventId: me.eventId, first: 0 }))).toBe('BAD_USER_INPUT');
});

it('a notification arrives live at its owner alone', async () => {
  const me = await member();
  const other = await member(me.eventId);
  const variables = { eventId: me.eventId };
  const mine = await subscribe<{ it: Told }>(server.url, me.token, ADDED, variables);
  const others = await subscribe<{ it: Told }>(server.url, other.token, ADDED, variables);
  await tell(me, 'for me');
  await tell(other, 'for the other');
  expect(await mine.next()).toEqual({ data: { it: (await list(me)).nodes[0] } });
  expect((await others.next()).data?.it.title).toBe('for the other');
  expect([mine.received.length, others.received.length]).toEqual([1, 1]);
  await Promise.all([mine.close(), others.close()]);
});

describe('what a notification is about', () => {
  const ABOUT = `query ($eventId: ID!) { it: notifications(eventId: $eventId) { nodes {
    kind startsAt text person { firstName avatarUrl } meeting { id status viewerCanRespond other { id } } activity { title } } } }`;
  const about = async (who: BuiltMember) =>
    (await expectOk(ask<{ nodes: Record<string, unknown>[] }>(ABOUT, who, { eventId: who.eventId }))).it
      .nodes;
  /** Asks for meetings of so many people with one, who has as many sessions of theirs changed. */
  const build = async (size: number) => {
    const event = await buildEvent(server, { timezone: 'Asia/Karachi' });
    const me = await member(event.id);
    for (let index = 0; index < size; index += 1) {
      const sender = await member(event.id);
      const slot = slotOf(event, index);
      const meeting = await buildMeeting(server, { event, senderId: sender.id, receiverId: me.id, ...slot });
      const session = await buildActivity(server, { eventId: event.id, title: `Talk ${index}` });
      const rows = [
        { kind: 'MEETING_REQUESTED', personId: sender.id, meetingId: meeting.id, startsAt: slot.startsAt },
        { kind: 'ACTIVITY_CHANGED', activityId: session.id },
      ];
      for (const row of rows)
        await insert(server, 'notifications', { id: newId(), attendeeId: me.id, ...row });
    }
    return { event, me };
  };

  it('is there as it is now, with the person, and read in as many statements for one as for three', async () => {
    const costs: number[] = [];
    for (const size of [1, 3]) {
      const { me } = await build(size);
      costs.push((await statementsOf(async () => expect(await about(me)).toHaveLength(size * 2))).length);
    }
    expect(costs[1]).toBe(costs[0]);
  });

  it('names the person and says when by the clocks of the event, and nobody once they have left', async () => {
    const { me } = await build(1);
    const [{ senderId, firstName, lastName } = { senderId: '', firstName: '', lastName: '' }] =
      await server.sql<Record<'senderId' | 'firstName' | 'lastName', string>>(
        `SELECT a.id AS "senderId", a.first_name AS "firstName", a.last_name AS "lastName"
       FROM notifications n JOIN attendees a ON a.id = n.person_id WHERE n.attendee_id = $1`,
        [me.id],
      );
    const [session, request] = await about(me);
    expect(session).toMatchObject({ kind: 'ACTIVITY_CHANGED', person: null, activity: { title: 'Talk 0' } });
    expect(request).toMatchObject({
      text: expect.stringMatching(
        new RegExp(
          String.raw`^${firstName} ${lastName} would like to meet you: \w+, \d+ \w+, \d\d:\d\d [ap]m$`,
        ),
      ) as string,
      person: { firstName },
      meeting: { status: 'PENDING', viewerCanRespond: true, other: { id: senderId } },
    });
    const manager = await signInAs(server, Role.MANAGER);
    const remove =
      'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }';
    await expectOk(graphql(server.url, remove, { input: { attendeeId: senderId } }, manager));
    const [removed] = await about(me);
    expect(removed).toMatchObject({
      kind: 'MEETING_REMOVED',
      person: null,
      text: expect.stringMatching(
        /^Your meeting was removed: the other person has left the event: /,
      ) as string,
    });
  });

  it('keeps the words of earlier releases, and tells their declined proposals from proposals', async () => {
    const { event, me } = await build(0);
    const texts = ['Another time is proposed for it.', 'The time that you proposed was declined.'];
    for (const text of texts)
      await insert(server, 'notifications', {
        id: newId(),
        attendeeId: me.id,
        kind: 'MEETING_PROPOSED',
        text,
      });
    const told = (await about(me)).map(({ kind, text }) => `${String(kind)} ${String(text)}`);
    expect(told).toEqual([`PROPOSAL_REJECTED ${texts[1]}`, `MEETING_PROPOSED ${texts[0]}`]);
    expect(me.eventId).toBe(event.id);
  });
});

const RESPOND = `mutation ($input: RespondToMeetingInput!) { it: respondToMeeting(input: $input) { meeting { status } } }`;

it('what is answered on the card of a meeting is read in the notifications too', async () => {
  const event = await buildEvent(server);
  const [asker, me] = [await member(event.id), await member(event.id)];
  const meetingOf = (nth: number) =>
    buildMeeting(server, { event, senderId: asker.id, receiverId: me.id, ...slotOf(event, nth) });
  const [answered, open] = [await meetingOf(1), await meetingOf(2)];
  await inTransaction(server.app.systemContext(), (inner) =>
    notify(
      inner,
      [answered, open].map(({ id: meetingId }) => ({
        attendeeId: me.id,
        kind: NotificationKind.MEETING_REQUESTED,
        personId: asker.id,
        meetingId,
      })),
    ),
  );
  await expectOk(ask(RESPOND, me, { input: { meetingId: answered.id, action: 'REJECT' } }));
  const unread = (await list(me, { unreadOnly: true })).nodes as (Told & { meetingId: string })[];
  expect(unread.map(({ meetingId }) => meetingId)).toEqual([open.id]);
  // The other side has its answer to read.
  expect((await list(asker, { unreadOnly: true })).totalCount).toBe(1);
});
