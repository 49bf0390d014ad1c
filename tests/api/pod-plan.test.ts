import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildActivity,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
  type BuiltPod,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const PLAN = `query ($event: ID!, $pod: ID!) {
  it: podActivities(eventId: $event, podId: $pod) {
    pod { id } activities { id title } meetings { startsAt endsAt meeting { id participants { attendeeId } } }
  }
}`;
const UPDATE = `mutation ($input: UpdatePodActivityInput!) { done: updatePodActivity(input: $input) { it: podActivity {
  activity { id startsAt endsAt pod { id } } meeting { id status startsAt endsAt pod { id } proposal { id } }
} } }`;
const REMOVE = `mutation ($input: RemovePodActivityInput!) { done: removePodActivity(input: $input) { it: podActivity {
  activity { id } meeting { id status closedReason }
} } }`;
const MEETINGS = `query ($event: ID!, $status: MeetingStatus, $pod: ID, $date: Date) {
  it: eventMeetings(eventId: $event, status: $status, podId: $pod, date: $date, first: 100) {
    totalCount nodes { id calendar proposal { id pod { id } proposer { id } } pod { id } participants { attendee { id } } }
  }
}`;

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;
let pod: BuiltPod;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  [me, other] = [
    await buildMember(server, { eventId: event.id }),
    await buildMember(server, { eventId: event.id }),
  ];
  pod = await buildPod(server, { eventId: event.id });
});

const asText = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
const plan = async (token: string) =>
  (await expectOk(graphql(server.url, PLAN, { event: event.id, pod: pod.id }, token)))['it'];
const act = (document: string, input: Record<string, unknown>, token = manager) =>
  graphql<{ done: { it: unknown } }>(server.url, document, { input }, token);
const done = async (document: string, input: Record<string, unknown>) =>
  (await expectOk(act(document, input))).done.it;
const refusal = async (document: string, input: Record<string, unknown>) => {
  const { extensions } = await expectError(act(document, input));
  const { code, reason, fields } = extensions as {
    code: string;
    reason?: string;
    fields?: { path: string }[];
  };
  return [code, reason ?? fields?.[0]?.path].filter(Boolean).join(' ');
};
const mine = (more: Record<string, unknown> = {}) =>
  buildMeeting(server, {
    event,
    senderId: me.id,
    receiverId: other.id,
    status: 'ACTIVE',
    podId: pod.id,
    ...more,
  });
const blocked = (more: Record<string, unknown> = {}) =>
  buildActivity(server, { event, kind: 'POD', podId: pod.id, title: 'Cleaning', ...more });
const auditOf = (subjectId: string) =>
  server.sql<{ action: string; after: object }>(
    'SELECT action, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
    [subjectId],
  );

describe('the plan of a pod', () => {
  it('shows attendees of others’ meetings the time alone, and staff all', async () => {
    const block = await blocked(slotOf(event, 5));
    const own = await mine();
    const theirs = await buildMeeting(server, {
      event,
      status: 'ACTIVE',
      podId: pod.id,
      ...slotOf(event, 2),
    });
    await mine({ status: 'PENDING', ...slotOf(event, 3) });
    const shared = { pod: { id: pod.id }, activities: [{ id: block.id, title: 'Cleaning' }] };
    const participants = (...ids: string[]) => ids.map((attendeeId) => ({ attendeeId }));
    const first = { ...asText(own), meeting: { id: own.id, participants: participants(me.id, other.id) } };
    const second = participants(theirs.senderId, theirs.receiverId);
    expect(await plan(me.token)).toEqual({
      ...shared,
      meetings: [first, { ...asText(theirs), meeting: null }],
    });
    expect(await plan(manager)).toEqual({
      ...shared,
      meetings: [first, { ...asText(theirs), meeting: { id: theirs.id, participants: second } }],
    });
  });

  it('is not there for a pod of another event', async () => {
    const elsewhere = await buildPod(server);
    for (const id of [elsewhere.id, randomUUID(), 'none'])
      expect(codeOf(await graphql(server.url, PLAN, { event: event.id, pod: id }, me.token))).toBe(
        'NOT_FOUND',
      );
  });
});

describe('moving what a pod has', () => {
  it('moves a meeting with its claims, keeps it ACTIVE and its length, and drops a proposal', async () => {
    const { id } = await mine();
    const second = await buildPod(server, { eventId: event.id });
    await insert(server, 'meeting_proposals', {
      id: randomUUID(),
      meetingId: id,
      proposerId: me.id,
      ...slotOf(event, 8),
    });
    const { startsAt, endsAt } = slotOf(event, 4);
    expect(await done(UPDATE, { podActivityId: id, startsAt, podId: second.id })).toEqual({
      activity: null,
      meeting: {
        id,
        status: 'ACTIVE',
        ...asText({ startsAt, endsAt }),
        pod: { id: second.id },
        proposal: null,
      },
    });
    expect(
      await server.sql(
        'SELECT count(*)::int, count(pod_id)::int AS pods, min(lower(during)) AS at FROM claims WHERE meeting_id = $1',
        [id],
      ),
    ).toEqual([{ count: 3, pods: 1, at: startsAt }]);
    expect(await auditOf(id)).toEqual([
      { action: 'meeting.move', after: { ...asText({ startsAt, endsAt }), podId: second.id } },
    ]);
  });

  it('is a conflict where the pod or one of the two is taken', async () => {
    const { id } = await mine();
    const second = await buildPod(server, { eventId: event.id });
    await buildMeeting(server, { event, senderId: me.id, status: 'ACTIVE', ...slotOf(event, 2) });
    await blocked({ podId: second.id, ...slotOf(event, 3) });
    const to = (index: number, more: Record<string, unknown> = {}) => ({
      podActivityId: id,
      ...slotOf(event, index),
      ...more,
    });
    expect(await refusal(UPDATE, to(2))).toBe('CONFLICT ATTENDEE_BUSY');
    expect(await refusal(UPDATE, to(3, { podId: second.id }))).toBe('CONFLICT POD_TAKEN');
  });

  it('is refused for what is not agreed on, and for times that cannot be', async () => {
    const { startsAt, endsAt } = slotOf(event, 4);
    const pending = await mine({ status: 'PENDING' });
    expect(await refusal(UPDATE, { podActivityId: pending.id, startsAt })).toBe('CONFLICT STATUS_CHANGED');
    const { id } = await mine({ ...slotOf(event, 1) });
    expect(await refusal(UPDATE, { podActivityId: id, startsAt: new Date(0) })).toBe(
      'BAD_USER_INPUT input.startsAt',
    );
    expect(await refusal(UPDATE, { podActivityId: id, startsAt: endsAt, endsAt: startsAt })).toBe(
      'BAD_USER_INPUT input.endsAt',
    );
    expect(await refusal(UPDATE, { podActivityId: id, startsAt, endsAt: slotOf(event, 15).endsAt })).toBe(
      'BAD_USER_INPUT input.endsAt',
    );
    expect(await refusal(UPDATE, { podActivityId: id, podId: (await buildPod(server)).id })).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(UPDATE, { podActivityId: id, startsAt: 'soon' })).toBe(
      'BAD_USER_INPUT input.startsAt',
    );
    for (const unknown of [event.id, randomUUID(), 'none']) {
      expect(await refusal(UPDATE, { podActivityId: unknown, startsAt })).toBe('NOT_FOUND');
      expect(await refusal(REMOVE, { podActivityId: unknown })).toBe('NOT_FOUND');
    }
  });

  it('moves an activity, and frees what it had', async () => {
    const { id } = await blocked();
    const to = slotOf(event, 6);
    expect(await done(UPDATE, { podActivityId: id, ...to })).toEqual({
      activity: { id, ...asText(to), pod: { id: pod.id } },
      meeting: null,
    });
    await mine();
    expect(await refusal(UPDATE, { podActivityId: id, ...slotOf(event) })).toBe('CONFLICT POD_TAKEN');
  });

  it('into a slot that is claimed meanwhile has one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const moving = await buildMeeting(server, { event, status: 'ACTIVE', ...slotOf(event, round) });
      const waiting = await mine({ status: 'PENDING', ...slotOf(event, 10 + round) });
      const accept = `mutation ($id: ID!) { respondToMeeting(input: { meetingId: $id, action: ACCEPT }) { meeting { pod { id } } } }`;
      const target = { ...slotOf(event, 10 + round), podId: pod.id };
      const [moved, accepted] = await Promise.all([
        act(UPDATE, { podActivityId: moving.id, ...target }),
        graphql(server.url, accept, { id: waiting.id }, other.token),
      ]);
      expect(['OK', 'CONFLICT']).toContain(codeOf(moved));
      expect(['OK', 'CONFLICT']).toContain(codeOf(accepted));
      const claims = await server.sql(
        'SELECT 1 FROM claims WHERE pod_id = $1 AND during && tstzrange($2, $3)',
        [pod.id, target.startsAt, target.endsAt],
      );
      expect(claims).toHaveLength(1);
    }
  });
});

describe('removing what a pod has', () => {
  it('closes a meeting as REMOVED, once, and frees its claims', async () => {
    const { id } = await mine();
    const removed = { activity: null, meeting: { id, status: 'REJECTED', closedReason: 'REMOVED' } };
    expect([await done(REMOVE, { podActivityId: id }), await done(REMOVE, { podActivityId: id })]).toEqual([
      removed,
      removed,
    ]);
    expect(await server.sql('SELECT 1 FROM claims WHERE meeting_id = $1', [id])).toEqual([]);
    expect(await auditOf(id)).toEqual([{ action: 'meeting.remove', after: { status: 'REJECTED' } }]);
    const declined = await mine({ status: 'REJECTED' });
    expect(await refusal(REMOVE, { podActivityId: declined.id })).toBe('CONFLICT STATUS_CHANGED');
  });

  it('takes an activity away', async () => {
    const { id } = await blocked();
    expect(await done(REMOVE, { podActivityId: id })).toEqual({ activity: { id }, meeting: null });
    expect(await plan(manager)).toMatchObject({ activities: [] });
    expect(await auditOf(id)).toMatchObject([{ action: 'activity.delete' }]);
  });
});

describe('everybody’s meetings', () => {
  const list = async (variables: Record<string, unknown> = {}) => {
    const { it: found } = await expectOk(
      graphql<{ it: { totalCount: number; nodes: { id: string }[] } }>(
        server.url,
        MEETINGS,
        { event: event.id, ...variables },
        manager,
      ),
    );
    return found;
  };
  const idsOf = async (variables: Record<string, unknown> = {}) =>
    (await list(variables)).nodes.map(({ id }) => id);

  it('are listed for managers, soonest first, by status, pod and day', async () => {
    const tomorrow = await mine({ ...slotOf(event, 0, 1) });
    const waiting = await mine({ status: 'PENDING', podId: null, ...slotOf(event, 3) });
    const elsewhere = await buildMeeting(server, { event, status: 'ACTIVE' });
    await buildMeeting(server);
    expect(await idsOf()).toEqual([elsewhere.id, waiting.id, tomorrow.id]);
    expect(await idsOf({ status: 'ACTIVE' })).toEqual([elsewhere.id, tomorrow.id]);
    expect(await idsOf({ pod: pod.id })).toEqual([tomorrow.id]);
    const date = tomorrow.startsAt.toISOString().slice(0, 10);
    expect(await idsOf({ date })).toEqual([tomorrow.id]);
    expect((await list({ status: 'PENDING' })).totalCount).toBe(1);
  });

  it('cost as many statements for one as for three', async () => {
    const cost = async () => (await statementsOf(() => list())).length;
    const add = async (index: number) => {
      const meeting = await buildMeeting(server, { event, status: 'ACTIVE', ...slotOf(event, index) });
      await insert(server, 'meeting_proposals', {
        id: randomUUID(),
        meetingId: meeting.id,
        proposerId: meeting.senderId,
        podId: meeting.podId,
        ...slotOf(event, 10),
      });
    };
    await add(0);
    const one = await cost();
    await add(1);
    await add(2);
    expect(await cost()).toBe(one);
  });
});
