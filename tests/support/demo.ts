import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { inject } from 'vitest';
import { readConfig } from '../../server/src/core/config';
import { cityAt, DEMO_EVENT_ID, firstDayAt } from '../../server/src/demo/demo-events';
import { seed } from '../../server/src/seed';
import { copyOf, TEMPLATE } from './database';

export { DEMO_EVENT_ID };

/** Where the demo's pictures are in the repository. */
export const DEMO_PICTURES = fileURLToPath(new URL('../../server/demo-pictures', import.meta.url));

/** Seeds the demo, whose event is in the morning of its second day, once in a run and city. */
async function demoTemplate(clusterUrl: string, runFolder: string) {
  const now = new Date();
  const { timezone } = cityAt(now);
  const name = `demo_${timezone.toLowerCase().replaceAll(/\W/g, '_')}`;
  const dataDir = join(runFolder, name);
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    // The other part of the run may want it at the same time.
    await client.query('SELECT pg_advisory_lock(1)');
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length === 0) {
      const { url } = await copyOf(`${TEMPLATE} STRATEGY file_copy`, clusterUrl, `${name}_draft`);
      const config = { ...readConfig({ DATA_DIR: dataDir }), demo: true, databaseUrl: url };
      await seed(config, DEMO_PICTURES);
      await client.query(`ALTER DATABASE ${name}_draft RENAME TO ${name}`);
    }
  } finally {
    await client.end();
  }
  return { name, dataDir, firstDay: firstDayAt(timezone, now) };
}

export type DemoDatabase = Awaited<ReturnType<typeof createDemoDatabase>>;

/**
 * A database with the demo event and the folder with its pictures, of one test file's own, or of the browser tests, whose setup knows the
 * cluster and the folder of the run.
 */
export const createDemoDatabase = async (
  clusterUrl = inject('clusterUrl'),
  runFolder = inject('runFolder'),
) => {
  const { name, dataDir: pictures, firstDay } = await demoTemplate(clusterUrl, runFolder);
  const database = await copyOf(`${name} STRATEGY file_copy`, clusterUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-demo-'));
  await cp(pictures, dataDir, { recursive: true });
  return {
    url: database.url,
    dataDir,
    /** The first of the demo event's three days, YYYY-MM-DD: yesterday in its time zone. */
    firstDay,
    async drop() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
