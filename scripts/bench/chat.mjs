import { count, cpuOf, judge, quantile, sleep } from './lib/measure.mjs';
import { startPeople, textOf } from './lib/people.mjs';
import { interleave, judgeRatio, table } from './lib/race.mjs';
import { startRedis } from './lib/redis.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'P7';
export const about =
  'a chat message to 1,000 sockets: sent at another server (fan-out) or at their own (all in one), next to plain ws';

const SOCKETS = count('SOCKETS', 1_000, 50);
const MESSAGES = count('MESSAGES', 50, 5);
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';

/** A side: what one delivery costs the process that holds the sockets, and when the slowest percent arrives. */
const chatSide = (readers, holder, send) => async () => {
  const before = cpuOf(holder.pid);
  for (let number = 1; number <= MESSAGES; number += 1)
    await Promise.all([send(textOf(number)), readers.order('awaitMessages', number * SOCKETS)]);
  const { latencies } = await readers.order('report');
  return {
    'CPU µs per delivery': (cpuOf(holder.pid) - before) / (MESSAGES * SOCKETS),
    'p99 ms': quantile(latencies, 0.99),
    lost: MESSAGES * SOCKETS - latencies.length,
  };
};

const connect = async (server, eventId, token) => {
  const readers = startPeople();
  const people = Array.from({ length: SOCKETS }, (_none, index) => ({ id: `reader-${index}`, token }));
  await readers.order('connect', { port: server.port, eventId, people, subscriptions: ['messages'] });
  return readers;
};

const measure = async (stage, redis) => {
  const { eventId } = stage;
  // Forty writers take turns: each of them may send 120 messages a minute.
  const [reader, ...writers] = stage.people.slice(0, 41);
  const [token] = await stage.signIn([reader]);
  const tokens = await stage.signIn(writers);
  const shared = { REDIS_URL: redis.url, SOCKETS_PER_SESSION: String(SOCKETS) };
  const [raw, holder, other] = [
    await stage.startPeer('raw-sockets'),
    await stage.startServer(shared),
    await stage.startServer(shared),
  ];
  const crowds = [await connect(raw, eventId), await connect(holder, eventId, token)];
  // The acknowledgement comes before the subscription stands.
  await sleep(2_000);
  const sample = { id: reader.id, sequence: 1, sentAt: new Date().toISOString(), senderId: reader.id };
  const broadcast = (text) => {
    const body = JSON.stringify({ id: 'messages', data: { messageAdded: { ...sample, text } } });
    return fetch(`${raw.url}/broadcast`, { method: 'POST', body });
  };
  let turn = 0;
  const write = (server) => (text) => {
    turn += 1;
    return ask(server.url, tokens[turn % tokens.length], SEND, { input: { attendeeId: reader.id, text } });
  };
  try {
    return await interleave({
      raw: chatSide(crowds[0], raw, broadcast),
      'fan-out': chatSide(crowds[1], holder, write(other)),
      'all in one': chatSide(crowds[1], holder, write(holder)),
    });
  } finally {
    for (const crowd of crowds) crowd.stop();
  }
};

export const run = async () => {
  const redis = await startRedis();
  try {
    await onStage({ attendees: 200, conversations: 0 }, async (stage) => {
      const results = await measure(stage, redis);
      table(results);
      judgeRatio('P7', results, 'CPU µs per delivery', 'fan-out', 'raw', { most: 0.95 });
      judgeRatio('P7', results, 'p99 ms', 'fan-out', 'raw', { most: 1.2 });
      const lost = Object.values(results).flatMap((rounds) => rounds.map((round) => round.lost));
      judge('P7', 'deliveries lost', Math.max(...lost), { most: 0 });
    });
  } finally {
    redis.stop();
  }
};
