import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { threads } from './server/thread-plugin.ts';
import { isWhole } from './tests/support/matrix.ts';
import { RunReporter } from './tests/support/run-report.ts';
import { SlowFirst } from './tests/support/slow-first.ts';

/** One more than cores, since many tests wait for a timer, a socket or the database. */
const maxWorkers = 3;
/** `npm test` has these beside those of the server. */
const maxBrowserWorkers = isWhole ? 3 : 2;

/**
 * A thread is bundled with its files, and `import.meta.glob` lists those of a folder: both are new with any of these, and what is kept
 * of the last run by the content of one file does not fit.
 */
const filesOfNow: Plugin = {
  name: 'files-of-now',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
    keyBy(({ id, sourceCode }) =>
      id.endsWith('?thread') || sourceCode.includes('import.meta.glob') ? false : undefined,
    ),
};

const support = (file: string): string => fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));

const shared = {
  // As in server/vite.config.ts: the tests run what the build ships.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // One copy of graphql: Vitest would take the .mjs file where Node gives type-graphql the .js one.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
} satisfies Partial<TestProjectInlineConfiguration>;

export default defineConfig({
  ...shared,
  test: {
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    reporters: [['default', { summary: false }], new RunReporter()],
    // Transformed sources of the last run.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        ...shared,
        plugins: [threads(), filesOfNow],
        resolve: {
          alias: [
            ...shared.resolve.alias,
            { find: '@node-rs/argon2', replacement: support('cheap-argon2.ts') },
          ],
        },
        test: {
          name: 'server',
          // One database cluster with one migrated template.
          globalSetup: 'tests/support/global-setup.ts',
          // The decorators of whatever a file imports first need it.
          setupFiles: 'reflect-metadata',
          include: ['tests/{api,architecture,realtime,support}/**/*.test.ts', 'server/src/**/*.test.ts'],
          pool: 'forks',
          maxWorkers,
          // Loading the server again for each file took a third of the run.
          isolate: false,
          restoreMocks: true,
          // Patience for a busy machine, longer than tests/support/wait has: what is waited for should be named first.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...shared,
        plugins: [filesOfNow],
        test: {
          name: 'client',
          include: ['client/src/**/*.test.{ts,tsx}', 'client/vite/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: 'client/vite/test-setup.ts',
          pool: 'forks',
          maxWorkers,
          // Loading React and antd again for each file took ten times as long as the tests.
          isolate: false,
          testTimeout: 60_000,
          // A second, as it is without this, is little for a dialog on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        ...shared,
        plugins: [threads(), filesOfNow],
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // A second, as it is without this, is little for a page on a busy machine.
          expect: { poll: { timeout: 60_000 } },
          pool: 'forks',
          // A cluster of their own, and one server with the demo for all of them.
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/portal-setup.ts'],
          maxWorkers: maxBrowserWorkers,
          isolate: false,
          // After the others; `npm test` is two runs, and starts them with those.
          sequence: { groupOrder: 1 },
          testTimeout: 480_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
