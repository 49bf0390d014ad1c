import { isChosen } from './sampling.mjs';

/**
 * Test files that rehearse what happens to whole installations: processes that are killed, stopped or flooded, services that go away, a
 * deployment and its commands, examples with the tools that they need, plans of lists at full size. Each starts servers of its own, which takes longer than hundreds of tests.
 */
const REHEARSALS = [
  'tests/api/operating.test.ts',
  'tests/api/deployment.test.ts',
  'tests/realtime/chaos.test.ts',
  'tests/realtime/crash.test.ts',
  'tests/api/sandbox.test.ts',
  'tests/realtime/hostile-imports.test.ts',
  'tests/realtime/import-kills.test.ts',
  'tests/realtime/webhook-crash.test.ts',
  'tests/realtime/webhook-receivers.test.ts',
  'tests/api/release-script.test.ts',
  'tests/realtime/hostile-load.test.ts',
  'tests/realtime/uncaught.test.ts',
  'tests/realtime/shutdown.test.ts',
  'tests/api/backup.test.ts',
  'tests/api/migrations.test.ts',
  'tests/realtime/redis-away.test.ts',
  'tests/realtime/presence-stall.test.ts',
  'tests/api/unused-pictures.test.ts',
  'tests/api/list-plans.test.ts',
  'tests/api/demo-today.test.ts',
  'tests/api/demo-removal.test.ts',
  'tests/api/demo-entries.test.ts',
  'tests/api/examples.test.ts',
];

/** The rehearsals that the small suite runs with this seed, and those that it leaves out. */
export const rehearsalsOf = (seed) => {
  const chosen = REHEARSALS.filter((_file, index) => isChosen(index, seed));
  return { chosen, leftOut: REHEARSALS.filter((file) => !chosen.includes(file)) };
};
