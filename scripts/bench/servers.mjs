import autocannon from 'autocannon';
import { count, cpuOf, cpuOfPostgres, figure, sleep } from './lib/measure.mjs';
import { startPeople, textOf } from './lib/people.mjs';
import { graphqlRequest, interleave, judgeRatio, LIST, listFilters, table } from './lib/race.mjs';
import { startRedis } from './lib/redis.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'P17';
export const about =
  'what a list and a message cost all servers and Postgres where 1, 2 and 4 servers share the work, next to node:http and pg';

const ATTENDEES = count('ATTENDEES', 2_000, 300);
const PEOPLE = count('PEOPLE', 400, 40);
const SECONDS = count('SECONDS', 4, 1);
const MESSAGES = count('MESSAGES', 400, 40);
const COUNTS = [1, 2, 4];
const CALLERS = 8;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';

const cpuOfServers = (servers) => servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0);

/** The CPU of all processes, idle ones too, so that what they do by themselves is in every side. */
const cpuOfAll = async (client, processes) => (await cpuOfPostgres(client)) + cpuOfServers(processes);

/** Requests of eight callers, spread over servers: how many were answered. */
const askLists = async (used, requests, callers = CALLERS) => {
  const results = await Promise.all(
    used.map(({ url }, at) =>
      autocannon({
        url,
        connections: callers / used.length,
        duration: SECONDS,
        requests: requests.filter((_request, index) => index % used.length === at),
      }),
    ),
  );
  return results.reduce((sum, result) => sum + result['2xx'], 0);
};

/** Lists, asked by eight callers of the first servers. */
const listSide = (client, all, used, requests) => async () => {
  const before = await cpuOfAll(client, all);
  const ofServers = cpuOfServers(used);
  const answers = await askLists(used, requests);
  return {
    'lists/s': answers / SECONDS,
    'CPU µs': ((await cpuOfAll(client, all)) - before) / answers,
    'server µs': (cpuOfServers(used) - ofServers) / answers,
  };
};

/**
 * Lists of one server at the rate that it has as one of four, while the other three quarters of the work are done by
 * servers without a line of Podium: what the neighbours on the same cores cost, whatever they are.
 */
const neighbourSide = (server, requests, neighbours, theirs) => async () => {
  const before = cpuOf(server.pid);
  const callers = CALLERS / (neighbours.length + 1);
  const [answers] = await Promise.all([
    askLists([server], requests, callers),
    askLists(neighbours, theirs, callers * neighbours.length),
  ]);
  return { 'lists/s': answers / SECONDS, 'server µs': (cpuOf(server.pid) - before) / answers };
};

/** Readers with a socket at one of the first servers each, who are written to by way of the next one. */
const messageSide = async ({ client, eventId }, all, used, { readers, tokens, writers }) => {
  const crowds = used.map(() => startPeople());
  for (const [at, crowd] of crowds.entries()) {
    const people = readers
      .map(({ id }, index) => ({ id, token: tokens[index] }))
      .filter((_person, index) => index % used.length === at);
    await crowd.order('connect', { port: used[at].port, eventId, people, subscriptions: ['messages'] });
  }
  let turn = 0;
  const write = (number) => {
    turn += 1;
    const attendeeId = readers[number % readers.length].id;
    const { url } = used[(number + 1) % used.length];
    return ask(url, writers[turn % writers.length], SEND, { input: { attendeeId, text: textOf(number) } });
  };
  return {
    stop: () => crowds.forEach((crowd) => crowd.stop()),
    async measure() {
      const before = await cpuOfAll(client, all);
      const caller = async (first) => {
        for (let number = first; number < MESSAGES; number += CALLERS) await write(number);
      };
      await Promise.all(Array.from({ length: CALLERS }, (_none, first) => caller(first)));
      await Promise.all(crowds.map((crowd) => crowd.order('awaitMessages', MESSAGES / crowds.length)));
      await Promise.all(crowds.map((crowd) => crowd.order('report')));
      return { 'CPU µs': ((await cpuOfAll(client, all)) - before) / MESSAGES };
    },
  };
};

const judgeGrowth = (results, name) => {
  for (const servers of COUNTS.slice(1))
    judgeRatio('P17', results, 'CPU µs', `${name} × ${servers}`, `${name} × 1`, { most: 1.05 });
};

const measure = async (stage, redis) => {
  const { client, eventId, people } = stage;
  const tokens = await stage.signIn(people.slice(0, PEOPLE));
  const start = async (open) => {
    const all = [];
    for (let index = 0; index < Math.max(...COUNTS); index += 1) all.push(await open());
    return all;
  };
  const servers = await start(() => stage.startServer({ REDIS_URL: redis.url }));
  const atRest = await cpuOfAll(client, servers);
  await sleep(SECONDS * 1_000);
  const rest = ((await cpuOfAll(client, servers)) - atRest) / SECONDS / 1_000;
  console.log(`${servers.length} servers at rest: ${figure([rest])} ms of CPU a second, with Postgres`);

  const filters = listFilters(stage);
  const requests = tokens.map((token, index) =>
    graphqlRequest(token, LIST, { eventId, filter: filters[index % filters.length] }),
  );
  const rawRequests = filters.map(({ search, countries: [country] }) => ({
    path: `/list?event=${eventId}&text=${search}&country=${country}`,
  }));
  const peers = await start(() => stage.startPeer('raw-http'));
  // Each compiles what it runs often, with the whole load for itself.
  for (const server of servers) await listSide(client, servers, [server], requests)();
  const competitors = (name, all, asked) =>
    COUNTS.map((used) => [`${name} × ${used}`, listSide(client, all, all.slice(0, used), asked)]);
  const lists = await interleave(
    Object.fromEntries([
      ...competitors('list', servers, requests),
      ['list × 1 beside raw × 3', neighbourSide(servers[0], requests, peers.slice(1), rawRequests)],
      ...competitors('raw', peers, rawRequests),
    ]),
  );
  table(lists);
  judgeGrowth(lists, 'list');
  judgeGrowth(lists, 'raw');

  const readers = people.slice(0, CALLERS * COUNTS.length);
  const writers = tokens.slice(readers.length);
  const crowds = [];
  for (const [at, used] of COUNTS.entries()) {
    const part = [at * CALLERS, (at + 1) * CALLERS];
    const side = { readers: readers.slice(...part), tokens: tokens.slice(...part), writers };
    crowds.push(await messageSide(stage, servers, servers.slice(0, used), side));
  }
  // The acknowledgement comes before the subscription stands.
  await sleep(2_000);
  try {
    const messages = await interleave(
      Object.fromEntries(crowds.map((crowd, at) => [`message × ${COUNTS[at]}`, crowd.measure])),
    );
    table(messages);
    judgeGrowth(messages, 'message');
  } finally {
    for (const crowd of crowds) crowd.stop();
  }
};

export const run = async () => {
  const redis = await startRedis();
  try {
    await onStage({ attendees: ATTENDEES, conversations: 0 }, (stage) => measure(stage, redis));
  } finally {
    redis.stop();
  }
};
