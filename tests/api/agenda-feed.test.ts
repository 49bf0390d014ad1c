import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildActivity,
  buildEvent,
  buildMeeting,
  buildMember,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FEED = 'query ($eventId: ID!) { it: agendaFeed(eventId: $eventId) { createdAt lastReadAt path } }';
const CREATE = `mutation ($input: CreateAgendaFeedInput!) {
  done: createAgendaFeed(input: $input) { it: agendaFeed { createdAt lastReadAt path } }
}`;
const REVOKE =
  'mutation ($input: RevokeAgendaFeedInput!) { done: revokeAgendaFeed(input: $input) { it: revoked } }';
const DELETE =
  'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }';

interface Feed {
  createdAt: string;
  lastReadAt: string | null;
  path: string | null;
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
    await buildMember(server, { eventId: event.id, firstName: 'Daniel', lastName: 'Weber' }),
  ];
});

const change = async <It>(document: string, token = me.token) => {
  const answer = await expectOk(
    graphql<{ done: { it: It } }>(server.url, document, { input: { eventId: event.id } }, token),
  );
  return answer.done.it;
};
const create = async (token?: string): Promise<string> => {
  const { path } = await change<Feed>(CREATE, token);
  return path ?? '';
};
const find = async (token = me.token) =>
  (await expectOk(graphql<{ it: Feed | null }>(server.url, FEED, { eventId: event.id }, token))).it;
/** Reads as a calendar program does: without a token. */
const read = (path: string, init?: RequestInit) => fetch(server.url + path, init);
const statusOf = async (path: string): Promise<number> => (await read(path)).status;
/** UID, version, status and title of each entry. */
const entriesOf = (calendar: string): string[] =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) =>
      ['UID', 'SEQUENCE', 'STATUS', 'SUMMARY']
        .map((name) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(entry)?.[1])
        .join(' '),
    );

describe('an agenda as a subscription of calendar programs', () => {
  it('is a calendar of sessions and agreed meetings, in the zone of the event, for anyone who has the address', async () => {
    await server.sql(`UPDATE events SET timezone = 'Asia/Karachi' WHERE id = $1`, [event.id]);
    const talk = await buildActivity(server, { event, title: 'Opening', ...slotOf(event, 1) });
    await insert(server, 'agenda_entries', { attendeeId: me.id, activityId: talk.id });
    const pair = { event, senderId: me.id, receiverId: other.id };
    const active = await buildMeeting(server, { ...pair, status: 'ACTIVE', ...slotOf(event, 2) });
    await buildMeeting(server, { ...pair, status: 'PENDING', ...slotOf(event, 3) });
    const response = await read(await create());
    const calendar = await response.text();
    expect([response.status, response.headers.get('content-type'), entriesOf(calendar)]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      [
        `activity-${talk.id}@podium 0 CONFIRMED Opening`,
        `meeting-${active.id}@podium 0 CONFIRMED Meeting with Daniel Weber`,
      ],
    ]);
    // Properties of the calendar come before its events (RFC 5545, 3.6).
    expect(calendar).toContain('\r\nX-WR-TIMEZONE:Asia/Karachi\r\nBEGIN:VEVENT\r\n');
  });

  it('keeps the ids of its entries, and has a meeting that is called off as CANCELLED', async () => {
    const pair = { event, senderId: me.id, receiverId: other.id };
    const { id } = await buildMeeting(server, { ...pair, status: 'ACTIVE', ...slotOf(event, 2) });
    const path = await create();
    const entries = async () => entriesOf(await (await read(path)).text());
    expect(await entries()).toEqual([`meeting-${id}@podium 0 CONFIRMED Meeting with Daniel Weber`]);
    const cancel = `mutation ($id: ID!) { respondToMeeting(input: { meetingId: $id, action: CANCEL }) { meeting { id } } }`;
    await expectOk(graphql(server.url, cancel, { id }, other.token));
    expect(await entries()).toEqual([`meeting-${id}@podium 1 CANCELLED Meeting with Daniel Weber`]);
  });

  it('says nothing of people but their names', async () => {
    await server.sql(`UPDATE attendees SET phone = '+44 1234', job_title = 'Chief' WHERE id = $1`, [
      other.id,
    ]);
    await server.sql(`UPDATE users SET email = 'daniel@secret.test' WHERE id = $1`, [other.userId]);
    await buildMeeting(server, {
      event,
      senderId: me.id,
      receiverId: other.id,
      status: 'ACTIVE',
      note: 'Call me first',
      ...slotOf(event, 2),
    });
    await insert(server, 'busy_times', {
      id: event.id,
      attendeeId: me.id,
      note: 'Dentist',
      ...slotOf(event, 5),
    });
    const calendar = (await (await read(await create())).text()).replaceAll(/\r\n[ \t]/g, '');
    expect(calendar).toContain('Daniel Weber');
    for (const secret of ['+44 1234', 'Chief', 'daniel@secret.test', 'Call me first', 'Dentist'])
      expect(calendar).not.toContain(secret);
  });

  it('gives its address once and keeps no more than a hash of it', async () => {
    expect(await find()).toBeNull();
    const { createdAt, path, lastReadAt } = await change<Feed>(CREATE);
    expect(lastReadAt).toBeNull();
    expect(path).toMatch(/^\/v1\/agenda-feeds\/[\w-]{43}\.ics$/);
    expect(await find()).toEqual({ createdAt, lastReadAt: null, path: null });
    expect(await find(other.token)).toBeNull();
    const [row] = await server.sql<{ stored: string }>(
      'SELECT agenda_feeds::text AS stored FROM agenda_feeds WHERE attendee_id = $1',
      [me.id],
    );
    expect(row?.stored).not.toContain(path?.split('/').at(-1)?.replace('.ics', ''));
  });

  it('says when a calendar last read it', async () => {
    await read(await create());
    const feed = await find();
    expect(Date.parse(feed?.lastReadAt ?? '')).toBeGreaterThanOrEqual(Date.parse(feed?.createdAt ?? ''));
  });

  it('is not sent again as long as nothing has changed, also where its address was written in capitals', async () => {
    const path = (await create()).replace(/\.ics$/, '.ICS');
    const etag = (await read(path)).headers.get('etag') ?? '';
    const again = () => read(path, { headers: { 'if-none-match': etag } });
    expect([(await again()).status, await (await again()).text()]).toEqual([304, '']);
    const talk = await buildActivity(server, { event, ...slotOf(event, 1) });
    await insert(server, 'agenda_entries', { attendeeId: me.id, activityId: talk.id });
    expect((await again()).status).toBe(200);
  });

  it('answers HEAD with the headers alone, and other methods not at all', async () => {
    const path = await create();
    const head = await read(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await read(path, { method: 'POST' })).status).toBe(405);
  });

  it('costs as many statements for one of each as for three', async () => {
    const path = await create();
    const add = async (index: number) => {
      const activity = await buildActivity(server, { event, ...slotOf(event, index) });
      await insert(server, 'agenda_entries', { attendeeId: me.id, activityId: activity.id });
      await buildMeeting(server, { event, senderId: me.id, status: 'ACTIVE', ...slotOf(event, index) });
    };
    const cost = async () => (await statementsOf(() => read(path))).length;
    await add(0);
    const one = await cost();
    await add(1);
    await add(2);
    expect(await cost()).toBe(one);
  });
});

describe('the address of an agenda', () => {
  it('leads nowhere where it was never created', async () => {
    await create();
    for (const path of ['guessed.ics', 'guessed', `${'A'.repeat(43)}.ics`])
      expect(await statusOf(`/v1/agenda-feeds/${path}`)).toBe(404);
  });

  it('leads nowhere once another was made, or it was revoked; revoking again changes nothing', async () => {
    const [first, second] = [await create(), await create()];
    const others = await create(other.token);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect([await change<boolean>(REVOKE), await change<boolean>(REVOKE)]).toEqual([true, false]);
    expect([await statusOf(second), await statusOf(others), await find()]).toEqual([404, 200, null]);
  });

  it('leads nowhere once its owner was removed from the event, and is forgotten', async () => {
    const path = await create();
    const manager = await signInAs(server, Role.MANAGER);
    await expectOk(graphql(server.url, DELETE, { input: { attendeeId: me.id } }, manager));
    expect(await statusOf(path)).toBe(404);
    expect(await server.sql('SELECT 1 FROM agenda_feeds WHERE attendee_id = $1', [me.id])).toEqual([]);
  });

  it.each<[string, string]>([
    ['account is disabled', 'UPDATE users SET disabled_at = now() WHERE id = $2 AND $1::uuid IS NOT NULL'],
    [
      'profile is not confirmed any more',
      `UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE id = $1 AND $2::uuid IS NOT NULL`,
    ],
    ['role is that of staff', `UPDATE users SET role = 'MANAGER' WHERE id = $2 AND $1::uuid IS NOT NULL`],
  ])('leads nowhere while the owner’s %s', async (_what, statement) => {
    const path = await create();
    await server.sql(statement, [me.id, me.userId]);
    expect(await statusOf(path)).toBe(404);
  });

  it('is read 60 times an hour at most', async () => {
    const path = await create();
    const statuses = await Promise.all(Array.from({ length: 61 }, () => statusOf(path)));
    expect(statuses.filter((status) => status === 429)).toEqual([429]);
    expect(await statusOf(await create(other.token))).toBe(200);
  });
});

it('one session is a calendar file too, under the same id as in the agenda', async () => {
  const talk = await buildActivity(server, { event, title: 'Opening', ...slotOf(event, 1) });
  const document = 'query ($id: ID!) { it: activity(id: $id) { calendar } }';
  const { it: activity } = await expectOk(
    graphql<{ it: { calendar: string } }>(server.url, document, { id: talk.id }, me.token),
  );
  expect(entriesOf(activity.calendar)).toEqual([`activity-${talk.id}@podium 0 CONFIRMED Opening`]);
});
