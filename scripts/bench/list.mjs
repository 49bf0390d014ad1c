/** Goal P1: the attendee list through GraphQL, with login and permissions, next to raw node:http and pg. */
import autocannon from 'autocannon';
import { cpuOf, cpuOfPostgres, freePort, median, openStage, signIn, spread } from './stage.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const SECONDS = 3;
const QUERY = `query ($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, filter: $filter, first: 20) {
    totalCount
    nodes { id firstName lastName jobTitle organization country avatar category }
  }
}`;
const TEXTS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director', 'mar', 'tech', 'founder', 'data'];

const requestsFor = (stage, eventId, token) => {
  const countries = [...new Set(stage.dataset.tables.attendees.map(({ country }) => country))]
    .filter(Boolean)
    .slice(0, 10);
  const combinations = TEXTS.flatMap((text) => countries.map((country) => ({ text, country })));
  return {
    ours: combinations.map(({ text, country }) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: QUERY,
        variables: { eventId, filter: { search: text, countries: [country] } },
      }),
    })),
    raw: combinations.map(({ text, country }) => ({
      method: 'GET',
      path: `/?event=${eventId}&text=${text}&country=${country}`,
    })),
  };
};

const measure = async (stage, pid, port, requests, seconds) => {
  const before = [cpuOf(pid), await cpuOfPostgres(stage.client)];
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 16,
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

export const run = async () => {
  const stage = await openStage({ attendees: 20_000 });
  try {
    const eventId = stage.dataset.tables.events[0].id;
    const member = stage.dataset.tables.attendees.find(({ status }) => status === 'CONFIRMED');
    const [token] = await signIn(stage.client, [member.user_id]);
    const [rawPort, ourPort] = [await freePort(), await freePort()];
    const raw = await stage.start('raw-list.mjs', { PORT: String(rawPort) });
    const ours = await stage.start('server', { PORT: String(ourPort) });
    const requests = requestsFor(stage, eventId, token);
    const sides = { raw: [raw.pid, rawPort, requests.raw], ours: [ours.pid, ourPort, requests.ours] };
    const rounds = { raw: [], ours: [] };
    for (const side of ['raw', 'ours']) await measure(stage, ...sides[side], 3);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of round % 2 ? ['ours', 'raw'] : ['raw', 'ours'])
        rounds[side].push(await measure(stage, ...sides[side], SECONDS));
    report(rounds);
  } finally {
    await stage.close();
  }
};

const report = (rounds) => {
  for (const [side, results] of Object.entries(rounds)) {
    const of = (key) => results.map((result) => result[key]);
    console.log(
      `${side.padEnd(5)} ${median(of('perSecond')).toFixed(0)} requests/s (${spread(of('perSecond'))}), CPU µs per request: ` +
        `server ${median(of('server')).toFixed(0)} (${spread(of('server'))}), Postgres ${median(of('postgres')).toFixed(0)} (${spread(of('postgres'))})`,
    );
  }
  const cpu = ({ server, postgres }) => server + postgres;
  const ratios = rounds.ours.map((result, index) => cpu(result) / cpu(rounds.raw[index]));
  const speed = rounds.ours.map((result, index) => result.perSecond / rounds.raw[index].perSecond);
  console.log(
    `CPU ours/raw: ${median(ratios).toFixed(2)} (${spread(ratios)}); requests per second ours/raw: ${median(speed).toFixed(2)} (goal P1: CPU at most 0.65, speed at least 1.7)`,
  );
};
