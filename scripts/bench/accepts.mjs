/** Goal R1: receivers accept at once for fewer pods than there are requests; no pod and no person twice, and no deadlock storm. */
import { freePort, graphql, openStage, signIn } from './stage.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const REQUESTS = 2_000;
const SLOTS = 20;
const PODS = 10;
const AT_ONCE = 32;
const ACCEPT = `mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { status } } }`;

const OVERLAPS = `SELECT count(*)::int AS overlaps FROM claims a JOIN claims b ON a.id < b.id AND a.during && b.during
  AND (a.pod_id = b.pod_id OR a.attendee_id = b.attendee_id)`;

/** Far more requests than the pods of the slots can hold, between random people. */
const prepareRun = async ({ client, dataset }, people) => {
  const eventId = dataset.tables.events[0].id;
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

const acceptAll = async (urls, requests, tokenOf) => {
  const outcomes = {};
  const times = [];
  const waiting = [...requests];
  const worker = async (url) => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const sent = performance.now();
      const { data, errors } = await graphql(url, tokenOf.get(next.receiver_id), ACCEPT, {
        input: { meetingId: next.id, action: 'ACCEPT' },
      });
      times.push(performance.now() - sent);
      const outcome = data?.respondToMeeting.meeting.status ?? errors[0].extensions.code;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(urls[index % urls.length])));
  const perSecond = requests.length / ((performance.now() - began) / 1_000);
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
  return { outcomes, perSecond, p95 };
};

export const run = async () => {
  const stage = await openStage({ attendees: 500, pods: 24, meetings: 0 });
  try {
    const people = stage.dataset.tables.attendees
      .filter(({ status }) => status === 'CONFIRMED')
      .slice(0, 300);
    const tokens = await signIn(
      stage.client,
      people.map(({ user_id: id }) => id),
    );
    const tokenOf = new Map(people.map(({ id }, index) => [id, tokens[index]]));
    const ports = [await freePort(), await freePort()];
    // One process each: on two cores, two servers that race in Postgres. They share it without Redis, since nobody listens.
    for (const port of ports) await stage.start('server', { PORT: String(port) });
    const speeds = [];
    // The first run warms the servers up: they open connections and plan statements in it.
    for (let number = 0; number <= RUNS; number += 1) {
      const requests = await prepareRun(stage, people);
      const deadlocks = await deadlocksOf(stage.client);
      const { outcomes, perSecond, p95 } = await acceptAll(
        ports.map((port) => `http://127.0.0.1:${port}`),
        requests,
        tokenOf,
      );
      const { rows } = await stage.client.query(OVERLAPS);
      if (number > 0) speeds.push(perSecond);
      const summary = Object.entries(outcomes)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ');
      const met = (await deadlocksOf(stage.client)) - deadlocks;
      console.log(
        `${number === 0 ? 'to warm up' : `run ${number}`}: ${perSecond.toFixed(0)} accepts/s, p95 ${p95.toFixed(0)} ms; ${summary}; ${rows[0].overlaps} overlaps, ${met} deadlocks`,
      );
    }
    const ratio = Math.max(...speeds) / Math.min(...speeds);
    console.log(`fastest/slowest of ${RUNS} runs: ${ratio.toFixed(2)} (goal R1: 0 overlaps; at most 2)`);
  } finally {
    await stage.close();
  }
};

const deadlocksOf = async (client) => {
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0].deadlocks;
};
