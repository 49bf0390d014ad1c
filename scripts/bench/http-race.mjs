/** Measures servers side by side: rounds in turn, so that a noisy machine is noisy to all. */
import autocannon from 'autocannon';
import { cpuOf, cpuOfPostgres, median, spread } from './stage.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const SECONDS = 3;
const CONNECTIONS = 16;

const measure = async (stage, { pid, port, requests }, seconds) => {
  const before = [cpuOf(pid), await cpuOfPostgres(stage.client)];
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
  });
  const after = [cpuOf(pid), await cpuOfPostgres(stage.client)];
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  const done = result['2xx'];
  return {
    perSecond: done / result.duration,
    server: (after[0] - before[0]) / done,
    postgres: (after[1] - before[1]) / done,
  };
};

/** A GraphQL request as autocannon takes it. */
export const graphqlRequest = (token, query, variables) => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables }),
});

/** Results of all rounds by side, after one to warm up. A side is `{ pid, port, requests }`. */
export const race = async (stage, peers, { rounds = ROUNDS, seconds = SECONDS } = {}) => {
  const names = Object.keys(peers);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await measure(stage, peers[name], seconds);
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 ? names.toReversed() : names)
      results[name].push(await measure(stage, peers[name], seconds));
  return results;
};

export const cpuOfResult = ({ server, postgres }) => server + postgres;

/** One line per side, and one that compares `ours` with `peer`. */
export const reportRace = (results, ours, peer, goal) => {
  for (const [side, rounds] of Object.entries(results)) {
    const of = (key) => rounds.map((result) => result[key]);
    console.log(
      `${side.padEnd(8)} ${median(of('perSecond')).toFixed(0)} requests/s (${spread(of('perSecond'))}), CPU µs per request: ` +
        `server ${median(of('server')).toFixed(0)} (${spread(of('server'))}), Postgres ${median(of('postgres')).toFixed(0)} (${spread(of('postgres'))})`,
    );
  }
  const against = (of) => results[ours].map((result, index) => of(result) / of(results[peer][index]));
  const cpu = against(cpuOfResult);
  const speed = against(({ perSecond }) => perSecond);
  console.log(
    `CPU ${ours}/${peer}: ${median(cpu).toFixed(2)} (${spread(cpu)}); requests per second: ${median(speed).toFixed(2)} (${goal})`,
  );
};
