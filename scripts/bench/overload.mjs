/** Goal R13: five times the load that one server can take; what it answers then, next to its peak. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { graphqlRequest } from './http-race.mjs';
import { cpuOf, cpuOfPostgres, freePort, median, openStage, signIn, spread } from './stage.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 5;
const TIMES = 5;
/** Enough to keep the server busy, and few enough to leave it no queue. */
const PEAK_CONNECTIONS = 48;
const MOST_CONNECTIONS = 1_500;
const HEALTH_EVERY_MS = 100;

const QUERY = `query AttendeeList($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, filter: $filter, first: 20) {
    totalCount
    nodes { id firstName lastName jobTitle organization country avatar category }
  }
}`;
const TEXTS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director', 'mar', 'tech', 'founder', 'data'];

/** As in the benchmark of lists. */
const requestsFor = (stage, eventId, token) => {
  const all = stage.dataset.tables.attendees.map(({ country }) => country).filter(Boolean);
  const countries = [...new Set(all)].slice(0, 10);
  return TEXTS.flatMap((search) =>
    countries.map((country) =>
      graphqlRequest(token, QUERY, { eventId, filter: { search, countries: [country] } }),
    ),
  );
};

const startClients = async (port) => {
  const script = join(dirname(fileURLToPath(import.meta.url)), 'overload-clients.mjs');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    async offer(load) {
      child.stdin.write(`${JSON.stringify(load)}\n`);
      return JSON.parse((await lines.next()).value);
    },
    stop: () => child.kill(),
  };
};

/** Asks for `/healthz` all the time; the result stops it and gives the slowest answer, in ms. */
const watchHealth = (port) => {
  let slowest = 0;
  let failures = 0;
  const ask = async () => {
    const began = performance.now();
    const isFine = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isFine) failures += 1;
    slowest = Math.max(slowest, performance.now() - began);
  };
  const timer = setInterval(() => void ask(), HEALTH_EVERY_MS);
  return () => {
    clearInterval(timer);
    return { slowest, failures };
  };
};

const report = (rounds) => {
  const of = (read) => rounds.map(read);
  const line = (read, digits = 0) => `${median(of(read)).toFixed(digits)} (${spread(of(read))})`;
  const share = ({ over }) => over.shed / (over.ok + over.shed + over.failed);
  console.log(
    `peak      ${line(({ peak }) => peak.ok / peak.seconds)} answers/s, p99 ${line(({ peak }) => peak.p99)} ms`,
  );
  console.log(
    `overload  ${line(({ over }) => over.offered / over.seconds)} offered/s, ${line(({ over }) => over.ok / over.seconds)} answers/s, ` +
      `${line((round) => share(round) * 100)} % refused with 503`,
  );
  console.log(
    `          accepted: p50 ${line(({ over }) => over.p50)}, p99 ${line(({ over }) => over.p99)} ms; refused after ${line(({ over }) => over.shedP50)} ms; ` +
      `neither: ${line(({ over }) => over.failed + over.unanswered)}, not sent: ${line(({ over }) => over.unsent)}`,
  );
  console.log(
    `          CPU µs of the server per offered request: ${line(({ cpu }) => cpu.over.server)}, at the peak ${line(({ cpu }) => cpu.peak.server)}; of Postgres per answer: ${line(({ cpu }) => cpu.over.postgres)}, at the peak ${line(({ cpu }) => cpu.peak.postgres)}`,
  );
  console.log(
    `          /healthz at most ${line(({ health }) => health.slowest)} ms, failed ${Math.max(...of(({ health }) => health.failures))} times`,
  );
  const efficiency = ({ peak, over, cpu }) =>
    over.ok / over.seconds / cpu.over.cores / (peak.ok / peak.seconds / cpu.peak.cores);
  console.log(`answers per CPU second of server and Postgres / those at the peak: ${line(efficiency, 2)}`);
  console.log(
    `goodput at ${TIMES} times the capacity / peak: ${line(({ over, peak }) => over.ok / over.seconds / (peak.ok / peak.seconds), 2)} (goal R13: at least 0.9)`,
  );
};

const measure = async (stage, clients, server, port, requests) => {
  const timed = async (load) => {
    const before = [cpuOf(server.pid), await cpuOfPostgres(stage.client)];
    const result = await clients.offer({ requests, seconds: SECONDS, ...load });
    const after = [cpuOf(server.pid), await cpuOfPostgres(stage.client)];
    const [ours, postgres] = after.map((value, index) => value - before[index]);
    return {
      result,
      cpu: {
        server: ours / result.offered,
        postgres: postgres / result.ok,
        cores: (ours + postgres) / SECONDS / 1e6,
      },
    };
  };
  const peak = await timed({ connections: PEAK_CONNECTIONS });
  const capacity = peak.result.ok / peak.result.seconds;
  const endWatch = watchHealth(port);
  const over = await timed({ connections: MOST_CONNECTIONS, rate: capacity * TIMES });
  return {
    peak: peak.result,
    over: over.result,
    cpu: { peak: peak.cpu, over: over.cpu },
    health: endWatch(),
  };
};

export const run = async () => {
  const stage = await openStage({ attendees: 5_000 });
  const port = await freePort();
  let clients;
  try {
    const eventId = stage.dataset.tables.events[0].id;
    const member = stage.dataset.tables.attendees.find(({ status }) => status === 'CONFIRMED');
    const [token] = await signIn(stage.client, [member.user_id]);
    const requests = requestsFor(stage, eventId, token);
    const server = await stage.start('server', { PORT: String(port) });
    clients = await startClients(port);
    await clients.offer({ requests, seconds: SECONDS, connections: PEAK_CONNECTIONS });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measure(stage, clients, server, port, requests));
    report(rounds);
  } finally {
    clients?.stop();
    await stage.close();
  }
};
