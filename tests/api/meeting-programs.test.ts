import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql, mutationOf } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildEventStaff,
  buildMember,
  buildPod,
  insert,
  signInAs,
  slotOf,
} from '../support/factories';
import { buildGroups, putInGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { buildProgram, buildWish } from '../support/wishes';

const PROGRAM = 'takesWishes viewerTakesPart maxMusts order mostInRow fillsByMatches groupIds';
const UPDATE = mutationOf('updateMeetingProgram', `meetingProgram { ${PROGRAM} updatedAt }`);
const EVENT = `query ($id: ID!) { event(id: $id) { meetingProgram { ${PROGRAM} } } }`;
const TARGET = 'attendeeId companyId groupId minimum maximum perDay priority';
const SET_TARGETS = mutationOf('setMeetingTargets', `meetingTargets { updatedAt targets { ${TARGET} } }`);
const READINESS = `query ($eventId: ID!) { it: meetingReadiness(eventId: $eventId) {
  people peopleWithoutWishes withoutWishes { id } aboveOpenTimes { attendee { id } minimum openTimes } pods times places promised } }`;

interface Program {
  it: { meetingProgram: { updatedAt: string } };
}
interface Targets {
  it: { meetingTargets: { updatedAt: string; targets: unknown[] } };
}

let server: TestServer;
let manager: string;
beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const ask = <Data = object>(document: string, variables: object, token: string = manager) =>
  graphql<Data>(server.url, document, { ...variables }, token);
const change = <Data = object>(document: string, input: object) => ask<Data>(document, { input });
const reasonOf = async (answer: ReturnType<typeof ask>) => {
  const { extensions } = await expectError(answer);
  return extensions['reason'] ?? extensions.code;
};
const NONE = { attendeeId: null, companyId: null, groupId: null, minimum: null, maximum: null, perDay: null };

it('a program is made by its first change, and shown to members as far as they need it', async () => {
  const event = await buildEvent(server);
  const [, buyers] = await buildGroups(server, event.id, [{}, { name: 'Buyers' }]);
  const member = await buildMember(server, { eventId: event.id });
  const [stranger, elsewhere] = [
    await buildMember(server),
    await buildEventStaff(server, { eventId: (await buildEvent(server)).id }),
  ];
  expect(await expectOk(ask(EVENT, event))).toEqual({ event: { meetingProgram: null } });
  const input = { eventId: event.id, wishesOpenAt: new Date(0), groupIds: [buyers], mostInRow: 3 };
  const { it: made } = await expectOk(change<Program>(UPDATE, input));
  const { updatedAt, ...program } = made.meetingProgram;
  const open = { takesWishes: true, viewerTakesPart: false, maxMusts: 5 };
  const rest = { order: 'PROMISES_FIRST', mostInRow: 3, fillsByMatches: false, groupIds: [buyers] };
  expect(program).toEqual({ ...open, ...rest });
  const hidden = { order: null, mostInRow: null, fillsByMatches: null, groupIds: null };
  const seen = { event: { meetingProgram: { ...open, ...hidden } } };
  expect(await expectOk(ask(EVENT, event, member.token))).toEqual(seen);
  await putInGroups(server, member.id, 1);
  const inside = { event: { meetingProgram: { ...open, ...hidden, viewerTakesPart: true } } };
  expect(await expectOk(ask(EVENT, event, member.token))).toEqual(inside);
  for (const token of [stranger.token, elsewhere.token])
    expect(await reasonOf(ask(EVENT, event, token))).toBe('NOT_FOUND');
  const stale = { eventId: event.id, order: 'WISHES_FIRST', expectedUpdatedAt: new Date(1) };
  expect(await reasonOf(change(UPDATE, stale))).toBe('STALE_EDIT');
  await expectOk(change(UPDATE, { ...stale, expectedUpdatedAt: updatedAt }));
  expect(await reasonOf(change(UPDATE, { eventId: event.id, wishesCloseAt: new Date(0) }))).toBe(
    'BAD_USER_INPUT',
  );
  const [foreign] = await buildGroups(server, (await buildEvent(server)).id, [{}]);
  expect(await reasonOf(change(UPDATE, { eventId: event.id, groupIds: [foreign] }))).toBe('NOT_FOUND');
});

it('targets are replaced as a whole, each of one person, company or group of the event', async () => {
  const event = await buildEvent(server);
  const here = { eventId: event.id };
  const [, groupId] = await buildGroups(server, event.id, [{}, { name: 'Buyers' }]);
  const [one, company] = [await buildAttendee(server, here), await buildCompany(server, here)];
  const set = (targets: object[], more: object = {}) =>
    change<Targets>(SET_TARGETS, { ...here, targets, ...more });
  const { it: first } = await expectOk(
    set([
      { groupId, minimum: 4, priority: 2 },
      { companyId: company.id, maximum: 9 },
      { attendeeId: one.id, perDay: 3 },
    ]),
  );
  expect(first.meetingTargets.targets).toEqual([
    { ...NONE, attendeeId: one.id, perDay: 3, priority: 1 },
    { ...NONE, companyId: company.id, maximum: 9, priority: 1 },
    { ...NONE, groupId, minimum: 4, priority: 2 },
  ]);
  const { updatedAt } = first.meetingTargets;
  expect(await reasonOf(set([], { expectedUpdatedAt: new Date(1) }))).toBe('STALE_EDIT');
  const { it: second } = await expectOk(set([{ groupId, minimum: 5 }], { expectedUpdatedAt: updatedAt }));
  expect(second.meetingTargets.targets).toEqual([{ ...NONE, groupId, minimum: 5, priority: 1 }]);
  const elsewhere = await buildAttendee(server);
  for (const [targets, code] of [
    [[{ attendeeId: elsewhere.id, minimum: 1 }], 'NOT_FOUND'],
    [[{ attendeeId: groupId, minimum: 1 }], 'NOT_FOUND'],
    [
      [
        { groupId, minimum: 1 },
        { groupId, minimum: 2 },
      ],
      'BAD_USER_INPUT',
    ],
    [[{ groupId, minimum: 3, maximum: 2 }], 'BAD_USER_INPUT'],
    [[{ groupId }], 'BAD_USER_INPUT'],
    [[{ groupId, attendeeId: one.id, minimum: 1 }], 'BAD_USER_INPUT'],
  ] as const)
    expect(await reasonOf(set([...targets]))).toBe(code);
  const inserted = insert(server, 'meeting_targets', {
    id: one.id,
    ...here,
    attendeeId: elsewhere.id,
    minimum: 1,
  });
  await expect(inserted).rejects.toThrow('A target is of somebody at the event');
});

it('readiness names who has no wishes, promises above open times, and places against promises', async () => {
  const event = await buildEvent(server);
  const here = { eventId: event.id };
  const [, groupId] = await buildGroups(server, event.id, [{}, { name: 'Buyers' }]);
  await buildProgram(server, event.id);
  const [buyer, other] = [await buildAttendee(server, here), await buildAttendee(server, here)];
  await putInGroups(server, buyer.id, 1);
  await buildWish(server, buyer.id, { toAttendeeId: other.id }, 'LIKE');
  await buildWish(server, other.id, { toAttendeeId: buyer.id }, 'NO');
  const pod = await buildPod(server, here);
  await buildPod(server, here);
  await buildActivity(server, { event, kind: 'POD', podId: pod.id, ...slotOf(event, 5) });
  const talk = await buildActivity(server, { event, ...slotOf(event, 0) });
  await insert(server, 'agenda_entries', { attendeeId: buyer.id, activityId: talk.id });
  const asked = async () => (await expectOk(ask<{ it: { times: number } }>(READINESS, here))).it;
  const { times } = await asked();
  expect(times).toBeGreaterThan(50);
  await expectOk(
    change(SET_TARGETS, {
      ...here,
      targets: [
        { groupId, minimum: 2 },
        { attendeeId: buyer.id, minimum: times },
        { attendeeId: other.id, minimum: times },
      ],
    }),
  );
  expect(await asked()).toEqual({
    people: 2,
    peopleWithoutWishes: 1,
    withoutWishes: [{ id: other.id }],
    aboveOpenTimes: [{ attendee: { id: buyer.id }, minimum: times, openTimes: times - 1 }],
    pods: 2,
    times,
    places: 2 * times - 1,
    promised: 2 * times,
  });
});

it('the people of targets and readiness take as many statements for three as for one', async () => {
  const count = async (size: number) => {
    const event = await buildEvent(server);
    const here = { eventId: event.id };
    await buildProgram(server, event.id);
    const targets = [];
    for (let index = 0; index < size; index++) {
      const company = await buildCompany(server, here);
      targets.push({ attendeeId: (await buildAttendee(server, here)).id, minimum: 200 });
      targets.push({ companyId: company.id, minimum: 2 });
    }
    await expectOk(change(SET_TARGETS, { ...here, targets }));
    const document = `query ($eventId: ID!) {
      meetingTargets(eventId: $eventId) { targets { attendee { id } company { id } } }
      meetingReadiness(eventId: $eventId) { withoutWishes { id company { id } } aboveOpenTimes { attendee { id } } } }`;
    const run = () => expectOk(ask(document, here));
    await run();
    return (await statementsOf(run)).length;
  };
  expect(await count(3)).toBe(await count(1));
});

it('a copied event has the program and the targets of its groups, and no times, people or wishes', async () => {
  const event = await buildEvent(server);
  const [, groupId] = await buildGroups(server, event.id, [{}, { name: 'Buyers' }]);
  await buildProgram(server, event.id, { groupIds: [groupId], mostInRow: 2 });
  const one = await buildAttendee(server, { eventId: event.id });
  const targets = [
    { groupId, minimum: 4 },
    { attendeeId: one.id, minimum: 2 },
  ];
  await expectOk(change(SET_TARGETS, { eventId: event.id, targets }));
  const { it: made } = await expectOk(
    change<{ it: { event: { id: string } } }>(mutationOf('duplicateEvent', 'event { id }'), {
      eventId: event.id,
    }),
  );
  const copy = { eventId: made.event.id };
  const rows = await server.sql(
    `SELECT p.most_in_row, p.wishes_open_at, g.name, t.minimum, (SELECT count(*)::int FROM meeting_targets WHERE event_id = $1) AS targets
     FROM meeting_programs p JOIN attendee_groups g ON g.id = ANY(p.group_ids) JOIN meeting_targets t ON t.group_id = g.id
     WHERE p.event_id = $1 AND g.event_id = $1`,
    [copy.eventId],
  );
  expect(rows).toEqual([{ most_in_row: 2, wishes_open_at: null, name: 'Buyers', minimum: 4, targets: 1 }]);
});
