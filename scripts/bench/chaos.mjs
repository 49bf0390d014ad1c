/**
 * Goals R2 to R6 and R13: two hundred people on two servers while servers, Redis, Postgres and sockets fail at random. `CHAOS_SEED`
 * makes the same faults and acts again, `CHAOS_FAULTS` says how many, `CHAOS_LONGEST_MS` how long one lasts at most. `npm test` runs a few.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { fail, run as runProgram } from '../lib/run.mjs';

const settings = {
  CHAOS_SEED: process.env.CHAOS_SEED ?? String(randomInt(1_000_000)),
  CHAOS_PEOPLE: process.env.CHAOS_PEOPLE ?? '200',
  CHAOS_FAULTS: process.env.CHAOS_FAULTS ?? '200',
  CHAOS_LONGEST_MS: process.env.CHAOS_LONGEST_MS ?? '30000',
};

export const run = async () => {
  console.log(
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  );
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const what = ['run', '--project', 'server', '--reporter', 'dot', 'tests/realtime/chaos.test.ts'];
  const { code } = await runProgram(process.execPath, [vitest, ...what], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  if (code !== 0) fail('Something was lost, done twice or made up.');
};
