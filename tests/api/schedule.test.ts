import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS = `id eventId kind title description startsAt endsAt location track inMyAgenda pod { id } speakers { id }`;
const CREATE = `mutation ($input: CreateActivityInput!) { done: createActivity(input: $input) { it: activity { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateActivityInput!) { done: updateActivity(input: $input) { it: activity { ${FIELDS} } } }`;
const DELETE = `mutation ($input: DeleteActivityInput!) { done: deleteActivity(input: $input) { it: activity { id title } } }`;
const LIST = `query ($event: ID!, $date: Date, $track: String, $kind: ActivityKind, $mine: Boolean, $first: Int = 20, $after: String) {
  activities(eventId: $event, date: $date, track: $track, kind: $kind, mine: $mine, first: $first, after: $after) {
    totalCount nodes { id } pageInfo { hasNextPage endCursor }
  }
}`;

interface Activity {
  id: string;
  title: string;
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let me: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  me = await buildMember(server, { eventId: event.id });
});

const ask = (document: string, input: Record<string, unknown>, token = manager) =>
  graphql<{ done: { it: Activity } }>(server.url, document, { input }, token);
const done = async (document: string, input: Record<string, unknown>) =>
  (await expectOk(ask(document, input))).done.it;
const errorsOf = async (document: string, input: Record<string, unknown>) => {
  const { extensions } = await expectError(ask(document, input));
  return [extensions.code, ...((extensions['fields'] ?? []) as { path: string }[]).map(({ path }) => path)];
};
const list = async (variables: Record<string, unknown> = {}, token = me.token) => {
  const { activities } = await expectOk(
    graphql<{
      activities: {
        totalCount: number;
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    }>(server.url, LIST, { event: event.id, ...variables }, token),
  );
  return activities;
};
const idsOf = async (variables: Record<string, unknown> = {}) =>
  (await list(variables)).nodes.map(({ id }) => id);
const asText = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
const draft = (more: Record<string, unknown> = {}) => ({
  eventId: event.id,
  title: 'Opening',
  ...asText(slotOf(event)),
  ...more,
});
const toldOf = (attendeeId: string) =>
  server.sql<{ kind: string; title: string | null }>(
    'SELECT kind, title FROM notifications WHERE attendee_id = $1 ORDER BY created_at, id',
    [attendeeId],
  );

describe('an activity', () => {
  it('is added with its speakers in their order, also the invited, and is on record', async () => {
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const speakerIds = [invited.id, me.id, invited.id];
    const texts = { description: 'All of it', location: 'Hall 1', track: 'Energy' };
    const created = await done(CREATE, draft({ title: '  Opening ', speakerIds, ...texts }));
    expect(created).toEqual({
      id: expect.any(String) as string,
      eventId: event.id,
      kind: 'SESSION',
      title: 'Opening',
      ...texts,
      ...asText(slotOf(event)),
      inMyAgenda: false,
      pod: null,
      speakers: [{ id: invited.id }, { id: me.id }],
    });
    expect(
      await server.sql(
        'SELECT action, subject_id, subject_name, after FROM audit_entries WHERE event_id = $1',
        [event.id],
      ),
    ).toEqual([
      {
        action: 'activity.create',
        subject_id: created.id,
        subject_name: 'Opening',
        after: expect.objectContaining({ title: 'Opening', speakerIds: [invited.id, me.id] }) as object,
      },
    ]);
  });

  it.each<[string, () => Record<string, unknown> | Promise<Record<string, unknown>>, string[]]>([
    ['an empty title', () => ({ title: '  ' }), ['input.title']],
    ['a title that is too long', () => ({ title: 'x'.repeat(201) }), ['input.title']],
    ['an end before its start', () => ({ endsAt: slotOf(event).startsAt }), ['input.endsAt']],
    ['more than a day', () => ({ endsAt: slotOf(event, 1, 1).startsAt }), ['input.endsAt']],
    ['POD without a pod', () => ({ kind: 'POD' }), ['input.podId']],
    [
      'a pod without POD',
      async () => ({ podId: (await buildPod(server, { eventId: event.id })).id }),
      ['input.podId'],
    ],
    [
      'a pod of another event',
      async () => ({ kind: 'POD', podId: (await buildPod(server)).id }),
      ['input.podId'],
    ],
    [
      'a speaker of another event',
      async () => ({ speakerIds: [(await buildAttendee(server)).id] }),
      ['input.speakerIds'],
    ],
    ['a speaker that cannot be one', () => ({ speakerIds: ['nobody'] }), ['input.speakerIds']],
    [
      'too many speakers',
      () => ({ speakerIds: Array.from({ length: 51 }, () => randomUUID()) }),
      ['input.speakerIds'],
    ],
    [
      'all of it at once',
      () => ({ title: ' ', endsAt: slotOf(event).startsAt, kind: 'POD' }),
      ['input.title', 'input.endsAt', 'input.podId'],
    ],
  ])('is refused with %s', async (_what, wrong, paths) => {
    expect(await errorsOf(CREATE, draft(await wrong()))).toEqual(['BAD_USER_INPUT', ...paths]);
  });

  it('is refused where something is missing, of the wrong kind, or not there', async () => {
    expect(codeOf(await ask(CREATE, { title: 'Opening' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(CREATE, draft({ startsAt: 'soon' })))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(CREATE, draft({ eventId: randomUUID() })))).toBe('NOT_FOUND');
    for (const id of [randomUUID(), 'none']) {
      expect(codeOf(await ask(UPDATE, { activityId: id, title: 'New' }))).toBe('NOT_FOUND');
      expect(codeOf(await ask(DELETE, { activityId: id }))).toBe('NOT_FOUND');
    }
  });

  it('takes 24 hours at most', async () => {
    const { startsAt } = slotOf(event);
    const endingAfter = (minutes: number) =>
      draft({ endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString() });
    expect(codeOf(await ask(CREATE, endingAfter(24 * 60)))).toBe('OK');
    expect(await errorsOf(CREATE, endingAfter(24 * 60 + 1))).toEqual(['BAD_USER_INPUT', 'input.endsAt']);
  });

  it('cannot take a pod that a meeting has then', async () => {
    const meeting = await buildMeeting(server, { event, status: 'ACTIVE' });
    const answer = await expectError(ask(CREATE, draft({ kind: 'POD', podId: meeting.podId })));
    expect(answer.extensions).toMatchObject({ code: 'CONFLICT', reason: 'POD_TAKEN' });
  });
});

describe('a change of an activity', () => {
  it('keeps what it does not bring, and drops what it sets to null', async () => {
    const { id } = await done(
      CREATE,
      draft({ description: 'Text', location: 'Hall 1', speakerIds: [me.id] }),
    );
    expect(await done(UPDATE, { activityId: id, title: 'Closing', location: null })).toMatchObject({
      title: 'Closing',
      description: 'Text',
      location: null,
      ...asText(slotOf(event)),
      speakers: [{ id: me.id }],
    });
    expect(await done(UPDATE, { activityId: id, speakerIds: [] })).toMatchObject({
      title: 'Closing',
      speakers: [],
    });
    const log = await server.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'activity.update' ORDER BY id`,
      [id],
    );
    expect(log).toEqual([
      { before: { title: 'Opening', location: 'Hall 1' }, after: { title: 'Closing', location: null } },
      { before: { speakerIds: [me.id] }, after: { speakerIds: [] } },
    ]);
  });

  it('puts the speakers into another order', async () => {
    const { id: otherId } = await buildAttendee(server, { eventId: event.id });
    const { id } = await done(CREATE, draft({ speakerIds: [me.id, otherId] }));
    const speakers = [{ id: otherId }, { id: me.id }];
    expect(await done(UPDATE, { activityId: id, speakerIds: [otherId, me.id] })).toMatchObject({ speakers });
  });

  it('makes it a session that gives its pod back', async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const { id } = await done(CREATE, draft({ kind: 'POD', podId: pod.id }));
    expect(await done(UPDATE, { activityId: id, kind: 'SESSION' })).toMatchObject({
      kind: 'SESSION',
      pod: null,
    });
    expect(await server.sql('SELECT 1 FROM claims WHERE pod_id = $1', [pod.id])).toEqual([]);
  });

  it('is told to those who have it in their agenda or speak there, as its end is', async () => {
    const other = await buildMember(server, { eventId: event.id });
    const { id } = await buildActivity(server, { event, title: 'Talk' });
    const speaker = await buildMember(server, { eventId: event.id });
    await insert(server, 'activity_speakers', { attendeeId: speaker.id, activityId: id });
    for (const attendeeId of [me.id, other.id])
      await insert(server, 'agenda_entries', { attendeeId, activityId: id });
    await done(UPDATE, { activityId: id, description: 'Nobody has to know' });
    expect(await toldOf(me.id)).toEqual([]);
    await done(UPDATE, { activityId: id, location: 'Hall 2' });
    expect(await toldOf(me.id)).toMatchObject([{ kind: 'ACTIVITY_CHANGED' }]);
    await done(DELETE, { activityId: id });
    // Notifications about it are deleted with it; that of its removal stays.
    for (const attendeeId of [me.id, other.id, speaker.id])
      expect(await toldOf(attendeeId)).toEqual([{ kind: 'ACTIVITY_REMOVED', title: 'Talk' }]);
    expect(await idsOf()).toEqual([]);
  });
});

describe('the schedule', () => {
  it('is soonest first, by track, kind and what is mine', async () => {
    const late = await buildActivity(server, { event, track: 'Energy', ...slotOf(event, 5) });
    const early = await buildActivity(server, { event, ...slotOf(event, 1) });
    const lunch = await buildActivity(server, { event, kind: 'BREAK', ...slotOf(event, 3) });
    await buildActivity(server);
    await insert(server, 'agenda_entries', { attendeeId: me.id, activityId: lunch.id });
    await insert(server, 'activity_speakers', { attendeeId: me.id, activityId: late.id });
    expect((await list()).totalCount).toBe(3);
    expect(await idsOf()).toEqual([early.id, lunch.id, late.id]);
    expect(await idsOf({ track: 'Energy' })).toEqual([late.id]);
    expect(await idsOf({ kind: 'BREAK' })).toEqual([lunch.id]);
    expect(await idsOf({ mine: true })).toEqual([lunch.id, late.id]);
    expect(codeOf(await graphql(server.url, LIST, { event: event.id, mine: true }, manager))).toBe(
      'FORBIDDEN',
    );
  });

  it('of one day is that of the event’s own clocks', async () => {
    await server.sql(`UPDATE events SET timezone = 'Asia/Karachi' WHERE id = $1`, [event.id]);
    // Karachi is five hours ahead: its 4 May begins at 19:00 UTC on the 3rd.
    const at = (time: string) =>
      buildActivity(server, {
        event,
        startsAt: new Date(time),
        endsAt: new Date(new Date(time).getTime() + 60_000),
      });
    await at('2027-05-03T18:59:00Z');
    const first = await at('2027-05-03T19:00:00Z');
    const last = await at('2027-05-04T18:59:00Z');
    await at('2027-05-04T19:00:00Z');
    expect(await idsOf({ date: '2027-05-04' })).toEqual([first.id, last.id]);
    for (const date of ['2027-13-40', 'tomorrow', '2027-5-4'])
      expect(codeOf(await graphql(server.url, LIST, { event: event.id, date }, me.token))).toBe(
        'BAD_USER_INPUT',
      );
  });

  it('is the same page by page as at once', async () => {
    for (const index of [2, 2, 2, 1, 4]) await buildActivity(server, { event, ...slotOf(event, index) });
    const all = await idsOf();
    const read: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const { nodes, pageInfo } = await list({ first: 2, after });
      read.push(...nodes.map(({ id }) => id));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(read).toEqual(all);
  });

  it('costs as many statements for one activity as for three', async () => {
    const all = `query ($event: ID!) { activities(eventId: $event) {
      totalCount nodes { id inMyAgenda event { id } pod { id company { id } } speakers { id company { id } } }
    } }`;
    const add = async (index: number) => {
      const pod = await buildPod(server, { eventId: event.id });
      const at = slotOf(event, index);
      const activity = await buildActivity(server, { event, kind: 'POD', podId: pod.id, ...at });
      await insert(server, 'activity_speakers', { attendeeId: me.id, activityId: activity.id });
    };
    const cost = async () =>
      (await statementsOf(() => expectOk(graphql(server.url, all, { event: event.id }, me.token)))).length;
    await add(0);
    const one = await cost();
    await add(1);
    await add(2);
    expect(await cost()).toBe(one);
  });

  it('does not name speakers who have left', async () => {
    const gone = await buildAttendee(server, { eventId: event.id });
    const { id } = await done(CREATE, draft({ speakerIds: [gone.id, me.id] }));
    await server.sql(
      `UPDATE attendees SET status = 'REMOVED', confirmed_at = NULL, user_id = NULL WHERE id = $1`,
      [gone.id],
    );
    const document = `query ($id: ID!) { activity(id: $id) { speakers { id } } }`;
    const { activity } = await expectOk(graphql(server.url, document, { id }, me.token));
    expect(activity).toEqual({ speakers: [{ id: me.id }] });
  });
});
