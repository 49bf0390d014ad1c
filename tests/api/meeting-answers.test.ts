import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { newId } from '../../server/src/core/db/ids';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const RESPOND = `mutation ($input: RespondToMeetingInput!) {
  respondToMeeting(input: $input) { meeting { id status closedReason expiresAt viewerCanRespond viewerCanCancel pod { id } } }
}`;

type Action = 'ACCEPT' | 'REJECT' | 'CANCEL';
type Side = 'sender' | 'receiver';

interface Answered {
  id: string;
  status: string;
  closedReason: string | null;
  pod: { id: string } | null;
}

let server: TestServer;
let event: BuiltEvent;
let people: Record<Side, BuiltMember>;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  people = {
    sender: await buildMember(server, { eventId: event.id }),
    receiver: await buildMember(server, { eventId: event.id }),
  };
});

const buildRequest = (overrides: Record<string, unknown> = {}) =>
  buildMeeting(server, { event, senderId: people.sender.id, receiverId: people.receiver.id, ...overrides });
const tryRespond = (meetingId: string, action: Action, token = people.receiver.token) =>
  graphql<{ respondToMeeting: { meeting: Answered } }>(
    server.url,
    RESPOND,
    { input: { meetingId, action } },
    token,
  );
const respond = async (meetingId: string, action: Action, token?: string) =>
  (await expectOk(tryRespond(meetingId, action, token))).respondToMeeting.meeting;
const claimsOf = async (meetingId: string) => {
  const rows = await server.sql<{ id: string }>(
    'SELECT coalesce(attendee_id, pod_id) AS id FROM claims WHERE meeting_id = $1',
    [meetingId],
  );
  return rows.map(({ id }) => id).sort();
};
const pod = (overrides: Record<string, unknown> = {}) =>
  buildPod(server, { eventId: event.id, ...overrides });

describe('what an answer does depends on who gives it, and on where the meeting stands', () => {
  type Row = [status: string, closedReason: string | null, action: Action, side: Side, result: string];
  const rows: Row[] = [
    ['PENDING', null, 'ACCEPT', 'receiver', 'ACTIVE'],
    ['PENDING', null, 'REJECT', 'receiver', 'REJECTED DECLINED'],
    ['PENDING', null, 'CANCEL', 'receiver', 'REJECTED CANCELLED'],
    ['PENDING', null, 'ACCEPT', 'sender', 'FORBIDDEN'],
    ['PENDING', null, 'REJECT', 'sender', 'FORBIDDEN'],
    ['PENDING', null, 'CANCEL', 'sender', 'REJECTED CANCELLED'],
    ['ACTIVE', null, 'ACCEPT', 'receiver', 'ACTIVE'],
    ['ACTIVE', null, 'REJECT', 'receiver', 'CONFLICT STATUS_CHANGED'],
    ['ACTIVE', null, 'CANCEL', 'receiver', 'REJECTED CANCELLED'],
    ['ACTIVE', null, 'ACCEPT', 'sender', 'FORBIDDEN'],
    ['ACTIVE', null, 'CANCEL', 'sender', 'REJECTED CANCELLED'],
    ['REJECTED', 'DECLINED', 'ACCEPT', 'receiver', 'CONFLICT STATUS_CHANGED'],
    ['REJECTED', 'DECLINED', 'REJECT', 'receiver', 'REJECTED DECLINED'],
    ['REJECTED', 'DECLINED', 'CANCEL', 'sender', 'CONFLICT STATUS_CHANGED'],
    ['REJECTED', 'CANCELLED', 'ACCEPT', 'receiver', 'CONFLICT STATUS_CHANGED'],
    ['REJECTED', 'CANCELLED', 'REJECT', 'receiver', 'CONFLICT STATUS_CHANGED'],
    ['REJECTED', 'CANCELLED', 'CANCEL', 'receiver', 'REJECTED CANCELLED'],
    ['REJECTED', 'EXPIRED', 'ACCEPT', 'receiver', 'CONFLICT STATUS_CHANGED'],
    ['REJECTED', 'EXPIRED', 'CANCEL', 'sender', 'CONFLICT STATUS_CHANGED'],
  ];

  it.each(rows)('%s %s: %s by the %s gives %s', async (status, closedReason, action, side, result) => {
    await pod();
    const { id } = await buildRequest({ status, closedReason });
    const { data, errors } = await tryRespond(id, action, people[side].token);
    const refusal: Record<string, unknown> = errors?.[0]?.extensions ?? {};
    const meeting = data?.respondToMeeting.meeting;
    const outcome = meeting ? [meeting.status, meeting.closedReason] : [refusal['code'], refusal['reason']];
    expect(outcome.filter(Boolean).join(' ')).toBe(result);
    const [kept] = await server.sql<{ now: string }>(
      `SELECT concat_ws(' ', status, closed_reason) AS now FROM meetings WHERE id = $1`,
      [id],
    );
    expect(kept?.now).toBe(meeting ? result : [status, closedReason].filter(Boolean).join(' '));
  });

  it('a conflict says from where to where', async () => {
    const { id } = await buildRequest({ status: 'REJECTED' });
    const { extensions } = await expectError(tryRespond(id, 'ACCEPT'));
    expect(extensions).toMatchObject({ reason: 'STATUS_CHANGED', from: 'REJECTED', to: 'ACTIVE' });
  });

  it.each([randomUUID(), 'x'])('an unknown meeting (%s) is not found', async (id) => {
    expect(codeOf(await tryRespond(id, 'CANCEL'))).toBe('NOT_FOUND');
  });
});

describe('accepting', () => {
  it('claims both people and the pod, and nothing expires any more', async () => {
    const { id: podId } = await pod();
    const { id } = await buildRequest();
    expect(await claimsOf(id)).toEqual([]);
    expect(await respond(id, 'ACCEPT')).toEqual({
      id,
      status: 'ACTIVE',
      closedReason: null,
      expiresAt: null,
      viewerCanRespond: false,
      viewerCanCancel: true,
      pod: { id: podId },
    });
    expect(await claimsOf(id)).toEqual([people.sender.id, people.receiver.id, podId].sort());
  });

  /** An event with a pod of each kind, in the worst order of the floor, and the two people in their companies. */
  const buildFloor = async () => {
    const [theirs, mine] = [
      await buildCompany(server, { eventId: event.id }),
      await buildCompany(server, { eventId: event.id }),
    ];
    const free = await pod({ position: 1 });
    const preferred = await pod({ position: 9 });
    const ofSender = await pod({ position: 3, companyId: mine.id });
    const ofReceiver = await pod({ position: 4, companyId: theirs.id });
    const companyOf = 'UPDATE attendees SET company_id = $2 WHERE id = $1';
    await server.sql(companyOf, [people.sender.id, mine.id]);
    await server.sql(companyOf, [people.receiver.id, theirs.id]);
    return { preferred, ofReceiver, ofSender, free };
  };

  it('takes the preferred pod, else the receiver’s, else the sender’s, else the first free one of the floor', async () => {
    const floor = await buildFloor();
    const order = [floor.preferred, floor.ofReceiver, floor.ofSender, floor.free];
    const taken: (string | undefined)[] = [];
    while (taken.length < order.length) {
      const { id } = await buildRequest({ podId: floor.preferred.id });
      taken.push((await respond(id, 'ACCEPT')).pod?.id);
      // The meeting is cancelled, and its pod is booked by others.
      await respond(id, 'CANCEL');
      await buildMeeting(server, { event, status: 'ACTIVE', podId: taken[taken.length - 1] as string });
    }
    expect(taken).toEqual(order.map(({ id }) => id));
  });

  it('never takes another company’s pod, nor one without meetings, nor a blocked one', async () => {
    await pod({ companyId: (await buildCompany(server, { eventId: event.id })).id });
    await pod({ bookable: false });
    const { id: podId } = await pod();
    const block = { id: newId(), eventId: event.id, kind: 'POD', title: 'Cleaning', podId };
    await insert(server, 'activities', { ...block, ...slotOf(event) });
    const { id } = await buildRequest();
    const { extensions } = await expectError(tryRespond(id, 'ACCEPT'));
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'NO_POD_FREE' });
  });

  it('without a free pod is refused with the next five common slots', async () => {
    const { id: podId, name } = await pod();
    await buildMeeting(server, { event, status: 'ACTIVE', podId });
    await buildMeeting(server, {
      event,
      senderId: people.sender.id,
      status: 'ACTIVE',
      podId,
      ...slotOf(event, 2),
    });
    const { id } = await buildRequest();
    const { message, extensions } = await expectError(tryRespond(id, 'ACCEPT'));
    const slots = [1, 3, 4, 5, 6].map((index) => {
      const { startsAt, endsAt } = slotOf(event, index);
      const pods = [{ id: podId, name }];
      return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), podIds: [podId], pods };
    });
    expect({ message, ...extensions }).toEqual({
      message: 'No pod is free at that time any more.',
      code: 'CONFLICT',
      reason: 'NO_POD_FREE',
      slots,
      requestId: expect.any(String) as string,
    });
  });

  it.each<Side>(['sender', 'receiver'])('when the %s has another meeting then is refused', async (side) => {
    await pod();
    await buildMeeting(server, { event, receiverId: people[side].id, status: 'ACTIVE' });
    const { id } = await buildRequest();
    const { extensions } = await expectError(tryRespond(id, 'ACCEPT'));
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'ATTENDEE_BUSY' });
    expect(await claimsOf(id)).toEqual([]);
  });

  it('several times at once claims once', async () => {
    await pod();
    await pod();
    const { id } = await buildRequest();
    const answers = await Promise.all(Array.from({ length: 8 }, () => respond(id, 'ACCEPT')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await claimsOf(id)).toHaveLength(3);
  });

  it('and cancelling at once ends in one of both, with claims to match', async () => {
    for (let round = 0; round < 5; round += 1) {
      await pod();
      const { id } = await buildRequest(slotOf(event, round));
      const [accepted, cancelled] = await Promise.all([
        tryRespond(id, 'ACCEPT'),
        tryRespond(id, 'CANCEL', people.sender.token),
      ]);
      expect(codeOf(cancelled)).toBe('OK');
      expect(['OK', 'CONFLICT']).toContain(codeOf(accepted));
      expect(await claimsOf(id)).toEqual([]);
    }
  });
});

describe('cancelling', () => {
  it('is too late once the meeting is over', async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const held = await buildRequest({ status: 'ACTIVE', startsAt: minutes(-30), endsAt: minutes(-10) });
    expect((await expectError(tryRespond(held.id, 'CANCEL'))).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'ALREADY_OVER',
    });
    const running = await buildRequest({ status: 'ACTIVE', startsAt: minutes(-5), endsAt: minutes(15) });
    expect(await respond(running.id, 'CANCEL')).toMatchObject({ status: 'REJECTED', viewerCanCancel: false });
  });

  it.each<Side>(['sender', 'receiver'])('by the %s frees both people and the pod', async (side) => {
    const { id: podId } = await pod();
    const first = await buildRequest();
    await respond(first.id, 'ACCEPT');
    expect(await respond(first.id, 'CANCEL', people[side].token)).toMatchObject({
      status: 'REJECTED',
      closedReason: 'CANCELLED',
      viewerCanCancel: false,
    });
    expect(await claimsOf(first.id)).toEqual([]);
    const second = await buildRequest();
    expect(await respond(second.id, 'ACCEPT')).toMatchObject({ status: 'ACTIVE', pod: { id: podId } });
  });
});

describe('meetings', () => {
  const LIST = `query ($event: ID!, $status: MeetingStatus, $with: ID, $first: Int, $after: String) {
    meetings(eventId: $event, status: $status, attendeeId: $with, first: $first, after: $after) {
      totalCount nodes { id viewerAs viewerCanRespond viewerCanCancel other { id } pod { id } } pageInfo { hasNextPage endCursor }
    }
  }`;
  interface List {
    meetings: {
      totalCount: number;
      nodes: { id: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const list = async (variables: Record<string, unknown> = {}) => {
    const all = { event: event.id, ...variables };
    return (await expectOk(graphql<List>(server.url, LIST, all, people.receiver.token))).meetings;
  };

  it('are listed soonest first from either side, by status and by person', async () => {
    const third = await buildMember(server, { eventId: event.id });
    const late = await buildRequest(slotOf(event, 5));
    const early = await buildMeeting(server, {
      event,
      senderId: people.receiver.id,
      receiverId: third.id,
      status: 'ACTIVE',
      ...slotOf(event, 1),
    });
    const closed = await buildRequest({ status: 'REJECTED', ...slotOf(event, 3) });
    await buildMeeting(server, { event });
    expect(await list()).toMatchObject({
      totalCount: 3,
      nodes: [
        {
          id: early.id,
          viewerAs: 'SENDER',
          viewerCanRespond: false,
          viewerCanCancel: true,
          other: { id: third.id },
        },
        { id: closed.id, viewerAs: 'RECEIVER', viewerCanRespond: false, viewerCanCancel: false, pod: null },
        { id: late.id, viewerAs: 'RECEIVER', viewerCanRespond: true, other: { id: people.sender.id } },
      ],
    });
    expect((await list({ status: 'ACTIVE' })).nodes).toMatchObject([{ id: early.id }]);
    expect((await list({ with: people.sender.id })).nodes).toMatchObject([
      { id: closed.id },
      { id: late.id },
    ]);
  });

  it('are the same page by page as at once', async () => {
    for (const index of [1, 1, 1, 2, 3]) await buildRequest({ status: 'REJECTED', ...slotOf(event, index) });
    const all = (await list()).nodes.map(({ id }) => id);
    const read: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const { nodes, pageInfo } = await list({ first: 1, after });
      read.push(...nodes.map(({ id }) => id));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(read).toEqual(all);
  });
});
