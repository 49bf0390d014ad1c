import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  midnight,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
  type BuiltPod,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const REQUEST = `mutation ($input: RequestMeetingInput!) {
  requestMeeting(input: $input) { meeting {
    id eventId status startsAt endsAt note closedReason expiresAt viewerAs viewerCanRespond viewerCanCancel
    pod { id } other { id } participants { attendeeId as attendee { id } }
  } }
}`;

interface Requested {
  id: string;
  expiresAt: string;
}

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;
let pod: BuiltPod;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  me = await buildMember(server, { eventId: event.id });
  other = await buildMember(server, { eventId: event.id });
  pod = await buildPod(server, { eventId: event.id });
});

const tryRequest = (input: Record<string, unknown> = {}, sender = me) =>
  graphql<{ requestMeeting: { meeting: Requested } }>(
    server.url,
    REQUEST,
    { input: { attendeeId: other.id, startsAt: slotOf(event).startsAt, ...input } },
    sender.token,
  );
const request = async (input: Record<string, unknown> = {}, sender = me) =>
  (await expectOk(tryRequest(input, sender))).requestMeeting.meeting;
const extensionsOf = async (input: Record<string, unknown> = {}, sender = me) =>
  (await expectError(tryRequest(input, sender))).extensions;
const meetingsInEvent = () =>
  server.sql<{ id: string; status: string; closed_reason: string | null }>(
    'SELECT id, status, closed_reason FROM meetings WHERE event_id = $1 ORDER BY id',
    [event.id],
  );

describe('a request', () => {
  it('waits for its answer, with the pod as a wish', async () => {
    const { startsAt, endsAt } = slotOf(event, 4);
    const asked = await request({ startsAt, endsAt, podId: pod.id, note: '  Shall we?  ' });
    expect(asked).toEqual({
      id: expect.any(String) as string,
      eventId: event.id,
      status: 'PENDING',
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      note: 'Shall we?',
      closedReason: null,
      expiresAt: expect.any(String) as string,
      viewerAs: 'SENDER',
      viewerCanRespond: false,
      viewerCanCancel: true,
      pod: { id: pod.id },
      other: { id: other.id },
      participants: [
        { attendeeId: me.id, as: 'SENDER', attendee: { id: me.id } },
        { attendeeId: other.id, as: 'RECEIVER', attendee: { id: other.id } },
      ],
    });
    expect(await server.sql('SELECT 1 FROM claims WHERE meeting_id = $1', [asked.id])).toEqual([]);
  });

  it('expires after 24 hours, or when the slot begins', async () => {
    const far = await request({ startsAt: slotOf(event, 0, 2).startsAt });
    const hours = (Date.parse(far.expiresAt) - Date.now()) / 3_600_000;
    expect(Math.abs(hours - 24)).toBeLessThan(0.1);
    // A multiple of ten minutes, so that the slot ends on the same day.
    const soon = new Date(Math.ceil(Date.now() / 600_000 + 1) * 600_000);
    const [date = '', from = ''] = soon.toISOString().slice(0, 16).split('T');
    const near = await buildEvent(server, { meetingHours: [{ date, from, to: '24:00' }], slotMinutes: 5 });
    await buildPod(server, { eventId: near.id });
    const sender = await buildMember(server, { eventId: near.id });
    const { id } = await buildAttendee(server, { eventId: near.id });
    const asked = await request({ attendeeId: id, startsAt: soon }, sender);
    expect(asked.expiresAt).toBe(soon.toISOString());
  });

  it('made again is the one that waits already', async () => {
    const first = await request({ note: 'One' });
    expect(await request({ note: 'Two' })).toEqual(first);
    expect(await meetingsInEvent()).toHaveLength(1);
  });

  it('made many times at once is one', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await meetingsInEvent()).toHaveLength(1);
  });

  it('with the same clientId is the one made then, even when it was answered since or many come at once', async () => {
    const clientId = 'tap-1';
    const [first, ...repeated] = await Promise.all(Array.from({ length: 5 }, () => request({ clientId })));
    expect(new Set(repeated.map(({ id }) => id))).toEqual(new Set([first!.id]));
    await server.sql(`UPDATE meetings SET status = 'REJECTED', closed_reason = 'DECLINED' WHERE id = $1`, [
      first!.id,
    ]);
    expect(await request({ clientId })).toMatchObject({ id: first!.id, status: 'REJECTED' });
    expect(await meetingsInEvent()).toHaveLength(1);
    expect((await request({ clientId: 'tap-2' })).id).not.toBe(first!.id);
  });

  it('with the clientId of another request is refused', async () => {
    const third = await buildMember(server, { eventId: event.id });
    await request({ clientId: 'tap-1' });
    const fields = [{ path: 'input.clientId', message: 'This id belongs to another request.' }];
    const refusal = { code: 'BAD_USER_INPUT', fields };
    expect(await extensionsOf({ clientId: 'tap-1', startsAt: slotOf(event, 4).startsAt })).toMatchObject(
      refusal,
    );
    expect(await extensionsOf({ clientId: 'tap-1', attendeeId: third.id })).toMatchObject(refusal);
    // Ids of different senders are apart, and so are those of one person at two events.
    const elsewhere = await buildEvent(server);
    const [mine, theirs] = [
      await buildMember(server, { eventId: elsewhere.id, userId: me.userId }),
      await buildMember(server, { eventId: elsewhere.id }),
    ];
    await buildPod(server, { eventId: elsewhere.id });
    const there = { clientId: 'tap-1', attendeeId: theirs.id, startsAt: slotOf(elsewhere).startsAt };
    expect(await request(there, mine)).toMatchObject({ eventId: elsewhere.id, status: 'PENDING' });
    expect((await request({ clientId: 'tap-1', attendeeId: other.id }, third)).id).toEqual(
      expect.any(String),
    );
  });

  it('may be made again after it was rejected, and after it expired unseen', async () => {
    const slot = slotOf(event);
    const participants = { event, senderId: me.id, receiverId: other.id, ...slot };
    const rejected = await buildMeeting(server, { ...participants, status: 'REJECTED' });
    const expired = await buildMeeting(server, { ...participants, expiresAt: new Date(Date.now() - 1_000) });
    const again = await request();
    expect(await meetingsInEvent()).toEqual(
      [
        { id: rejected.id, status: 'REJECTED', closed_reason: 'DECLINED' },
        { id: expired.id, status: 'REJECTED', closed_reason: 'EXPIRED' },
        { id: again.id, status: 'PENDING', closed_reason: null },
      ].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });

  it('the other way round is refused with the one that is there', async () => {
    const theirs = await request({ attendeeId: me.id }, other);
    expect(await extensionsOf()).toMatchObject({
      code: 'CONFLICT',
      reason: 'ASKED_BY_THEM',
      meetingId: theirs.id,
    });
  });
});

describe('refused is a request', () => {
  const error = (path: string, message: string) => ({ code: 'BAD_USER_INPUT', fields: [{ path, message }] });
  const at = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

  it('to oneself', async () => {
    expect(await extensionsOf({ attendeeId: me.id })).toMatchObject(
      error('input.attendeeId', 'You cannot ask this attendee for a meeting.'),
    );
  });

  it('for a time that has passed', async () => {
    expect(await extensionsOf({ startsAt: at(midnight(-1), 540) })).toMatchObject(
      error('input.startsAt', 'This time has passed.'),
    );
  });

  it.each([
    ['before the meeting hours', -25],
    ['between two slots', 5],
    ['a second late', 1 / 60],
    ['so late that it would end after the meeting hours', 480],
  ])('%s', async (_when, minutes) => {
    expect(await extensionsOf({ startsAt: at(slotOf(event).startsAt, minutes) })).toMatchObject(
      error('input.startsAt', 'There is no slot at that time. Please choose one of the meeting hours.'),
    );
  });

  it('that ends at another time than its slot', async () => {
    expect(await extensionsOf({ endsAt: at(slotOf(event).endsAt, 20) })).toMatchObject(
      error('input.endsAt', 'This is not the end of that slot.'),
    );
  });

  it('with a note of more than 1,000 characters', async () => {
    expect(await extensionsOf({ note: 'x'.repeat(1_001) })).toMatchObject(
      error('input.note', 'A note has at most 1,000 characters.'),
    );
    expect(codeOf(await tryRequest({ note: 'x'.repeat(1_000) }))).toBe('OK');
  });

  it('to an invited profile, a stranger, or nobody: they do not exist', async () => {
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const stranger = await buildAttendee(server);
    for (const attendeeId of [invited.id, stranger.id, randomUUID(), 'x'])
      expect(await extensionsOf({ attendeeId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('where one of the two has blocked the other', async () => {
    await insert(server, 'blocks', { blockerId: other.id, blockedId: me.id });
    const refusal = { code: 'CONFLICT', reason: 'NOT_REACHABLE' };
    expect(await extensionsOf()).toMatchObject(refusal);
    expect(await extensionsOf({ attendeeId: me.id }, other)).toMatchObject(refusal);
  });

  it('for a pod of another event, an unknown one, or one without meetings', async () => {
    const elsewhere = await buildPod(server);
    expect(await extensionsOf({ podId: elsewhere.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await extensionsOf({ podId: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' });
    const closed = await buildPod(server, { eventId: event.id, bookable: false });
    expect(await extensionsOf({ podId: closed.id })).toMatchObject(
      error('input.podId', 'No meetings are held at this pod.'),
    );
  });

  it('for a slot that is taken in either calendar, with the next free ones', async () => {
    await buildMeeting(server, { event, senderId: other.id, status: 'ACTIVE', podId: pod.id });
    const { code, reason, slots } = await extensionsOf();
    const next = [1, 2, 3, 4, 5].map((index) => {
      const { startsAt, endsAt } = slotOf(event, index);
      return {
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        podIds: [pod.id],
        pods: [{ id: pod.id, name: pod.name }],
      };
    });
    expect({ code, reason, slots }).toEqual({ code: 'CONFLICT', reason: 'SLOT_TAKEN', slots: next });
  });

  it('for a slot in which no pod is free', async () => {
    await buildMeeting(server, { event, status: 'ACTIVE', podId: pod.id });
    expect(await extensionsOf()).toMatchObject({ code: 'CONFLICT', reason: 'SLOT_TAKEN' });
  });
});

describe('of requests that wait', () => {
  const askMany = (count: number, to: () => Promise<{ id: string }>) =>
    Promise.all(Array.from({ length: count }, async () => tryRequest({ attendeeId: (await to()).id })));
  const anybody = () => buildAttendee(server, { eventId: event.id });

  it('a sender may have 20 in one event, also when asking all at once', async () => {
    const codes = (await askMany(24, anybody)).map(codeOf);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(20);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(4);
    expect(await extensionsOf()).toMatchObject({ code: 'CONFLICT', reason: 'TOO_MANY_WAITING' });
  });

  it('those count that still wait: not the expired, the answered, the received, or another event’s', async () => {
    const participants = { event, senderId: me.id };
    await Promise.all([
      ...Array.from({ length: 19 }, () => buildMeeting(server, participants)),
      buildMeeting(server, { ...participants, expiresAt: new Date(Date.now() - 1_000) }),
      buildMeeting(server, { ...participants, status: 'REJECTED' }),
      buildMeeting(server, { event, receiverId: me.id }),
    ]);
    expect(codeOf(await tryRequest({ startsAt: slotOf(event, 3).startsAt }))).toBe('OK');
    expect(await extensionsOf({ startsAt: slotOf(event, 4).startsAt })).toMatchObject({
      reason: 'TOO_MANY_WAITING',
    });
  });
});
