import { count, figure, judge, quantile } from './lib/measure.mjs';
import { graphql, onStage } from './lib/stage.mjs';

export const goals = 'R1';
export const about =
  'receivers accept at two servers at once, for fewer pods than there are requests: no pod and no person twice';

const RUNS = count('RUNS', 7, 1);
const REQUESTS = count('REQUESTS', 2_000, 300);
const SLOTS = 20;
const PODS = 10;
const AT_ONCE = 32;
const ACCEPT = `mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { status } } }`;

const OVERLAPS = `SELECT count(*)::int AS n FROM claims a JOIN claims b ON a.id < b.id AND a.during && b.during
  AND (a.pod_id = b.pod_id OR a.attendee_id = b.attendee_id)`;

/** Far more requests than the pods of the slots can hold, between random people. */
const prepareRun = async ({ client, eventId }, people) => {
  await client.query('DELETE FROM meetings');
  await client.query('DELETE FROM activities WHERE pod_id IS NOT NULL');
  await client.query('UPDATE pods SET bookable = position < $1, company_id = NULL', [PODS]);
  const { rows } = await client.query(
    `INSERT INTO meetings (id, event_id, sender_id, receiver_id, starts_at, ends_at, expires_at)
     SELECT gen_random_uuid(), $1, s, r, start, start + interval '20 minutes', start
     FROM (SELECT ($2::uuid[])[1 + floor(random() * $3)] AS s, ($2::uuid[])[1 + floor(random() * $3)] AS r,
                  now() + interval '1 day' + (floor(random() * $4) * interval '25 minutes') AS start
           FROM generate_series(1, $5::int)) pairs WHERE s <> r
     ON CONFLICT DO NOTHING RETURNING id, receiver_id`,
    [eventId, people.map(({ id }) => id), people.length, SLOTS, REQUESTS],
  );
  // As autovacuum does within a minute: without it, each run reads past the rows that the earlier ones have deleted.
  await client.query('VACUUM ANALYZE');
  return rows;
};

const acceptAll = async (servers, requests, tokenOf) => {
  const outcomes = {};
  const times = [];
  const waiting = [...requests];
  const worker = async ({ url }) => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const sent = performance.now();
      const input = { meetingId: next.id, action: 'ACCEPT' };
      const { data, errors } = await graphql(url, tokenOf.get(next.receiver_id), ACCEPT, { input });
      times.push(performance.now() - sent);
      const outcome = data?.respondToMeeting.meeting.status ?? errors[0].extensions.code;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(servers[index % servers.length])));
  return {
    outcomes,
    perSecond: (requests.length * 1_000) / (performance.now() - began),
    p95: quantile(times, 0.95),
  };
};

const deadlocksOf = async (client) => {
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0].n;
};

export const run = () =>
  onStage({ attendees: 500, pods: 24, meetings: 0 }, async (stage) => {
    const { client } = stage;
    const people = stage.people.slice(0, 300);
    const tokens = await stage.signIn(people);
    const tokenOf = new Map(people.map(({ id }, index) => [id, tokens[index]]));
    // They share Postgres without Redis, since nothing subscribes.
    const servers = [await stage.startServer(), await stage.startServer()];
    const runs = [];
    // The first run warms the servers up: they open connections and plan statements in it.
    for (let number = 0; number <= RUNS; number += 1) {
      const requests = await prepareRun(stage, people);
      const deadlocks = await deadlocksOf(client);
      const { outcomes, perSecond, p95 } = await acceptAll(servers, requests, tokenOf);
      const overlaps = (await client.query(OVERLAPS)).rows[0].n;
      const met = (await deadlocksOf(client)) - deadlocks;
      if (number > 0) runs.push({ perSecond, overlaps });
      console.log(
        `${number === 0 ? 'to warm up' : `run ${number}`}: ${figure([perSecond])} accepts/s, p95 ${figure([p95])} ms, ${met} deadlocks; ${JSON.stringify(outcomes)}`,
      );
    }
    const speeds = runs.map(({ perSecond }) => perSecond);
    judge('R1', 'overlaps', Math.max(...runs.map(({ overlaps }) => overlaps)), { most: 0 });
    judge('R1', 'fastest run / slowest', Math.max(...speeds) / Math.min(...speeds), { most: 2 });
  });
