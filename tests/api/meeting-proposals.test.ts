import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, expectError, expectOk, graphql, subscribe } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  midnight,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const MEETING = `id status closedReason startsAt endsAt pod { id } expiresAt viewerCanPropose viewerCanRespondToProposal
  proposal { id startsAt endsAt proposer { id } pod { id } }`;
const PROPOSE = `mutation ($input: ProposeMeetingTimeInput!) { done: proposeMeetingTime(input: $input) { it: meeting { ${MEETING} } } }`;
const ANSWER = `mutation ($input: RespondToProposalInput!) { done: respondToProposal(input: $input) { it: meeting { ${MEETING} } } }`;
const RESPOND = `mutation ($input: RespondToMeetingInput!) { done: respondToMeeting(input: $input) { it: meeting { ${MEETING} } } }`;
const READ = `query ($id: ID!) { it: meeting(id: $id) { ${MEETING} } }`;

interface Proposal {
  id: string;
  startsAt: string;
  endsAt: string;
  proposer: { id: string };
  pod: { id: string } | null;
}
interface Meeting {
  id: string;
  status: string;
  startsAt: string;
  expiresAt: string | null;
  pod: { id: string } | null;
  proposal: Proposal | null;
}
type Side = 'sender' | 'receiver';

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

const build = (status: 'PENDING' | 'ACTIVE' | 'REJECTED', more: Record<string, unknown> = {}) =>
  buildMeeting(server, {
    event,
    senderId: people.sender.id,
    receiverId: people.receiver.id,
    status,
    ...more,
  });
const run = (document: string, input: Record<string, unknown>, side: Side) =>
  graphql<{ done: { it: Meeting } }>(server.url, document, { input }, people[side].token);
const tryPropose = (meetingId: string, index: number, side: Side, more: Record<string, unknown> = {}) =>
  run(PROPOSE, { meetingId, startsAt: slotOf(event, index).startsAt, ...more }, side);
const propose = async (meetingId: string, index: number, side: Side, more?: Record<string, unknown>) => {
  const { it: meeting } = (await expectOk(tryPropose(meetingId, index, side, more))).done;
  if (!meeting.proposal) throw new Error('There is no proposal');
  return { meeting, proposal: meeting.proposal };
};
const tryAnswer = (meetingId: string, proposalId: string, action: string, side: Side) =>
  run(ANSWER, { meetingId, proposalId, action }, side);
const answer = async (meetingId: string, proposalId: string, action: string, side: Side) =>
  (await expectOk(tryAnswer(meetingId, proposalId, action, side))).done.it;
const read = async (id: string, side: Side = 'sender') =>
  (await expectOk(graphql<{ it: Meeting }>(server.url, READ, { id }, people[side].token))).it;
const timesOf = (index: number) => {
  const { startsAt, endsAt } = slotOf(event, index);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
};
const reasonOf = async (tried: ReturnType<typeof run>) => {
  const { extensions } = await expectError(tried);
  return [extensions.code, extensions['reason'] ?? (extensions['fields'] as { path: string }[])[0]?.path];
};
const claimsOf = async (meetingId: string) => {
  const text = 'SELECT lower(during) AS at FROM claims WHERE meeting_id = $1';
  return (await server.sql<{ at: Date }>(text, [meetingId])).map(({ at }) => at.toISOString());
};
const kindsFor = async (side: Side) => {
  const text = 'SELECT kind FROM notifications WHERE attendee_id = $1 ORDER BY created_at, id';
  return (await server.sql<{ kind: string }>(text, [people[side].id])).map(({ kind }) => kind);
};

describe('a proposed time', () => {
  it.each<Side>(['sender', 'receiver'])(
    'of the %s waits for the other; the old time stands',
    async (side) => {
      const other: Side = side === 'sender' ? 'receiver' : 'sender';
      const pod = await buildPod(server, { eventId: event.id });
      const { id, podId } = await build('ACTIVE');
      const { meeting } = await propose(id, 3, side, { podId: pod.id });
      expect(meeting).toEqual({
        id,
        status: 'ACTIVE',
        closedReason: null,
        ...timesOf(0),
        pod: { id: podId },
        expiresAt: null,
        viewerCanPropose: true,
        viewerCanRespondToProposal: false,
        proposal: {
          id: expect.any(String) as string,
          ...timesOf(3),
          proposer: { id: people[side].id },
          pod: { id: pod.id },
        },
      });
      expect(await read(id, other)).toMatchObject({ viewerCanRespondToProposal: true });
      expect(await claimsOf(id)).toEqual(Array.from({ length: 3 }, () => timesOf(0).startsAt));
      expect([await kindsFor(other), await kindsFor(side)]).toEqual([['MEETING_PROPOSED'], []]);
    },
  );

  it('takes the place of the one before, by either person, and is the same when sent again', async () => {
    const { id } = await build('PENDING');
    await buildPod(server, { eventId: event.id });
    const first = await propose(id, 3, 'sender');
    const second = await propose(id, 4, 'receiver');
    expect(second.proposal).toMatchObject({ ...timesOf(4), proposer: { id: people.receiver.id } });
    expect((await propose(id, 4, 'receiver')).proposal).toEqual(second.proposal);
    expect(await reasonOf(tryAnswer(id, first.proposal.id, 'ACCEPT', 'receiver'))).toEqual([
      'CONFLICT',
      'PROPOSAL_CHANGED',
    ]);
    expect(await server.sql('SELECT id FROM meeting_proposals WHERE meeting_id = $1', [id])).toEqual([
      { id: second.proposal.id },
    ]);
    expect(await kindsFor('sender')).toEqual(['MEETING_PROPOSED']);
  });

  it('has to be a free slot other than the present one', async () => {
    const { id } = await build('ACTIVE');
    const pod = await buildPod(server, { eventId: event.id, bookable: false });
    const slot = slotOf(event, 2);
    await insert(server, 'busy_times', { id: randomUUID(), attendeeId: people.receiver.id, ...slot });
    const off = new Date(slot.startsAt.getTime() + 60_000);
    const tries: [Record<string, unknown>, unknown[]][] = [
      [{ startsAt: slotOf(event).startsAt }, ['BAD_USER_INPUT', 'input.startsAt']],
      [{ startsAt: off }, ['BAD_USER_INPUT', 'input.startsAt']],
      [{ startsAt: new Date(0) }, ['BAD_USER_INPUT', 'input.startsAt']],
      [{ startsAt: slotOf(event, 3).startsAt, endsAt: off }, ['BAD_USER_INPUT', 'input.endsAt']],
      [{ startsAt: slotOf(event, 3).startsAt, podId: pod.id }, ['BAD_USER_INPUT', 'input.podId']],
      [{ startsAt: slot.startsAt }, ['CONFLICT', 'SLOT_TAKEN']],
    ];
    for (const [input, expected] of tries)
      expect(await reasonOf(run(PROPOSE, { meetingId: id, ...input }, 'sender'))).toEqual(expected);
    const elsewhere = { podId: (await buildPod(server)).id };
    expect(codeOf(await tryPropose(id, 3, 'sender', elsewhere))).toBe('NOT_FOUND');
    for (const unknown of [randomUUID(), 'none'])
      expect(codeOf(await tryPropose(unknown, 3, 'sender'))).toBe('NOT_FOUND');
    expect(codeOf(await run(PROPOSE, { meetingId: id }, 'sender'))).toBe('BAD_USER_INPUT');
  });

  it('is too late for a meeting that is closed, has expired or has begun', async () => {
    await buildPod(server, { eventId: event.id });
    const passed = { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + 60_000) };
    const closed = await build('REJECTED');
    const expired = await build('PENDING', { expiresAt: new Date(Date.now() - 1_000) });
    const begun = await build('ACTIVE', passed);
    const reasons = [closed, expired, begun].map(({ id }) => reasonOf(tryPropose(id, 3, 'sender')));
    expect((await Promise.all(reasons)).map(([, reason]) => reason)).toEqual([
      'STATUS_CHANGED',
      'EXPIRED',
      'ALREADY_BEGUN',
    ]);
  });

  it('leaves the request as much time as it had, and more where the proposed time is later', async () => {
    const days = [0, 1].map((inDays) => midnight(inDays).toISOString().slice(0, 10));
    event = await buildEvent(server, {
      startsAt: midnight(0),
      endsAt: midnight(2),
      meetingHours: days.map((date) => ({ date, from: '00:00', to: '23:59' })),
    });
    const here = { eventId: event.id };
    people = { sender: await buildMember(server, here), receiver: await buildMember(server, here) };
    await buildPod(server, here);
    const SLOTS = 'query ($id: ID!) { meetingOptions(attendeeId: $id) { slots { startsAt endsAt } } }';
    const { meetingOptions } = await expectOk(
      graphql<{ meetingOptions: { slots: { startsAt: string; endsAt: string }[] } }>(
        server.url,
        SLOTS,
        { id: people.receiver.id },
        people.sender.token,
      ),
    );
    const [sooner, own, later] = [2, 6, 9].map((index) => meetingOptions.slots[index]);
    const { id } = await build('PENDING', { ...own, expiresAt: own?.startsAt });
    const expiryWith = async (startsAt: string | undefined) =>
      (await expectOk(run(PROPOSE, { meetingId: id, startsAt }, 'sender'))).done.it;
    expect(await expiryWith(sooner?.startsAt)).toMatchObject({ expiresAt: own?.startsAt });
    expect(await expiryWith(later?.startsAt)).toMatchObject({ expiresAt: later?.startsAt });
  });

  it('cannot be sent to somebody who blocked one', async () => {
    const { id } = await build('ACTIVE');
    await insert(server, 'blocks', { blockerId: people.receiver.id, blockedId: people.sender.id });
    expect(await reasonOf(tryPropose(id, 3, 'sender'))).toEqual(['CONFLICT', 'NOT_REACHABLE']);
  });
});

describe('the answer to a proposed time', () => {
  it('moves an ACTIVE meeting and its claims, and keeps the pod where it is free', async () => {
    await buildPod(server, { eventId: event.id, position: 0 });
    const { id, podId } = await build('ACTIVE');
    const { proposal } = await propose(id, 3, 'sender');
    expect(await answer(id, proposal.id, 'ACCEPT', 'receiver')).toMatchObject({
      status: 'ACTIVE',
      ...timesOf(3),
      pod: { id: podId },
      proposal: null,
    });
    expect(await claimsOf(id)).toEqual(Array.from({ length: 3 }, () => timesOf(3).startsAt));
    expect(await kindsFor('sender')).toEqual(['MEETING_MOVED']);
    expect(await reasonOf(tryAnswer(id, proposal.id, 'ACCEPT', 'receiver'))).toEqual([
      'CONFLICT',
      'PROPOSAL_CHANGED',
    ]);
  });

  it('makes a PENDING meeting ACTIVE at the new time, also when the sender accepts', async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const { id } = await build('PENDING');
    const { proposal } = await propose(id, 3, 'receiver', { podId: pod.id });
    expect(await answer(id, proposal.id, 'ACCEPT', 'sender')).toMatchObject({
      status: 'ACTIVE',
      ...timesOf(3),
      pod: { id: pod.id },
    });
    expect(await kindsFor('receiver')).toEqual(['MEETING_ACCEPTED']);
  });

  it.each([
    ['REJECT', 'receiver', ['PROPOSAL_REJECTED']],
    ['WITHDRAW', 'sender', []],
  ] as const)('%s drops it, and the meeting stays', async (action, side, told) => {
    const { id } = await build('ACTIVE');
    const { proposal } = await propose(id, 3, 'sender');
    expect(await answer(id, proposal.id, action, side)).toMatchObject({ ...timesOf(0), proposal: null });
    expect(await kindsFor('sender')).toEqual(told);
  });

  it.each([
    ['REJECT', 'receiver'],
    ['WITHDRAW', 'sender'],
  ] as const)('%s has a request expire when its own time begins, as before', async (action, side) => {
    await buildPod(server, { eventId: event.id });
    const startsAt = new Date(Date.now() + 600_000);
    const endsAt = new Date(Date.now() + 1_800_000);
    const { id } = await build('PENDING', { startsAt, endsAt, expiresAt: startsAt });
    const { proposal, meeting } = await propose(id, 3, 'sender');
    expect(new Date(String(meeting.expiresAt)).getTime()).toBeGreaterThan(startsAt.getTime());
    const { expiresAt } = await answer(id, proposal.id, action, side);
    expect(expiresAt).toBe(startsAt.toISOString());
  });

  it.each([
    ['ACCEPT', 'sender'],
    ['REJECT', 'sender'],
    ['WITHDRAW', 'receiver'],
  ] as const)('%s is not for the %s', async (action, side) => {
    const { id } = await build('ACTIVE');
    const { proposal } = await propose(id, 3, 'sender');
    expect(codeOf(await tryAnswer(id, proposal.id, action, side))).toBe('FORBIDDEN');
  });

  it('offers other slots where the time or all pods have been taken meanwhile', async () => {
    const { id, podId } = await build('ACTIVE');
    const { proposal } = await propose(id, 3, 'sender');
    const taken = await buildMeeting(server, { event, status: 'ACTIVE', podId, ...slotOf(event, 3) });
    const { extensions } = await expectError(tryAnswer(id, proposal.id, 'ACCEPT', 'receiver'));
    expect(extensions).toMatchObject({ reason: 'NO_POD_FREE', slots: expect.any(Array) as unknown[] });
    await server.sql(`UPDATE meetings SET status = 'REJECTED', closed_reason = 'CANCELLED' WHERE id = $1`, [
      taken.id,
    ]);
    await buildMeeting(server, { event, senderId: people.sender.id, status: 'ACTIVE', ...slotOf(event, 3) });
    expect(await reasonOf(tryAnswer(id, proposal.id, 'ACCEPT', 'receiver'))).toEqual([
      'CONFLICT',
      'ATTENDEE_BUSY',
    ]);
    expect(await read(id)).toMatchObject({ ...timesOf(0), proposal: { id: proposal.id } });
  });

  it('comes too late once the meeting was accepted at its old time', async () => {
    await buildPod(server, { eventId: event.id });
    const { id } = await build('PENDING');
    const { proposal } = await propose(id, 3, 'sender');
    await expectOk(run(RESPOND, { meetingId: id, action: 'ACCEPT' }, 'receiver'));
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', ...timesOf(0), proposal: null });
    expect(await reasonOf(tryAnswer(id, proposal.id, 'ACCEPT', 'receiver'))).toEqual([
      'CONFLICT',
      'PROPOSAL_CHANGED',
    ]);
  });

  it('comes too late once the proposed time has begun, and the meeting stays', async () => {
    const { id } = await build('ACTIVE');
    const proposal = {
      id: randomUUID(),
      meetingId: id,
      proposerId: people.sender.id,
      startsAt: new Date(Date.now() - 60_000),
      endsAt: new Date(Date.now() + 60_000),
    };
    await insert(server, 'meeting_proposals', proposal);
    expect(await reasonOf(tryAnswer(id, proposal.id, 'ACCEPT', 'receiver'))).toEqual(['CONFLICT', 'EXPIRED']);
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', ...timesOf(0), proposal: { id: proposal.id } });
    expect(await claimsOf(id)).toEqual(Array.from({ length: 3 }, () => timesOf(0).startsAt));
  });
});

describe('a proposal and its answer', () => {
  it('reaches the screens of both', async () => {
    const { id } = await build('ACTIVE');
    const document = `subscription ($event: ID!) { meetingChanged(eventId: $event) { id startsAt proposal { startsAt } } }`;
    const watcher = await subscribe(server.url, people.receiver.token, document, { event: event.id });
    const { proposal } = await propose(id, 3, 'sender');
    expect(await watcher.next()).toEqual({
      data: {
        meetingChanged: { id, startsAt: timesOf(0).startsAt, proposal: { startsAt: timesOf(3).startsAt } },
      },
    });
    await answer(id, proposal.id, 'ACCEPT', 'receiver');
    expect(await watcher.next()).toEqual({
      data: { meetingChanged: { id, startsAt: timesOf(3).startsAt, proposal: null } },
    });
    await watcher.close();
  });
});

describe('in a race', () => {
  it('two proposals leave one of them, whole', async () => {
    const { id } = await build('ACTIVE');
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([tryPropose(id, 3, 'sender'), tryPropose(id, 4, 'receiver')]);
      expect(answers.map(codeOf)).toEqual(['OK', 'OK']);
      const { proposal } = await read(id);
      const left = { startsAt: proposal?.startsAt, by: proposal?.proposer.id };
      expect([
        { startsAt: timesOf(3).startsAt, by: people.sender.id },
        { startsAt: timesOf(4).startsAt, by: people.receiver.id },
      ]).toContainEqual(left);
    }
  });

  it('a proposal that is accepted while the meeting is cancelled leaves it cancelled, without claims', async () => {
    await buildPod(server, { eventId: event.id });
    for (let round = 0; round < 5; round += 1) {
      const { id } = await build('PENDING', slotOf(event, round));
      const { proposal } = await propose(id, 10, 'sender');
      const [accepted, cancelled] = await Promise.all([
        tryAnswer(id, proposal.id, 'ACCEPT', 'receiver'),
        run(RESPOND, { meetingId: id, action: 'CANCEL' }, 'sender'),
      ]);
      expect(codeOf(cancelled)).toBe('OK');
      expect(['OK', 'CONFLICT']).toContain(codeOf(accepted));
      expect(await read(id)).toMatchObject({ status: 'REJECTED', closedReason: 'CANCELLED', proposal: null });
      expect(await claimsOf(id)).toEqual([]);
    }
  });

  it('two proposals for the last pod of one slot are accepted once', async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const others = {
      sender: await buildMember(server, { eventId: event.id }),
      receiver: await buildMember(server, { eventId: event.id }),
    };
    const first = await build('PENDING');
    const one = await propose(first.id, 5, 'sender');
    const before = people;
    people = others;
    const second = await build('PENDING');
    const two = await propose(second.id, 5, 'sender');
    const input = { meetingId: first.id, proposalId: one.proposal.id, action: 'ACCEPT' };
    const answers = await Promise.all([
      graphql(server.url, ANSWER, { input }, before.receiver.token),
      tryAnswer(second.id, two.proposal.id, 'ACCEPT', 'receiver'),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'OK']);
    expect(await server.sql('SELECT 1 FROM claims WHERE pod_id = $1', [pod.id])).toHaveLength(1);
  });
});
