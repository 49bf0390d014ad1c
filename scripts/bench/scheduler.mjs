import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../lib/paths.mjs';
import { count, isSmall, judge, quantile, setting, sleep } from './lib/measure.mjs';
import { LIST } from './lib/race.mjs';
import { ask, benchExports, onStage } from './lib/stage.mjs';

export const goals = 'S1–S9';
export const about =
  'drafts of planted events of 200, 1,000 and 3,000 people, and drafts after 5 % of them changed; BENCH_EVENTS names some of them, or none; then a timetable that is computed beside readers, and published';

const TIMES = { timesPerDay: 17 };
const EVENTS = {
  '200 scarce': { people: 200, pods: 24, days: 1, seconds: 5, ...TIMES },
  200: { people: 200, pods: 60, days: 2, seconds: 5, ...TIMES },
  '1000 scarce': { people: 1_000, pods: 90, days: 2, seconds: 10, ...TIMES },
  1000: { people: 1_000, pods: 160, days: 2, seconds: 10, ...TIMES },
  '3000 scarce': { people: 3_000, pods: 140, days: 3, seconds: 45, ...TIMES },
  3000: { people: 3_000, pods: 200, days: 3, seconds: 45, ...TIMES },
};
const SMALL = { '40 scarce': { people: 40, pods: 6, days: 1, seconds: 5, ...TIMES } };

/** Planted events and the checker are those of the tests. */
const support = async (file) => {
  const path = join(root, 'tests', 'support', 'scheduler', `${file}.ts`);
  return (await runnerImport(path, { root, configFile: false, logLevel: 'error' })).module;
};

const timed = async (work) => {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1_000 };
};

const countOf = ({ meetings }, change) => meetings.filter((meeting) => meeting.change === change).length;

const rounded = (measures) =>
  Object.entries(measures)
    .map(([name, value]) => `${name} ${value.toFixed(0)}`)
    .join(', ');

/** The goals of any draft. */
const judgeDraft = (input, { measures, bound }, violations) => {
  const promised = input.people.reduce((sum, { min }) => sum + min, 0);
  console.log(`draft ${rounded(measures)}\nbound ${rounded(bound)}`);
  judge('S1', 'violations', violations.length, { most: 0 });
  judge(
    'S2',
    'promised missing beyond the bound, % of all',
    (100 * (measures.promisedMissing - bound.promisedMissing)) / promised,
    { most: 1 },
  );
  for (const kind of ['must', 'like'])
    judge('S2', `${kind}, % of the bound's`, (100 * measures[kind]) / bound[kind], { least: 95 });
  judge('S3', 'people without a meeting beyond the bound', measures.withoutMeeting - bound.withoutMeeting, {
    most: 0.5,
  });
};

/** Each person wishes for three others, so that about two thirds of as many meetings come of it. */
const addWishes = async ({ client, eventId }) => {
  await client.query(
    `INSERT INTO meeting_programs (id, event_id, wishes_open_at) VALUES (gen_random_uuid(), $1, now())`,
    [eventId],
  );
  await client.query(
    `WITH person AS (
       SELECT id, company_id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS people
       FROM attendees WHERE event_id = $1 AND status = 'CONFIRMED')
     INSERT INTO meeting_wishes (id, from_id, to_attendee_id, kind, position)
     SELECT gen_random_uuid(), one.id, other.id, CASE WHEN n < 3 THEN 'MUST' ELSE 'LIKE' END::meeting_wish_kind, (n - 1) % 2 + 1
     FROM person one CROSS JOIN generate_series(1, 3) AS n
     JOIN person other ON other.place = (one.place * 7 + n * 131) % one.people + 1
     WHERE one.id <> other.id AND (one.company_id <> other.company_id) IS NOT FALSE`,
    [eventId],
  );
  await client.query('VACUUM ANALYZE');
};

/** Asks for the list of attendees at a steady pace, each time as somebody else, until the work is done; gives the times in ms. */
const readWhile = async ({ eventId }, url, tokens, work) => {
  const times = [];
  const asked = [];
  const state = { isDone: false };
  const working = work().finally(() => (state.isDone = true));
  for (let index = 0; !state.isDone; index += 1) {
    const sent = performance.now();
    const answer = ask(url, tokens[index % tokens.length], LIST, { eventId });
    asked.push(answer.then(() => times.push(performance.now() - sent)));
    await sleep(READ_EVERY_MS);
  }
  await Promise.all(asked);
  return { times, result: await working };
};

const READ_EVERY_MS = 50;
const RUN =
  'query ($id: ID!) { scheduleRun(id: $id) { status error draftVersion changes { change outcome reason count } } }';
const mutation = (name, fields = 'id') =>
  `mutation ($input: ${name[0].toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { scheduleRun { ${fields} } } }`;

/** The run once it is what it is to become; throws after five minutes. */
const runThatIs = async (url, token, id, status) => {
  for (const until = Date.now() + 300_000; Date.now() < until; await sleep(200)) {
    const run = await ask(url, token, RUN, { id });
    if (run.status === status) return run;
    if (run.error) throw new Error(run.error);
  }
  throw new Error(`The run did not become ${status}`);
};

const countIn = (changes, isCounted) =>
  changes.filter(isCounted).reduce((sum, change) => sum + change.count, 0);

/** A timetable through the API: how much others wait for it while it is computed, and how long it takes to publish. */
const publish = () =>
  onStage(
    {
      attendees: count('ATTENDEES', 1_200, 60),
      pods: count('PODS', 140, 8),
      meetings: 0,
      profile: { firstDay: inDays(7) },
    },
    async (stage) => {
      await addWishes(stage);
      const tokens = await stage.signIn(stage.people.slice(0, 200));
      const manager = await stage.signInAs('MANAGER');
      const { url } = await stage.startServer();
      const change = (name, input) => ask(url, manager, mutation(name), { input });
      const readIdle = () => readWhile(stage, url, tokens, () => sleep(count('IDLE_MS', 10_000, 500)));
      // The first round warms the server up.
      await readIdle();
      const idle = await readIdle();
      const input = { eventId: stage.eventId, basis: 'NOTHING', seed: 1 };
      const { scheduleRun } = await change('startScheduleRun', input);
      const computing = await readWhile(stage, url, tokens, () =>
        runThatIs(url, manager, scheduleRun.id, 'DRAFT'),
      );
      const [before, meanwhile] = [idle, computing].map(({ times }) => quantile(times, 0.95));
      console.log(
        `-- p95 of others ${before.toFixed(1)} ms, while it is computed ${meanwhile.toFixed(1)} ms`,
      );
      judge('S5', 'p95 of others beyond that without a run, %', (100 * (meanwhile - before)) / before, {
        most: 10,
      });

      const { draftVersion: expectedVersion, changes } = computing.result;
      const { seconds, result } = await timed(async () => {
        await change('applyScheduleRun', { scheduleRunId: scheduleRun.id, expectedVersion });
        return runThatIs(url, manager, scheduleRun.id, 'APPLIED');
      });
      judge('S9', `seconds until ${countIn(changes, () => true)} meetings are published`, seconds, {
        most: 10,
      });
      const { rows } = await stage.client.query(
        `SELECT count(*)::int AS held FROM meetings WHERE run_id = $1 AND status = 'ACTIVE'`,
        [scheduleRun.id],
      );
      const unexplained = countIn(result.changes, ({ outcome, reason }) => outcome !== 'APPLIED' && !reason);
      const applied = countIn(result.changes, ({ outcome }) => outcome === 'APPLIED');
      judge('S9', 'lost, or left out without a reason', unexplained + Math.abs(applied - rows[0].held), {
        most: 0,
      });
    },
  );

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const run = async () => {
  const { planTimetable, explainDraft, whatWouldHelp } = await benchExports();
  const { plantEvent, changePlanted } = await support('planted-event');
  const { checkTimetable } = await support('check-timetable');
  const events = isSmall ? SMALL : EVENTS;
  const names = String(setting('EVENTS', Object.keys(events).join(','), Object.keys(events)[0]));
  for (const name of names.split(',').filter((each) => each !== 'none')) {
    const { seconds: limit, ...size } = events[name];
    console.log(`-- ${name} people`);
    const input = plantEvent(size, name);
    const { result: draft, seconds } = await timed(() => planTimetable(input));
    judgeDraft(input, draft, checkTimetable(input, draft));
    judge('S4', 'idle times per seat', draft.measures.idle / draft.measures.meetings / 2, { most: 0.65 });
    judge('S5', 'seconds', seconds, { most: limit });
    const { result: reasons, seconds: explaining } = await timed(() => explainDraft(input, draft.meetings));
    judge('S8', `seconds for ${reasons.wishes.length} reasons`, explaining, { most: 0.5 });
    const help = await timed(() => whatWouldHelp(input, [{ pods: 10 }, { times: 2 }]));
    const [pods, hour] = help.result;
    console.log(
      `musts with 10 pods more ${pods?.must}, an hour more ${hour?.must}; ${help.seconds.toFixed(1)} s`,
    );

    const { input: changed, mustChange } = changePlanted(input, draft, name);
    const { result: again, seconds: replanning } = await timed(() => planTimetable(changed));
    console.log(`after changes of 5 %, ${mustChange} of ${changed.published.length} meetings must change`);
    judgeDraft(changed, again, checkTimetable(changed, again));
    judge('S5', 'seconds', replanning, { most: limit });
    judge('S6', 'moved, %', (100 * countOf(again, 'MOVED')) / changed.published.length, { most: 3 });
    const freed = Math.max(0, countOf(again, 'DROPPED') - mustChange);
    judge('S6', 'dropped beyond those that must change, %', (100 * freed) / changed.published.length, {
      most: 0.5,
    });
    if (size.people > 200) continue;
    const { result: same } = await timed(() => planTimetable(input));
    judge('S7', 'differences of the same seed', Number(JSON.stringify(same) !== JSON.stringify(draft)), {
      most: 0,
    });
  }
  judge('S5', 'MiB of the process at most', process.resourceUsage().maxRSS / 1_024, { most: 450 });
  await publish();
};
