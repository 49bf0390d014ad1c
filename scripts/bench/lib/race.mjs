/** Measures competitors in turn, round by round, so that a noisy machine is noisy to all. */
import autocannon from 'autocannon';
import { count, cpuOf, cpuOfPostgres, figure, judge } from './measure.mjs';

const SECONDS = count('SECONDS', 3, 1);
const CONNECTIONS = 16;

/** The results of all rounds by competitor, after one to warm up. A competitor is a function that gives figures by name. */
export const interleave = async (competitors, rounds = count('ROUNDS', 10, 1)) => {
  const names = Object.keys(competitors);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await competitors[name]();
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 ? names.toReversed() : names) results[name].push(await competitors[name]());
  return results;
};

/** The measured values of one side, over all rounds. */
export const valuesOf = (results, side, key) => results[side].map((result) => result[key]);

/** One side against another, round by round. */
export const ratiosOf = (results, key, side, peer) =>
  results[side].map((result, round) => result[key] / results[peer][round][key]);

/** A line per side with all of its figures. */
export const table = (results) => {
  for (const [side, rounds] of Object.entries(results)) {
    const figures = Object.keys(rounds[0]).map((key) => `${key} ${figure(valuesOf(results, side, key))}`);
    console.log(`${side.padEnd(12)} ${figures.join(', ')}`);
  }
};

/** Says how one side's figure compares with another's, beside the goal. */
export const judgeRatio = (goal, results, key, side, peer, limits) =>
  judge(goal, `${key}, ${side} / ${peer}`, ratiosOf(results, key, side, peer), limits);

/** A GraphQL request as autocannon takes it. */
export const graphqlRequest = (token, query, variables) => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables }),
});

/** A side that answers HTTP requests: requests per second, and CPU per request. */
export const httpSide = (
  { client },
  server,
  requests,
  { seconds = SECONDS, connections = CONNECTIONS } = {},
) => {
  const cpuNow = async () => [cpuOf(server.pid), await cpuOfPostgres(client)];
  return async () => {
    const before = await cpuNow();
    const result = await autocannon({ url: server.url, connections, duration: seconds, requests });
    const after = await cpuNow();
    if (result.non2xx + result.errors > 0)
      throw new Error(`${result.non2xx + result.errors} requests failed`);
    const [ours, postgres] = after.map((cpu, index) => (cpu - before[index]) / result['2xx']);
    return {
      'requests/s': result['2xx'] / result.duration,
      'CPU µs': ours + postgres,
      'server µs': ours,
      'Postgres µs': postgres,
    };
  };
};

/** The list of attendees as the portal asks for it, searched by text and country. */
export const LIST = `query AttendeeList($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, filter: $filter, first: 20) {
    totalCount
    nodes { id firstName lastName jobTitle organization country avatar category }
  }
}`;
const TEXTS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director', 'mar', 'tech', 'founder', 'data'];

/** A hundred filters of the list. */
export const listFilters = ({ people }) => {
  const countries = [...new Set(people.map(({ country }) => country))].slice(0, 10);
  return TEXTS.flatMap((search) => countries.map((country) => ({ search, countries: [country] })));
};
