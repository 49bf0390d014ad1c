import { randomInt } from 'node:crypto';
import { drill } from './lib/drill.mjs';
import { count } from './lib/measure.mjs';

export const goals = 'R2 to R6, R13';
export const about =
  'people on two servers while servers, Redis, Postgres and sockets fail at random; CHAOS_SEED repeats a run';

export const run = () =>
  drill(
    'tests/realtime/chaos.test.ts',
    {
      CHAOS_SEED: randomInt(1_000_000),
      CHAOS_PEOPLE: count('PEOPLE', 200, 6),
      CHAOS_FAULTS: count('FAULTS', 200, 2),
      CHAOS_LONGEST_MS: count('LONGEST_MS', 30_000, 1_000),
    },
    'Something was lost, done twice or made up.',
  );
