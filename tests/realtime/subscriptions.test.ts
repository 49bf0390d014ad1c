import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { Subscription } from '../../server/src/core/realtime/subscription';
import { messagesTopic } from '../../server/src/modules/conversations/conversation.events';
import { meetingsTopic } from '../../server/src/modules/meetings/meeting.events';
import { notificationsTopic } from '../../server/src/modules/notifications/notification.events';
import { expireDueRequests } from '../../server/src/modules/meetings/requests/meeting-request.service';
import { expectOk, graphql, subscribe, type TestSubscription } from '../support/client';
import {
  buildAttendee,
  buildMeeting,
  buildMember,
  insert,
  signIn,
  signInAs,
  slotOf,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';
import { buildTrio, MEETING_CHANGED, MESSAGE_ADDED, send, type MessageAddedData, type Trio } from './chat';

let server: TestServer;
let trio: Trio;
const open: TestSubscription<never>[] = [];

beforeAll(async () => {
  server = await sharedServer();
  trio = await buildTrio(server);
});
afterAll(() => server.close());
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscription) => subscription.close()));
  vi.restoreAllMocks();
});

const listen = async <Data>(document: string, token: string | undefined) => {
  const subscription = await subscribe<Data>(server.url, token, document, { eventId: trio.eventId });
  open.push(subscription as TestSubscription<never>);
  return subscription;
};
const messagesOf = ({ token }: { token: string }) => listen<MessageAddedData>(MESSAGE_ADDED, token);
const meetingsOf = ({ token }: { token: string }) =>
  listen<{ meetingChanged: { id: string; status: string } }>(MEETING_CHANGED, token);

describe.each([
  ['messageAdded', MESSAGE_ADDED],
  ['meetingChanged', MEETING_CHANGED],
])('%s', (_name, document) => {
  it('is refused to those who may not enter the event, with the code that queries give', async () => {
    const here = { eventId: trio.eventId };
    const tokens = {
      nobody: undefined,
      stranger: (await buildMember(server)).token,
      invited: await signIn(server, await buildAttendee(server, { ...here, status: 'INVITED' })),
      staff: await signInAs(server, Role.ADMIN),
    };
    const answers: Record<string, unknown> = {};
    for (const [who, token] of Object.entries(tokens)) {
      const { received, ended } = await listen(document, token);
      const closed = await ended.catch(({ code }: { code: number }) => code);
      answers[who] =
        closed ??
        received.map(({ data, errors }) => ({
          data,
          codes: errors?.map(({ extensions }) => extensions.code),
        }));
    }
    expect(answers).toEqual({
      // No socket either.
      nobody: 4401,
      stranger: [{ codes: ['NOT_FOUND'] }],
      invited: [{ codes: ['FORBIDDEN'] }],
      staff: [{ codes: ['FORBIDDEN'] }],
    });
  });
});

describe('messageAdded', () => {
  it('brings a message to its recipient and to the other screens of its sender, and to nobody else', async () => {
    const { alice, bob, carol } = trio;
    const [bobs, alices, carols] = [await messagesOf(bob), await messagesOf(alice), await messagesOf(carol)];
    const first = await send(server.url, alice, bob, 'to Bob');
    const second = await send(server.url, alice, carol, 'to Carol');
    const expected = (message: unknown) => ({ data: { messageAdded: message } });
    expect(await carols.next()).toEqual(expected(second));
    expect(await bobs.next()).toEqual(expected(first));
    expect([await alices.next(), await alices.next()]).toEqual([expected(first), expected(second)]);
    expect([bobs.received.length, alices.received.length, carols.received.length]).toEqual([1, 2, 1]);
  });

  it('does not bring messages of another event of the same person', async () => {
    const { alice, bob } = trio;
    const elsewhere = await buildTrio(server);
    const bobElsewhere = await buildMember(server, { eventId: elsewhere.eventId, userId: bob.userId });
    const bobs = await messagesOf(bob);
    await send(server.url, elsewhere.alice, bobElsewhere, 'elsewhere');
    await send(server.url, alice, bob, 'here');
    expect((await bobs.next()).data?.messageAdded.text).toBe('here');
    expect(bobs.received).toHaveLength(1);
  });

  it('does not say again what a retry of the sender repeats', async () => {
    const { alice, bob } = trio;
    const bobs = await messagesOf(bob);
    const document =
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } repeated } }';
    const input = { attendeeId: bob.id, text: 'twice', clientId: 'retry-1' };
    const sent = await expectOk(graphql(server.url, document, { input }, alice.token));
    const again = await expectOk(graphql(server.url, document, { input }, alice.token));
    const marker = await send(server.url, alice, bob, 'marker');
    await waitFor(() => bobs.received.length > 1, 'The marker');
    const {
      message: { id },
    } = sent['sendMessage'] as { message: { id: string } };
    expect([sent, again]).toEqual([
      { sendMessage: { message: { id }, repeated: false } },
      { sendMessage: { message: { id }, repeated: true } },
    ]);
    expect(bobs.received.map(({ data }) => data?.messageAdded.id)).toEqual([id, marker.id]);
  });
});

/** Publishes as if it had just happened, and waits until the delivery was refused. */
const publishAndExpectRefusal = async (topic: string, payload: object, code: string) => {
  const formatted = vi.spyOn(server.app.executor, 'format');
  await server.app.runtime.pubsub.publish(topic, payload);
  const refusal = await waitFor(
    () => formatted.mock.results.map(({ value }) => value as { errors?: { extensions: unknown }[] }).at(-1),
    'The refusal',
  );
  expect(refusal.errors?.map(({ extensions }) => extensions)).toMatchObject([{ code }]);
};

describe('somebody who is no longer a member', () => {
  it('is told nothing while set back to invited, and goes on when confirmed again', async () => {
    const { alice } = trio;
    const dave = await buildMember(server, { eventId: trio.eventId });
    const daves = await messagesOf(dave);
    const before = await send(server.url, alice, dave, 'before');
    expect(await daves.next()).toEqual({ data: { messageAdded: before } });
    const setStatus = (status: string) =>
      server.sql(
        "UPDATE attendees SET status = $2::attendee_status, confirmed_at = CASE $2 WHEN 'CONFIRMED' THEN now() END WHERE id = $1",
        [dave.id, status],
      );
    // The group of Dave's subscription: none while he has no access to the event.
    const moved = vi.spyOn(Subscription.prototype, 'moveTo');
    await setStatus('INVITED');
    await waitFor(() => moved.mock.calls.some(([group]) => group === undefined), 'The refusal');
    await server.app.runtime.pubsub.publish(messagesTopic(dave.id), { messageId: before.id });
    await setStatus('CONFIRMED');
    const group = await waitFor(() => moved.mock.lastCall?.[0], 'The way back');
    await group.listening;
    const after = await send(server.url, alice, dave, 'after');
    expect(await daves.next()).toEqual({ data: { messageAdded: after } });
    expect(daves.received).toHaveLength(2);
  });

  it('is told nothing after being removed', async () => {
    const { alice, bob } = trio;
    const erin = await buildMember(server, { eventId: trio.eventId });
    const erins = await messagesOf(erin);
    const message = await send(server.url, alice, bob, 'not for Erin');
    await server.sql('DELETE FROM attendees WHERE id = $1', [erin.id]);
    await publishAndExpectRefusal(messagesTopic(erin.id), { messageId: message.id }, 'NOT_FOUND');
    expect(erins.received).toEqual([]);
  });

  it('is not shown what is of other people, even if it were published to them', async () => {
    const { alice, bob, carol } = trio;
    const [carols, carolsMeetings] = [await messagesOf(carol), await meetingsOf(carol)];
    const message = await send(server.url, alice, bob, 'private');
    await publishAndExpectRefusal(messagesTopic(carol.id), { messageId: message.id }, 'NOT_FOUND');
    const meeting = await buildMeeting(server, { event: trio.event, senderId: alice.id, receiverId: bob.id });
    await publishAndExpectRefusal(meetingsTopic(carol.id), { meetingId: meeting.id }, 'NOT_FOUND');
    const notices = await listen(
      'subscription ($eventId: ID!) { notificationAdded(eventId: $eventId) { text } }',
      carol.token,
    );
    const notification = { id: randomUUID(), attendeeId: bob.id, kind: 'MEETING_MOVED', text: 'private' };
    await insert(server, 'notifications', notification);
    const { id: notificationId } = notification;
    await publishAndExpectRefusal(notificationsTopic(carol.id), { notificationId }, 'NOT_FOUND');
    expect([carols, carolsMeetings, notices].map(({ received }) => received)).toEqual([[], [], []]);
  });
});

describe('meetingChanged', () => {
  const request = async (from: BuiltMember, to: BuiltMember, index: number): Promise<string> => {
    const input = { attendeeId: to.id, startsAt: slotOf(trio.event, index).startsAt.toISOString() };
    const document =
      'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }';
    const data = await expectOk(
      graphql<{ requestMeeting: { meeting: { id: string } } }>(server.url, document, { input }, from.token),
    );
    return data.requestMeeting.meeting.id;
  };
  const respond = (who: BuiltMember, meetingId: string, action: string) =>
    expectOk(
      graphql(
        server.url,
        'mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { id } } }',
        { input: { meetingId, action } },
        who.token,
      ),
    );

  it('brings a request and each answer to both people, and to nobody else', async () => {
    const { alice, bob, carol } = trio;
    const [alices, bobs, carols] = [await meetingsOf(alice), await meetingsOf(bob), await meetingsOf(carol)];
    const id = await request(alice, bob, 3);
    await respond(bob, id, 'REJECT');
    const marker = await request(alice, carol, 4);
    await waitFor(() => alices.received.length === 3 && carols.received.length > 0, 'The deliveries');
    await waitFor(() => bobs.received.length === 2, "Bob's deliveries");
    const changes = ({ received }: typeof alices) =>
      received.map(({ data, errors }) => errors ?? data?.meetingChanged.id);
    expect([changes(alices), changes(bobs), changes(carols)]).toEqual([[id, id, marker], [id, id], [marker]]);
    expect(bobs.received.at(-1)).toEqual({ data: { meetingChanged: { id, status: 'REJECTED' } } });
  });

  it('brings a request that expired to both people', async () => {
    const { alice, bob } = trio;
    const [alices, bobs] = [await meetingsOf(alice), await meetingsOf(bob)];
    const { id } = await buildMeeting(server, {
      event: trio.event,
      senderId: alice.id,
      receiverId: bob.id,
      ...slotOf(trio.event, 6),
      expiresAt: new Date(Date.now() - 1_000),
    });
    await expireDueRequests(server.app.systemContext());
    const expired = { data: { meetingChanged: { id, status: 'REJECTED' } } };
    expect([await alices.next(), await bobs.next()]).toEqual([expired, expired]);
  });
});
