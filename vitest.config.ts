import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { threads } from './server/thread-plugin.ts';

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
    // Runs once for all projects: one database cluster, one migrated template.
    globalSetup: 'tests/support/global-setup.ts',
    projects: [
      {
        ...shared,
        plugins: [threads()],
        test: {
          name: 'server',
          include: ['tests/{api,realtime,support}/**/*.test.ts', 'server/src/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          // Patience for a busy machine, longer than tests/support/wait has: what is waited for should be named first.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'client',
          include: ['client/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          // A second, as it is without this, is little for a dialog on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        ...shared,
        plugins: [threads()],
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          pool: 'forks',
          // Each drives a browser and a server; several at once only make each other slow. They run last.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
