import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobKinds } from '../../server/src/jobs';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const scheduled = jobKinds.filter(({ cron }) => cron !== undefined).map(({ name }) => name);

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
  await server.sql('INSERT INTO pgboss.job (name, data) SELECT unnest($1::text[]), NULL', [scheduled]);
});
afterAll(() => server?.close());

it('there are scheduled jobs', () => {
  expect(scheduled.length).toBeGreaterThan(0);
});

it.each(scheduled)('%s runs as the clock adds it: without data', async (name) => {
  const ended = async () => {
    const rows = await server.sql<{ state: string }>(
      `SELECT state FROM pgboss.job WHERE name = $1 AND state NOT IN ('created', 'active')`,
      [name],
    );
    return rows[0]?.state;
  };
  expect(await waitFor(ended, `The end of ${name}`)).toBe('completed');
});
