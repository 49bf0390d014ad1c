import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { count, cpuOf, cpuOfPostgres, figure, judge, median, quantile, sleep } from './lib/measure.mjs';
import { ask, graphql, onStage } from './lib/stage.mjs';

export const goals = 'P16';
export const about =
  "what operations cost in points and CPU, and how long another user's list takes while one user floods with each of them";

const ATTENDEES = count('ATTENDEES', 5_000, 300);
const SECONDS = count('SECONDS', 6, 1);
const CONNECTIONS = 8;
const CHANGES = count('CHANGES', 15_000, 500);
const BUSY_LOOPS = 4;
const ROUNDS_AT_LEAST = count('ROUNDS', 20, 3);
/** A point is 10 µs of a processor. */
const POINT_US = 10;

const WORDS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director'];
const found = (index, words) =>
  `a${index}: attendees(eventId: $eventId, first: 20, filter: { search: "${words}" }) { totalCount nodes { id } }`;
export const LIST =
  'attendees(eventId: $eventId, first: 20) { nodes { id firstName lastName jobTitle organization country avatar category } }';
const SMALL = {
  me: 'me { id email displayName } event(id: $eventId) { id }',
  'list of 20': LIST,
  'list of 100 with companies': `attendees(eventId: $eventId, first: 100) {
    totalCount nodes { id firstName lastName introduction company { id name } interests { terms } } }`,
  conversations:
    'conversations(eventId: $eventId, first: 20) { nodes { id messages(last: 20) { nodes { id text } } } }',
};
/** Those to flood with. */
const DEAR = {
  'text search': found(0, 'engineer'),
  'text search × 6': WORDS.map((word, index) => found(index, word)).join('\n'),
  'best match':
    'attendees(eventId: $eventId, first: 20, sort: BEST_MATCH) { nodes { id firstName lastName } }',
  search: 'search(eventId: $eventId, text: "engneer") { nodes { id kind title detail } }',
  matches: 'matches(eventId: $eventId) { nodes { score reasonTexts attendee { id firstName } } }',
  nextMatches: 'nextMatches(eventId: $eventId) { slotsLeft match { score attendee { id firstName } } }',
};
const DEAR_OF_STAFF = {
  report: 'report(eventId: $eventId, type: ATTENDEES, first: 100) { totalCount nodes { cells } }',
  'report as a file': 'report(eventId: $eventId, type: ATTENDEES, first: 1) { file(format: CSV) { name } }',
  statistics: `eventStatistics(eventId: $eventId) {
    attendeesByCountry { count } attendeesByStatus { count } checkInsByHour { count } }`,
};

/** CPU microseconds and points of one operation, over enough rounds for the clock of the kernel. */
const measureCost = async (cpuNow, background, send) => {
  for (let round = 0; round < ROUNDS_AT_LEAST; round += 1) await send();
  const [before, started] = [await cpuNow(), performance.now()];
  const points = [];
  while (points.length < ROUNDS_AT_LEAST || (performance.now() - started < 2_000 && points.length < 2_000)) {
    const { extensions, errors } = await send();
    if (errors) throw new Error(JSON.stringify(errors));
    points.push(extensions.cost.used);
  }
  const cpu = (await cpuNow()) - before - background * (performance.now() - started);
  return { cpu: cpu / points.length, points: points.reduce((sum, used) => sum + used, 0) / points.length };
};

/** Points of an operation that is sent some times. */
const pointsOf = async (send) => {
  const points = [];
  for (let round = 0; round < ROUNDS_AT_LEAST; round += 1) points.push((await send()).extensions.cost.used);
  return points;
};

/** Does something beside other work of the machine. */
const besideBusyLoops = async (work) => {
  const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    return await work();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
};

/** Times of a list, one after the other with a pause as between two clicks. */
export const listTimes = async (list, seconds) => {
  const times = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    await list();
    times.push(performance.now() - started);
    await sleep(5);
  }
  return times;
};

export const timesWhileFlooded = async (flood, list, connections = CONNECTIONS) => {
  const state = { isOver: false };
  const floods = Array.from({ length: connections }, async () => {
    while (!state.isOver) await flood();
  });
  await sleep(1_000);
  const times = await listTimes(list, SECONDS);
  state.isOver = true;
  await Promise.all(floods);
  return times;
};

/** The longest that a balancer waits to hear that the server lives and is ready, over some seconds. */
const longestHealth = async (url, seconds) => {
  const times = await listTimes(async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { ok } = await fetch(`${url}${path}`);
      if (!ok) throw new Error(`${path} says no`);
    }
  }, seconds);
  return Math.max(...times);
};

/** The times of a list while a thread floods. */
export const timesWhileThreadFloods = async (flood, list, seconds) => {
  const worker = new Worker(new URL('./lib/floods.mjs', import.meta.url), { workerData: flood });
  await once(worker, 'message');
  await sleep(1_000);
  const times = await listTimes(list, seconds);
  const health = await longestHealth(flood.url, seconds / 2);
  await worker.terminate();
  judge('P16', `${flood.kind}: /healthz and /readyz together, longest ms`, health, { most: 100 });
  return times;
};

const judgeFlood = (name, flooded, idle) => {
  const slower = (part) => quantile(flooded, part) / quantile(idle, part);
  console.log(
    `flooded with ${name}: list ${figure([median(flooded)])} ms, idle ${figure([median(idle)])} ms`,
  );
  judge('P16', `${name}: another's list, median flooded / idle`, slower(0.5), { most: 2 });
  judge('P16', `${name}: another's list, p99 flooded / idle`, slower(0.99), { most: 4 });
};

/** Changes of the programme to replay. */
const addChanges = (client, eventId) =>
  client.query(
    `INSERT INTO event_changes (event_id, topic, subject_id)
     SELECT event_id, 'SCHEDULE_CHANGED', id FROM generate_series(1, $2) AS n
     CROSS JOIN LATERAL (SELECT * FROM activities WHERE event_id = $1 ORDER BY id OFFSET n % 20 LIMIT 1) AS a`,
    [eventId, CHANGES],
  );

export const run = () =>
  onStage({ attendees: ATTENDEES }, async (stage) => {
    const { client, eventId, people } = stage;
    const [member, other] = await stage.signIn(people.slice(0, 2));
    const manager = await stage.signInAs('MANAGER');
    const { pid, url } = await stage.startServer();
    const sending = (token) => (document) => () =>
      graphql(url, token, `query ($eventId: ID!) { ${document} }`, { eventId });
    const all = (operations, token) =>
      Object.entries(operations).map(([name, document]) => ({ name, send: sending(token)(document) }));
    const dear = [...all(DEAR, member), ...all(DEAR_OF_STAFF, manager)];
    const operations = [...all(SMALL, member), ...dear];
    const cpuNow = async () => cpuOf(pid) + (await cpuOfPostgres(client));
    // The baseline is measured after the server has compiled all operations.
    for (const { send } of operations) for (let round = 0; round < ROUNDS_AT_LEAST; round += 1) await send();
    const atRest = await cpuNow();
    await sleep(SECONDS * 1_000);
    const background = ((await cpuNow()) - atRest) / (SECONDS * 1_000);
    for (const { name, send } of operations) {
      const { cpu, points } = await measureCost(cpuNow, background, send);
      const ratio = (points * POINT_US) / cpu;
      console.log(`${name}: CPU ${figure([cpu])} µs, ${figure([points])} points`);
      judge('P16', `${name}: points from CPU by a factor of`, Math.max(ratio, 1 / ratio), { most: 3 });
    }
    const idlePoints = [];
    for (const { send } of operations) idlePoints.push(await pointsOf(send));
    const busyPoints = await besideBusyLoops(async () => {
      const points = [];
      for (const { send } of operations) points.push(await pointsOf(send));
      return points;
    });
    for (const [at, { name }] of operations.entries()) {
      const [idle, busy] = [idlePoints[at], busyPoints[at]];
      console.log(
        `${name}: ${figure([median(idle)])} points, beside ${BUSY_LOOPS} busy loops ${figure([median(busy)])}, at most ${figure([Math.max(...busy)])}`,
      );
      judge('P16', `${name}: points on a busy machine / idle`, median(busy) / median(idle), { most: 2 });
    }
    const list = () => ask(url, other, `query ($eventId: ID!) { ${LIST} }`, { eventId });
    await listTimes(list, 2);
    for (const { name, send } of dear) {
      const idle = await listTimes(list, SECONDS / 2);
      const flooded = await timesWhileFlooded(send, list);
      idle.push(...(await listTimes(list, SECONDS / 2)));
      judgeFlood(name, flooded, idle);
    }
    await addChanges(client, eventId);
    const idle = await listTimes(list, SECONDS);
    for (const kind of [
      'replays of changes',
      'invalid documents',
      'introspections',
      'anonymous introspections',
      'refusals',
    ])
      judgeFlood(
        kind,
        await timesWhileThreadFloods({ kind, url, token: member, eventId }, list, SECONDS),
        idle,
      );
  });
