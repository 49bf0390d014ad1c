import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startRedis } from './chat.mjs';
import { count } from './lib/measure.mjs';
import { startPeople } from './lib/people.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, LIST, listFilters, table } from './lib/race.mjs';
import { freePort, onStage } from './lib/stage.mjs';

export const goals = 'P17';
export const about = 'lists and messages at two and four servers behind HAProxy, next to one';

const NUMBERS = [1, 2, 4];
const EVENT = { attendees: count('ATTENDEES', 5_000, 500), conversations: 0, meetings: 0 };
const PEOPLE = count('PEOPLE', 1_000, 50);
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';
const anyOf = (values) => values[Math.floor(Math.random() * values.length)];
const each = (make) => [{ setupRequest: (request) => ({ ...request, ...make() }) }];

const startProxy = async ({ dataDir }, servers) => {
  const [port, file] = [await freePort(), join(dataDir, 'proxy.cfg')];
  const times = ['connect', 'client', 'server'].map((what) => `  timeout ${what} 1h\n`).join('');
  const backends = servers.map((server, index) => `  server s${index} 127.0.0.1:${server.port}\n`).join('');
  await writeFile(file, `defaults\n  mode http\n${times}listen all\n  bind 127.0.0.1:${port}\n${backends}`);
  const child = spawn('/usr/sbin/haproxy', ['-db', '-q', '-f', file], { stdio: 'inherit' });
  return { port, stop: () => child.kill() };
};

/** So many servers with a database and a Redis of their own, to which everybody is connected. */
const openSide = async (stage, number, redis) => {
  const settings = { REDIS_URL: redis.url, SOCKETS_PER_ADDRESS: '100000' };
  const servers = await Promise.all(Array.from({ length: number }, () => stage.startServer(settings)));
  const proxy = await startProxy(stage, servers);
  const { eventId, people } = stage;
  const tokens = await stage.signIn(people.slice(0, PEOPLE));
  const crowd = tokens.map((token, index) => ({ id: people[index].id, token }));
  const sockets = startPeople();
  await sockets.order('connect', { port: proxy.port, eventId, people: crowd });
  const all = { pid: servers.map(({ pid }) => pid), url: `http://127.0.0.1:${proxy.port}` };
  const filters = listFilters(stage);
  const list = () => graphqlRequest(anyOf(tokens), LIST, { eventId, filter: anyOf(filters) });
  const message = () => {
    const from = Math.floor(Math.random() * PEOPLE);
    const to = crowd[(from + 1) % PEOPLE];
    return graphqlRequest(tokens[from], SEND, { input: { attendeeId: to.id, text: 'Shall we meet?' } });
  };
  return {
    lists: httpSide(stage, all, each(list)),
    messages: httpSide(stage, all, each(message)),
    stop: () => [sockets, redis, proxy].forEach((part) => part.stop()),
  };
};

/** Opens one side after the other, each on a stage of its own, and then works with all. */
const withSides = (sides, work) =>
  sides.length === NUMBERS.length
    ? work(sides)
    : onStage(EVENT, async (stage) => {
        const side = await openSide(stage, NUMBERS[sides.length], await startRedis());
        await withSides([...sides, side], work).finally(side.stop);
      });

export const run = () =>
  withSides([], async (sides) => {
    for (const what of ['lists', 'messages']) {
      const entries = sides.map((side, index) => [`${what}, ${NUMBERS[index]}`, side[what]]);
      const results = await interleave(Object.fromEntries(entries), count('ROUNDS', 5, 1));
      table(results);
      for (const number of NUMBERS.slice(1))
        judgeRatio('P17', results, 'CPU µs', `${what}, ${number}`, `${what}, 1`, { most: 1.05 });
    }
  });
