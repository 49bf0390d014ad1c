/** Search: one list of people, companies, sessions and questions, at 100,000 attendees. */
import { freePort, graphql, median, openStage, signIn } from './stage.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const GOAL_MS = 30;
const QUERY =
  'query ($eventId: ID!, $text: String!) { search(eventId: $eventId, text: $text) { nodes { id kind title detail } } }';
const TEXTS = [
  'maria',
  'manager',
  'khan',
  'al',
  'ahmed director',
  'payments',
  'startup pitch',
  // With typing errors.
  'engneer',
  'ahmad kahn',
  'prodct manger',
  'solutins',
  'mohamed',
];

export const run = async () => {
  const stage = await openStage({
    attendees: 100_000,
    seed: 24_601,
    meetings: 0,
    conversations: 0,
    bookmarks: 0,
  });
  try {
    const { eventId, tables } = stage.dataset;
    const member = tables.attendees.find(({ status }) => status === 'CONFIRMED');
    const [token] = await signIn(stage.client, [member.user_id]);
    const port = await freePort();
    await stage.start('server', { PORT: String(port) });
    const all = [];
    for (const text of TEXTS) {
      const times = [];
      let found = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now();
        const { data, errors } = await graphql(`http://127.0.0.1:${port}`, token, QUERY, { eventId, text });
        if (errors) throw new Error(JSON.stringify(errors));
        times.push(performance.now() - started);
        found = data.search.nodes.length;
      }
      all.push(...times);
      console.log(`${text.padEnd(16)} ${String(found).padStart(2)} found, ${median(times).toFixed(1)} ms`);
    }
    const p95 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)];
    console.log(
      `median ${median(all).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms at 100,000 attendees (goal: ${GOAL_MS} ms)`,
    );
  } finally {
    await stage.close();
  }
};
