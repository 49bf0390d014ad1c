import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, expectError, expectOk, graphql, type Answer } from '../support/client';
import {
  buildActivity,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const AGENDA = `query ($event: ID!) { it: agenda(eventId: $event) {
  startsAt endsAt activity { id inMyAgenda speakers { id } } meeting { id status other { id } pod { id } } busyTime { id note }
} }`;
const CALENDAR = 'query ($event: ID!) { it: agendaCalendar(eventId: $event) }';
const ADD =
  'mutation ($input: AddToAgendaInput!) { done: addToAgenda(input: $input) { it: activity { id inMyAgenda } } }';
const TAKE_OUT =
  'mutation ($input: RemoveFromAgendaInput!) { done: removeFromAgenda(input: $input) { it: activity { id inMyAgenda } } }';
const BUSY = 'query ($event: ID!) { it: busyTimes(eventId: $event) { id startsAt endsAt note } }';
const ADD_BUSY =
  'mutation ($input: AddBusyTimeInput!) { done: addBusyTime(input: $input) { it: busyTime { id startsAt endsAt note } } }';
const FREE =
  'mutation ($input: RemoveBusyTimeInput!) { done: removeBusyTime(input: $input) { it: busyTime { id } } }';
const OPTIONS = 'query ($id: ID!) { it: meetingOptions(attendeeId: $id) { slots { startsAt } } }';

interface Item {
  startsAt: string;
  activity: { id: string } | null;
  meeting: { id: string } | null;
  busyTime: { id: string } | null;
}

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  [me, other] = [
    await buildMember(server, { eventId: event.id }),
    await buildMember(server, { eventId: event.id }),
  ];
});

const ask = (document: string, variables: Record<string, unknown>, token = me.token) =>
  graphql(server.url, document, variables, token);
const read = async <It>(document: string, variables: Record<string, unknown>, token = me.token) =>
  (await expectOk(ask(document, variables, token)))['it'] as It;
/** Runs a mutation, and gives the object of its payload. */
const change = async <It>(document: string, input: Record<string, unknown>, token = me.token) => {
  const answer = ask(document, { input }, token) as Promise<Answer<{ done: { it: It } }>>;
  return (await expectOk(answer)).done.it;
};
const here = () => ({ event: event.id });
const agenda = (token?: string) => read<Item[]>(AGENDA, here(), token);
const asText = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
const mark = (index: number, more: Record<string, unknown> = {}) =>
  change<{ id: string }>(ADD_BUSY, { eventId: event.id, ...slotOf(event, index), ...more });
const idOf = ({ activity, meeting, busyTime }: Item) => (activity ?? meeting ?? busyTime)?.id;

describe('an agenda', () => {
  it('has activities, own meetings that are not closed, and busy times, in the order of time', async () => {
    const talk = await buildActivity(server, { event, ...slotOf(event, 5) });
    const own = await buildActivity(server, { event, ...slotOf(event, 1) });
    await buildActivity(server, { event });
    await insert(server, 'activity_speakers', { attendeeId: me.id, activityId: own.id });
    await change(ADD, { activityId: talk.id });
    const pair = { event, senderId: me.id, receiverId: other.id };
    const active = await buildMeeting(server, { ...pair, status: 'ACTIVE', ...slotOf(event, 3) });
    const pending = await buildMeeting(server, { ...pair, ...slotOf(event, 4) });
    await buildMeeting(server, { ...pair, status: 'REJECTED', ...slotOf(event, 6) });
    await buildMeeting(server, { event, ...slotOf(event, 2) });
    const busy = await mark(2, { note: ' Lunch ' });
    const none = { activity: null, meeting: null, busyTime: null };
    const met = { other: { id: other.id } };
    expect(await agenda()).toEqual([
      {
        ...none,
        ...asText(slotOf(event, 1)),
        activity: { id: own.id, inMyAgenda: false, speakers: [{ id: me.id }] },
      },
      { ...none, ...asText(slotOf(event, 2)), busyTime: { id: busy.id, note: 'Lunch' } },
      {
        ...none,
        ...asText(slotOf(event, 3)),
        meeting: { id: active.id, status: 'ACTIVE', pod: { id: active.podId }, ...met },
      },
      {
        ...none,
        ...asText(slotOf(event, 4)),
        meeting: { id: pending.id, status: 'PENDING', pod: null, ...met },
      },
      { ...none, ...asText(slotOf(event, 5)), activity: { id: talk.id, inMyAgenda: true, speakers: [] } },
    ]);
    expect((await agenda(other.token)).map(idOf)).toEqual([active.id, pending.id]);
  });

  it('takes an activity in once and out again, for oneself alone', async () => {
    const { id } = await buildActivity(server, { event });
    const input = { activityId: id };
    for (let time = 0; time < 2; time += 1)
      expect(await change(ADD, input)).toEqual({ id, inMyAgenda: true });
    expect(await agenda(other.token)).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect(await change(TAKE_OUT, input)).toEqual({ id, inMyAgenda: false });
    expect(await agenda()).toEqual([]);
  });

  it('does not take in what is not for visitors, not here or nowhere', async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const block = await buildActivity(server, { event, kind: 'POD', podId: pod.id });
    expect(codeOf(await ask(ADD, { input: { activityId: block.id } }))).toBe('BAD_USER_INPUT');
    for (const activityId of [(await buildActivity(server)).id, randomUUID(), 'none'])
      expect(codeOf(await ask(ADD, { input: { activityId } }))).toBe('NOT_FOUND');
    expect(codeOf(await ask(ADD, { input: {} }))).toBe('BAD_USER_INPUT');
  });

  it('costs as many statements for one of each as for three', async () => {
    const add = async (index: number) => {
      const activity = await buildActivity(server, { event, ...slotOf(event, index) });
      await insert(server, 'activity_speakers', { attendeeId: other.id, activityId: activity.id });
      await insert(server, 'agenda_entries', { attendeeId: me.id, activityId: activity.id });
      await buildMeeting(server, { event, senderId: me.id, status: 'ACTIVE', ...slotOf(event, index) });
      await mark(index);
    };
    const cost = async (document: string) => (await statementsOf(() => read(document, here()))).length;
    await add(0);
    const one = [await cost(AGENDA), await cost(CALENDAR), await cost(BUSY)];
    await add(1);
    await add(2);
    expect([await cost(AGENDA), await cost(CALENDAR), await cost(BUSY)]).toEqual(one);
  });
});

it('an agenda has what ends first before what begins at the same time', async () => {
  const { startsAt, endsAt } = slotOf(event, 1);
  const hourLater = new Date(endsAt.getTime() + 3_600_000);
  const talk = await buildActivity(server, { event, startsAt, endsAt: hourLater });
  await change(ADD, { activityId: talk.id });
  const busy = await mark(1);
  expect((await agenda()).map(idOf)).toEqual([busy.id, talk.id]);
});

describe('busy times', () => {
  it('are marked, listed and freed by their owner alone', async () => {
    const later = await mark(5);
    const { id } = await mark(2, { note: 'Lunch' });
    const listed = [
      { id, ...asText(slotOf(event, 2)), note: 'Lunch' },
      { id: later.id, ...asText(slotOf(event, 5)), note: null },
    ];
    expect(await read(BUSY, here())).toEqual(listed);
    expect(await read(BUSY, here(), other.token)).toEqual([]);
    for (const [unknown, token] of [
      [id, other.token],
      [randomUUID(), me.token],
      ['none', me.token],
    ] as const)
      expect(codeOf(await ask(FREE, { input: { busyTimeId: unknown } }, token))).toBe('NOT_FOUND');
    await change(FREE, { busyTimeId: id });
    expect(await read(BUSY, here())).toEqual(listed.slice(1));
  });

  it('are the same when marked twice, also at once', async () => {
    const marked = await Promise.all([mark(1), mark(1), mark(1)]);
    expect(new Set(marked.map(({ id }) => id)).size).toBe(1);
  });

  it.each<[string, (slot: ReturnType<typeof slotOf>) => Record<string, unknown>, string]>([
    ['an end before its start', ({ startsAt }) => ({ endsAt: startsAt }), 'input.endsAt'],
    [
      'a time that is not the event’s',
      () => ({ startsAt: new Date(0), endsAt: new Date(60_000) }),
      'input.startsAt',
    ],
    ['a note that is too long', () => ({ note: 'x'.repeat(201) }), 'input.note'],
  ])('are refused with %s', async (_what, wrong, path) => {
    const input = { eventId: event.id, ...slotOf(event), ...wrong(slotOf(event)) };
    const { extensions } = await expectError(ask(ADD_BUSY, { input }));
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  it('have to overlap with the event, and may begin before it', async () => {
    const edge = (minutes: number) => new Date(event.startsAt.getTime() + minutes * 60_000);
    const add = async (from: number, to: number) =>
      codeOf(await ask(ADD_BUSY, { input: { eventId: event.id, startsAt: edge(from), endsAt: edge(to) } }));
    const length = (event.endsAt.getTime() - event.startsAt.getTime()) / 60_000;
    expect([
      await add(-30, 0),
      await add(-30, 1),
      await add(length, length + 30),
      await add(length - 1, length + 30),
    ]).toEqual(['BAD_USER_INPUT', 'OK', 'BAD_USER_INPUT', 'OK']);
  });

  it('are 100 at most', async () => {
    const at = (index: number) => new Date(event.startsAt.getTime() + index * 60_000);
    await server.sql(
      `INSERT INTO busy_times (id, attendee_id, starts_at, ends_at)
       SELECT gen_random_uuid(), $1, $2::timestamptz + i * interval '1 minute', $2::timestamptz + (i + 1) * interval '1 minute'
       FROM generate_series(1, 99) AS i`,
      [me.id, event.startsAt],
    );
    await mark(0);
    const input = { eventId: event.id, startsAt: at(500), endsAt: at(501) };
    const { extensions } = await expectError(ask(ADD_BUSY, { input }));
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'TOO_MANY_BUSY_TIMES' });
  });
});

it('free slots leave out what either has put into the agenda or marked as busy, until it is taken back', async () => {
  await buildPod(server, { eventId: event.id });
  const taken = async () => {
    const { slots } = await read<{ slots: { startsAt: string }[] }>(OPTIONS, { id: other.id });
    const free = new Set(slots.map(({ startsAt }) => startsAt));
    return [0, 1, 2, 3].filter((index) => !free.has(slotOf(event, index).startsAt.toISOString()));
  };
  expect(await taken()).toEqual([]);
  const talk = await buildActivity(server, { event, ...slotOf(event, 1) });
  await change(ADD, { activityId: talk.id }, other.token);
  const { id } = await mark(3);
  expect(await taken()).toEqual([1, 3]);
  await change(TAKE_OUT, { activityId: talk.id }, other.token);
  await change(FREE, { busyTimeId: id });
  expect(await taken()).toEqual([]);
});

describe('the calendar file of an agenda', () => {
  const entries = async () =>
    (await read<string>(CALENDAR, here()))
      .replaceAll(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((entry) =>
        ['UID', 'SEQUENCE', 'STATUS']
          .map((name) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(entry)?.[1])
          .join(' '),
      );

  it('is a calendar also when nothing is planned', async () => {
    expect(await read<string>(CALENDAR, here())).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]*\r\nX-WR-TIMEZONE:UTC\r\nEND:VCALENDAR\r\n$/,
    );
  });

  it('has activities and agreed meetings, and as CANCELLED those that were agreed on once', async () => {
    const talk = await buildActivity(server, { event, ...slotOf(event, 1) });
    await change(ADD, { activityId: talk.id });
    await server.sql('UPDATE activities SET location = $2 WHERE id = $1', [talk.id, 'Hall 2']);
    const pair = { event, senderId: me.id, receiverId: other.id };
    const active = await buildMeeting(server, { ...pair, status: 'ACTIVE', ...slotOf(event, 3) });
    const closed = await buildMeeting(server, { ...pair, status: 'ACTIVE', ...slotOf(event, 4) });
    for (const more of [{}, { status: 'REJECTED' as const }])
      await buildMeeting(server, { ...pair, ...slotOf(event, 5), ...more });
    const cancel = `mutation ($id: ID!) { respondToMeeting(input: { meetingId: $id, action: CANCEL }) { meeting { id } } }`;
    await expectOk(graphql(server.url, cancel, { id: closed.id }, other.token));
    expect(await entries()).toEqual([
      `activity-${talk.id}@podium 1 CONFIRMED`,
      `meeting-${active.id}@podium 0 CONFIRMED`,
      `meeting-${closed.id}@podium 1 CANCELLED`,
    ]);
  });
});
