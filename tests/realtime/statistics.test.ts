import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { subscribe } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  insert,
  signInAs,
  slotOf,
  type BuiltAttendee,
  type BuiltEvent,
} from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const CHANGED = `subscription ($eventId: ID!) {
  statisticsChanged(eventId: $eventId) { totals { checkedIn meetings messages } meetingsByStatus { key count } }
}`;
/** Statistics are told at most this often; what a timer is early by is not counted. */
const THROTTLE_MS = 1_950;

const extensions = { cursor: expect.stringMatching(/^\d+$/) as string };

interface Changed {
  statisticsChanged: {
    totals: { checkedIn: number; meetings: number; messages: number };
    meetingsByStatus: { key: string; count: number }[];
  };
}

// The tests write changes directly: they may come through any server.
describe('live statistics', () => {
  let server: TestServer;
  let other: TestServer;
  let event: BuiltEvent;
  let people: BuiltAttendee[];
  let token: string;

  beforeAll(async () => {
    [server, other] = await startTwoServers();
    token = await signInAs(server, Role.EXECUTIVE);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    event = await buildEvent(server);
    people = [
      await buildAttendee(server, { eventId: event.id }),
      await buildAttendee(server, { eventId: event.id }),
    ];
  });

  const watch = (url = server.url) => subscribe<Changed>(url, token, CHANGED, { eventId: event.id });
  const checkIn = (index: number) =>
    server.sql('UPDATE attendees SET checked_in_at = now() WHERE id = $1', [people[index]?.id]);
  const statistics = (checkedIn: number, meetings = 0, messages = 0, byStatus: [string, number][] = []) => ({
    data: {
      statisticsChanged: {
        totals: { checkedIn, meetings, messages },
        meetingsByStatus: byStatus.map(([key, count]) => ({ key, count })),
      },
    },
    extensions,
  });

  it('change when a meeting moves to another day', async () => {
    const [senderId, receiverId] = people.map(({ id }) => id);
    const pair = { event, ...(senderId && receiverId ? { senderId, receiverId } : {}) };
    const { id } = await buildMeeting(server, { ...pair, status: 'ACTIVE' });
    const document =
      'subscription ($eventId: ID!) { statisticsChanged(eventId: $eventId) { meetingsByDay { date count } } }';
    const watcher = await subscribe(server.url, token, document, { eventId: event.id });
    const { startsAt, endsAt } = slotOf(event, 0, 1);
    await server.sql('UPDATE meetings SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      id,
      startsAt,
      endsAt,
    ]);
    const date = startsAt.toISOString().slice(0, 10);
    expect(await watcher.next()).toEqual({
      data: { statisticsChanged: { meetingsByDay: [{ date, count: 1 }] } },
      extensions,
    });
    await watcher.close();
  });

  it('come to those who watch, on every server', async () => {
    const watchers = [await watch(), await watch(other.url)];
    await checkIn(0);
    expect(await Promise.all(watchers.map((watcher) => watcher.next()))).toEqual([
      statistics(1),
      statistics(1),
    ]);
    await Promise.all(watchers.map((watcher) => watcher.close()));
  });

  it('follow entries, meetings, their answers and messages', async () => {
    const watcher = await watch();
    const [sender, receiver] = people as [BuiltAttendee, BuiltAttendee];
    const { id } = await buildMeeting(server, { event, senderId: sender.id, receiverId: receiver.id });
    expect(await watcher.next()).toEqual(statistics(0, 1, 0, [['PENDING', 1]]));
    await server.sql(`UPDATE meetings SET status = 'REJECTED', closed_reason = 'DECLINED' WHERE id = $1`, [
      id,
    ]);
    expect(await watcher.next()).toEqual(statistics(0, 1, 0, [['REJECTED', 1]]));
    const conversationId = newId();
    await insert(server, 'conversations', { id: conversationId, eventId: event.id });
    await server.sql(
      `WITH counted AS (UPDATE conversations SET last_sequence = 1 WHERE id = $1)
       INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text)
       VALUES ($2, $1, 1, $3, $4, 'one', 'Hello')`,
      [conversationId, newId(), sender.id, receiver.id],
    );
    expect(await watcher.next()).toEqual(statistics(0, 1, 1, [['REJECTED', 1]]));
    await watcher.close();
  });

  it('come at most every two seconds, with all that happened meanwhile', async () => {
    // Not from the first delivery: what that one is late by on a busy machine would shorten the time.
    const began = performance.now();
    const watcher = await watch();
    for (const index of [0, 1]) {
      await checkIn(index);
      expect(await watcher.next()).toEqual(statistics(index + 1));
    }
    expect(performance.now() - began).toBeGreaterThan(2 * THROTTLE_MS);
    await watcher.close();
  });

  it('are looked for once for all who watch, and by nobody when nobody does', async () => {
    /** How often it was looked, and how often there was time to: more than once on a very busy machine. */
    const looksOf = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      const statements = await statementsOf(work, { timers: true });
      const turns = Math.floor((performance.now() - began) / THROTTLE_MS);
      return { looks: statements.filter((text) => text.endsWith('AS pulse')).length, turns };
    };
    const watchers = [await watch(), await watch(), await watch()];
    const all = await looksOf(async () => {
      await checkIn(0);
      await Promise.all(watchers.map((watcher) => watcher.next()));
    });
    expect(all.looks).toBeGreaterThan(0);
    expect(all.looks).toBeLessThanOrEqual(1 + all.turns);
    await Promise.all(watchers.map((watcher) => watcher.close()));
    const after = await looksOf(async () => {
      const another = await subscribe<Changed>(server.url, token, CHANGED, {
        eventId: (await buildEvent(server)).id,
      });
      await another.close();
    });
    expect(after.looks).toBeGreaterThan(0);
    expect(after.looks).toBeLessThanOrEqual(1 + after.turns);
  });
});
