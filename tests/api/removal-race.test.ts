import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql, mutationOf } from '../support/client';
import { during } from '../support/during';
import {
  buildActivity,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMember,
  buildPod,
  buildUser,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

interface Scene {
  event: BuiltEvent;
  alice: BuiltMember;
  bob: BuiltMember;
}

/** An action of Alice during a removal, and the rows that must not result. */
interface Case {
  name: string;
  mutation: string;
  input(scene: Scene): Promise<object> | object;
  rows: string;
  removed: 'alice' | 'bob';
  code: string;
}

const ofBob = ({ bob }: Scene) => ({ attendeeId: bob.id });
const request = ({ event, bob }: Scene) => ({ attendeeId: bob.id, startsAt: slotOf(event).startsAt });
const MEETINGS = `SELECT 1 FROM meetings WHERE status = 'PENDING' AND $1 IN (sender_id, receiver_id)`;
const BOOKMARKS = 'SELECT 1 FROM bookmarks WHERE $1 IN (owner_id, attendee_id)';
const BLOCKS = 'SELECT 1 FROM blocks WHERE $1 IN (blocker_id, blocked_id)';

const cases: Case[] = [
  { name: 'requestMeeting', input: request, rows: MEETINGS, removed: 'bob', code: 'NOT_FOUND' },
  { name: 'requestMeeting', input: request, rows: MEETINGS, removed: 'alice', code: 'NOT_FOUND' },
  { name: 'setBookmark', input: ofBob, rows: BOOKMARKS, removed: 'bob', code: 'CONFLICT' },
  { name: 'setBookmark', input: ofBob, rows: BOOKMARKS, removed: 'alice', code: 'NOT_FOUND' },
  { name: 'blockAttendee', input: ofBob, rows: BLOCKS, removed: 'bob', code: 'NOT_FOUND' },
  { name: 'blockAttendee', input: ofBob, rows: BLOCKS, removed: 'alice', code: 'NOT_FOUND' },
  {
    name: 'dismissMatch',
    input: ofBob,
    rows: 'SELECT 1 FROM meeting_wishes WHERE $1 IN (from_id, to_attendee_id)',
    removed: 'bob',
    code: 'CONFLICT',
  },
  {
    name: 'setFavouriteCompany',
    input: async ({ event }: Scene) => ({
      companyId: (await buildCompany(server, { eventId: event.id })).id,
      favourite: true,
    }),
    rows: 'SELECT 1 FROM favourite_companies WHERE owner_id = $1',
    removed: 'alice',
    code: 'CONFLICT',
  },
  {
    name: 'recordCompanyVisit',
    input: async ({ event }: Scene) => ({
      companyId: (await buildCompany(server, { eventId: event.id })).id,
    }),
    rows: 'SELECT 1 FROM company_visits WHERE attendee_id = $1',
    removed: 'alice',
    code: 'CONFLICT',
  },
  {
    name: 'addToAgenda',
    input: async ({ event }: Scene) => ({
      activityId: (await buildActivity(server, { eventId: event.id, ...slotOf(event) })).id,
    }),
    rows: 'SELECT 1 FROM agenda_entries WHERE attendee_id = $1',
    removed: 'alice',
    code: 'CONFLICT',
  },
  {
    name: 'rateSession',
    input: async ({ event }: Scene) => {
      const over = { startsAt: new Date(0), endsAt: new Date(1_000) };
      return { activityId: (await buildActivity(server, { event, ...over })).id, stars: 5 };
    },
    rows: 'SELECT 1 FROM session_ratings WHERE attendee_id = $1',
    removed: 'alice',
    code: 'CONFLICT',
  },
  {
    name: 'addBusyTime',
    input: ({ event }: Scene) => ({ eventId: event.id, ...slotOf(event) }),
    rows: 'SELECT 1 FROM busy_times WHERE attendee_id = $1',
    removed: 'alice',
    code: 'NOT_FOUND',
  },
].map((row) => ({ ...row, mutation: mutationOf(row.name, '__typename') }) as Case);

/** Removes as the service does: the lock first, which everybody who refers to the attendee waits for. */
const removing = (id: string) => async (first: Client) => {
  await first.query('SELECT 1 FROM attendees WHERE id = $1 FOR UPDATE', [id]);
  await first.query(
    `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`,
    [id],
  );
};

/** Gives up the place, which keeps the profile. */
const withdrawing = (id: string) => (first: Client) =>
  first.query(
    `UPDATE attendees SET status = 'INVITED', application = 'WITHDRAWN', confirmed_at = NULL WHERE id = $1`,
    [id],
  );

it.each([
  ...cases.map((row) => ({ ...row, how: 'is removed', leaving: removing })),
  ...cases
    .filter(({ name }) => name === 'requestMeeting')
    .map((row) => ({ ...row, how: 'withdraws', leaving: withdrawing })),
])(
  '$name leaves nothing to $removed, who $how between the check and the write',
  async ({ mutation: document, input, rows, removed, code, leaving }) => {
    const event = await buildEvent(server);
    await buildPod(server, { eventId: event.id });
    const [alice, bob] = [
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ];
    const scene = { event, alice, bob };
    const variables = { input: await input(scene) };
    const { id } = scene[removed];
    const answer = await during(server, leaving(id), () =>
      graphql(server.url, document, variables, alice.token),
    );
    expect([codeOf(answer), await server.sql(rows, [id])]).toEqual([code, []]);
  },
);

it.each([
  ['', ''],
  [',Industry', ',Energy'],
])(
  'a file with the columns E-mail, names%s writes nothing to who is removed meanwhile',
  async (column, cell) => {
    const { id: userId } = await buildUser(server, { role: Role.MANAGER });
    const event = await buildEvent(server);
    await buildInterests(server, event.id);
    const { id } = await buildMember(server, { eventId: event.id });
    const [user] = await server.sql<{ email: string }>(
      'SELECT u.email FROM users u JOIN attendees a ON a.user_id = u.id WHERE a.id = $1',
      [id],
    );
    const file = await uploaded(`E-mail,First name,Last name${column}\n${user?.email},Former,Name${cell}\n`);
    const viewer = { userId, role: Role.MANAGER, sessionId: newId() };
    const variables = { input: { eventId: event.id, file } };
    const tombstone = () =>
      server.sql(
        `SELECT first_name, (SELECT count(*)::int FROM attendee_interests WHERE attendee_id = a.id) AS interests
       FROM attendees a WHERE a.id = $1`,
        [id],
      );
    const [before] = await tombstone();
    await expectOk(
      during(server, removing(id), () =>
        execute(server, viewer, mutationOf('importAttendees', '__typename'), variables),
      ),
    );
    expect(await tombstone()).toEqual([before]);
  },
);

it('nothing that waits or stands is written for a removed attendee, by whatever code', async () => {
  const event = await buildEvent(server);
  const [alice, bob] = [
    await buildMember(server, { eventId: event.id }),
    await buildMember(server, { eventId: event.id }),
  ];
  await server.sql(
    `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`,
    [bob.id],
  );
  const write = (status: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
    server.sql(
      `INSERT INTO meetings (id, event_id, sender_id, receiver_id, starts_at, ends_at, status, expires_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, now())`,
      [event.id, alice.id, bob.id, startsAt, endsAt, status],
    );
  await expect(write('PENDING', slotOf(event))).rejects.toThrow('The attendee was removed');
  const past = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) };
  // Past meetings are history.
  await write('PENDING', past);
});
