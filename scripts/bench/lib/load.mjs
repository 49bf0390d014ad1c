/** Offers load to a server from a process of its own, at a rate that does not wait for answers. Obeys over IPC. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { quantile, sleep } from './measure.mjs';

const TICK_MS = 5;
/** Answers that come later than the end are still waited for. */
const LATE_MS = 10_000;
const HEAD_END = Buffer.from('\r\n\r\n');

export const startLoad = () => {
  const child = fork(import.meta.filename);
  return {
    async offer(setting) {
      child.send(setting);
      return (await once(child, 'message'))[0];
    },
    stop: () => child.kill(),
  };
};

/** One keep-alive connection that sends one request at a time; `done` gets its status. */
class Client {
  constructor(port, onFree) {
    this.onFree = onFree;
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => this.read(chunk));
    this.socket.on('error', () => this.finish(0));
    this.socket.on('close', () => this.finish(0));
    this.rest = Buffer.alloc(0);
  }

  send(bytes, since, done) {
    this.since = since;
    this.done = done;
    this.socket.write(bytes);
  }

  read(chunk) {
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    const end = this.rest.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.rest.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (this.rest.length < end + HEAD_END.length + length) return;
    this.rest = Buffer.alloc(0);
    this.finish(Number(head.slice(9, 12)));
  }

  finish(status) {
    const { done } = this;
    this.done = undefined;
    done?.(status, performance.now() - this.since);
    this.onFree(this, status !== 0);
  }
}

const bytesOf = ({ method, path, headers, body }) => {
  const all = { host: '127.0.0.1', ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
};

/** With a rate, requests are sent when they are due, whatever became of others; without one, as fast as answers come. */
const offer = async ({ port, requests, seconds, connections, rate }) => {
  const bytes = requests.map(bytesOf);
  const result = { offered: 0, unsent: 0, failed: 0, ok: 0, shed: 0 };
  const [accepted, refused] = [[], []];
  const clients = new Set();
  const free = [];
  const waiting = new Set();
  let next = 0;
  let onAnswer;
  const onFree = (client, isUsable) => {
    if (isUsable) free.push(client);
    else clients.delete(client);
    onAnswer?.();
  };
  const open = async () => {
    const client = new Client(port, onFree);
    clients.add(client);
    await once(client.socket, 'connect');
    free.push(client);
  };
  // Connecting is not what is measured.
  while (clients.size < connections)
    await Promise.all(Array.from({ length: Math.min(50, connections) }, open));
  const sendOne = (since) => {
    const client = free.pop();
    if (!client) return false;
    waiting.add(client);
    client.send(bytes[next++ % bytes.length], since, (status, latency) => {
      waiting.delete(client);
      const kind = { 200: 'ok', 503: 'shed' }[status] ?? 'failed';
      result[kind] += 1;
      if (kind === 'ok') accepted.push(latency);
      if (kind === 'shed') refused.push(latency);
    });
    return true;
  };
  const began = performance.now();
  const end = began + seconds * 1_000;
  if (rate) {
    for (let now = began; now < end; now = performance.now()) {
      for (const due = ((now - began) / 1_000) * rate; result.offered < due; result.offered += 1)
        if (!sendOne(now)) result.unsent += 1;
      await sleep(TICK_MS);
    }
  } else {
    onAnswer = () => {
      while (performance.now() < end && sendOne(performance.now())) result.offered += 1;
    };
    onAnswer();
    await sleep(seconds * 1_000);
  }
  // Later answers do not count in the rates.
  const inTime = { ...result, seconds: (performance.now() - began) / 1_000 };
  while (waiting.size > 0 && performance.now() < end + LATE_MS) await sleep(TICK_MS);
  for (const client of clients) client.socket.destroy();
  return {
    ...inTime,
    failed: result.failed + waiting.size,
    'p50 ms': quantile(accepted, 0.5),
    'p99 ms': quantile(accepted, 0.99),
    'refused after ms': quantile(refused, 0.5),
  };
};

if (process.send && process.argv[1] === import.meta.filename)
  process.on('message', (setting) => void offer(setting).then((result) => process.send(result)));
