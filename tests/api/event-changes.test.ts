import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { profileFields } from '../../server/src/modules/attendees/profile-fields';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildPod,
  buildUser,
  chooseInterest,
  insert,
  type BuiltAttendee,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

/** The changes of an event that are caused by `act`, by their subjects, once all of them have left the outbox. */
async function changesOf(eventId: string, act: () => Promise<unknown>): Promise<string[]> {
  const drained = () =>
    waitFor(async () => (await server.sql('SELECT 1 FROM outbox')).length === 0, 'The end of the outbox');
  await drained();
  const [before] = await server.sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM event_changes');
  await act();
  await drained();
  const rows = await server.sql<{ change: string }>(
    `SELECT topic || ' ' || subject_id AS change FROM event_changes WHERE event_id = $1 AND id > $2 ORDER BY id`,
    [eventId, before?.id],
  );
  return rows.map(({ change }) => change);
}

const set = (table: string, id: string, values: string) =>
  server.sql(`UPDATE ${table} SET ${values} WHERE id = $1`, [id]);

const checkIn = async ({ id, eventId }: BuiltAttendee): Promise<string> => {
  const entry = {
    id: newId(),
    eventId,
    attendeeId: id,
    clientId: newId(),
    gate: 'Main',
    direction: 'IN',
    at: new Date(),
  };
  await insert(server, 'check_ins', entry);
  return entry.id;
};

describe('an attendee', () => {
  it.each([
    ...profileFields.map(({ name, column }): [string, string] => [name, `${column} = 'ZZ'`]),
    ['code', `invite_code = 'CODE' || id`],
    ['answers', `answers = '{"01980000-0000-7000-8000-000000000001":["b"]}'`],
    ['category', `category = 'SPEAKER'`],
    ['status', `status = 'CONFIRMED', confirmed_at = '2027-05-03'`],
    ['first entry', `checked_in_at = '2027-05-03'`],
  ])('is published when its %s changes, once', async (_what, values) => {
    const { id, eventId } = await buildAttendee(server, { status: 'INVITED' });
    const act = () => set('attendees', id, values);
    expect(await changesOf(eventId, act)).toEqual([`ATTENDEE_CHANGED ${id}`]);
    expect(await changesOf(eventId, act)).toEqual([]);
  });

  it('is published when it is added, gets a company, another address, or is deleted', async () => {
    const { id: eventId } = await buildEvent(server);
    const user = await buildUser(server);
    const company = await buildCompany(server, { eventId });
    const id = newId();
    const steps = [
      () => buildAttendee(server, { id, eventId, userId: user.id }),
      () => server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [id, company.id]),
      () => set('users', user.id, `email = 'new.' || email`),
      () => server.sql('DELETE FROM attendees WHERE id = $1', [id]),
    ];
    for (const step of steps) expect(await changesOf(eventId, step)).toEqual([`ATTENDEE_CHANGED ${id}`]);
  });

  it('is published when its interests change', async () => {
    const { id, eventId } = await buildAttendee(server);
    const { groupId, terms } = await buildInterests(server, eventId);
    const steps = [
      () => chooseInterest(server, id, groupId, terms['Energy']),
      () =>
        server.sql('UPDATE attendee_interests SET term_id = $2 WHERE attendee_id = $1', [
          id,
          terms['Health'],
        ]),
      () => server.sql('DELETE FROM attendee_interests WHERE attendee_id = $1', [id]),
    ];
    for (const step of steps) expect(await changesOf(eventId, step)).toEqual([`ATTENDEE_CHANGED ${id}`]);
  });

  it('is not published for what others do not see', async () => {
    const { id, eventId, userId } = await buildAttendee(server);
    const hidden = `invited_at = now(), invitation_due_at = now(), shares_email = true, mails_reminders = true, updated_at = now()`;
    const act = async () => {
      await set('attendees', id, hidden);
      await set('users', userId, `display_name = 'Another', updated_at = now()`);
    };
    expect(await changesOf(eventId, act)).toEqual([]);
  });
});

describe('an entry', () => {
  it('is published when it is recorded', async () => {
    const attendee = await buildAttendee(server);
    let id = '';
    const changes = await changesOf(attendee.eventId, async () => (id = await checkIn(attendee)));
    expect(changes).toEqual([`CHECK_IN_RECORDED ${id}`]);
  });
});

describe('a meeting', () => {
  it('is published when it is requested, moved or closed, and not for who says that it took place', async () => {
    const { id: eventId } = await buildEvent(server);
    const [sender, receiver] = [
      await buildAttendee(server, { eventId }),
      await buildAttendee(server, { eventId }),
    ];
    const id = newId();
    const published = [`MEETING_CHANGED ${id}`];
    const request = () => buildMeeting(server, { id, eventId, senderId: sender.id, receiverId: receiver.id });
    const later = `starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`;
    expect(await changesOf(eventId, request)).toEqual(published);
    expect(await changesOf(eventId, () => set('meetings', id, later))).toEqual(published);
    expect(await changesOf(eventId, () => set('meetings', id, `sender_says_held = true`))).toEqual([]);
    const close = () => set('meetings', id, `status = 'REJECTED', closed_reason = 'DECLINED'`);
    expect(await changesOf(eventId, close)).toEqual(published);
  });
});

describe('the schedule', () => {
  it('is published when a session is added, edited, gets speakers or is deleted', async () => {
    const { id: eventId } = await buildEvent(server);
    const speaker = await buildAttendee(server, { eventId });
    const id = newId();
    const steps = [
      () => buildActivity(server, { id, eventId }),
      () => set('activities', id, `title = 'Another', track = 'Main'`),
      () => insert(server, 'activity_speakers', { activityId: id, attendeeId: speaker.id }),
      () => server.sql('UPDATE activity_speakers SET position = 2 WHERE activity_id = $1', [id]),
      () => server.sql('DELETE FROM activity_speakers WHERE activity_id = $1', [id]),
      () => server.sql('DELETE FROM activities WHERE id = $1', [id]),
    ];
    for (const step of steps) expect(await changesOf(eventId, step)).toEqual([`SCHEDULE_CHANGED ${id}`]);
    expect(await changesOf(eventId, () => set('activities', id, `sequence = 9`))).toEqual([]);
  });

  it('is not published for the blocked times of pods', async () => {
    const { id: podId, eventId } = await buildPod(server);
    const id = newId();
    const block = () => buildActivity(server, { id, eventId, kind: 'POD', podId });
    expect(await changesOf(eventId, block)).toEqual([]);
    expect(await changesOf(eventId, () => set('activities', id, `title = 'Closed'`))).toEqual([]);
  });
});

it('many rows of one statement are one change each, in one event each', async () => {
  const { id: eventId } = await buildEvent(server);
  const { id: other } = await buildEvent(server);
  const users = await server.sql<{ id: string }>(
    `INSERT INTO users (id, email, display_name, role)
     SELECT gen_random_uuid(), gen_random_uuid() || '@example.test', 'One', 'ATTENDEE' FROM generate_series(1, 1200) RETURNING id`,
  );
  const add = () =>
    server.sql(
      `INSERT INTO attendees (id, event_id, user_id, invite_code, first_name, last_name)
       SELECT gen_random_uuid(), CASE WHEN n <= 700 THEN $1::uuid ELSE $2 END, id, gen_random_uuid(), 'A', 'B'
       FROM unnest($3::uuid[]) WITH ORDINALITY AS added (id, n)`,
      [eventId, other, users.map(({ id }) => id)],
    );
  const changes = await changesOf(eventId, add);
  const ofOther = await server.sql('SELECT 1 FROM event_changes WHERE event_id = $1', [other]);
  expect([changes.length, new Set(changes).size, ofOther.length]).toEqual([700, 700, 500]);
});

it('nothing is published of an event that is deleted', async () => {
  const { id: eventId } = await buildEvent(server);
  await buildMeeting(server, { eventId });
  await buildActivity(server, { eventId });
  const remove = () => server.sql('DELETE FROM events WHERE id = $1', [eventId]);
  expect(await changesOf(eventId, remove)).toEqual([]);
});
