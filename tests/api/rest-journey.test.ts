import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { toWallClock } from '../../server/src/core/rest/wall-clock';
import {
  buildAttendee,
  buildEvent,
  buildPod,
  buildUser,
  slotOf,
  type BuiltAttendee,
  type BuiltEvent,
  type BuiltPod,
} from '../support/factories';
import { idOf, rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PASSWORD = 'a-long-enough-password';
const ZONE = 'America/New_York';

interface Person {
  email: string;
  attendee: BuiltAttendee;
}

interface Meeting {
  _id: string;
  status: string;
  from_date: string;
  to_date: string;
  message: string | null;
  booth: { _id: string; name: string } | null;
  participants: { attendee_id: string; as: string }[];
  closed_reason: string | null;
}

interface Slot {
  from_date: string;
  to_date: string;
  booths: { _id: string; name: string }[];
}

let server: TestServer;
let event: BuiltEvent;
let pod: BuiltPod;

const person = async (): Promise<Person> => {
  const passwordHash = await hashPassword(PASSWORD);
  const user = await buildUser(server, { passwordHash });
  return { email: user.email, attendee: await buildAttendee(server, { eventId: event.id, userId: user.id }) };
};

const signIn = async ({ email }: Person): Promise<string> => {
  const { status, body } = await rest<{ access_token: string; user: { email: string } }>(
    server.url,
    'post',
    '/auth/login',
    { body: { form_data: { email, password: PASSWORD, device: 'A phone' } } },
  );
  expect([status, body.user.email]).toEqual([200, email]);
  return body.access_token;
};

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server, { timezone: ZONE });
  pod = await buildPod(server, { eventId: event.id });
});

afterAll(() => server?.close());

describe('two people who use nothing but what the specification of /v1 shows', () => {
  it('sign in, find each other, chat, and agree a meeting', async () => {
    const [anna, bo] = [await person(), await person()];
    const [annas, bos] = [await signIn(anna), await signIn(bo)];
    const as = <Body>(token: string, method: string, path: string, body?: unknown) =>
      rest<Body>(server.url, method, path, { token, body });

    const me = await as<{ user: { email: string } }>(annas, 'get', '/auth/me');
    expect(me.body.user.email).toBe(anna.email);

    const own = await as<{ profile: { _id: string; status: string }; bookmarks: string[] }>(
      annas,
      'get',
      `/auth/event-profile/${event.id}`,
    );
    expect(own.body).toMatchObject({
      profile: { _id: anna.attendee.id, status: 'CONFIRMED' },
      bookmarks: [],
    });

    const seen = await as<{ event: { from_date: string; meeting_hours: { from: string }[] } }>(
      annas,
      'get',
      `/events/${event.id}`,
    );
    expect(seen.body.event.from_date).toBe(toWallClock(event.startsAt.toISOString(), ZONE));

    const list = await as<{ attendees: { _id: string; email: string | null }[]; total: number }>(
      annas,
      'post',
      `/attendees/get/${event.id}/0/20`,
      { search: bo.attendee.lastName },
    );
    expect(list.body).toMatchObject({ total: 1, attendees: [{ _id: bo.attendee.id, email: null }] });

    const sent = await as(annas, 'post', `/attendees/message/${bo.attendee.id}`, {
      message: 'Shall we meet?',
      client_id: 'one',
    });
    const again = await as(annas, 'post', `/attendees/message/${bo.attendee.id}`, {
      message: 'Shall we meet?',
      client_id: 'one',
    });
    expect([sent.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(sent.body);
    const chat = await as<{ messages: { message: string; from: string }[]; unread: number }>(
      bos,
      'get',
      `/attendees/${event.id}/chat/${anna.attendee.id}`,
    );
    expect(chat.body).toMatchObject({
      messages: [{ message: 'Shall we meet?', from: anna.attendee.id }],
      unread: 1,
    });

    const options = await as<{ slots: Slot[] }>(
      annas,
      'get',
      `/activities/meetings/${event.id}/${bo.attendee.id}`,
    );
    // Nine in the morning on the wall, wherever the event is.
    expect(options.body.slots[0]?.from_date).toMatch(/T09:00:00\.000Z$/);
    expect(options.body.slots[0]?.booths).toEqual([{ _id: pod.id, name: pod.name }]);
    const [slot] = options.body.slots;

    const asked = await as<{ meeting: Meeting }>(annas, 'post', `/activities/request-meeting/${event.id}`, {
      attendee_id: bo.attendee.id,
      from_date: slot?.from_date,
      to_date: slot?.to_date,
      booth_id: pod.id,
      message: 'At the pod',
    });
    expect(asked).toMatchObject({
      status: 201,
      body: {
        meeting: {
          status: 'PENDING',
          from_date: slot?.from_date,
          to_date: slot?.to_date,
          message: 'At the pod',
          booth: { _id: pod.id, name: pod.name },
          participants: [
            { attendee_id: anna.attendee.id, as: 'SENDER' },
            { attendee_id: bo.attendee.id, as: 'RECEIVER' },
          ],
          closed_reason: null,
        },
      },
    });

    const waiting = await as<{ meetings: Meeting[] }>(bos, 'get', `/meetings/${event.id}`);
    expect(waiting.body.meetings.map(idOf)).toEqual([idOf(asked.body.meeting)]);
    const byMyself = await as<{ code: string }>(annas, 'post', `/meetings/${idOf(asked.body.meeting)}`, {
      action: 'accept',
    });
    expect([byMyself.status, byMyself.body.code]).toEqual([403, 'FORBIDDEN']);

    const accepted = await as<{ meeting: Meeting }>(bos, 'post', `/meetings/${idOf(asked.body.meeting)}`, {
      form_data: { action: 'accept' },
    });
    expect([accepted.status, accepted.body.meeting.status]).toEqual([200, 'ACTIVE']);
    const mine = await as<{ meeting: Meeting }>(annas, 'get', `/meetings/${idOf(asked.body.meeting)}`);
    expect(mine.body).toEqual(accepted.body);

    const details = await as<{ meetings: Meeting[]; match: null }>(
      annas,
      'get',
      `/attendees/details/${bo.attendee.id}`,
    );
    expect(details.body).toMatchObject({ meetings: [{ _id: idOf(asked.body.meeting) }], match: null });

    expect((await as(annas, 'post', '/auth/logout')).body).toEqual({ success: true });
    expect((await as(annas, 'get', '/auth/me')).status).toBe(401);
  });
});

describe('a refused meeting in /v1', () => {
  it('offers the next common times, as the wall shows them, where the last pod is gone', async () => {
    const people = await Promise.all([person(), person(), person(), person()]);
    const tokens = await Promise.all(people.map(signIn));
    const hours = slotOf(event, 0);
    const from_date = `${hours.startsAt.toISOString().slice(0, 10)}T09:25:00.000Z`;
    const ask = async (sender: number, receiver: number): Promise<string> => {
      const { body } = await rest<{ meeting: Meeting }>(
        server.url,
        'post',
        `/activities/request-meeting/${event.id}`,
        { token: tokens[sender], body: { attendee_id: people[receiver]?.attendee.id, from_date } },
      );
      return idOf(body.meeting);
    };
    const accept = (id: string, receiver: number) =>
      rest<{ code: string; reason: string; slots: Slot[] }>(server.url, 'post', `/meetings/${id}`, {
        token: tokens[receiver],
        body: { action: 'accept' },
      });
    const [first, second] = [await ask(0, 1), await ask(2, 3)];
    expect((await accept(first, 1)).status).toBe(200);
    const refused = await accept(second, 3);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'NO_POD_FREE' } });
    expect(refused.body.slots[0]).toEqual({
      from_date: from_date.replace('09:25', '09:50'),
      to_date: from_date.replace('09:25', '10:10'),
      booths: [{ _id: pod.id, name: pod.name }],
    });

    const late = await rest<{ reason: string; slots: Slot[] }>(
      server.url,
      'post',
      `/activities/request-meeting/${event.id}`,
      { token: tokens[2], body: { attendee_id: people[0]?.attendee.id, from_date } },
    );
    expect(late).toMatchObject({ status: 409, body: { reason: 'SLOT_TAKEN' } });
    expect(late.body.slots[0]?.from_date).toBe(from_date.replace('09:25', '09:50'));
  });
});
