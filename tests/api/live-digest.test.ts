import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql, inputTypeOf } from '../support/client';
import {
  buildActivity,
  buildEvent,
  buildMeeting,
  buildMember,
  insert,
  midnight,
  signInAs,
  slotOf,
  type BuiltActivity,
  type BuiltEvent,
  type BuiltMeeting,
  type BuiltMember,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const DIGEST = `query ($event: ID!) {
  liveDigest(eventId: $event) { activities agenda meetings notifications } }`;
const LISTS = `query ($event: ID!) {
  activities(eventId: $event) { nodes { id } } agenda(eventId: $event) { startsAt }
  meetings(eventId: $event) { nodes { id } } notifications(eventId: $event) { nodes { id } } }`;

type Digest = Record<'activities' | 'agenda' | 'meetings' | 'notifications', string>;

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;
let session: BuiltActivity;
let request: BuiltMeeting;

beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  const here = { eventId: event.id };
  [me, other] = [await buildMember(server, here), await buildMember(server, here)];
  session = await buildActivity(server, { event, ...slotOf(event, 5) });
  request = await buildMeeting(server, { event, senderId: other.id, receiverId: me.id });
});

const digest = async (token: string | undefined = me.token) =>
  (await expectOk(graphql<{ liveDigest: Digest }>(server.url, DIGEST, { event: event.id }, token)))
    .liveDigest;

/** The parts whose versions differ after a change; the others are equal. */
const changedBy = async (change: () => Promise<unknown>, token?: string) => {
  const before = await digest(token);
  await change();
  const after = await digest(token);
  return (Object.keys(before) as (keyof Digest)[]).filter((part) => before[part] !== after[part]);
};

/** A mutation of `token` by its input. */
const run = (name: string, input: Record<string, unknown>, selection: string, token = me.token) => {
  const document = `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${selection} } }`;
  return expectOk(graphql(server.url, document, { input }, token));
};
const pod = async () => {
  const id = randomUUID();
  await insert(server, 'pods', { id, eventId: event.id, name: `Pod ${id}` });
  return id;
};
const PLANS = ['agenda', 'meetings'];
const PROGRAMME = ['activities', 'agenda'];
/** Requests and answers write a notification in the same transaction. */
const TOLD = [...PLANS, 'notifications'];

describe('the versions of meetings', () => {
  it('change when one is asked for, answered, moved and cancelled', async () => {
    await pod();
    expect(
      await changedBy(() =>
        run(
          'requestMeeting',
          { attendeeId: me.id, startsAt: slotOf(event, 2).startsAt },
          'meeting { id }',
          other.token,
        ),
      ),
    ).toEqual(TOLD);
    const meetingId = request.id;
    const accept = () => run('respondToMeeting', { meetingId, action: 'ACCEPT' }, 'meeting { id }');
    expect(await changedBy(accept)).toEqual(PLANS);
    const move = () => server.sql('UPDATE meetings SET pod_id = $2 WHERE id = $1', [meetingId, podId]);
    const podId = await pod();
    expect(await changedBy(move)).toEqual(PLANS);
    const cancel = () =>
      run('respondToMeeting', { meetingId, action: 'CANCEL' }, 'meeting { id }', other.token);
    expect(await changedBy(cancel)).toEqual(TOLD);
    expect(await changedBy(() => server.sql('DELETE FROM meetings WHERE id = $1', [meetingId]))).toEqual(
      TOLD,
    );
  });

  it('change with what is proposed, and what is said of a meeting that is over', async () => {
    await pod();
    const startsAt = slotOf(event, 3).startsAt;
    const meetingId = request.id;
    const propose = () => run('proposeMeetingTime', { meetingId, startsAt }, 'meeting { id }', me.token);
    expect(await changedBy(propose)).toEqual(PLANS);
    const [proposal] = await server.sql<{ id: string }>(
      'SELECT id FROM meeting_proposals WHERE meeting_id = $1',
      [meetingId],
    );
    const reject = () =>
      run(
        'respondToProposal',
        { meetingId, proposalId: proposal?.id, action: 'REJECT' },
        'meeting { id }',
        other.token,
      );
    expect(await changedBy(reject)).toContain('meetings');
    const past = { startsAt: midnight(-2), endsAt: new Date(midnight(-2).getTime() + 900_000) };
    const over = await buildMeeting(server, {
      event,
      ...past,
      senderId: me.id,
      receiverId: other.id,
      status: 'ACTIVE',
    });
    const confirm = () =>
      run('confirmMeetingTookPlace', { meetingId: over.id, tookPlace: true }, 'meeting { id }', other.token);
    expect(await changedBy(confirm)).toEqual(PLANS);
  });

  it('differ after transactions that end in another order than they began', async () => {
    const [first, second] = [new Client(server.databaseUrl), new Client(server.databaseUrl)];
    await Promise.all([first.connect(), second.connect()]);
    try {
      const note = (client: Client, id: string) =>
        client.query('UPDATE meetings SET note = note WHERE id = $1', [id]);
      const later = await buildMeeting(server, { event, senderId: me.id, ...slotOf(event, 6) });
      for (const client of [first, second]) await client.query('BEGIN');
      await note(first, request.id);
      await note(second, later.id);
      expect(await changedBy(() => second.query('COMMIT'))).toEqual(PLANS);
      expect(await changedBy(() => first.query('COMMIT'))).toEqual(PLANS);
    } finally {
      await Promise.all([first.end(), second.end()]);
    }
  });
});

describe('the versions of the schedule', () => {
  it('change when a session is added, moved and removed', async () => {
    const token = await signInAs(server, Role.MANAGER);
    const created = { eventId: event.id, title: 'Opening', ...slotOf(event, 1) };
    expect(await changedBy(() => run('createActivity', created, 'activity { id }', token))).toEqual(
      PROGRAMME,
    );
    const move = () =>
      run('updateActivity', { activityId: session.id, ...slotOf(event, 7) }, 'activity { id }', token);
    expect(await changedBy(move)).toEqual(PROGRAMME);
    const remove = () => run('deleteActivity', { activityId: session.id }, 'activity { id }', token);
    expect(await changedBy(remove)).toEqual(PROGRAMME);
  });

  it('change when somebody comes to speak or leaves, and staff are answered too', async () => {
    const token = await signInAs(server, Role.EXECUTIVE);
    const speaker = { activityId: session.id, attendeeId: other.id };
    expect(await changedBy(() => insert(server, 'activity_speakers', speaker), token)).toEqual(PROGRAMME);
    const leave = () => server.sql('DELETE FROM activity_speakers WHERE attendee_id = $1', [other.id]);
    expect(await changedBy(leave)).toEqual(PROGRAMME);
  });

  it('change when the viewer puts a session into the agenda or takes it out', async () => {
    const input = { activityId: session.id };
    expect(await changedBy(() => run('addToAgenda', input, 'activity { id }'))).toEqual(PROGRAMME);
    expect(await changedBy(() => run('removeFromAgenda', input, 'activity { id }'))).toEqual(PROGRAMME);
  });

  it('change for the agenda alone with a busy time', async () => {
    const busy = () => run('addBusyTime', { eventId: event.id, ...slotOf(event, 4) }, 'busyTime { id }');
    expect(await changedBy(busy)).toEqual(['agenda']);
    const free = () => server.sql('DELETE FROM busy_times WHERE attendee_id = $1', [me.id]);
    expect(await changedBy(free)).toEqual(['agenda']);
  });
});

it('the version of notifications changes with a new one, and when it is read', async () => {
  const told = { id: randomUUID(), attendeeId: me.id, kind: 'ACTIVITY_CHANGED', text: 'Moved' };
  expect(await changedBy(() => insert(server, 'notifications', told))).toEqual(['notifications']);
  const read = () => run('markNotificationsRead', { eventId: event.id }, 'event { id }');
  expect(await changedBy(read)).toEqual(['notifications']);
  expect(await changedBy(read)).toEqual([]);
});

it('no version changes by what is read, what others do among themselves, and other events', async () => {
  await insert(server, 'notifications', {
    id: randomUUID(),
    attendeeId: me.id,
    kind: 'ACTIVITY_CHANGED',
    text: 'Moved',
  });
  const others = async () => {
    await expectOk(graphql(server.url, LISTS, { event: event.id }, me.token));
    await buildMeeting(server, { event, senderId: other.id, ...slotOf(event, 6) });
    await run('addToAgenda', { activityId: session.id }, 'activity { id }', other.token);
    await insert(server, 'notifications', {
      id: randomUUID(),
      attendeeId: other.id,
      kind: 'ACTIVITY_CHANGED',
      text: 'Moved',
    });
    await buildActivity(server);
  };
  expect(await changedBy(others)).toEqual([]);
});

it('the versions cost one statement, however many rows there are', async () => {
  const statements = await statementsOf(() => digest());
  for (const index of [1, 2]) {
    await buildActivity(server, { event, ...slotOf(event, index) });
    await buildMeeting(server, { event, senderId: me.id, ...slotOf(event, index) });
  }
  expect(await statementsOf(() => digest())).toHaveLength(statements.length);
  expect(statements.filter((text) => text.includes('hashtextextended'))).toHaveLength(1);
});
