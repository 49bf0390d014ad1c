import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defineJob, installJobs, JobQueue } from '../../server/src/core/jobs/jobs';
import type { Query } from '../../server/src/core/db/query';
import { createLogger } from '../../server/src/core/logger';
import { createDatabase, type TestDatabase } from '../support/database';
import { openSql } from '../support/server';
import { waitFor } from '../support/wait';

const SUCCEEDS = defineJob<{ name: string }>('job-that-succeeds');
const FAILS = defineJob<{ name: string }>('job-that-fails');

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  await installJobs(database.url, [SUCCEEDS, FAILS]);
  pool = new Pool({ connectionString: database.url, max: 4 });
  // Dropping the database ends connections that are still closing.
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Adds a job of each of these kinds. */
async function addOneOfEach(jobs: JobQueue, kinds: readonly (typeof SUCCEEDS)[]): Promise<void> {
  const db = openSql(database.url);
  const sql = { rows: <Row>({ text, values }: Query<Row>) => db.sql<Row & object>(text, values) };
  for (const kind of kinds) await jobs.add(sql, kind, [{ name: kind.name }]);
  await db.end();
}

it('all kinds together look for their jobs over two connections', async () => {
  const kinds = Array.from({ length: 10 }, (_none, index) => defineJob<{ name: string }>(`job-${index}`));
  await installJobs(database.url, kinds);
  const own = new Pool({ connectionString: database.url, max: kinds.length });
  const jobs = new JobQueue(own, createLogger('silent'));
  const done = new Set<string>();
  await jobs.start(
    kinds.map((kind) => ({ kind, run: async ({ name }: { name: string }) => void done.add(name) })),
  );
  await addOneOfEach(jobs, kinds);
  await waitFor(() => done.size === kinds.length, 'A job of each kind');
  expect(own.totalCount).toBe(2);
  await jobs.stop();
  await own.end();
});

it('a server outlives a database that goes while the end of a job is noted', async () => {
  const log = createLogger('silent');
  const lines = vi.spyOn(log, 'event');
  const query = pool.query.bind(pool);
  const failing = (text: string, values?: unknown[]) =>
    /state = 'completed'|deleted_jobs/.test(text)
      ? Promise.reject(new Error('Connection terminated'))
      : query(text, values);
  Object.assign(pool, { query: failing });
  const jobs = new JobQueue(pool, log);
  const done: string[] = [];
  await jobs.start([
    { kind: SUCCEEDS, run: async ({ name }: { name: string }) => done.push(name) },
    {
      kind: FAILS,
      run: async ({ name }: { name: string }) => {
        done.push(name);
        throw new Error('As expected');
      },
    },
  ]);
  await addOneOfEach(jobs, [SUCCEEDS, FAILS]);
  const unnoted = () => lines.mock.calls.filter(([event]) => event === 'job.outcome-lost');
  await waitFor(() => unnoted().length >= 2, 'Both ends');
  expect(done.sort()).toEqual([FAILS.name, SUCCEEDS.name]);
  await jobs.stop();
});
