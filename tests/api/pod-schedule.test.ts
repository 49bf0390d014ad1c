import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql, subscribe } from '../support/client';
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
  type BuiltPod,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const DAY = `query ($event: ID!, $date: Date!) {
  it: podSchedule(eventId: $event, date: $date) {
    pods { id name company { id } }
    podActivities {
      meeting { id pod { id } participants { attendee { id firstName organization } } }
      activity { id title pod { id } }
    }
  }
}`;
const CHANGES = `subscription ($event: ID!) { it: podScheduleChanged(eventId: $event) {
  podActivityId podActivity { meeting { id status pod { id } } activity { id title } }
} }`;
const MOVE =
  'mutation ($input: UpdatePodActivityInput!) { updatePodActivity(input: $input) { podActivity { activity { id } } } }';
const REMOVE =
  'mutation ($input: RemovePodActivityInput!) { removePodActivity(input: $input) { podActivity { activity { id } } } }';
const UPDATE_POD = 'mutation ($input: UpdatePodInput!) { updatePod(input: $input) { pod { id } } }';
const REORDER =
  'mutation ($input: ReorderPodsInput!) { it: reorderPods(input: $input) { pods { id position } } }';
const REMOVAL = `query ($pod: ID!) { it: pod(id: $pod) { removal { meetings activities requests } } }`;

interface PodDay {
  pods: { id: string; name: string }[];
  podActivities: { meeting: { id: string } | null; activity: { id: string } | null }[];
}
type Change = { data: { it: { podActivityId: string | null } } };

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let pods: BuiltPod[];

beforeAll(async () => {
  // Its jobs would be counted too.
  server = await startServer({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  pods = [];
  for (const name of ['Oak', 'Elm', 'Ash']) pods.push(await buildPod(server, { eventId: event.id, name }));
});

const dayOf = (day = 0) => new Date(event.startsAt.getTime() + day * 86_400_000).toISOString().slice(0, 10);
const read = async (date = dayOf(), token = manager): Promise<PodDay> =>
  (await expectOk(graphql<{ it: PodDay }>(server.url, DAY, { event: event.id, date }, token))).it;
const run = (document: string, input: object, token = manager) =>
  graphql<{ it: unknown }>(server.url, document, { input }, token);
const podId = (index: number): string => pods[index]?.id ?? '';
const meetAt = (index: number, slot: number, more: object = {}) =>
  buildMeeting(server, { event, status: 'ACTIVE', podId: podId(index), ...slotOf(event, slot), ...more });
const block = (index: number, slot: number, more: object = {}) =>
  buildActivity(server, { event, kind: 'POD', podId: podId(index), ...slotOf(event, slot), ...more });

describe('a day at the pods', () => {
  it('has all pods, the meetings agreed on with both people, and the blocked times of that day', async () => {
    const meeting = await meetAt(0, 2);
    const blocked = await block(1, 3, { title: 'Cleaning' });
    // None of that day, or none that takes a pod.
    await meetAt(0, 2, slotOf(event, 2, 1));
    await meetAt(1, 5, { status: 'PENDING' });
    await block(1, 3, slotOf(event, 3, 1));
    await buildActivity(server, { event, ...slotOf(event, 4) });
    const day = await read();
    expect(day).toEqual({
      pods: pods.map(({ id, name }) => ({ id, name, company: null })),
      podActivities: [
        {
          meeting: {
            id: meeting.id,
            pod: { id: podId(0) },
            participants: [meeting.senderId, meeting.receiverId].map((id) => ({
              attendee: { id, firstName: expect.any(String) as string, organization: null },
            })),
          },
          activity: null,
        },
        { meeting: null, activity: { id: blocked.id, title: 'Cleaning', pod: { id: podId(1) } } },
      ],
    });
  });

  it('is a day of the event clock, and has a block that began the day before', async () => {
    await server.sql(`UPDATE events SET timezone = 'Asia/Karachi' WHERE id = $1`, [event.id]);
    const at = (hours: number) => new Date(event.startsAt.getTime() + hours * 3_600_000);
    const late = await block(0, 0, { startsAt: at(18), endsAt: at(20) });
    const ids = async (day: number) =>
      (await read(dayOf(day))).podActivities.map(({ activity }) => activity?.id);
    expect([await ids(0), await ids(1), await ids(2)]).toEqual([[late.id], [late.id], []]);
  });

  it('costs as many statements for 60 meetings as for one', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => buildMember(server, { eventId: event.id })),
    );
    const meet = async (slot: number, pair: number) =>
      meetAt(pair, slot, { senderId: people[2 * pair]?.id, receiverId: people[2 * pair + 1]?.id });
    await meet(0, 0);
    const cost = async () => (await statementsOf(() => read())).length;
    const one = await cost();
    for (let slot = 0; slot < 19; slot += 1)
      for (const pair of [0, 1, 2]) if (slot > 0 || pair > 0) await meet(slot, pair);
    expect((await read()).podActivities).toHaveLength(57);
    expect(await cost()).toBe(one);
  });

  it('is refused for a day that is none, an event that is not there, and everybody who does not manage', async () => {
    const ask = (variables: object, token = manager) => graphql(server.url, DAY, variables as never, token);
    const member = await buildMember(server, { eventId: event.id });
    expect(codeOf(await ask({ event: event.id, date: '2031-02-30' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask({ event: podId(0), date: dayOf() }))).toBe('NOT_FOUND');
    for (const token of [member.token, await signInAs(server, Role.EXECUTIVE)])
      expect(codeOf(await ask({ event: event.id, date: dayOf() }, token))).toBe('FORBIDDEN');
  });
});

describe('what changes at the pods', () => {
  it('is told to those who watch: moved, closed, blocked and freed, and the pods themselves', async () => {
    const watching = await subscribe<Change>(server.url, manager, CHANGES, { event: event.id });
    const meeting = await meetAt(0, 2);
    const blocked = await block(1, 3, { title: 'Cleaning' });
    await expectOk(run(MOVE, { podActivityId: meeting.id, podId: podId(2) }));
    await expectOk(run(MOVE, { podActivityId: blocked.id, ...slotOf(event, 5) }));
    await expectOk(run(REMOVE, { podActivityId: meeting.id }));
    await expectOk(run(REMOVE, { podActivityId: blocked.id }));
    await expectOk(run(UPDATE_POD, { podId: podId(0), name: 'Fir' }));
    const told: unknown[] = [];
    for (let count = 0; count < 5; count += 1) told.push((await watching.next()).data);
    await watching.close();
    // Each is loaded when it is told: what has gone on since is told with it.
    const moved = { id: meeting.id, status: expect.any(String) as string, pod: { id: podId(2) } };
    expect(told.map((data) => (data as Change['data']).it.podActivityId)).toEqual([
      meeting.id,
      blocked.id,
      meeting.id,
      blocked.id,
      null,
    ]);
    expect(told[2]).toEqual({
      it: {
        podActivityId: meeting.id,
        podActivity: { meeting: { ...moved, status: 'REJECTED' }, activity: null },
      },
    });
    expect(told[3]).toEqual({ it: { podActivityId: blocked.id, podActivity: null } });
  });

  it('is not told of requests, nor to another event', async () => {
    const elsewhere = await buildMeeting(server, { status: 'ACTIVE' });
    const watching = await subscribe<Change>(server.url, manager, CHANGES, { event: event.id });
    await expectOk(run(REMOVE, { podActivityId: elsewhere.id }));
    const blocked = await block(1, 3);
    await expectOk(run(REMOVE, { podActivityId: blocked.id }));
    expect(await watching.next()).toMatchObject({ data: { it: { podActivityId: blocked.id } } });
    await watching.close();
  });
});

describe('the order of the floor', () => {
  const order = async () => (await read()).pods.map(({ name }) => name);

  it('is written at once, with what is left out behind, and told', async () => {
    const { it: answer } = await expectOk(run(REORDER, { eventId: event.id, podIds: [podId(2), podId(0)] }));
    expect(answer).toEqual({ pods: [2, 0, 1].map((from, position) => ({ id: podId(from), position })) });
    expect(await order()).toEqual(['Ash', 'Oak', 'Elm']);
    const entries = await server.sql(
      `SELECT before, after FROM audit_entries WHERE event_id = $1 AND action = 'pod.reorder'`,
      [event.id],
    );
    expect(entries).toEqual([
      { before: { pods: ['Oak', 'Elm', 'Ash'] }, after: { pods: ['Ash', 'Oak', 'Elm'] } },
    ]);
  });

  it('is the same after a repeated call, which is not recorded again', async () => {
    for (let count = 0; count < 2; count += 1)
      await expectOk(run(REORDER, { eventId: event.id, podIds: [podId(1)] }));
    const entries = await server.sql('SELECT 1 FROM audit_entries WHERE event_id = $1', [event.id]);
    expect([await order(), entries.length]).toEqual([['Elm', 'Oak', 'Ash'], 1]);
  });

  it('follows the order that another manager gives at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await expectOk(run(REORDER, { eventId: event.id, podIds: [podId(0), podId(1), podId(2)] }));
      const both = [podId(1), podId(2)].map((first) => run(REORDER, { eventId: event.id, podIds: [first] }));
      await Promise.all(both.map((answer) => expectOk(answer)));
      expect([
        ['Ash', 'Elm', 'Oak'],
        ['Elm', 'Ash', 'Oak'],
      ]).toContainEqual(await order());
    }
  });

  it('takes pods of the event only, each once', async () => {
    const other = await buildPod(server);
    for (const podIds of [[podId(0), podId(0)], [other.id], ['nonsense'], []])
      expect((await expectError(run(REORDER, { eventId: event.id, podIds }))).extensions.code).toBe(
        'BAD_USER_INPUT',
      );
    expect(await order()).toEqual(['Oak', 'Elm', 'Ash']);
  });
});

describe('what goes along with a pod', () => {
  it('is counted for managers: meetings to come, blocked times and wishes', async () => {
    await meetAt(0, 1);
    await meetAt(0, 2);
    await meetAt(0, 3, { status: 'PENDING' });
    await block(0, 5);
    const past = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) };
    await meetAt(0, 0, past);
    const ask = async (token: string) =>
      (await expectOk(graphql<{ it: unknown }>(server.url, REMOVAL, { pod: podId(0) }, token))).it;
    const member = await buildMember(server, { eventId: event.id });
    expect([await ask(manager), await ask(member.token)]).toEqual([
      { removal: { meetings: 2, activities: 1, requests: 1 } },
      { removal: null },
    ]);
  });
});

describe('what goes along with a session', () => {
  const SESSION =
    'query ($id: ID!) { it: activity(id: $id) { updatedAt removal { agendaEntries speakers } } }';
  const EDIT =
    'mutation ($input: UpdateActivityInput!) { it: updateActivity(input: $input) { activity { title } } }';

  it('is counted for managers: agendas and speakers', async () => {
    const { id } = await buildActivity(server, { event });
    const [member, speaker] = [
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ];
    await insert(server, 'agenda_entries', { attendeeId: member.id, activityId: id });
    await insert(server, 'activity_speakers', { attendeeId: speaker.id, activityId: id });
    const ask = (token: string) => expectOk(graphql<{ it: unknown }>(server.url, SESSION, { id }, token));
    expect([await ask(manager), await ask(member.token)]).toMatchObject([
      { it: { removal: { agendaEntries: 1, speakers: 1 } } },
      { it: { removal: null } },
    ]);
  });

  it('is not lost to a stale edit: of two who have seen the same, one is refused', async () => {
    const { id } = await buildActivity(server, { event });
    const { it: seen } = await expectOk(
      graphql<{ it: { updatedAt: string } }>(server.url, SESSION, { id }, manager),
    );
    const edit = (title: string) => run(EDIT, { activityId: id, title, expectedUpdatedAt: seen.updatedAt });
    const answers = await Promise.all([edit('Opening'), edit('Closing')]);
    const refusals = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions);
    expect(refusals).toEqual([expect.objectContaining({ code: 'CONFLICT', reason: 'STALE_EDIT' })]);
  });
});
