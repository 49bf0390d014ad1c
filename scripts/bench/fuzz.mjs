/**
 * Goal S12: hostile requests to every operation of GraphQL and `/v1`. `FUZZ_PER_PLACE` says how many for each place of an
 * input, `FUZZ_SEED` which ones: the same seed sends the same. `npm test` sends a few of them each time.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { fail, run as runProgram } from '../lib/run.mjs';

const SEED = process.env.FUZZ_SEED ?? String(randomInt(1_000_000));
const PER_PLACE = process.env.FUZZ_PER_PLACE ?? '10';

export const run = async () => {
  console.log(`FUZZ_SEED=${SEED} FUZZ_PER_PLACE=${PER_PLACE}`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const what = ['run', '--project', 'server', '--reporter', 'dot', 'tests/api/hostile-input.test.ts'];
  const { code } = await runProgram(process.execPath, [vitest, ...what], {
    cwd: root,
    env: { ...process.env, FUZZ_SEED: SEED, FUZZ_PER_PLACE: PER_PLACE },
    stdio: 'inherit',
  });
  if (code !== 0) fail('Some requests had no answer of the catalogue.');
};
