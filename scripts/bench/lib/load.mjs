/** Offers load to a server from a process of its own: `PORT`, and on stdin one JSON line per run, answered by one line each. */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const port = Number(process.env.PORT);
const TICK_MS = 5;
/** Answers that come later than the end are still waited for. */
const PATIENCE_MS = 10_000;

const HEAD_END = Buffer.from('\r\n\r\n');

/** One keep-alive connection that sends one request at a time; `done` gets its status. */
class Client {
  constructor(onFree) {
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
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': Buffer.byteLength(body) });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
  );
};

/** With a rate, requests are sent when they are due, whatever became of others; without one, as fast as answers come. */
const offer = async ({ requests, seconds, connections, rate }) => {
  const bytes = requests.map(bytesOf);
  const result = { offered: 0, unsent: 0, failed: 0, ok: 0, shed: 0, latencies: [], shedLatencies: [] };
  const all = new Set();
  const free = [];
  const outstanding = new Set();
  let next = 0;
  let again;
  const onFree = (client, isUsable) => {
    if (isUsable) free.push(client);
    else all.delete(client);
    again?.();
  };
  const open = () =>
    new Promise((resolve) => {
      const client = new Client(onFree);
      all.add(client);
      client.socket.once('connect', () => resolve(free.push(client)));
    });
  // Connecting is not what is measured.
  while (all.size < connections) await Promise.all(Array.from({ length: Math.min(50, connections) }, open));
  const sendOne = (since) => {
    const client = free.pop();
    if (!client) return false;
    outstanding.add(client);
    client.send(bytes[next++ % bytes.length], since, (status, latency) => {
      outstanding.delete(client);
      if (status === 200) {
        result.ok += 1;
        result.latencies.push(latency);
      } else if (status === 503) {
        result.shed += 1;
        result.shedLatencies.push(latency);
      } else result.failed += 1;
    });
    return true;
  };
  const began = performance.now();
  const end = began + seconds * 1_000;
  if (rate) {
    for (let now = began; now < end; now = performance.now()) {
      for (const due = ((now - began) / 1_000) * rate; result.offered < due; result.offered += 1)
        if (!sendOne(now)) result.unsent += 1;
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
  } else {
    again = () => {
      while (performance.now() < end && sendOne(performance.now())) result.offered += 1;
    };
    again();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
  const took = (performance.now() - began) / 1_000;
  const answered = { ok: result.ok, shed: result.shed, failed: result.failed };
  while (outstanding.size > 0 && performance.now() - began < seconds * 1_000 + PATIENCE_MS)
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  for (const client of all) client.socket.destroy();
  const quantile = (values, share) => values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
  return {
    ...answered,
    seconds: took,
    offered: result.offered,
    unsent: result.unsent,
    unanswered: outstanding.size,
    p50: quantile(result.latencies, 0.5),
    p99: quantile(result.latencies, 0.99),
    shedP50: quantile(result.shedLatencies, 0.5),
  };
};

console.log('ready');
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await offer(JSON.parse(line))));
