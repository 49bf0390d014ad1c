// npm test: from a bare clone to one line that says how many tests passed: every behaviour once, and a tenth of each matrix and of the
// rehearsals. npm test -- <file>: those of a file.
// npm test -- --all: every row of every matrix too, as CI runs it. TEST_NODE=24 runs them on that version of Node.
// npm run test:fast [-- <commit>]: only those of what changed since that commit, by default the one before the last.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { all } from './lib/build.mjs';
import { changedTests } from './lib/changed-tests.mjs';
import { nodeOf } from './lib/node-version.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { rehearsalsOf } from './lib/rehearsals.mjs';
import { runsFolder } from './lib/run-folder.mjs';
import { run } from './lib/run.mjs';
import { describeProfile, sumReports } from './lib/test-report.mjs';

/** Two runs of Vitest: at once, since server tests wait for timers while browsers work, or in turn where long random runs need the processor. */
const PARTS = [['server', 'client'], ['e2e']];

const [flag, base = 'HEAD~1'] = process.argv.slice(2);
const isWhole = flag === '--all';
const wanted = flag === '--changed' ? changedTests(base) : process.argv.slice(isWhole ? 3 : 2);
const seed = isWhole ? undefined : (process.env.TEST_SEED ?? numberOfCommit());
/** Files named on the command line always run. */
const rehearsals = isWhole || wanted.length > 0 ? { chosen: [], leftOut: [] } : rehearsalsOf(seed);

stopWithNpm();
// Said however this ends, as the last words.
let summary = '0 passed, 1 failed';
process.on('exit', () => console.log(`\n${summary}`));

if (!isWhole)
  console.log(`A tenth of each matrix, chosen by TEST_SEED=${seed}; "npm test -- --all" tests all.`);
if (rehearsals.chosen.length > 0) console.log(`Rehearsals: ${rehearsals.chosen.join(', ')}`);
await prepare(all);
mkdirSync(join(root, '.cache'), { recursive: true });
// The parts of a run share one Postgres in this folder; tests/support/cluster.ts removes it if this process is killed.
const folder = mkdtempSync(join(runsFolder(), `podium-test-${process.pid}-`));
const reports = PARTS.map((_projects, index) => join(folder, `report-${index}.json`));
const codes = isWhole ? await inTurn() : await Promise.all(PARTS.map(runPart));
const { passed, failed, skipped, failures, files } = sumReports(reports, codes);
rmSync(folder, { recursive: true, force: true });
console.log(`\n${describeProfile(files, join(root, '.cache', 'test-profile.json'))}`);
// The last lines are what is kept of a long run.
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
process.exitCode = failed > 0 ? 1 : 0;
summary = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

async function inTurn() {
  const done = [];
  for (const index of PARTS.keys()) done.push(await runPart(PARTS[index], index));
  return done;
}

async function runPart(projects, index) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { TEST_NODE } = process.env;
  const node = TEST_NODE ? await nodeOf(TEST_NODE) : process.execPath;
  const chosen = projects.flatMap((name) => ['--project', name]);
  const excluded = rehearsals.leftOut.flatMap((file) => ['--exclude', file]);
  const result = await run(node, [vitest, 'run', '--passWithNoTests', ...chosen, ...excluded, ...wanted], {
    cwd: root,
    env: { ...cleanEnvironment(), TEST_FOLDER: folder, TEST_REPORT: reports[index] },
  });
  return result.code;
}

/** A server under test must not take its settings, least of all its database, from the shell that runs the tests. */
function cleanEnvironment() {
  const settings = [
    'NODE_ENV',
    'DATABASE_URL',
    'REDIS_URL',
    'DATA_DIR',
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DEMO',
    'TEST_SEED',
  ];
  const kept = Object.entries(process.env).filter(([name]) => !settings.includes(name));
  return { ...Object.fromEntries(kept), ...(seed && { TEST_SEED: seed }) };
}

/** Its place in the history: ten commits in a row test every row of every matrix. */
function numberOfCommit() {
  try {
    return execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '0';
  }
}
