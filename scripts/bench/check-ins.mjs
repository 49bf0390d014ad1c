/**
 * Goal R8: two scanners read one code at the same instant at two servers, and devices send their queues in any order.
 * Goal P13: an entry next to raw node:http and pg with the same writes. `BENCH_PAIRS` is the number of pairs.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { graphqlRequest, race, reportRace } from './http-race.mjs';
import { freePort, graphql, openStage, signIn } from './stage.mjs';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 10_000);
const AT_ONCE = 16;
const ORDERS = 20;
const CHECK_IN =
  'mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome repeated checkIn { id } attendee { id firstName lastName } } } }';
const BATCH =
  'mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { clientId outcome checkIn { conflict } } } }';

const HEAD_COUNT =
  'query ($id: ID!) { headCount(eventId: $id) { inside entered left gates { gate in out inside } } }';

const ask = async (url, token, query, variables) => {
  const { data, errors } = await graphql(url, token, query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
};

const forget = (client) =>
  client.query(
    'DELETE FROM check_ins; UPDATE attendees SET checked_in_at = NULL WHERE checked_in_at IS NOT NULL',
  );

/** Each code at both servers at once: from two devices, or every fourth time twice from the same one. */
const racePairs = async ({ client }, urls, token, eventId, people) => {
  const errors = [];
  let next = 0;
  const worker = async () => {
    while (next < PAIRS) {
      const number = (next += 1);
      // Comes round again where there are more pairs than people: then nobody enters for the first time.
      const first = number <= people.length;
      const { invite_code: code } = people[number % people.length];
      const same = number % 4 === 0;
      const names = same ? Array(2).fill(randomUUID()) : [randomUUID(), randomUUID()];
      const answers = await Promise.all(
        names.map((clientId, side) =>
          ask(urls[side], token, CHECK_IN, { input: { eventId, code, gate: `Gate ${side}`, clientId } }),
        ),
      );
      const results = answers.map(({ result }) => result);
      const entries = new Set(results.map(({ checkIn }) => checkIn?.id)).size;
      const firsts = results.filter(({ outcome }) => outcome === 'FIRST_ENTRY').length;
      const repeated = results.filter((result) => result.repeated).length;
      const wanted = same ? [1, first ? 2 : 0, 1] : [2, first ? 1 : 0, 0];
      if (!isDeepStrictEqual([entries, firsts, repeated], wanted)) errors.push(answers);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await client.query(
    `SELECT count(*)::int AS entries, count(DISTINCT attendee_id)::int AS people,
       (SELECT count(*)::int FROM attendees a WHERE checked_in_at IS NOT NULL AND checked_in_at <>
          (SELECT min(at) FROM check_ins c WHERE c.attendee_id = a.id AND c.direction = 'IN')) AS wrong FROM check_ins`,
  );
  console.log(
    `${PAIRS} pairs at two servers in ${seconds.toFixed(0)} s: ${rows[0].entries} entries (${PAIRS * 2 - Math.floor(PAIRS / 4)} sent) of ${rows[0].people} people, ` +
      `${errors.length} pairs with another outcome than one first entry, ${rows[0].wrong} people with another time than that of the earliest (goal R8: 0 and 0)`,
  );
  if (errors.length > 0) console.log(JSON.stringify(errors.slice(0, 3)));
};

const shuffled = (values) =>
  values
    .map((value) => [Math.random(), value])
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);

/** What devices without a network queued: few people at four gates within an hour, in and out. */
const queueUp = (people) => {
  const began = Date.now() - 3_600_000;
  return Array.from({ length: 400 }, (_none, index) => ({
    code: people[index % 60].invite_code,
    gate: `Gate ${Math.floor(Math.random() * 4)}`,
    direction: Math.random() < 0.7 ? 'IN' : 'OUT',
    clientId: `offline-${index}`,
    // Whole minutes, so that some are at the same instant.
    at: new Date(began + Math.floor(Math.random() * 60) * 60_000).toISOString(),
  }));
};

/** What is known after all queues came in: outcome and conflict of each entry, and when people first came in. */
const stateOf = async ({ client }, url, token, eventId, queue) => {
  const told = await ask(url, token, BATCH, { input: { eventId, entries: queue } });
  const { rows } = await client.query(
    'SELECT id, checked_in_at FROM attendees WHERE checked_in_at IS NOT NULL ORDER BY id',
  );
  const count = await ask(url, token, HEAD_COUNT, { id: eventId });
  return { told, rows, count };
};

const converge = async (stage, urls, token, eventId, people) => {
  const queue = queueUp(people);
  const states = [];
  for (let order = 0; order < ORDERS; order += 1) {
    await forget(stage.client);
    // Parts of a queue are sent twice, as devices do that got no answer; two servers take them at once.
    const sent = shuffled([...queue, ...shuffled(queue).slice(0, 100)]);
    const parts = Array.from({ length: 10 }, (_none, part) => sent.slice(part * 50, part * 50 + 50));
    await Promise.all(
      parts.map((entries, part) => ask(urls[part % 2], token, BATCH, { input: { eventId, entries } })),
    );
    states.push(await stateOf(stage, urls[0], token, eventId, queue));
  }
  const others = states.filter((state) => !isDeepStrictEqual(state, states[0])).length;
  console.log(
    `queues of ${queue.length} entries in ${ORDERS} orders at two servers: ${others} ended in another state than the first (goal R8: 0)`,
  );
};

const raceRaw = async (stage, server, token, eventId, people) => {
  const port = await freePort();
  const raw = await stage.start('raw-check-ins.mjs', { PORT: String(port) });
  const any = () => people[Math.floor(Math.random() * people.length)].invite_code;
  const each = (make) => [{ setupRequest: (request) => ({ ...request, ...make() }) }];
  const results = await race(stage, {
    raw: {
      pid: raw.pid,
      port,
      requests: each(() => ({ method: 'POST', path: `/?event=${eventId}&code=${any()}` })),
    },
    ours: {
      ...server,
      requests: each(() =>
        graphqlRequest(token, CHECK_IN, {
          input: { eventId, code: any(), gate: 'Main', clientId: randomUUID() },
        }),
      ),
    },
  });
  reportRace(results, 'ours', 'raw', 'goal P13: CPU at most 2.5');
};

export const run = async () => {
  const stage = await openStage({ attendees: Math.max(2_000, PAIRS * 2), conversations: 0, meetings: 0 });
  try {
    const { client, dataset } = stage;
    const eventId = dataset.tables.events[0].id;
    const people = dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED');
    const manager = dataset.tables.users[0].id;
    await client.query(`UPDATE users SET role = 'MANAGER' WHERE id = $1`, [manager]);
    const [token] = await signIn(client, [manager]);
    const servers = [];
    for (let number = 0; number < 2; number += 1) {
      const port = await freePort();
      const { pid } = await stage.start('server', { PORT: String(port) });
      servers.push({ pid, port });
    }
    const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`);
    await forget(client);
    await racePairs(stage, urls, token, eventId, people);
    await converge(stage, urls, token, eventId, people);
    // As autovacuum does within a minute: plans that were made for empty tables are made again.
    await client.query('VACUUM ANALYZE check_ins, attendees');
    await raceRaw(stage, servers[0], token, eventId, people);
  } finally {
    await stage.close();
  }
};
