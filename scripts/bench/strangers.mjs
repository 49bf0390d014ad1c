import { Agent, request } from 'node:http';
import { count, judge, memoryOf, sleep } from './lib/measure.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'S18';
export const about =
  "anonymous requests with fresh names and documents of a megabyte leave nothing in the server's memory";

const REQUESTS = count('REQUESTS', 10_000, 200);
const CONNECTIONS = 4;
const GOAL_MIB = 50;
/** Memory is given back with the next collections, which ordinary requests bring. */
const REST_SECONDS = count('REST_SECONDS', 90, 5);

const filler = 'x'.repeat(1_048_576 - 300);
const bodies = [
  (index) => `{"query":"{ __typename }","operationName":"n${index}${filler}"}`,
  (index) => `{"query":"{ __typename } # ${index}${filler}"}`,
  (index) => `{"query":"query n${index} { me { id } } # ${filler}"}`,
  (index) => `{"query":"{ n${index}${filler} }"}`,
];
const ORDINARY = '{"query":"{ __typename }"}';

export const run = () =>
  onStage({ attendees: 100 }, async (stage) => {
    const { pid, url } = await stage.startServer();
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const post = (body) =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
        const sent = request(`${url}/graphql`, { agent, method: 'POST', headers }, (response) => {
          response.resume();
          response.once('end', resolve);
        });
        sent.once('error', reject);
        sent.end(body);
      });
    for (let sent = 0; sent < 500; sent += 1) await post(ORDINARY);
    await sleep(5_000);
    const before = memoryOf(pid);
    let index = 0;
    const worker = async () => {
      for (; index < REQUESTS; index += 1) await post(bodies[index % bodies.length](index));
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    for (let second = 0; second < REST_SECONDS && memoryOf(pid) > before + GOAL_MIB; second += 1) {
      for (let sent = 0; sent < 20; sent += 1) await post(ORDINARY);
      await sleep(1_000);
    }
    judge('S18', `MiB that ${REQUESTS} requests leave`, memoryOf(pid) - before, { most: GOAL_MIB });
  });
