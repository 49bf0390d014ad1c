import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  insert,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const QUERY = `query ($eventId: ID!) {
  eventStatistics(eventId: $eventId) {
    totals { inside }
    registrationsByDay { date count } confirmationsByDay { date count }
    entriesByGate { gate startsAt in out } headCountByHour { startsAt count }
    meetingFunnel { requested accepted held }
  }
}`;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  token = await signInAs(server, Role.EXECUTIVE);
});
afterAll(() => server.close());

const statisticsOf = async ({ id: eventId }: BuiltEvent) =>
  (await expectOk(graphql<{ eventStatistics: object }>(server.url, QUERY, { eventId }, token)))
    .eventStatistics;

const scan = (eventId: string, attendeeId: string, direction: 'IN' | 'OUT', at: string, gate = 'North') =>
  insert(server, 'check_ins', { id: newId(), eventId, attendeeId, clientId: newId(), gate, direction, at });

it('entries are counted by gate and hour, and people inside once', async () => {
  const event = await buildEvent(server, { timezone: 'Asia/Karachi' });
  const day = { eventId: event.id, createdAt: '2027-05-01T20:00:00Z', confirmedAt: '2027-05-03T01:00:00Z' };
  const [ada, bo, cy] = [
    await buildAttendee(server, day),
    await buildAttendee(server, day),
    await buildAttendee(server, { ...day, createdAt: '2027-05-02T20:00:00Z' }),
  ];
  const at = (time: string) => `2027-05-03T${time}:00Z`;
  await scan(event.id, ada.id, 'IN', at('04:05'));
  await scan(event.id, ada.id, 'IN', at('04:06'));
  await scan(event.id, bo.id, 'IN', at('04:50'), 'South');
  await scan(event.id, cy.id, 'IN', at('05:10'), 'South');
  await scan(event.id, ada.id, 'OUT', at('05:20'));
  await scan(event.id, ada.id, 'OUT', at('05:21'), 'South');
  await scan(event.id, ada.id, 'IN', at('06:30'));
  await scan(event.id, bo.id, 'OUT', at('06:40'));
  expect(await statisticsOf(event)).toEqual({
    totals: { inside: 2 },
    // 01:00 of the next day there.
    registrationsByDay: [
      { date: '2027-05-02', count: 2 },
      { date: '2027-05-03', count: 1 },
    ],
    confirmationsByDay: [{ date: '2027-05-03', count: 3 }],
    entriesByGate: [
      { gate: 'North', startsAt: '2027-05-03T04:00:00.000Z', in: 2, out: 0 },
      { gate: 'South', startsAt: '2027-05-03T04:00:00.000Z', in: 1, out: 0 },
      { gate: 'North', startsAt: '2027-05-03T05:00:00.000Z', in: 0, out: 1 },
      { gate: 'South', startsAt: '2027-05-03T05:00:00.000Z', in: 1, out: 1 },
      { gate: 'North', startsAt: '2027-05-03T06:00:00.000Z', in: 1, out: 1 },
    ],
    headCountByHour: [
      { startsAt: '2027-05-03T04:00:00.000Z', count: 2 },
      { startsAt: '2027-05-03T05:00:00.000Z', count: 2 },
      { startsAt: '2027-05-03T06:00:00.000Z', count: 2 },
    ],
    meetingFunnel: { requested: 0, accepted: 0, held: 0 },
  });
});

it('meetings took place where one side says so, or they are over and neither denies it', async () => {
  const event = await buildEvent(server, {
    startsAt: new Date('2025-05-03'),
    endsAt: new Date('2025-05-04'),
  });
  const [ada, bo] = [
    await buildAttendee(server, { eventId: event.id }),
    await buildAttendee(server, { eventId: event.id }),
  ];
  let hour = 8;
  const meet = (more: object) => {
    const startsAt = new Date(`2025-05-03T${String((hour += 1)).padStart(2, '0')}:00:00Z`);
    const endsAt = new Date(startsAt.getTime() + 1_200_000);
    return buildMeeting(server, {
      event,
      senderId: ada.id,
      receiverId: bo.id,
      startsAt,
      endsAt,
      status: 'ACTIVE',
      ...more,
    });
  };
  await meet({});
  await meet({ senderSaysHeld: true, receiverSaysHeld: false });
  await meet({ senderSaysHeld: false });
  await meet({ startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 4_800_000) });
  await meet({ status: 'PENDING' });
  await meet({ status: 'REJECTED' });
  expect(await statisticsOf(event)).toMatchObject({ meetingFunnel: { requested: 6, accepted: 4, held: 2 } });
});

it('all of it costs the same number of statements for one person and for many', async () => {
  const costs: number[] = [];
  for (const size of [1, 4]) {
    const event = await buildEvent(server);
    for (let made = 0; made < size; made += 1) {
      const { id } = await buildAttendee(server, { eventId: event.id });
      await scan(event.id, id, 'IN', new Date().toISOString());
    }
    costs.push((await statementsOf(() => statisticsOf(event))).length);
  }
  expect(costs[1]).toBe(costs[0]);
});
