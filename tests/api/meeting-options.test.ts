import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  midnight,
  slotOf,
  type BuiltAttendee,
  type BuiltEvent,
  type BuiltMember,
  type BuiltPod,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const OPTIONS = `query ($id: ID!) {
  meetingOptions(attendeeId: $id) {
    attendee { id }
    slots { startsAt endsAt pods { id } }
    busy { startsAt endsAt whose }
    meetings { id status viewerAs }
    waitingRequests maxWaitingRequests
  }
}`;

interface Options {
  slots: { startsAt: string; endsAt: string; pods: { id: string }[] }[];
  busy: { startsAt: string; endsAt: string; whose: string }[];
  meetings: { id: string; status: string; viewerAs: string }[];
  waitingRequests: number;
  maxWaitingRequests: number;
}

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltAttendee;
let pod: BuiltPod;

/** Tomorrow from 09:00 to 10:15: three slots, at 09:00, 09:25 and 09:50. */
const shortDay = () => ({
  meetingHours: [{ date: midnight(1).toISOString().slice(0, 10), from: '09:00', to: '10:15' }],
});

const lastSundayOfMarch = (year: number): Date => {
  const lastWeekday = new Date(Date.UTC(year, 2, 31)).getUTCDay();
  return new Date(Date.UTC(year, 2, 31 - lastWeekday));
};

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server, shortDay());
  me = await buildMember(server, { eventId: event.id });
  other = await buildAttendee(server, { eventId: event.id });
  pod = await buildPod(server, { eventId: event.id });
});

const options = async (viewer = me, whom: { id: string } = other) =>
  (await expectOk(graphql<{ meetingOptions: Options }>(server.url, OPTIONS, { id: whom.id }, viewer.token)))
    .meetingOptions;
const times = (index: number) => {
  const { startsAt, endsAt } = slotOf(event, index);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
};
/** Numbers of the slots that are free, from 0. */
const freeSlots = async (viewer = me) => {
  const { slots } = await options(viewer);
  return slots.map(({ startsAt }) => [0, 1, 2].findIndex((index) => times(index).startsAt === startsAt));
};
const session = async (attendeeTable: string, attendeeId: string, index: number) => {
  const activityId = newId();
  const { startsAt, endsAt } = slotOf(event, index);
  await insert(server, 'activities', {
    id: activityId,
    eventId: event.id,
    kind: 'SESSION',
    title: 'Talk',
    startsAt,
    endsAt,
  });
  await insert(server, attendeeTable, { attendeeId, activityId });
};

describe('the slots of two people', () => {
  it('are the meeting hours in steps of slot and gap, with the pods in the order of the floor', async () => {
    const second = await buildPod(server, { eventId: event.id, position: 2 });
    const first = await buildPod(server, { eventId: event.id, position: 1 });
    await server.sql('UPDATE pods SET position = 3 WHERE id = $1', [pod.id]);
    const pods = [first, second, pod].map(({ id }) => ({ id }));
    expect(await options()).toEqual({
      attendee: { id: other.id },
      slots: [0, 1, 2].map((index) => ({ ...times(index), pods })),
      busy: [],
      meetings: [],
      waitingRequests: 0,
      maxWaitingRequests: 20,
    });
  });

  it('are those of the event’s own time zone, also on the day when the clocks change', async () => {
    // In Berlin the clocks go from 02:00 to 03:00 on this day: 09:00 is 07:00 UTC then, and 08:00 UTC the day before.
    const change = lastSundayOfMarch(new Date().getUTCFullYear() + 1);
    const dayAway = (days: number) => new Date(change.getTime() + days * 86_400_000);
    const dates = [dayAway(-1), change].map((day) => day.toISOString().slice(0, 10));
    const there = await buildEvent(server, {
      timezone: 'Europe/Berlin',
      startsAt: dayAway(-1),
      endsAt: dayAway(1),
      meetingHours: dates.map((date) => ({ date, from: '09:00', to: '09:20' })),
    });
    await buildPod(server, { eventId: there.id });
    const viewer = await buildMember(server, { eventId: there.id });
    const { slots } = await options(viewer, await buildAttendee(server, { eventId: there.id }));
    expect(slots.map(({ startsAt }) => startsAt)).toEqual([
      `${dates[0]}T08:00:00.000Z`,
      `${dates[1]}T07:00:00.000Z`,
    ]);
  });

  it('last until midnight, and go on after it without a break', async () => {
    const [first, second] = [midnight(1), midnight(2)].map((day) => day.toISOString().slice(0, 10));
    await server.sql('UPDATE events SET meeting_hours = $2 WHERE id = $1', [
      event.id,
      JSON.stringify([
        { date: first, from: '23:00', to: '24:00' },
        { date: second, from: '00:00', to: '00:30' },
      ]),
    ]);
    const { slots } = await options();
    expect(slots.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      `${first}T23:00`,
      `${first}T23:25`,
      `${first}T23:50`,
    ]);
  });

  it('do not include what has passed', async () => {
    const yesterday = midnight(-1).toISOString().slice(0, 10);
    await server.sql('UPDATE events SET meeting_hours = $2 WHERE id = $1', [
      event.id,
      JSON.stringify([{ date: yesterday, from: '00:00', to: '23:00' }]),
    ]);
    expect(await options()).toMatchObject({ slots: [], busy: [] });
  });

  it('leave out meetings of either, and say whose they are', async () => {
    const mine = { event, senderId: me.id, status: 'ACTIVE' } as const;
    await buildMeeting(server, { ...mine, ...slotOf(event, 0) });
    await buildMeeting(server, { event, receiverId: other.id, status: 'ACTIVE', ...slotOf(event, 2) });
    const { slots, busy, meetings } = await options();
    expect({ free: slots.map(({ startsAt }) => startsAt), busy, meetings }).toEqual({
      free: [times(1).startsAt],
      busy: [
        { ...times(0), whose: 'VIEWER' },
        { ...times(2), whose: 'OTHER' },
      ],
      meetings: [],
    });
  });

  it('are not taken by requests that wait, nor by rejected ones', async () => {
    for (const status of ['PENDING', 'REJECTED'] as const)
      await buildMeeting(server, { event, senderId: me.id, status, ...slotOf(event, 0) });
    expect(await freeSlots()).toEqual([0, 1, 2]);
  });

  it('leave out sessions in the agenda of either', async () => {
    await session('agenda_entries', me.id, 0);
    await session('agenda_entries', other.id, 1);
    expect(await freeSlots()).toEqual([2]);
  });

  it('leave out sessions where either speaks', async () => {
    await session('activity_speakers', other.id, 1);
    expect(await freeSlots()).toEqual([0, 2]);
  });

  it('do not mind sessions in nobody’s agenda', async () => {
    await session('agenda_entries', (await buildAttendee(server, { eventId: event.id })).id, 0);
    expect(await freeSlots()).toEqual([0, 1, 2]);
  });

  it('leave out the times that either marked as busy, even where they only touch the slot', async () => {
    const { startsAt, endsAt } = slotOf(event, 1);
    const end = new Date(startsAt.getTime() + 60_000);
    await insert(server, 'busy_times', {
      id: newId(),
      attendeeId: me.id,
      startsAt: midnight(1),
      endsAt: end,
    });
    expect(await freeSlots()).toEqual([2]);
    // A time that ends at the slot's start does not overlap it.
    const after = { startsAt: endsAt, endsAt: slotOf(event, 2).startsAt };
    await insert(server, 'busy_times', { id: newId(), attendeeId: other.id, ...after });
    expect(await freeSlots()).toEqual([2]);
  });

  it('tell the viewer’s side where both are busy', async () => {
    for (const attendeeId of [me.id, other.id])
      await insert(server, 'busy_times', { id: newId(), attendeeId, ...slotOf(event, 0) });
    expect((await options()).busy).toEqual([{ ...times(0), whose: 'VIEWER' }]);
  });
});

describe('the pods of a slot', () => {
  const podsOf = async (viewer = me, whom: { id: string } = other) =>
    (await options(viewer, whom)).slots.map(({ pods }) => pods.map(({ id }) => id));

  it('leave out a pod that others meet at then, and the slot when none is left', async () => {
    const second = await buildPod(server, { eventId: event.id });
    const taken = { event, status: 'ACTIVE' } as const;
    await buildMeeting(server, { ...taken, podId: pod.id, ...slotOf(event, 0) });
    await buildMeeting(server, { ...taken, podId: pod.id, ...slotOf(event, 1) });
    await buildMeeting(server, { ...taken, podId: second.id, ...slotOf(event, 1) });
    expect(await freeSlots()).toEqual([0, 2]);
    expect(await podsOf()).toEqual([[second.id], [pod.id, second.id]]);
  });

  it('leave out a pod that is blocked then', async () => {
    const block = { id: newId(), eventId: event.id, kind: 'POD', title: 'Cleaning', podId: pod.id };
    await insert(server, 'activities', { ...block, ...slotOf(event, 1) });
    expect(await freeSlots()).toEqual([0, 2]);
  });

  it('leave out a pod that no meetings are held at', async () => {
    await server.sql('UPDATE pods SET bookable = false WHERE id = $1', [pod.id]);
    expect(await freeSlots()).toEqual([]);
  });

  it('leave out a pod that was removed', async () => {
    const second = await buildPod(server, { eventId: event.id });
    await server.sql('UPDATE pods SET removed_at = now() WHERE id = $1', [pod.id]);
    expect(await podsOf()).toEqual([0, 1, 2].map(() => [second.id]));
    await server.sql('UPDATE pods SET removed_at = now() WHERE id = $1', [second.id]);
    expect(await freeSlots()).toEqual([]);
  });

  it('include a company’s own pod for the people of that company alone', async () => {
    const company = await buildCompany(server, { eventId: event.id });
    const own = await buildPod(server, { eventId: event.id, companyId: company.id });
    const colleague = await buildMember(server, { eventId: event.id, companyId: company.id });
    const inAllSlots = (...pods: { id: string }[]) => [0, 1, 2].map(() => pods.map(({ id }) => id));
    const [without, withOwn] = [inAllSlots(pod), inAllSlots(pod, own)];
    expect(await podsOf()).toEqual(without);
    expect(await podsOf(me, colleague)).toEqual(withOwn);
    expect(await podsOf(colleague, other)).toEqual(withOwn);
  });
});

it('neither learns when the other is free or busy once one has blocked the other', async () => {
  await buildMeeting(server, { event, senderId: other.id, status: 'ACTIVE', ...slotOf(event, 1) });
  expect(await options()).toMatchObject({ slots: [{}, {}], busy: [{ whose: 'OTHER' }] });
  for (const [blockerId, blockedId] of [
    [me.id, other.id],
    [other.id, me.id],
  ]) {
    await insert(server, 'blocks', { blockerId, blockedId });
    expect(await options()).toMatchObject({ slots: [], busy: [] });
    await server.sql('DELETE FROM blocks WHERE blocker_id = $1', [blockerId]);
  }
});

describe('the meetings of two people', () => {
  it('are the ones that wait or stand, soonest first, from the viewer’s side', async () => {
    const [later, sooner] = [
      await buildMeeting(server, { event, senderId: me.id, receiverId: other.id, ...slotOf(event, 2) }),
      await buildMeeting(server, {
        event,
        senderId: other.id,
        receiverId: me.id,
        status: 'ACTIVE',
        podId: pod.id,
        ...slotOf(event, 0),
      }),
    ];
    await buildMeeting(server, { event, senderId: me.id, receiverId: other.id, status: 'REJECTED' });
    await buildMeeting(server, { event, senderId: me.id, ...slotOf(event, 1) });
    expect(await options()).toMatchObject({
      meetings: [
        { id: sooner.id, status: 'ACTIVE', viewerAs: 'RECEIVER' },
        { id: later.id, status: 'PENDING', viewerAs: 'SENDER' },
      ],
      waitingRequests: 2,
    });
  });
});

it('of all meetings of two people, an attendee shows the first 1,000', async () => {
  const { id } = await buildMeeting(server, {
    event,
    senderId: me.id,
    receiverId: other.id,
    podId: pod.id,
    status: 'REJECTED',
    ...slotOf(event, 0),
  });
  await server.sql(
    `INSERT INTO meetings SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
     FROM meetings m CROSS JOIN generate_series(1, 1000) WHERE m.id = $1`,
    [id],
  );
  const READ = 'query ($id: ID!) { attendee(id: $id) { viewerMeetings { id } } }';
  const { attendee } = await expectOk(
    graphql<{ attendee: { viewerMeetings: unknown[] } }>(server.url, READ, { id: other.id }, me.token),
  );
  expect(attendee.viewerMeetings).toHaveLength(1_000);
});
