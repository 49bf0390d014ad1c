import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { count, judge } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, table } from './lib/race.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'R8, P13';
export const about =
  'two scanners read one code at once, devices send their queues in any order; an entry next to raw node:http and pg';

const PAIRS = count('PAIRS', 10_000, 100);
const ORDERS = count('ORDERS', 20, 2);
const AT_ONCE = 16;
const CHECK_IN =
  'mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome repeated checkIn { id } attendee { id firstName lastName } } } }';
const BATCH =
  'mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { clientId outcome checkIn { conflict } } } }';
const HEAD_COUNT =
  'query ($id: ID!) { headCount(eventId: $id) { inside entered left gates { gate in out inside } } }';

const forget = (client) =>
  client.query(
    'DELETE FROM check_ins; UPDATE attendees SET checked_in_at = NULL WHERE checked_in_at IS NOT NULL',
  );

/** Each code at both servers at once: from two devices, or every fourth time twice from the same one. */
const racePairs = async ({ client, eventId, people }, servers, token) => {
  const wrong = [];
  let next = 0;
  const worker = async () => {
    while (next < PAIRS) {
      const number = (next += 1);
      // With more pairs than people the list repeats: later entries are not first ones.
      const first = number <= people.length;
      const { invite_code: code } = people[number % people.length];
      const same = number % 4 === 0;
      const names = same ? Array(2).fill(randomUUID()) : [randomUUID(), randomUUID()];
      const answers = await Promise.all(
        servers.map(({ url }, side) => {
          const input = { eventId, code, gate: `Gate ${side}`, clientId: names[side] };
          return ask(url, token, CHECK_IN, { input });
        }),
      );
      const results = answers.map(({ result }) => result);
      const entries = new Set(results.map(({ checkIn }) => checkIn?.id)).size;
      const firsts = results.filter(({ outcome }) => outcome === 'FIRST_ENTRY').length;
      const repeated = results.filter((result) => result.repeated).length;
      const wanted = same ? [1, first ? 2 : 0, 1] : [2, first ? 1 : 0, 0];
      if (!isDeepStrictEqual([entries, firsts, repeated], wanted)) wrong.push(answers);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const { rows } = await client.query(
    `SELECT count(*)::int AS n FROM attendees a WHERE checked_in_at IS NOT NULL AND checked_in_at <>
       (SELECT min(at) FROM check_ins c WHERE c.attendee_id = a.id AND c.direction = 'IN')`,
  );
  if (wrong.length > 0) console.log(JSON.stringify(wrong.slice(0, 3)));
  judge('R8', `of ${PAIRS} pairs, those without exactly one first entry`, wrong.length, { most: 0 });
  judge('R8', 'people with another time than that of their earliest entry', rows[0].n, { most: 0 });
};

const shuffled = (values) =>
  values
    .map((value) => [Math.random(), value])
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);

/** Queues of offline devices: few people at four gates within an hour, in and out. */
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

const converge = async ({ client, eventId, people }, servers, token) => {
  const queue = queueUp(people);
  const send = ({ url }, entries) => ask(url, token, BATCH, { input: { eventId, entries } });
  const states = [];
  for (let order = 0; order < ORDERS; order += 1) {
    await forget(client);
    // Parts of a queue are sent twice, as devices do that got no answer; two servers take them at once.
    const sent = shuffled([...queue, ...shuffled(queue).slice(0, 100)]);
    const parts = Array.from({ length: 10 }, (_none, part) => sent.slice(part * 50, part * 50 + 50));
    await Promise.all(parts.map((entries, part) => send(servers[part % 2], entries)));
    // Outcome and conflict of each entry, when people first came in, and how many are inside.
    const outcomes = await send(servers[0], queue);
    const { rows } = await client.query(
      'SELECT id, checked_in_at FROM attendees WHERE checked_in_at IS NOT NULL ORDER BY id',
    );
    states.push({ outcomes, rows, inside: await ask(servers[0].url, token, HEAD_COUNT, { id: eventId }) });
  }
  const others = states.filter((state) => !isDeepStrictEqual(state, states[0])).length;
  judge('R8', `of ${ORDERS} orders of queues, those that end in another state than the first`, others, {
    most: 0,
  });
};

const raceRaw = async (stage, server, token) => {
  const { eventId, people } = stage;
  const any = () => people[Math.floor(Math.random() * people.length)].invite_code;
  const each = (make) => [{ setupRequest: (request) => ({ ...request, ...make() }) }];
  const rawRequests = each(() => ({ path: `/check-in?event=${eventId}&code=${any()}` }));
  const requests = each(() =>
    graphqlRequest(token, CHECK_IN, {
      input: { eventId, code: any(), gate: 'Main', clientId: randomUUID() },
    }),
  );
  const results = await interleave({
    raw: httpSide(stage, await stage.startPeer('raw-http'), rawRequests),
    ours: httpSide(stage, server, requests),
  });
  table(results);
  judgeRatio('P13', results, 'CPU µs', 'ours', 'raw', { most: 2.5 });
};

export const run = () =>
  onStage({ attendees: Math.max(2_000, PAIRS * 2), conversations: 0, meetings: 0 }, async (stage) => {
    const token = await stage.signInAs('MANAGER');
    const servers = [await stage.startServer(), await stage.startServer()];
    await forget(stage.client);
    await racePairs(stage, servers, token);
    await converge(stage, servers, token);
    // As autovacuum does within a minute: plans that were made for empty tables are made again.
    await stage.client.query('VACUUM ANALYZE check_ins, attendees');
    await raceRaw(stage, servers[0], token);
  });
