/** Goal P7: one chat message to 1,000 sockets, next to a plain `ws` server that sends the same bytes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuOf, freePort, graphql, median, openStage, signIn, spread } from './stage.mjs';

const SOCKETS = 1_000;
const ROUNDS = 10;
const MESSAGES = 50;
const SEND =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id text sequence sentAt senderId } }';
const here = dirname(fileURLToPath(import.meta.url));

const ask = async (clients, message, key) => {
  clients.send(message);
  for (;;) {
    const [answer] = await once(clients, 'message');
    if (key in answer) return answer[key];
  }
};

export const run = async () => {
  const stage = await openStage({ attendees: 200, conversations: 0 });
  const clients = fork(join(here, 'chat-clients.mjs'));
  try {
    const eventId = stage.dataset.tables.events[0].id;
    const [reader, ...writers] = stage.dataset.tables.attendees
      .filter(({ status }) => status === 'CONFIRMED')
      .slice(0, 21);
    // Twenty writers take turns: each of them may send 120 messages a minute.
    const [readerToken, ...tokens] = await signIn(
      stage.client,
      [reader, ...writers].map(({ user_id: id }) => id),
    );
    let turn = 0;
    const ports = { raw: await freePort(), ours: await freePort() };
    const servers = {
      raw: await stage.start('raw-chat.mjs', { PORT: String(ports.raw) }),
      ours: await stage.start('server', { PORT: String(ports.ours) }),
    };
    await ask(clients, { connect: { side: 'raw', port: ports.raw, sockets: SOCKETS } }, 'connected');
    await ask(
      clients,
      { connect: { side: 'ours', port: ports.ours, sockets: SOCKETS, token: readerToken, eventId } },
      'connected',
    );
    // The acknowledgement comes before the subscription stands; the first message is not measured.
    await new Promise((resolve) => setTimeout(resolve, 2_000));

    const sample = {
      id: reader.id,
      text: 'x'.repeat(120),
      sequence: 1,
      sentAt: new Date().toISOString(),
      senderId: reader.id,
    };
    const send = {
      raw: () => fetch(`http://127.0.0.1:${ports.raw}`, { method: 'POST', body: JSON.stringify(sample) }),
      ours: () =>
        graphql(`http://127.0.0.1:${ports.ours}`, tokens[(turn += 1) % tokens.length], SEND, {
          input: { attendeeId: reader.id, text: sample.text },
        }),
    };
    const deliver = async (side) => {
      await ask(clients, { expect: side }, 'expecting');
      const arrived = once(clients, 'message');
      await Promise.all([send[side](), arrived]);
    };
    const round = async (side) => {
      const before = cpuOf(servers[side].pid);
      for (let sent = 0; sent < MESSAGES; sent += 1) await deliver(side);
      const cpu = (cpuOf(servers[side].pid) - before) / (MESSAGES * SOCKETS);
      const latencies = (await ask(clients, { report: side }, 'latencies')).toSorted((a, b) => a - b);
      if (latencies.length !== MESSAGES * SOCKETS)
        throw new Error(`${side}: ${latencies.length} of ${MESSAGES * SOCKETS} arrived`);
      return { cpu, p99: latencies[Math.floor(latencies.length * 0.99)] };
    };
    const rounds = { raw: [], ours: [] };
    for (const side of ['raw', 'ours']) await round(side);
    for (let number = 0; number < ROUNDS; number += 1)
      for (const side of number % 2 ? ['ours', 'raw'] : ['raw', 'ours']) rounds[side].push(await round(side));
    report(rounds);
  } finally {
    clients.kill();
    await stage.close();
  }
};

const report = (rounds) => {
  for (const [side, results] of Object.entries(rounds)) {
    const [cpu, p99] = ['cpu', 'p99'].map((key) => results.map((result) => result[key]));
    console.log(
      `${side.padEnd(5)} server CPU µs per delivery ${median(cpu).toFixed(2)} (${spread(cpu)}), p99 ${median(p99).toFixed(0)} ms (${spread(p99)})`,
    );
  }
  const ratios = rounds.ours.map(({ cpu }, index) => cpu / rounds.raw[index].cpu);
  console.log(
    `CPU ours/raw: ${median(ratios).toFixed(2)} (${spread(ratios)}); every delivery arrived (goal P7: at most 0.95)`,
  );
};
