import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildPod,
  chooseInterest,
  insert,
  signInAs,
} from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const ALL = `query ($eventId: ID!) {
  eventStatistics(eventId: $eventId) {
    eventId
    totals { attendees confirmed checkedIn companies pods meetings messages bookmarks }
    attendeesByStatus { key count } attendeesByCountry { key count } attendeesByCategory { key count }
    attendeesByInterest { group term count } checkInsByHour { startsAt count }
    meetingsByStatus { key count } meetingsByDay { date count } podUse { podId name meetings share }
    messagesByDay { date count } topBookmarked { count attendee { id firstName } }
  }
}`;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  token = await signInAs(server, Role.EXECUTIVE);
});
afterAll(() => server.close());

const bookmark = (ownerId: string, attendeeId: string) =>
  insert(server, 'bookmarks', { ownerId, attendeeId });

const message = async (eventId: string, sender: string, recipient: string, times: string[]) => {
  const conversationId = newId();
  await insert(server, 'conversations', { id: conversationId, eventId, lastSequence: times.length });
  for (const [index, sentAt] of times.entries())
    await insert(server, 'messages', {
      id: newId(),
      conversationId,
      sequence: index + 1,
      senderId: sender,
      recipientId: recipient,
      clientId: `${index}`,
      text: 'Hello',
      sentAt,
    });
};

/**
 * Two days in Karachi (UTC+5), with 4 + 6 = 10 meeting hours. Ali and Bina are there, Chen is invited, Dora was removed.
 */
async function buildKarachi() {
  const event = await buildEvent(server, {
    timezone: 'Asia/Karachi',
    startsAt: new Date('2027-05-02T19:00:00Z'),
    endsAt: new Date('2027-05-04T19:00:00Z'),
    meetingHours: [
      { date: '2027-05-03', from: '09:00', to: '13:00' },
      { date: '2027-05-04', from: '10:00', to: '16:00' },
    ],
  });
  const here = { eventId: event.id };
  // 09:10 and 09:50 are one hour there; 04:50Z the same, 05:05Z the next.
  const ali = await buildAttendee(server, {
    ...here,
    firstName: 'Ali',
    lastName: 'Abbas',
    country: 'PK',
    category: 'SPEAKER',
    checkedInAt: '2027-05-03T04:10:00Z',
  });
  const bina = await buildAttendee(server, {
    ...here,
    firstName: 'Bina',
    lastName: 'Butt',
    country: 'PK',
    checkedInAt: '2027-05-03T04:50:00Z',
  });
  const chen = await buildAttendee(server, {
    ...here,
    firstName: 'Chen',
    lastName: 'Cho',
    status: 'INVITED',
  });
  const dora = await buildAttendee(server, {
    ...here,
    firstName: 'Dora',
    lastName: 'Dunn',
    country: 'US',
    checkedInAt: '2027-05-03T05:05:00Z',
  });
  const { groupId, terms } = await buildInterests(server, event.id);
  for (const [who, term] of [
    [ali, 'Energy'],
    [bina, 'Energy'],
    [bina, 'Health'],
    [dora, 'Robotics'],
  ] as const)
    await chooseInterest(server, who.id, groupId, terms[term]);
  const pod = await buildPod(server, { ...here, name: 'Pod 1', position: 1 });
  const idle = await buildPod(server, { ...here, name: 'Pod 2', position: 2 });
  const gone = await buildPod(server, { ...here, name: 'Pod 3', position: 3 });
  await buildCompany(server, here);
  const meet = (
    startsAt: string,
    endsAt: string,
    status: 'PENDING' | 'ACTIVE' | 'REJECTED',
    podId: string | null,
    with_ = bina,
  ) =>
    buildMeeting(server, {
      event,
      senderId: ali.id,
      receiverId: with_.id,
      podId,
      status,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  // 30 minutes on the first day; an hour on the second, half of which is after the meeting hours.
  await meet('2027-05-03T04:00:00Z', '2027-05-03T04:30:00Z', 'ACTIVE', pod.id);
  await meet('2027-05-04T10:30:00Z', '2027-05-04T11:30:00Z', 'ACTIVE', pod.id);
  // In the night of UTC it is the next day there.
  await meet('2027-05-03T20:00:00Z', '2027-05-03T20:20:00Z', 'ACTIVE', gone.id, dora);
  await server.sql('UPDATE pods SET removed_at = now() WHERE id = $1', [gone.id]);
  await meet('2027-05-03T06:00:00Z', '2027-05-03T06:20:00Z', 'PENDING', pod.id);
  await meet('2027-05-03T07:00:00Z', '2027-05-03T07:20:00Z', 'REJECTED', null);
  await message(event.id, ali.id, bina.id, ['2027-05-03T18:59:00Z', '2027-05-03T19:01:00Z']);
  await message(event.id, ali.id, dora.id, ['2027-05-04T08:00:00Z']);
  await bookmark(ali.id, bina.id);
  await bookmark(chen.id, bina.id);
  await bookmark(bina.id, ali.id);
  await bookmark(ali.id, dora.id);
  await bookmark(dora.id, ali.id);
  await server.sql(
    `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`,
    [dora.id],
  );
  return { event, ali, bina, pod, idle };
}

const tally = (entries: [string | null, number][]) => entries.map(([key, count]) => ({ key, count }));

describe('the statistics of an event', () => {
  it('are what one counts by hand, in its time zone, without whom and what was removed', async () => {
    const { event, ali, bina, pod, idle } = await buildKarachi();
    // An attendee of another event does not count.
    await buildAttendee(server, { country: 'PK', checkedInAt: new Date() });
    const { eventStatistics } = await expectOk(graphql(server.url, ALL, { eventId: event.id }, token));
    expect(eventStatistics).toEqual({
      eventId: event.id,
      totals: {
        attendees: 3,
        confirmed: 2,
        checkedIn: 2,
        companies: 1,
        pods: 2,
        meetings: 5,
        messages: 3,
        bookmarks: 3,
      },
      attendeesByStatus: tally([
        ['CONFIRMED', 2],
        ['INVITED', 1],
      ]),
      attendeesByCountry: tally([
        ['PK', 2],
        [null, 1],
      ]),
      attendeesByCategory: tally([
        ['ATTENDEE', 2],
        ['SPEAKER', 1],
      ]),
      attendeesByInterest: [
        { group: 'Industry', term: 'Energy', count: 2 },
        { group: 'Industry', term: 'Health', count: 1 },
      ],
      checkInsByHour: [{ startsAt: '2027-05-03T04:00:00.000Z', count: 2 }],
      meetingsByStatus: tally([
        ['ACTIVE', 3],
        ['PENDING', 1],
        ['REJECTED', 1],
      ]),
      meetingsByDay: [
        { date: '2027-05-03', count: 1 },
        { date: '2027-05-04', count: 2 },
      ],
      // 30 + 30 of 600 minutes.
      podUse: [
        { podId: pod.id, name: 'Pod 1', meetings: 2, share: 0.1 },
        { podId: idle.id, name: 'Pod 2', meetings: 0, share: 0 },
      ],
      messagesByDay: [
        { date: '2027-05-03', count: 1 },
        { date: '2027-05-04', count: 2 },
      ],
      topBookmarked: [
        { count: 2, attendee: { id: bina.id, firstName: 'Bina' } },
        { count: 1, attendee: { id: ali.id, firstName: 'Ali' } },
      ],
    });
  });

  it('come through /v1 in its words and with the wall clock of the event', async () => {
    const { event, bina, ali, pod, idle } = await buildKarachi();
    const { status, body } = await rest<{ statistics: object }>(
      server.url,
      'get',
      `/reports/statistics/${event.id}`,
      { token },
    );
    expect(status).toBe(200);
    expect(body.statistics).toMatchObject({
      event_id: event.id,
      totals: {
        attendees: 3,
        confirmed: 2,
        checked_in: 2,
        companies: 1,
        booths: 2,
        meetings: 5,
        messages: 3,
        bookmarks: 3,
      },
      attendees_by_status: tally([
        ['CONFIRMED', 2],
        ['INVITED', 1],
      ]),
      check_ins_by_hour: [{ from_date: '2027-05-03T09:00:00.000Z', count: 2 }],
      booth_use: [
        { _id: pod.id, name: 'Pod 1', meetings: 2, share: 0.1 },
        { _id: idle.id, name: 'Pod 2', meetings: 0, share: 0 },
      ],
      top_bookmarked: [
        { count: 2, attendee: { _id: bina.id, first_name: 'Bina' } },
        { count: 1, attendee: { _id: ali.id, first_name: 'Ali' } },
      ],
    });
  });
});

describe('statistics', () => {
  it('are empty for an event that has nothing yet', async () => {
    const event = await buildEvent(server, { meetingHours: [] });
    const pod = await buildPod(server, { eventId: event.id, name: 'Alone' });
    const { eventStatistics } = await expectOk(graphql(server.url, ALL, { eventId: event.id }, token));
    expect(eventStatistics).toEqual({
      eventId: event.id,
      totals: {
        attendees: 0,
        confirmed: 0,
        checkedIn: 0,
        companies: 0,
        pods: 1,
        meetings: 0,
        messages: 0,
        bookmarks: 0,
      },
      attendeesByStatus: [],
      attendeesByCountry: [],
      attendeesByCategory: [],
      attendeesByInterest: [],
      checkInsByHour: [],
      meetingsByStatus: [],
      meetingsByDay: [],
      messagesByDay: [],
      topBookmarked: [],
      podUse: [{ podId: pod.id, name: 'Alone', meetings: 0, share: 0 }],
    });
  });

  it('cost the same few statements however much there is', async () => {
    const small = await buildEvent(server);
    const { event: full } = await buildKarachi();
    const warm = () => graphql(server.url, ALL, { eventId: small.id }, token);
    await warm();
    const few = await statementsOf(warm);
    const many = await statementsOf(() => graphql(server.url, ALL, { eventId: full.id }, token));
    // Access and numbers; with bookmarks, the people too.
    expect([few.length, many.length]).toEqual([2, 3]);
  });

  it('read only what is asked for', async () => {
    const event = await buildEvent(server);
    const document = 'query ($eventId: ID!) { eventStatistics(eventId: $eventId) { totals { attendees } } }';
    const statements = await statementsOf(() => graphql(server.url, document, { eventId: event.id }, token));
    expect(statements.filter((text) => text.includes('podUse') || text.includes('messagesByDay'))).toEqual(
      [],
    );
  });

  it('do not exist for an event that does not', async () => {
    for (const eventId of [newId(), 'no-id']) {
      const error = await expectError(graphql(server.url, ALL, { eventId }, token));
      expect(error.extensions.code).toBe('NOT_FOUND');
    }
  });
});
