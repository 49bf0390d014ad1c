import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiScope } from '../../server/src/core/auth/api-scopes';
import { Role } from '../../server/src/core/auth/roles';
import { PAGE } from '../../server/src/core/changes/event-changes.queries';
import { newId } from '../../server/src/core/db/ids';
import { buildApiToken } from '../support/api-tokens';
import { settledCursor, take } from '../support/changes';
import { codeOf, expectOk, graphql, subscribe, type Answer } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  insert,
  signInAs,
} from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';

const ATTENDEE = `subscription ($eventId: ID!, $after: String) {
  attendeeChanged(eventId: $eventId, after: $after) { attendeeId attendee { firstName } }
}`;
const SCHEDULE = `subscription ($eventId: ID!, $after: String) {
  scheduleChanged(eventId: $eventId, after: $after) { activityId activity { title } }
}`;
const MEETING = `subscription ($eventId: ID!, $after: String) { meetingChanged(eventId: $eventId, after: $after) { id status } }`;
const ENTRY = `subscription ($eventId: ID!, $after: String) { checkInRecorded(eventId: $eventId, after: $after) { id } }`;
const STATISTICS = `subscription ($eventId: ID!, $after: String) {
  statisticsChanged(eventId: $eventId, after: $after) { totals { attendees } }
}`;

interface AttendeeChanged {
  attendeeChanged: { attendeeId: string; attendee: { firstName: string } | null };
}

let server: TestServer;
let other: TestServer;
let eventId: string;
let token: string;

beforeAll(async () => {
  [server, other] = await startTwoServers();
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
  token = (await buildApiToken(server, { eventId })).token;
});

const follow = (after?: string, url = server.url, by = token) =>
  subscribe<AttendeeChanged>(url, by, ATTENDEE, { eventId, after });
const rename = (id: string, firstName: string) =>
  server.sql('UPDATE attendees SET first_name = $2 WHERE id = $1', [id, firstName]);
const changed = (attendeeId: string, firstName: string): AttendeeChanged => ({
  attendeeChanged: { attendeeId, attendee: { firstName } },
});
const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);

/** Adds attendees who are called by their number, with one statement; their ids. */
async function addMany(count: number): Promise<string[]> {
  const rows = await server.sql<{ id: string }>(
    `WITH people AS (
       INSERT INTO users (id, email, display_name, role)
       SELECT gen_random_uuid(), gen_random_uuid() || '@example.test', 'One', 'ATTENDEE' FROM generate_series(1, $2) RETURNING id)
     INSERT INTO attendees (id, event_id, user_id, invite_code, first_name, last_name)
     SELECT gen_random_uuid(), $1, id, gen_random_uuid(), row_number() OVER ()::text, 'B' FROM people RETURNING id`,
    [eventId, count],
  );
  return rows.map(({ id }) => id);
}

const refusalOf = async (after: string): Promise<Answer['errors']> => {
  const refused = await follow(after);
  const [answer] = refused.received;
  await refused.close();
  return answer?.errors;
};

describe('a subscription that is resumed', () => {
  it('brings what was missed in its order, then what happens, each once', async () => {
    const { id } = await buildAttendee(server, { eventId, firstName: 'First' });
    await settledCursor(server);
    const first = await follow();
    await rename(id, 'Second');
    const { results, cursor } = await take(first, 1);
    expect(results).toEqual([changed(id, 'Second')]);
    await first.close();

    const missed = [
      await buildAttendee(server, { eventId, firstName: 'Third' }),
      await buildAttendee(server, { eventId, firstName: 'Fourth' }),
    ];
    await settledCursor(server);
    const again = await follow(cursor, other.url);
    expect((await take(again, 2)).results).toEqual(missed.map((one) => changed(one.id, one.firstName)));
    await rename(id, 'Fifth');
    expect((await take(again, 1)).results).toEqual([changed(id, 'Fifth')]);
    expect(again.received).toHaveLength(3);
    await again.close();
  });

  it('brings thousands, page by page, and loads what they have in common together', async () => {
    const cursor = await settledCursor(server);
    const ids = await addMany(2 * PAGE + 7);
    await settledCursor(server);
    const resumed = await follow(cursor);
    const { results } = await take(resumed, ids.length);
    expect(new Set(results.map((result) => result?.attendeeChanged.attendeeId))).toEqual(new Set(ids));
    await resumed.close();
  });

  it('misses nothing of what is written at two servers while it is replayed', async () => {
    const cursor = await settledCursor(server);
    const people = await Promise.all(numbers(20).map(() => buildMember(server, { eventId })));
    // Changes of one person in one batch of the relay are one.
    await settledCursor(server);
    const resumed = await follow(cursor, other.url);
    const write = ({ token: by }: { token: string }, index: number) =>
      expectOk(
        graphql(
          (index % 2 ? server : other).url,
          'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { id } } }',
          { input: { eventId, jobTitle: `Job ${index}` } },
          by,
        ),
      );
    await Promise.all(people.map(write));
    const { results } = await take(resumed, 40);
    const ids = results.map((result) => result?.attendeeChanged.attendeeId);
    for (const { id } of people) expect(ids.filter((one) => one === id)).toHaveLength(2);
    await resumed.close();
  });

  it('is not shared by others that resume with the same cursor', async () => {
    const cursor = await settledCursor(server);
    const { id, firstName } = await buildAttendee(server, { eventId });
    await settledCursor(server);
    const [one, two] = [await follow(cursor), await follow(cursor)];
    expect((await take(one, 1)).results).toEqual([changed(id, firstName)]);
    expect((await take(two, 1)).results).toEqual([changed(id, firstName)]);
    await Promise.all([one.close(), two.close()]);
  });

  it('goes on where it was when the access of its viewer changes', async () => {
    const cursor = await settledCursor(server);
    const member = await buildMember(server, { eventId });
    const resumed = await subscribe(server.url, member.token, SCHEDULE, { eventId, after: cursor });
    const first = await buildActivity(server, { eventId });
    await take(resumed, 1);
    const setStatus = (status: string) =>
      server.sql('UPDATE events SET status = $2 WHERE id = $1', [eventId, status]);
    await setStatus('DRAFT');
    const second = await buildActivity(server, { eventId });
    await settledCursor(server);
    await setStatus('PUBLISHED');
    const { results } = await take(resumed, 1);
    expect(results).toEqual([
      { scheduleChanged: { activityId: second.id, activity: { title: second.title } } },
    ]);
    expect(resumed.received.map(({ data }) => data)).toEqual([
      { scheduleChanged: { activityId: first.id, activity: { title: first.title } } },
      ...results,
    ]);
    await resumed.close();
  });
});

describe('the cursor of an event', () => {
  it('is that of a minute ago, so that changes beside a list come again', async () => {
    const { id, firstName } = await buildAttendee(server, { eventId });
    await settledCursor(server);
    const asked = '{ event(id: "ID") { changeCursor } attendees(eventId: "ID") { nodes { id } } }'.replaceAll(
      'ID',
      eventId,
    );
    const { event, attendees } = await expectOk(
      graphql<{ event: { changeCursor: string }; attendees: object }>(server.url, asked, {}, token),
    );
    expect(attendees).toEqual({ nodes: [{ id }] });
    const resumed = await follow(event.changeCursor);
    expect((await take(resumed, 1)).results).toEqual([changed(id, firstName)]);
    await resumed.close();
  });

  it('passes by what is older than a minute', async () => {
    await buildAttendee(server, { eventId });
    const cursor = await settledCursor(server);
    await server.sql(`UPDATE event_changes SET changed_at = now() - interval '2 minutes' WHERE id <= $1`, [
      cursor,
    ]);
    const asked = `{ event(id: "${eventId}") { changeCursor } }`;
    expect(await expectOk(graphql(server.url, asked, {}, token))).toEqual({
      event: { changeCursor: cursor },
    });
  });
});

describe('a cursor', () => {
  it.each(['', 'abc', '-1', '1.5', '007', '9'.repeat(30), '999999999999'])('%j is refused', async (after) => {
    const message = 'This is not a cursor of a result.';
    const extensions = { code: 'BAD_USER_INPUT', fields: [{ path: 'after', message }] };
    expect(await refusalOf(after)).toMatchObject([{ message, extensions }]);
  });
});

describe('racing transactions', () => {
  it('one that commits late, after a younger one was read, is not missed', async () => {
    const [late, early] = [
      await buildAttendee(server, { eventId }),
      await buildAttendee(server, { eventId }),
    ];
    await settledCursor(server);
    const following = await follow();
    const slow = new Client({ connectionString: server.databaseUrl });
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(`UPDATE attendees SET first_name = 'Late' WHERE id = $1`, [late.id]);
    await rename(early.id, 'Early');
    const { results, cursor } = await take(following, 1);
    expect(results).toEqual([changed(early.id, 'Early')]);
    await following.close();
    await slow.query('COMMIT');
    await slow.end();
    const resumed = await follow(cursor);
    expect((await take(resumed, 1)).results).toEqual([changed(late.id, 'Late')]);
    await resumed.close();
  });
});

describe('an announcement that the bus loses', () => {
  it('costs a second at most', async () => {
    const { id } = await buildAttendee(server, { eventId });
    await settledCursor(server);
    const following = await follow();
    const publish = vi.spyOn(server.app.runtime.pubsub, 'publish').mockRejectedValue(new Error('Away'));
    const elsewhere = vi.spyOn(other.app.runtime.pubsub, 'publish').mockRejectedValue(new Error('Away'));
    await rename(id, 'Unannounced');
    expect((await take(following, 1)).results).toEqual([changed(id, 'Unannounced')]);
    publish.mockRestore();
    elsewhere.mockRestore();
    await following.close();
  });
});

describe('what is gone', () => {
  it('an attendee who was removed, and one who was deleted, are null', async () => {
    const people = [await buildAttendee(server, { eventId }), await buildAttendee(server, { eventId })];
    await settledCursor(server);
    const following = await follow();
    const manager = await signInAs(server, Role.MANAGER);
    const [removed, deleted] = people.map(({ id }) => id);
    await expectOk(
      graphql(
        server.url,
        'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }',
        { input: { attendeeId: removed } },
        manager,
      ),
    );
    expect((await take(following, 1)).results).toEqual([
      { attendeeChanged: { attendeeId: removed, attendee: null } },
    ]);
    await server.sql('DELETE FROM attendees WHERE id = $1', [deleted]);
    expect((await take(following, 1)).results).toEqual([
      { attendeeChanged: { attendeeId: deleted, attendee: null } },
    ]);
    await following.close();
  });

  it('a session that was deleted is null', async () => {
    const { id } = await buildActivity(server, { eventId });
    await settledCursor(server);
    const following = await subscribe(server.url, token, SCHEDULE, { eventId });
    await server.sql('DELETE FROM activities WHERE id = $1', [id]);
    expect((await take(following, 1)).results).toEqual([
      { scheduleChanged: { activityId: id, activity: null } },
    ]);
    await following.close();
  });
});

describe('other topics', () => {
  it('all meetings of the event reach a token, also those that it missed', async () => {
    const cursor = await settledCursor(server);
    const { id } = await buildMeeting(server, { eventId });
    await buildMeeting(server);
    await settledCursor(server);
    const resumed = await subscribe(server.url, token, MEETING, { eventId, after: cursor });
    expect((await take(resumed, 1)).results).toEqual([{ meetingChanged: { id, status: 'PENDING' } }]);
    await server.sql(`UPDATE meetings SET status = 'REJECTED', closed_reason = 'DECLINED' WHERE id = $1`, [
      id,
    ]);
    expect((await take(resumed, 1)).results).toEqual([{ meetingChanged: { id, status: 'REJECTED' } }]);
    await resumed.close();
  });

  it('people follow their own meetings, and cannot resume that', async () => {
    const cursor = await settledCursor(server);
    const { token: by } = await buildMember(server, { eventId });
    const refused = await subscribe(server.url, by, MEETING, { eventId, after: cursor });
    expect(refused.received.map(codeOf)).toEqual(['BAD_USER_INPUT']);
    await refused.close();
  });

  it('entries that were missed come first', async () => {
    const attendee = await buildAttendee(server, { eventId });
    const cursor = await settledCursor(server);
    const ids = [newId(), newId()];
    for (const id of ids) {
      const entry = { id, eventId, attendeeId: attendee.id, clientId: id, gate: 'Main', direction: 'IN' };
      await insert(server, 'check_ins', { ...entry, at: new Date() });
    }
    await settledCursor(server);
    const resumed = await subscribe(server.url, token, ENTRY, { eventId, after: cursor });
    expect((await take(resumed, 2)).results).toEqual(ids.map((id) => ({ checkInRecorded: { id } })));
    await resumed.close();
  });

  it('statistics come at once with a cursor, then when they change', async () => {
    const cursor = await settledCursor(server);
    const resumed = await subscribe(server.url, token, STATISTICS, { eventId, after: cursor });
    expect((await take(resumed, 1)).results).toEqual([{ statisticsChanged: { totals: { attendees: 0 } } }]);
    await buildAttendee(server, { eventId });
    expect(await resumed.next()).toMatchObject({ data: { statisticsChanged: { totals: { attendees: 1 } } } });
    const refused = await subscribe(server.url, token, STATISTICS, { eventId, after: 'abc' });
    expect(refused.received.map(codeOf)).toEqual(['BAD_USER_INPUT']);
    await Promise.all([resumed.close(), refused.close()]);
  });
});

describe('a token', () => {
  const subjects: [string, string, ApiScope][] = [
    ['attendeeChanged', ATTENDEE, 'ATTENDEES_READ'],
    ['scheduleChanged', SCHEDULE, 'SCHEDULE_READ'],
    ['meetingChanged', MEETING, 'MEETINGS_READ'],
    ['checkInRecorded', ENTRY, 'CHECK_INS_READ'],
    ['statisticsChanged', STATISTICS, 'STATISTICS_READ'],
  ];
  const asked = async (document: string, by: string, after: string) => {
    const asking = await subscribe(server.url, by, document, { eventId, after });
    const [answer] = asking.received;
    await asking.close();
    return answer?.errors?.[0]?.extensions ?? 'OK';
  };

  it.each(subjects)(
    'resumes %s with its scope alone, and in its event alone',
    async (_name, document, scope) => {
      await buildAttendee(server, { eventId });
      const cursor = await settledCursor(server);
      const { token: fitting } = await buildApiToken(server, { eventId, scopes: [scope] });
      const { token: lacking } = await buildApiToken(server, { eventId, scopes: ['LEADS_READ'] });
      const { token: foreign } = await buildApiToken(server, { eventId: (await buildEvent(server)).id });
      expect(await asked(document, lacking, cursor)).toMatchObject({ code: 'FORBIDDEN', scope });
      expect(await asked(document, foreign, cursor)).toMatchObject({ code: 'NOT_FOUND' });
      const accepted = await subscribe(server.url, fitting, document, { eventId, after: cursor });
      expect(accepted.received.filter(({ errors }) => errors)).toEqual([]);
      await accepted.close();
    },
  );
});
