/** Fairness: what operations cost in points and in CPU, and how long another user's list takes while one user floods with each of them. */
import { freePort, cpuOf, cpuOfPostgres, graphql, median, openStage, signIn } from './stage.mjs';

const ATTENDEES = Number(process.env.BENCH_ATTENDEES ?? 5_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 8;

const LIST = `query ($eventId: ID!) {
  attendees(eventId: $eventId, first: 20) { nodes { id firstName lastName jobTitle organization country avatar category } }
}`;
const aliases = (count, field) =>
  Array.from({ length: count }, (_none, index) => `a${index}: ${field(index)}`).join('\n');
const text = (document) => `query ($eventId: ID!) { ${document} }`;
const PEOPLE = '{ nodes { id firstName lastName } }';
const WORDS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director', 'mar', 'tech', 'founder', 'data'];

/** Name, document, who asks, and whether it is one of the dear ones to flood with. */
const operations = [
  ['me', '{ me { id email displayName } }', 'member'],
  ['list of 20', LIST, 'member'],
  [
    'list of 100 with companies',
    text(
      `attendees(eventId: $eventId, first: 100) { totalCount nodes { id firstName lastName introduction company { id name } interests { terms } } }`,
    ),
    'member',
  ],
  [
    'text search',
    text(
      `attendees(eventId: $eventId, first: 20, filter: { search: "engineer" }) { totalCount nodes { id firstName lastName } }`,
    ),
    'member',
    true,
  ],
  [
    'text search × 6',
    text(
      aliases(
        6,
        (index) =>
          `attendees(eventId: $eventId, first: 20, filter: { search: "${WORDS[index]}" }) { totalCount nodes { id } }`,
      ),
    ),
    'member',
    true,
  ],
  ['best match', text(`attendees(eventId: $eventId, first: 20, sort: BEST_MATCH) ${PEOPLE}`), 'member', true],
  [
    'search',
    text('search(eventId: $eventId, text: "engneer") { nodes { id kind title detail } }'),
    'member',
    true,
  ],
  [
    'matches',
    text('matches(eventId: $eventId) { nodes { score reasonTexts attendee { id firstName } } }'),
    'member',
    true,
  ],
  [
    'nextMatches',
    text('nextMatches(eventId: $eventId) { slotsLeft match { score attendee { id firstName } } }'),
    'member',
    true,
  ],
  [
    'report',
    text('report(eventId: $eventId, type: ATTENDEES, first: 100) { totalCount nodes { cells } }'),
    'manager',
    true,
  ],
  [
    'report as a file',
    text('report(eventId: $eventId, type: ATTENDEES, first: 1) { file(format: CSV) { name } }'),
    'manager',
    true,
  ],
  [
    'statistics',
    text(
      'eventStatistics(eventId: $eventId) { attendeesByCountry { count } attendeesByStatus { count } checkInsByHour { count } }',
    ),
    'manager',
    true,
  ],
  [
    'conversations',
    text(
      'conversations(eventId: $eventId, first: 20) { nodes { id messages(last: 20) { nodes { id text } } } }',
    ),
    'member',
  ],
];

const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];

/** CPU microseconds and points of one operation, over enough rounds for the clock of the kernel. */
const measure = async (cpuNow, background, ask) => {
  for (let round = 0; round < 30; round += 1) await ask();
  const [before, started] = [await cpuNow(), performance.now()];
  const [used, requested] = [[], []];
  const until = performance.now() + 2_000;
  let rounds = 0;
  while (rounds < 20 || (performance.now() < until && rounds < 2_000)) {
    const { extensions, errors } = await ask();
    if (errors) throw new Error(JSON.stringify(errors));
    used.push(extensions.cost.used);
    requested.push(extensions.cost.requested);
    rounds += 1;
  }
  const cpu = ((await cpuNow()) - before - background * (performance.now() - started)) / rounds;
  return { cpu, used: used.reduce((a, b) => a + b, 0) / rounds, requested: median(requested) };
};

/** Times of a list, one after the other with a pause as between two clicks. */
const listTimes = async (ask, seconds) => {
  const times = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    const { errors } = await ask();
    if (errors) throw new Error(JSON.stringify(errors));
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
};

const whileFlooded = async (flood, work) => {
  const state = { isOver: false };
  let count = 0;
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (!state.isOver) {
      await flood();
      count += 1;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const result = await work();
  state.isOver = true;
  await Promise.all(connections);
  return { result, count };
};

export const run = async () => {
  const stage = await openStage({ attendees: ATTENDEES });
  try {
    const { eventId } = stage.dataset;
    const [member, other] = stage.dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED');
    const { rows } = await stage.client.query(
      `UPDATE users SET role = 'MANAGER' WHERE id = (SELECT user_id FROM attendees WHERE event_id = $1 AND status = 'CONFIRMED' AND user_id <> ALL($2) LIMIT 1) RETURNING id`,
      [eventId, [member.user_id, other.user_id]],
    );
    const [memberToken, otherToken, managerToken] = await signIn(stage.client, [
      member.user_id,
      other.user_id,
      rows[0].id,
    ]);
    const tokens = { member: memberToken, manager: managerToken };
    const port = await freePort();
    const server = await stage.start('server', { PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    const asking = (query, token) => () => graphql(url, token, query, { eventId });

    const cpuNow = async () => cpuOf(server.pid) + (await cpuOfPostgres(stage.client));
    // What the server does by itself is measured once it has compiled everything.
    for (const [, query, who] of operations)
      for (let round = 0; round < 20; round += 1) await graphql(url, tokens[who], query, { eventId });
    const atRest = await cpuNow();
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    const background = ((await cpuNow()) - atRest) / 8_000;
    console.log('operation                      CPU µs     as points      used  estimate   used/CPU');
    for (const [name, query, who] of operations) {
      const { cpu, used, requested } = await measure(cpuNow, background, asking(query, tokens[who]));
      const ratio = (used * 10) / cpu;
      console.log(
        `${name.padEnd(28)} ${cpu.toFixed(0).padStart(8)} ${(cpu / 10).toFixed(0).padStart(13)} ${used.toFixed(0).padStart(9)} ${requested.toFixed(0).padStart(9)} ${ratio.toFixed(2).padStart(10)}`,
      );
    }
    const list = asking(LIST, otherToken);
    await listTimes(list, 2);
    console.log(
      "\nanother user's list, ms             idle p50    p99   flooded p50    p99   p50 ×  p99 ×   floods",
    );
    for (const [name, query, who, isDear] of operations) {
      if (!isDear) continue;
      const idle = await listTimes(list, SECONDS / 2);
      const { result, count } = await whileFlooded(asking(query, tokens[who]), () =>
        listTimes(list, SECONDS),
      );
      idle.push(...(await listTimes(list, SECONDS / 2)));
      const [i50, i99, f50, f99] = [
        median(idle),
        quantile(idle, 0.99),
        median(result),
        quantile(result, 0.99),
      ];
      console.log(
        `${name.padEnd(36)} ${i50.toFixed(1).padStart(7)} ${i99.toFixed(1).padStart(6)} ${f50.toFixed(1).padStart(13)} ${f99.toFixed(1).padStart(6)} ${(f50 / i50).toFixed(2).padStart(7)} ${(f99 / i99).toFixed(2).padStart(6)} ${String(count).padStart(8)}`,
      );
    }
  } finally {
    await stage.close();
  }
};
