import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/roles';
import { newId } from '../../server/src/core/ids';
import { subscribe } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  insert,
  signInAs,
  type BuiltAttendee,
  type BuiltEvent,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const CHANGED = `subscription ($eventId: ID!) {
  statisticsChanged(eventId: $eventId) { totals { checkedIn meetings messages } meetingsByStatus { key count } }
}`;
/** Statistics are told at most this often; what a timer is early by is not counted. */
const THROTTLE_MS = 1_950;

interface Changed {
  statisticsChanged: {
    totals: { checkedIn: number; meetings: number; messages: number };
    meetingsByStatus: { key: string; count: number }[];
  };
}

// What changes is written by neither of them: it does not matter which server a change came through.
describe('live statistics', () => {
  let server: TestServer;
  let other: TestServer;
  let event: BuiltEvent;
  let people: BuiltAttendee[];
  let token: string;

  beforeAll(async () => {
    server = await startServer();
    other = await startServer({ databaseUrl: server.databaseUrl });
    token = await signInAs(server, Role.EXECUTIVE);
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });
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
  });

  it('come to whoever watches, on every server', async () => {
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
    const watcher = await watch();
    await checkIn(0);
    await watcher.next();
    const first = performance.now();
    await checkIn(1);
    expect(await watcher.next()).toEqual(statistics(2));
    expect(performance.now() - first).toBeGreaterThan(THROTTLE_MS);
    await watcher.close();
  });

  it('are looked for once for all who watch, and by nobody when nobody does', async () => {
    const reading = /AS pulse$/;
    const watchers = [await watch(), await watch(), await watch()];
    const looks = await statementsOf(async () => {
      await checkIn(0);
      await Promise.all(watchers.map((watcher) => watcher.next()));
    });
    expect(looks.filter((text) => reading.test(text))).toHaveLength(1);
    await Promise.all(watchers.map((watcher) => watcher.close()));
    const after = await statementsOf(async () => {
      const another = await subscribe<Changed>(server.url, token, CHANGED, {
        eventId: (await buildEvent(server)).id,
      });
      await another.close();
    });
    expect(after.filter((text) => reading.test(text))).toHaveLength(1);
  });
});
