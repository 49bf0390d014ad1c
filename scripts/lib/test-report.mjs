import { readFileSync, writeFileSync } from 'node:fs';

const SLOW_SECONDS = 20;
/** A file is named when its share of the run rose by this factor, and by more than luck. */
const RISE = 1.1;
const LUCK_SECONDS = 3;
const NAMED = 10;

/** The sum of the reports of a run's parts; a part that wrote none, or an empty run, counts as a failure. */
export function sumReports(files, exitCodes) {
  const reports = files.map(readJson);
  const sum = (name) => reports.reduce((total, report) => total + (report?.[name] ?? 0), 0);
  const lost = reports.filter((report) => !report).length;
  const failures = reports.flatMap((report) => report?.failures ?? []);
  const [passed, failed] = [sum('passed'), failures.length + lost];
  const wentWrong = exitCodes.some((code) => code !== 0) || passed + failed === 0;
  return {
    passed,
    failed: Math.max(failed, wentWrong ? 1 : 0),
    skipped: sum('skipped'),
    failures,
    files: reports.flatMap((report) => report?.files ?? []),
  };
}

/** Says which test files are the dearest and which became dearer, and keeps the profile in `profileFile` for the next run. */
export function describeProfile(files, profileFile) {
  const secondsOf = ({ setupSeconds, testSeconds }) => setupSeconds + testSeconds;
  const total = (list) => list.reduce((sum, each) => sum + secondsOf(each), 0);
  const sorted = files.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  const before = readJson(profileFile) ?? [];
  // Machines have slow hours: compared are shares of what both runs have in common.
  const names = new Set(files.map(({ file }) => file));
  const common = before.filter(({ file }) => names.has(file));
  const known = new Map(common.map((each) => [each.file, secondsOf(each)]));
  const scale = total(files.filter(({ file }) => known.has(file))) / (total(common) || 1);
  const risen = sorted.filter((each) => {
    const expected = (known.get(each.file) ?? Infinity) * scale;
    return secondsOf(each) > expected * RISE && secondsOf(each) > expected + LUCK_SECONDS;
  });
  writeFileSync(profileFile, JSON.stringify(sorted, null, 1));
  const line = (each) =>
    `${each.setupSeconds.toFixed(1).padStart(7)}${each.testSeconds.toFixed(1).padStart(8)}  ${each.file} (${each.tests})`;
  const slow = sorted.filter((each) => secondsOf(each) > SLOW_SECONDS).slice(NAMED);
  return [
    `The dearest of ${files.length} test files (${Math.round(total(files))} s in all workers): set-up, tests, in seconds`,
    ...sorted.slice(0, NAMED).map(line),
    ...(slow.length > 0 ? [`Over ${SLOW_SECONDS} s too:`, ...slow.map(line)] : []),
    ...(risen.length > 0 ? ['Dearer than in the last run, by more than a tenth:', ...risen.map(line)] : []),
  ].join('\n');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
