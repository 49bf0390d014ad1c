/** S18: anonymous requests with fresh names and documents of a megabyte leave nothing in the server's memory. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { freePort, openStage } from './stage.mjs';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 10_000);
const CONNECTIONS = 4;
const GOAL_MIB = 50;
const REST_MS = 90_000;
const PAGE = 4_096;
const MIB = 1024 * 1024;

const filler = 'x'.repeat(MIB - 300);
const bodies = [
  (index) => `{"query":"{ __typename }","operationName":"n${index}${filler}"}`,
  (index) => `{"query":"{ __typename } # ${index}${filler}"}`,
  (index) => `{"query":"query n${index} { me { id } } # ${filler}"}`,
  (index) => `{"query":"{ n${index}${filler} }"}`,
];

const post = (agent, port, body) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { agent, port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

const rss = (pid) => (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE) / MIB;

export const run = async () => {
  const stage = await openStage({ attendees: 100 });
  try {
    const port = await freePort();
    const server = await stage.start('server', { PORT: String(port) });
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const flood = async () => {
      let index = 0;
      const one = async () => {
        while (index < REQUESTS) {
          index += 1;
          await post(agent, port, bodies[index % bodies.length](index));
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, one));
    };
    for (let asked = 0; asked < 500; asked += 1) await post(agent, port, '{"query":"{ __typename }"}');
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const before = rss(server.pid);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, rss(server.pid))), 200);
    await flood();
    clearInterval(watch);
    // Memory is given back with the next collections, which ordinary requests bring.
    let after = rss(server.pid);
    const ended = performance.now();
    while (performance.now() - ended < REST_MS && after > before + GOAL_MIB) {
      for (let asked = 0; asked < 20; asked += 1) await post(agent, port, '{"query":"{ __typename }"}');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      after = rss(server.pid);
    }
    const seconds = ((performance.now() - ended) / 1_000).toFixed(0);
    console.log(
      `${REQUESTS} requests: RSS ${before.toFixed(0)} MiB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} after ${seconds} s of rest (goal: within ${GOAL_MIB})`,
    );
  } finally {
    await stage.close();
  }
};
