import { randomInt } from 'node:crypto';
import { drill } from './lib/drill.mjs';
import { count } from './lib/measure.mjs';

export const goals = 'R9';
export const about =
  'imports whose server is killed at random points: whole or not at all, and the same file again changes nothing; IMPORT_SEED repeats a run';

export const run = () =>
  drill(
    'tests/realtime/import-kills.test.ts',
    { IMPORT_SEED: randomInt(1_000_000), IMPORT_POINTS: count('POINTS', 100, 2) },
    'An import was torn, or the same file changed rows.',
  );
