import { count, cpuOf, cpuOfPostgres, judge, median } from './lib/measure.mjs';
import { startLoad } from './lib/load.mjs';
import { graphqlRequest, LIST, listFilters, table, valuesOf } from './lib/race.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'R13';
export const about = 'five times the load that one server can take: what it answers then, next to its peak';

export const TIMES = 5;
/** Enough to keep the server busy, and few enough to leave it no queue. */
const PEAK_CONNECTIONS = 48;
const MAX_CONNECTIONS = count('CONNECTIONS', 1_500, 200);
const CALLERS = 1_000;
const HEALTH_EVERY_MS = 100;

/** Asks for `/healthz` all the time, until the result is called: the slowest answer in ms, and how many failed. */
const watchHealth = (url) => {
  const seen = { slowest: 0, failed: 0 };
  const look = async () => {
    const began = performance.now();
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (!response?.ok) seen.failed += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - began);
  };
  const timer = setInterval(() => void look(), HEALTH_EVERY_MS);
  return () => {
    clearInterval(timer);
    return seen;
  };
};

/** Rounds at the peak and above it in turn: what was answered, and the part of the peak that goes on. */
export const measureOverload = async ({ rounds, seconds }) => {
  const results = { peak: [], overload: [], health: [] };
  await onStage({ attendees: 5_000 }, async (stage) => {
    const { client, eventId, people } = stage;
    // One person's requests would wait for each other, by the rule of fairness.
    const tokens = await stage.signIn(people.slice(0, CALLERS));
    const { pid, port, url } = await stage.startServer();
    const filters = listFilters(stage);
    const requests = tokens.map((token, index) =>
      graphqlRequest(token, LIST, { eventId, filter: filters[index % filters.length] }),
    );
    const load = startLoad();
    const offer = async (setting) => {
      const cpuNow = async () => [cpuOf(pid), await cpuOfPostgres(client)];
      const before = await cpuNow();
      const {
        ok,
        shed,
        failed,
        unsent,
        offered,
        seconds: took,
        ...latencies
      } = await load.offer({ port, requests, seconds, ...setting });
      const [server, postgres] = (await cpuNow()).map((cpu, index) => cpu - before[index]);
      return {
        offered,
        'answers/s': ok / took,
        'refused %': (100 * shed) / (ok + shed + failed),
        failed,
        unsent,
        ...latencies,
        'server µs per request': server / offered,
        'Postgres µs per answer': postgres / ok,
      };
    };
    try {
      await offer({ connections: PEAK_CONNECTIONS });
      for (let round = 0; round < rounds; round += 1) {
        const peak = await offer({ connections: PEAK_CONNECTIONS });
        const endWatch = watchHealth(url);
        const overload = await offer({ connections: MAX_CONNECTIONS, rate: peak['answers/s'] * TIMES });
        results.peak.push(peak);
        results.overload.push(overload);
        results.health.push(endWatch());
      }
    } finally {
      load.stop();
    }
  });
  const parts = results.overload.map((over, round) => over['answers/s'] / results.peak[round]['answers/s']);
  return { results, parts, goodput: median(parts) };
};

export const run = async () => {
  const { results, parts } = await measureOverload({
    rounds: count('ROUNDS', 5, 1),
    seconds: count('SECONDS', 5, 1),
  });
  table(results);
  judge('R13', `goodput at ${TIMES} times the capacity / peak`, parts, { least: 0.9 });
  judge('R13', 'neither answered nor refused', Math.max(...valuesOf(results, 'overload', 'failed')), {
    most: 0,
  });
  judge('R13', 'failed asks for /healthz', Math.max(...valuesOf(results, 'health', 'failed')), { most: 0 });
};
