import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireDueRequests } from '../../server/src/modules/meetings/requests/meeting-request.service';
import { expectError, expectOk, graphql, subscribe } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  slotOf,
  type BuiltMeeting,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const RESPOND = `mutation ($id: ID!, $action: MeetingAction!) {
  respondToMeeting(input: { meetingId: $id, action: $action }) { meeting { status closedReason } }
}`;
const MEETING = 'query ($id: ID!) { meeting(id: $id) { status closedReason expiresAt } }';
const CHANGED = 'subscription ($event: ID!) { meetingChanged(eventId: $event) { id status closedReason } }';

let server: TestServer;
let sender: BuiltMember;
let receiver: BuiltMember;
let expired: BuiltMeeting;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Remaining requests of another test would be closed together with this one's.
  await expireDue();
  const event = await buildEvent(server);
  sender = await buildMember(server, { eventId: event.id });
  receiver = await buildMember(server, { eventId: event.id });
  await buildPod(server, { eventId: event.id });
  const participants = { senderId: sender.id, receiverId: receiver.id };
  expired = await buildMeeting(server, { event, ...participants, expiresAt: new Date(Date.now() - 1_000) });
});

const expireDue = () => expireDueRequests(server.app.systemContext());
const meeting = async (id: string) =>
  (await expectOk(graphql(server.url, MEETING, { id }, sender.token)))['meeting'];
const EXPIRED = { status: 'REJECTED', closedReason: 'EXPIRED' };

describe('a request that nobody answered in time', () => {
  it('cannot be accepted, and is closed by the try', async () => {
    const answer = graphql(server.url, RESPOND, { id: expired.id, action: 'ACCEPT' }, receiver.token);
    expect((await expectError(answer)).extensions).toMatchObject({ code: 'CONFLICT', reason: 'EXPIRED' });
    expect(await meeting(expired.id)).toEqual({ ...EXPIRED, expiresAt: null });
  });

  it('can still be declined and cancelled', async () => {
    const answer = await expectOk(
      graphql(server.url, RESPOND, { id: expired.id, action: 'REJECT' }, receiver.token),
    );
    expect(answer).toEqual({
      respondToMeeting: { meeting: { status: 'REJECTED', closedReason: 'DECLINED' } },
    });
  });

  it('does not count as waiting for the receiver', async () => {
    const count = 'query ($id: ID!) { event(id: $id) { viewerPendingMeetingCount } }';
    expect(await expectOk(graphql(server.url, count, { id: receiver.eventId }, receiver.token))).toEqual({
      event: { viewerPendingMeetingCount: 0 },
    });
  });

  it('is closed by the clock, and both are told', async () => {
    const listen = (token: string) => subscribe(server.url, token, CHANGED, { event: sender.eventId });
    const [one, other] = [await listen(sender.token), await listen(receiver.token)];
    await expireDue();
    const told = { data: { meetingChanged: { id: expired.id, ...EXPIRED } } };
    expect([await one.next(), await other.next()]).toEqual([told, told]);
    await Promise.all([one.close(), other.close()]);
    expect(await meeting(expired.id)).toEqual({ ...EXPIRED, expiresAt: null });
  });

  it('is closed once, however many servers look at the same time', async () => {
    const closed = await Promise.all([expireDue(), expireDue(), expireDue(), expireDue()]);
    // The server's own clock may have been first.
    expect(closed.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
    expect(await meeting(expired.id)).toMatchObject(EXPIRED);
  });
});

it('a request that a proposal for later keeps open cannot be accepted once its own time has begun', async () => {
  const event = await buildEvent(server);
  const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const [one, other] = [
    await buildMember(server, { eventId: event.id }),
    await buildMember(server, { eventId: event.id }),
  ];
  await buildPod(server, { eventId: event.id });
  const begun = await buildMeeting(server, {
    event,
    senderId: one.id,
    receiverId: other.id,
    startsAt: minutesAway(-1),
    endsAt: minutesAway(19),
    expiresAt: slotOf(event, 3).startsAt,
  });
  const proposal = { id: randomUUID(), meetingId: begun.id, proposerId: one.id, ...slotOf(event, 3) };
  await insert(server, 'meeting_proposals', proposal);
  const accepted = await expectError(
    graphql(server.url, RESPOND, { id: begun.id, action: 'ACCEPT' }, other.token),
  );
  expect(accepted.extensions).toMatchObject({ code: 'CONFLICT', reason: 'EXPIRED' });
  const rows = await server.sql(
    `SELECT status, (SELECT count(*)::int FROM claims c WHERE c.meeting_id = m.id) AS claims,
       (SELECT count(*)::int FROM meeting_proposals p WHERE p.meeting_id = m.id) AS proposals FROM meetings m WHERE id = $1`,
    [begun.id],
  );
  expect(rows).toEqual([{ status: 'PENDING', claims: 0, proposals: 1 }]);
});

it('an expired request makes room for one of the other side for the same time', async () => {
  const REQUEST = `mutation ($input: RequestMeetingInput!) {
    requestMeeting(input: $input) { meeting { status participants { as attendee { id } } } }
  }`;
  const input = { attendeeId: sender.id, startsAt: expired.startsAt };
  expect(await expectOk(graphql(server.url, REQUEST, { input }, receiver.token))).toEqual({
    requestMeeting: {
      meeting: {
        status: 'PENDING',
        participants: [
          { as: 'SENDER', attendee: { id: receiver.id } },
          { as: 'RECEIVER', attendee: { id: sender.id } },
        ],
      },
    },
  });
  expect(await meeting(expired.id)).toEqual({ ...EXPIRED, expiresAt: null });
  const told = 'SELECT kind FROM notifications WHERE attendee_id = $1 ORDER BY kind';
  expect(await server.sql(told, [sender.id])).toEqual([
    { kind: 'MEETING_REQUESTED' },
    { kind: 'MEETING_EXPIRED' },
  ]);
});

describe('the clock', () => {
  it('leaves alone what still waits, and what was answered', async () => {
    await expireDue();
    const past = new Date(Date.now() - 1_000);
    const waiting = await buildMeeting(server, { eventId: sender.eventId, senderId: sender.id });
    const active = await buildMeeting(server, {
      eventId: sender.eventId,
      senderId: sender.id,
      status: 'ACTIVE',
      expiresAt: past,
    });
    expect(await expireDue()).toBe(0);
    expect(await meeting(waiting.id)).toMatchObject({ status: 'PENDING', closedReason: null });
    expect(await meeting(active.id)).toMatchObject({ status: 'ACTIVE', closedReason: null });
  });
});
