import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../lib/paths.mjs';
import { isSmall, judge, setting } from './lib/measure.mjs';
import { benchExports } from './lib/stage.mjs';

export const goals = 'S1–S8';
export const about =
  'drafts of planted events of 200, 1,000 and 3,000 people, and drafts after 5 % of them changed; BENCH_EVENTS names some of them';

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

export const run = async () => {
  const { planTimetable, explainDraft, whatWouldHelp } = await benchExports();
  const { plantEvent, changePlanted } = await support('planted-event');
  const { checkTimetable } = await support('check-timetable');
  const events = isSmall ? SMALL : EVENTS;
  for (const name of String(setting('EVENTS', Object.keys(events).join(','), Object.keys(events)[0])).split(
    ',',
  )) {
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
};
