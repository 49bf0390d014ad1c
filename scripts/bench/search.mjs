import { count, cpuOf, cpuOfPostgres, judge, median } from './lib/measure.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'search';
export const about = 'sentences in the search of an event of 20,000 people, each on its own';

const ROUNDS = 5;
const QUERY = `query ($eventId: ID!, $text: String!) {
  search(eventId: $eventId, text: $text, first: 20, perKind: 5) {
    nodes { id kind title detail reasons { code terms } similar } suggestions
    topics { label named attendees companies { key count } sessions }
  }
}`;
const SENTENCES = [
  'fintech',
  'sara',
  'an li',
  'ali khan',
  'engineer at ventures',
  'investors',
  'speakers',
  'startups',
  'sessions',
  'exhibitors',
  'it exporters',
  'someone who invests in fintech',
  'who invests in digital health',
  'I am looking for an investor interested in artificial intelligence',
  'vc for climate',
  'angel investors from lahore',
  'fintech investors',
  'people in logistics',
  'people working at a bank',
  'anyone from the public sector',
  'who is speaking about machine learning',
  'speakers on cybersecurity',
  'founder of a startup',
  'startup founder fintech',
  'startups in digital health',
  'exhibitors with payments',
  'stand of reason',
  'where is the booth of vector',
  'sponsors in telecom',
  'sessions about ai',
  'talks on the future of money',
  'where is the prayer room',
  'is there wifi',
  'can I leave my luggage',
  'director data',
  'investors in fintehc',
  'enginer karachy',
  'blockchain xylophone',
  'مستثمرون في التقنية المالية',
  'فن ٹیک میں سرمایہ کار',
];

export const run = () =>
  onStage({ attendees: count('ATTENDEES', 20_000, 1_000) }, async (stage) => {
    const [token] = await stage.signIn(stage.people.slice(0, 1));
    const { url, pid } = await stage.startServer();
    const results = [];
    for (const text of SENTENCES) {
      const search = () => ask(url, token, QUERY, { eventId: stage.eventId, text });
      const { nodes } = await search();
      const cpuNow = async () => cpuOf(pid) + (await cpuOfPostgres(stage.client));
      const times = [];
      const before = await cpuNow();
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await search();
        times.push(performance.now() - start);
      }
      const cpu = ((await cpuNow()) - before) / ROUNDS / 1_000;
      results.push({ ms: median(times), cpu });
      console.log(
        `${median(times).toFixed(0).padStart(5)} ms, ${cpu.toFixed(0)} ms of CPU: ${text} → ${nodes[0]?.title}`,
      );
    }
    const slowest = (key) => Math.max(...results.map((result) => result[key]));
    judge('search', 'ms of the slowest sentence', slowest('ms'), { most: 50 });
    judge('search', 'ms of CPU of the slowest sentence', slowest('cpu'), { most: 50 });
  });
