/** Goal P5: a read over three levels (meetings, the other one, pod, unread messages) next to one hand-written statement. */
import { graphqlRequest, race, reportRace } from './http-race.mjs';
import { freePort, openStage, signIn } from './stage.mjs';

const MEETINGS = 50;
const QUERY = `query ($eventId: ID!) {
  meetings(eventId: $eventId, first: ${MEETINGS}) {
    nodes {
      id status startsAt endsAt
      pod { id name }
      other { id firstName lastName jobTitle organization avatar unreadCount }
    }
  }
}`;

/** One person who was asked by fifty others, each of whom has written too. */
const prepareMeetings = async ({ client }, eventId, me, others) => {
  await client.query('DELETE FROM meetings WHERE $1 IN (sender_id, receiver_id)', [me.id]);
  await client.query(
    `INSERT INTO meetings (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, expires_at)
     SELECT gen_random_uuid(), $1, other, $2, (SELECT id FROM pods WHERE event_id = $1 ORDER BY position, id OFFSET n % 20 LIMIT 1),
       now() + n * interval '25 minutes', now() + n * interval '25 minutes' + interval '20 minutes', now() + interval '1 day'
     FROM unnest($3::uuid[]) WITH ORDINALITY AS pair (other, n)`,
    [eventId, me.id, others.map(({ id }) => id)],
  );
  await client.query(
    `WITH made AS (
       INSERT INTO conversations (id, event_id) SELECT gen_random_uuid(), $1 FROM generate_series(1, $4::int) RETURNING id
     ), numbered AS (SELECT id, row_number() OVER () AS n FROM made),
     pairs AS (SELECT numbered.id, other FROM numbered JOIN unnest($3::uuid[]) WITH ORDINALITY AS pair (other, n) USING (n))
     INSERT INTO conversation_members (conversation_id, attendee_id, other_id, unread_count)
     SELECT id, $2::uuid, other, 3 FROM pairs UNION ALL SELECT id, other, $2, 0 FROM pairs
     ON CONFLICT (attendee_id, other_id) DO NOTHING`,
    [eventId, me.id, others.map(({ id }) => id), others.length],
  );
  await client.query('VACUUM ANALYZE meetings, conversation_members');
};

export const run = async () => {
  const stage = await openStage({ attendees: 10_000, conversations: 2_000, meetings: 2_000 });
  try {
    const eventId = stage.dataset.tables.events[0].id;
    const [me, ...others] = stage.dataset.tables.attendees
      .filter(({ status }) => status === 'CONFIRMED')
      .slice(0, MEETINGS + 1);
    await prepareMeetings(stage, eventId, me, others);
    const [token] = await signIn(stage.client, [me.user_id]);
    const [rawPort, ourPort] = [await freePort(), await freePort()];
    const raw = await stage.start('raw-reads.mjs', { PORT: String(rawPort) });
    const ours = await stage.start('server', { PORT: String(ourPort) });
    const results = await race(stage, {
      raw: { pid: raw.pid, port: rawPort, requests: [{ method: 'GET', path: `/?me=${me.id}` }] },
      ours: { pid: ours.pid, port: ourPort, requests: [graphqlRequest(token, QUERY, { eventId })] },
    });
    reportRace(results, 'ours', 'raw', 'goal P5: CPU at most 1.3');
  } finally {
    await stage.close();
  }
};
