import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../server/src/core/config';
import { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';
import { seed } from '../../server/src/seed';
import { createDatabase, type TestDatabase } from './database';

export { DEMO_EVENT_ID };

/** Where the demo's pictures are in the repository. */
export const DEMO_PICTURES = fileURLToPath(new URL('../../server/demo-pictures', import.meta.url));

/** A database with the demo event, and the folder with its pictures: servers of it take both. */
export interface DemoDatabase extends TestDatabase {
  dataDir: string;
}

/** A demo of one test file's own. */
export const createDemoDatabase = async (): Promise<DemoDatabase> => {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-demo-'));
  await seed({ ...readConfig({ DATA_DIR: dataDir }), demo: true, databaseUrl: database.url }, DEMO_PICTURES);
  return {
    url: database.url,
    dataDir,
    async drop() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
