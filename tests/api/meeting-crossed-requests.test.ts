import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, type Answer } from '../support/client';
import { buildEvent, buildMember, buildPod, slotOf, type BuiltMember } from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';

const PAIRS = 20;
const REQUEST = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { __typename } }';
const BLOCK = 'mutation ($input: BlockAttendeeInput!) { blockAttendee(input: $input) { __typename } }';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  [server, second] = await startTwoServers({ databasePool: 30 });
});
afterAll(() => server.close());

const buildPairs = async () => {
  const event = await buildEvent(server);
  await buildPod(server, { eventId: event.id });
  const pairs: [BuiltMember, BuiltMember][] = [];
  for (let index = 0; index < PAIRS; index += 1)
    pairs.push([
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ]);
  const ask = (at: TestServer, from: BuiltMember, to: BuiltMember) =>
    graphql(at.url, REQUEST, { input: { attendeeId: to.id, startsAt: slotOf(event).startsAt } }, from.token);
  return { event, pairs, ask };
};

const outcomeOf = ({ errors }: Answer): string =>
  errors ? (errors[0]?.extensions['reason'] as string) : 'ASKED';

it('of two people who ask each other for the same slot at once, one request is written', async () => {
  const { event, pairs, ask } = await buildPairs();
  const outcomes = await Promise.all(
    pairs.map(async ([one, other]) =>
      (await Promise.all([ask(server, one, other), ask(second, other, one)])).map(outcomeOf).sort(),
    ),
  );
  expect(outcomes).toEqual(pairs.map(() => ['ASKED', 'ASKED_BY_THEM']));
  const rows = await server.sql<{ people: string }>(
    `SELECT least(sender_id, receiver_id) || ' ' || greatest(sender_id, receiver_id) AS people FROM meetings
     WHERE event_id = $1 AND status = 'PENDING'`,
    [event.id],
  );
  expect(rows.map(({ people }) => people).sort()).toEqual(
    pairs.map(([one, other]) => [one.id, other.id].sort().join(' ')).sort(),
  );
});

it('a request and a block by its receiver at once leave no request waiting', async () => {
  const { event, pairs, ask } = await buildPairs();
  await Promise.all(
    pairs.map(([one, other]) =>
      Promise.all([
        ask(server, one, other),
        graphql(second.url, BLOCK, { input: { attendeeId: one.id } }, other.token),
      ]),
    ),
  );
  const waiting = await server.sql(`SELECT id FROM meetings WHERE event_id = $1 AND status = 'PENDING'`, [
    event.id,
  ]);
  const [blocks] = await server.sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM blocks b JOIN attendees a ON a.id = b.blocker_id WHERE a.event_id = $1',
    [event.id],
  );
  expect([waiting, blocks?.count]).toEqual([[], PAIRS]);
});

it('the database takes no second request between two people for one time, by any code', async () => {
  const { event, pairs } = await buildPairs();
  const [[one, other]] = pairs as [[BuiltMember, BuiltMember]];
  const write = (sender: BuiltMember, receiver: BuiltMember) =>
    server.sql(
      `INSERT INTO meetings (id, event_id, sender_id, receiver_id, starts_at, ends_at, expires_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $4)`,
      [event.id, sender.id, receiver.id, slotOf(event).startsAt, slotOf(event).endsAt],
    );
  await write(one, other);
  await expect(write(other, one)).rejects.toThrow('meetings_crossed_key');
});
