import { randomInt } from 'node:crypto';
import { drill } from './lib/drill.mjs';
import { count } from './lib/measure.mjs';

export const goals = 'S12';
export const about =
  'hostile requests to every operation of GraphQL and /v1, FUZZ_PER_PLACE for each place of an input; FUZZ_SEED repeats a run';

export const run = () =>
  drill(
    'tests/api/hostile-input.test.ts',
    { FUZZ_SEED: randomInt(1_000_000), FUZZ_PER_PLACE: count('PER_PLACE', 10, 1) },
    'Some requests had no answer of the catalogue.',
  );
