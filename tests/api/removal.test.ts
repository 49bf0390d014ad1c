import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  insert,
  signInAs,
  slotOf,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const OF_ATTENDEE =
  'query ($id: ID!) { attendee(id: $id) { removal { meetings talks agendaEntries bookmarks } } }';
const OF_USERS = `query ($search: String!) { users(first: 100, search: $search) { nodes { id removal { profiles meetings } } } }`;

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

/** A user at two events, with future meetings, a past one and a closed one. */
const buildGuest = async () => {
  const event = await buildEvent(server);
  const guest = await buildMember(server, { eventId: event.id });
  const other = await buildAttendee(server, { eventId: event.id });
  const sent = { event, senderId: guest.id, receiverId: other.id };
  const yesterday = {
    startsAt: new Date(Date.now() - 90_000_000),
    endsAt: new Date(Date.now() - 88_800_000),
  };
  await buildMeeting(server, { ...sent, ...slotOf(event, 0) });
  await buildMeeting(server, {
    event,
    senderId: other.id,
    receiverId: guest.id,
    status: 'ACTIVE',
    ...slotOf(event, 1),
  });
  await buildMeeting(server, { ...sent, status: 'ACTIVE', ...yesterday });
  await buildMeeting(server, { ...sent, status: 'REJECTED', ...slotOf(event, 2) });
  const activity = await buildActivity(server, { event });
  await insert(server, 'activity_speakers', { activityId: activity.id, attendeeId: guest.id, position: 1 });
  await insert(server, 'agenda_entries', { activityId: activity.id, attendeeId: guest.id });
  await insert(server, 'bookmarks', { ownerId: other.id, attendeeId: guest.id });
  await insert(server, 'bookmarks', { ownerId: guest.id, attendeeId: other.id });
  const elsewhere = await buildAttendee(server, { userId: guest.userId });
  await buildMeeting(server, { eventId: elsewhere.eventId, senderId: elsewhere.id });
  return { event, guest, other };
};

describe('a removal', () => {
  it('of an attendee says to managers what goes along, and then takes just that', async () => {
    const { guest } = await buildGuest();
    const { attendee } = await expectOk(graphql(server.url, OF_ATTENDEE, { id: guest.id }, manager));
    expect(attendee).toEqual({ removal: { meetings: 2, talks: 1, agendaEntries: 1, bookmarks: 2 } });
    const document =
      'mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { attendee { id removal { meetings } } } }';
    expect(await expectOk(graphql(server.url, document, { id: guest.id }, manager))).toEqual({
      deleteAttendee: { attendee: { id: guest.id, removal: { meetings: 0 } } },
    });
    const [closed] = await server.sql(
      `SELECT count(*)::int AS count FROM meetings WHERE closed_reason = 'REMOVED' AND $1 IN (sender_id, receiver_id)`,
      [guest.id],
    );
    expect(closed).toEqual({ count: 2 });
    const [entry] = await server.sql('SELECT after FROM audit_entries WHERE subject_id = $1', [guest.id]);
    expect(entry).toEqual({ after: { closedMeetings: 2 } });
  });

  it('of an attendee leaves nothing of what they kept, nor of what others kept of them', async () => {
    const { event, guest, other } = await buildGuest();
    const here = { eventId: guest.eventId };
    const third = await buildAttendee(server, here);
    const companyId = (await buildCompany(server, here)).id;
    for (const [one, another] of [
      [guest, other],
      [third, guest],
      [other, third],
    ] as const) {
      await insert(server, 'blocks', { blockerId: one.id, blockedId: another.id });
      await insert(server, 'meeting_wishes', {
        id: randomUUID(),
        kind: 'NO',
        fromId: one.id,
        toAttendeeId: another.id,
      });
    }
    await insert(server, 'bookmarks', { ownerId: other.id, attendeeId: third.id });
    for (const { id } of [guest, other])
      await insert(server, 'favourite_companies', { ownerId: id, companyId });
    await insert(server, 'agenda_feeds', { attendeeId: guest.id, tokenHash: Buffer.from(guest.id) });
    await insert(server, 'busy_times', { id: randomUUID(), attendeeId: guest.id, ...slotOf(event) });
    const left = async () => {
      const rows = await server.sql<{ kept: string }>(
        `SELECT 'block' AS kept FROM blocks b JOIN attendees a ON a.id = b.blocker_id WHERE a.event_id = $1
         UNION ALL SELECT 'wish' FROM meeting_wishes w JOIN attendees a ON a.id = w.from_id WHERE a.event_id = $1
         UNION ALL SELECT 'bookmark' FROM bookmarks b JOIN attendees a ON a.id = b.owner_id WHERE a.event_id = $1
         UNION ALL SELECT 'favourite' FROM favourite_companies f WHERE f.company_id = $2
         UNION ALL SELECT 'calendar' FROM agenda_feeds WHERE attendee_id = $3
         UNION ALL SELECT 'busy' FROM busy_times WHERE attendee_id = $3
         UNION ALL SELECT 'agenda' FROM agenda_entries WHERE attendee_id = $3
         UNION ALL SELECT 'talk' FROM activity_speakers WHERE attendee_id = $3`,
        [guest.eventId, companyId, guest.id],
      );
      return rows.map(({ kept }) => kept).sort();
    };
    const ofOthers = ['block', 'bookmark', 'favourite', 'wish'];
    const ofBoth = ['block', 'block', 'bookmark', 'bookmark', 'favourite', 'wish', 'wish'];
    expect(await left()).toEqual([...ofOthers, ...ofBoth, 'agenda', 'busy', 'calendar', 'talk'].sort());
    const document = 'mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { __typename } }';
    await expectOk(graphql(server.url, document, { id: guest.id }, manager));
    expect(await left()).toEqual(ofOthers);
  });

  it('of a user counts all events, and is told to oneself too', async () => {
    const { guest } = await buildGuest();
    const document = 'mutation ($id: ID!) { deleteUser(input: { userId: $id }) { user { id } } }';
    expect(
      await expectOk(graphql(server.url, '{ me { removal { profiles meetings } } }', {}, guest.token)),
    ).toEqual({ me: { removal: { profiles: 2, meetings: 3 } } });
    await expectOk(graphql(server.url, document, { id: guest.userId }, manager));
    const [entry] = await server.sql('SELECT after FROM audit_entries WHERE subject_id = $1', [guest.userId]);
    expect(entry).toEqual({ after: { profiles: 2, closedMeetings: 3 } });
  });

  it('is nothing that attendees or EXECUTIVE are told of others', async () => {
    const { guest, other } = await buildGuest();
    for (const token of [guest.token, await signInAs(server, Role.EXECUTIVE)]) {
      const { attendee } = await expectOk(graphql(server.url, OF_ATTENDEE, { id: other.id }, token));
      expect(attendee).toEqual({ removal: null });
    }
  });

  it('is said of one and of three users in the same number of statements', async () => {
    const ask = () => graphql(server.url, OF_USERS, { search: 'Removable' }, manager);
    const rename = (userId: string) =>
      server.sql(`UPDATE users SET display_name = 'Removable' WHERE id = $1`, [userId]);
    await rename((await buildGuest()).guest.userId);
    const one = await statementsOf(async () => {
      expect(await expectOk(ask())).toMatchObject({
        users: { nodes: [{ removal: { profiles: 2, meetings: 3 } }] },
      });
    });
    for (let more = 0; more < 2; more += 1) await rename((await buildGuest()).guest.userId);
    const three = await statementsOf(async () => {
      expect(await expectOk(ask())).toMatchObject({ users: { nodes: [{}, {}, {}] } });
    });
    expect(three).toHaveLength(one.length);
  });
});
