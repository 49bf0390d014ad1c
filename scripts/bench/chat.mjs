/**
 * Goal P7: one chat message to 1,000 sockets, next to a plain `ws` server that sends the same bytes.
 * `fan-out`: two servers on one Redis; one takes the message, the other holds the sockets and is measured.
 * `all in one`: the measured server also takes the message: login, rules, transaction, outbox.
 */
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuOf, freePort, graphql, median, openStage, signIn, spread } from './stage.mjs';

const SOCKETS = 1_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const MESSAGES = 50;
const SIDES = ['raw', 'fan-out', 'all in one'];
const SEND =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id text sequence sentAt senderId } } }';
const here = dirname(fileURLToPath(import.meta.url));

const ask = async (clients, message, key) => {
  clients.send(message);
  for (;;) {
    const [answer] = await once(clients, 'message');
    if (key in answer) return answer[key];
  }
};

const startRedis = async () => {
  if (spawnSync('redis-server', ['--version']).error) throw new Error('This benchmark needs a redis-server');
  const port = await freePort();
  const redis = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  for await (const text of redis.stdout) if (String(text).includes('Ready to accept')) break;
  return { url: `redis://127.0.0.1:${port}`, stop: () => redis.kill() };
};

/** How each side's message is sent, and the process whose CPU counts. */
const startSides = async (stage, clients, redis) => {
  const people = stage.dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED').slice(0, 41);
  // Forty writers take turns: each of them may send 120 messages a minute.
  const [readerToken, ...tokens] = await signIn(
    stage.client,
    people.map(({ user_id: id }) => id),
  );
  const [reader] = people;
  const eventId = stage.dataset.tables.events[0].id;
  const ports = { raw: await freePort(), sockets: await freePort(), other: await freePort() };
  const raw = await stage.start('raw-chat.mjs', { PORT: String(ports.raw) });
  const holder = await stage.start('server', {
    PORT: String(ports.sockets),
    REDIS_URL: redis.url,
    // All of them belong to one reader here.
    SOCKETS_PER_SESSION: String(SOCKETS),
  });
  await stage.start('server', { PORT: String(ports.other), REDIS_URL: redis.url });
  await ask(clients, { connect: { side: 'raw', port: ports.raw, sockets: SOCKETS } }, 'connected');
  await ask(
    clients,
    { connect: { side: 'ours', port: ports.sockets, sockets: SOCKETS, token: readerToken, eventId } },
    'connected',
  );
  // The acknowledgement comes before the subscription stands.
  await new Promise((resolve) => setTimeout(resolve, 2_000));

  const text = 'x'.repeat(120);
  const sample = { id: reader.id, text, sequence: 1, sentAt: new Date().toISOString(), senderId: reader.id };
  let turn = 0;
  const write = (port) =>
    graphql(`http://127.0.0.1:${port}`, tokens[(turn += 1) % tokens.length], SEND, {
      input: { attendeeId: reader.id, text },
    });
  return {
    raw: {
      sockets: 'raw',
      pid: raw.pid,
      send: () => fetch(`http://127.0.0.1:${ports.raw}`, { method: 'POST', body: JSON.stringify(sample) }),
    },
    'fan-out': { sockets: 'ours', pid: holder.pid, send: () => write(ports.other) },
    'all in one': { sockets: 'ours', pid: holder.pid, send: () => write(ports.sockets) },
  };
};

const measure = async (clients, { sockets, pid, send }) => {
  const before = cpuOf(pid);
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    await ask(clients, { expect: sockets }, 'expecting');
    const arrived = once(clients, 'message');
    await Promise.all([send(), arrived]);
  }
  const cpu = (cpuOf(pid) - before) / (MESSAGES * SOCKETS);
  const latencies = (await ask(clients, { report: sockets }, 'latencies')).toSorted((a, b) => a - b);
  if (latencies.length !== MESSAGES * SOCKETS)
    throw new Error(`${latencies.length} of ${MESSAGES * SOCKETS} deliveries arrived`);
  return { cpu, p99: latencies[Math.floor(latencies.length * 0.99)] };
};

export const run = async () => {
  const redis = await startRedis();
  const stage = await openStage({ attendees: 200, conversations: 0 });
  const clients = fork(join(here, 'chat-clients.mjs'));
  try {
    const peers = await startSides(stage, clients, redis);
    const rounds = Object.fromEntries(SIDES.map((side) => [side, []]));
    for (const side of SIDES) await measure(clients, peers[side]);
    for (let number = 0; number < ROUNDS; number += 1)
      for (const side of number % 2 ? SIDES.toReversed() : SIDES)
        rounds[side].push(await measure(clients, peers[side]));
    report(rounds);
  } finally {
    clients.kill();
    await stage.close();
    redis.stop();
  }
};

const report = (rounds) => {
  for (const side of SIDES) {
    const [cpu, p99] = ['cpu', 'p99'].map((key) => rounds[side].map((result) => result[key]));
    const ratios = rounds[side].map((result, index) => result.cpu / rounds.raw[index].cpu);
    console.log(
      `${side.padEnd(10)} server CPU µs per delivery ${median(cpu).toFixed(2)} (${spread(cpu)}), ` +
        `${median(ratios).toFixed(2)} of raw (${spread(ratios)}), p99 ${median(p99).toFixed(0)} ms (${spread(p99)})`,
    );
  }
  console.log('Every delivery arrived, once (goal P7: CPU at most 0.95 of raw, p99 at most 1.2 of raw)');
};
