import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, type Answer } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';

const PEOPLE = 50;
const REQUESTS = 200;
const ACCEPT = `mutation ($id: ID!) {
  respondToMeeting(input: { meetingId: $id, action: ACCEPT }) { meeting { id status pod { id } } }
}`;

interface Claim {
  meeting_id: string;
  attendee_id: string | null;
  pod_id: string | null;
}

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  [server, second] = await startTwoServers();
});
afterAll(() => server.close());

/** Pairs of different people, each pair once, so that everybody is in several. */
const pairs = (people: BuiltMember[]): [sender: BuiltMember, receiver: BuiltMember][] =>
  Array.from({ length: REQUESTS }, (_none, index) => {
    const step = 1 + Math.floor(index / PEOPLE);
    return [people[index % PEOPLE] as BuiltMember, people[(index + step) % PEOPLE] as BuiltMember];
  });

const outcomeOf = ({ data, errors }: Answer): string => {
  const refusal: Record<string, unknown> = errors?.[0]?.extensions ?? {};
  return data?.['respondToMeeting'] ? 'ACTIVE' : `${String(refusal['code'])} ${String(refusal['reason'])}`;
};

const requestAll = async (event: BuiltEvent) => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => buildMember(server, { eventId: event.id })),
  );
  return Promise.all(
    pairs(people).map(async ([sender, receiver]) => ({
      token: receiver.token,
      meeting: await buildMeeting(server, {
        event,
        senderId: sender.id,
        receiverId: receiver.id,
        ...slotOf(event, 0),
      }),
    })),
  );
};

it('200 accepts that race for 3 pods in one slot over two servers give 3 meetings, and conflicts to all others', async () => {
  const event = await buildEvent(server);
  for (let count = 0; count < 3; count += 1) await buildPod(server, { eventId: event.id });
  const requests = await requestAll(event);
  const answers = await Promise.all(
    requests.map(({ meeting, token }, index) =>
      graphql((index % 2 ? second : server).url, ACCEPT, { id: meeting.id }, token),
    ),
  );
  const outcomes = answers.map(outcomeOf);
  expect(outcomes.filter((outcome) => outcome === 'ACTIVE')).toHaveLength(3);
  expect(
    outcomes.filter(
      (outcome) => !['ACTIVE', 'CONFLICT ATTENDEE_BUSY', 'CONFLICT NO_POD_FREE'].includes(outcome),
    ),
  ).toEqual([]);

  const statuses = await server.sql(
    'SELECT status, count(*)::int FROM meetings WHERE event_id = $1 GROUP BY status ORDER BY status',
    [event.id],
  );
  expect(statuses).toEqual([
    { status: 'PENDING', count: REQUESTS - 3 },
    { status: 'ACTIVE', count: 3 },
  ]);
  const claims = await server.sql<Claim>(
    'SELECT c.meeting_id, c.attendee_id, c.pod_id FROM claims c JOIN meetings m ON m.id = c.meeting_id WHERE m.event_id = $1',
    [event.id],
  );
  const distinct = (ids: (string | null)[]) => new Set(ids.filter(Boolean)).size;
  expect({
    meetings: distinct(claims.map((claim) => claim.meeting_id)),
    people: distinct(claims.map((claim) => claim.attendee_id)),
    pods: distinct(claims.map((claim) => claim.pod_id)),
    claims: claims.length,
  }).toEqual({ meetings: 3, people: 6, pods: 3, claims: 9 });
}, 60_000);
