import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_REFUSED_EMAIL } from '../../server/src/demo/demo-logins';
import { expectOk, graphql } from '../support/client';
import { createDemoDatabase, DEMO_EVENT_ID, type DemoDatabase } from '../support/demo';
import { signIn } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const PEOPLE = `query ($eventId: ID!, $after: String) {
  attendees(eventId: $eventId, first: 100, after: $after) {
    nodes { category viewerMeetingRefusal { reason } viewerMessageRefusal { reason } }
    pageInfo { hasNextPage endCursor }
  }
  conversations(eventId: $eventId) {
    nodes { attendee { category viewerMeetingRefusal { reason } viewerMessageRefusal { reason } } }
  }
}`;
interface Person {
  category: string;
  viewerMeetingRefusal: { reason: string } | null;
  viewerMessageRefusal: { reason: string } | null;
}
interface People {
  conversations: { nodes: { attendee: Person }[] };
  attendees: { nodes: Person[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

let database: DemoDatabase;
let server: TestServer;
let token: string;
let eventIds: string[];

beforeAll(async () => {
  database = await createDemoDatabase();
  server = await startServer({ databaseUrl: database.url, demo: true });
  const rows = await server.sql<{ id: string; eventId: string }>(
    `SELECT u.id, a.event_id AS "eventId" FROM users u JOIN attendees a ON a.user_id = u.id WHERE u.email = $1`,
    [DEMO_REFUSED_EMAIL],
  );
  eventIds = rows.map(({ eventId }) => eventId);
  token = await signIn(server, { id: rows[0]?.id ?? '' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Which refusals the login meets at an event, by category. */
async function refusalsAt(eventId: string): Promise<string[]> {
  const met = new Set<string>();
  for (let after: string | null = null, more = true; more;) {
    const { attendees, conversations }: People = await expectOk(
      graphql<People>(server.url, PEOPLE, { eventId, after }, token),
    );
    for (const { category, viewerMeetingRefusal, viewerMessageRefusal } of [
      ...attendees.nodes,
      ...conversations.nodes.map(({ attendee }) => attendee),
    ]) {
      const who = category === 'INVESTOR' ? 'investor' : 'others';
      if (viewerMeetingRefusal) met.add(`meet ${who}: ${viewerMeetingRefusal.reason}`);
      if (viewerMessageRefusal) met.add(`write to ${who}: ${viewerMessageRefusal.reason}`);
    }
    more = attendees.pageInfo.hasNextPage;
    after = attendees.pageInfo.endCursor;
  }
  return [...met].sort();
}

it('has a login that meets a closed rule, a limit and one who takes no requests, and is at an event that is over', async () => {
  expect(eventIds).toHaveLength(2);
  expect(await refusalsAt(DEMO_EVENT_ID)).toEqual([
    'meet investor: GROUP_RULES',
    'meet others: NOT_REACHABLE',
    'meet others: TOO_MANY_WAITING',
    'write to investor: GROUP_RULES',
    'write to others: NOT_REACHABLE',
  ]);
  const over = eventIds.find((id) => id !== DEMO_EVENT_ID) ?? '';
  expect(await refusalsAt(over)).toEqual(['meet investor: EVENT_OVER', 'meet others: EVENT_OVER']);
});
