import { count } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, table } from './lib/race.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'P5';
export const about =
  'a read over three levels (meetings, the other one, pod, unread messages) next to one hand-written statement';

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

/** One person with requests and messages of fifty others. */
const prepareMeetings = async ({ client, eventId }, me, others) => {
  const ids = others.map(({ id }) => id);
  await client.query('DELETE FROM meetings WHERE $1 IN (sender_id, receiver_id)', [me.id]);
  await client.query(
    `INSERT INTO meetings (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, expires_at)
     SELECT gen_random_uuid(), $1, other, $2, (SELECT id FROM pods WHERE event_id = $1 ORDER BY position, id OFFSET n % 20 LIMIT 1),
       now() + n * interval '25 minutes', now() + n * interval '25 minutes' + interval '20 minutes', now() + interval '1 day'
     FROM unnest($3::uuid[]) WITH ORDINALITY AS pair (other, n)`,
    [eventId, me.id, ids],
  );
  await client.query(
    `WITH made AS (
       INSERT INTO conversations (id, event_id) SELECT gen_random_uuid(), $1 FROM generate_series(1, $4::int) RETURNING id
     ), numbered AS (SELECT id, row_number() OVER () AS n FROM made),
     pairs AS (SELECT numbered.id, other FROM numbered JOIN unnest($3::uuid[]) WITH ORDINALITY AS pair (other, n) USING (n))
     INSERT INTO conversation_members (conversation_id, attendee_id, other_id, unread_count)
     SELECT id, $2::uuid, other, 3 FROM pairs UNION ALL SELECT id, other, $2, 0 FROM pairs
     ON CONFLICT (attendee_id, other_id) DO NOTHING`,
    [eventId, me.id, ids, ids.length],
  );
  await client.query('VACUUM ANALYZE meetings, conversation_members');
};

export const run = () =>
  onStage(
    { attendees: count('ATTENDEES', 10_000, 1_000), conversations: 2_000, meetings: 2_000 },
    async (stage) => {
      const { eventId } = stage;
      const [me, ...others] = stage.people.slice(0, MEETINGS + 1);
      await prepareMeetings(stage, me, others);
      const [token] = await stage.signIn([me]);
      const results = await interleave({
        raw: httpSide(stage, await stage.startPeer('raw-http'), [{ path: `/meetings?me=${me.id}` }]),
        ours: httpSide(stage, await stage.startServer(), [graphqlRequest(token, QUERY, { eventId })]),
      });
      table(results);
      judgeRatio('P5', results, 'CPU µs', 'ours', 'raw', { most: 1.3 });
    },
  );
