import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isWhole } from '../support/matrix';
import { buildServer, PROCESS_TEST_MS } from '../support/process';
import { Drill } from './chaos/drill';
import { FAULT_KINDS } from './chaos/plan';
import { reportOf } from './chaos/report';

/** The same seed makes the same faults and acts; `npm run bench -- chaos` brings others, and many more. */
const { TEST_SEED = '1', CHAOS_SEED = TEST_SEED, CHAOS_PEOPLE, CHAOS_FAULTS, CHAOS_LONGEST_MS } = process.env;
const isBench = CHAOS_FAULTS !== undefined;
const HOURS_MS = 3 * 3_600_000;

const options = isBench
  ? {
      people: Number(CHAOS_PEOPLE ?? 200),
      faults: Number(CHAOS_FAULTS),
      longestMs: Number(CHAOS_LONGEST_MS ?? 30_000),
      calmMs: 1_500,
      double: 0.4,
      actsPerSecond: 25,
      thorough: true,
    }
  : {
      people: 16,
      // Whole: each kind once.
      faults: isWhole ? FAULT_KINDS.length : 2,
      longestMs: 500,
      calmMs: 0,
      double: 1,
      actsPerSecond: 15,
      thorough: false,
    };

describe.skipIf(inject('redisUrl') === null)('two servers while everything around them fails', () => {
  beforeAll(buildServer, 150_000);

  it(
    'lose nothing, do nothing twice and make nothing up',
    { timeout: isBench ? HOURS_MS : PROCESS_TEST_MS },
    async () => {
      const result = await Drill.run({
        ...options,
        seed: CHAOS_SEED,
        ...(isBench && {
          onRound: ({ kinds, crossingMs }, done) =>
            void process.stdout.write(
              `round ${done}: ${kinds.join(' and ')}, over after ${Math.round(crossingMs)} ms\n`,
            ),
        }),
      });
      const lines = [`Chaos with seed ${CHAOS_SEED}:`, ...reportOf(result)];
      if (isBench || result.violations.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
      expect(result.violations).toEqual([]);
    },
  );
});
