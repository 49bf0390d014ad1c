import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../server/src/core/config';
import { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';
import { dayIn } from '../../server/src/demo/event-clock';
import { seed } from '../../server/src/seed';
import { createDatabase, type TestDatabase } from './database';
import { zoneAtNoon } from './noon-zone';

export { DEMO_EVENT_ID };

/** Where the demo's pictures are in the repository. */
export const DEMO_PICTURES = fileURLToPath(new URL('../../server/demo-pictures', import.meta.url));

/** A database with the demo event, and the folder with its pictures: servers of it take both. */
export interface DemoDatabase extends TestDatabase {
  dataDir: string;
}

/** Fills the database with the demo, whose event is at noon of its first day. Returns that day, YYYY-MM-DD. */
export const seedDemoAtNoon = async (databaseUrl: string, dataDir: string): Promise<string> => {
  const timezone = zoneAtNoon(new Date());
  const config = { ...readConfig({ DATA_DIR: dataDir }), demo: true, databaseUrl };
  await seed(config, DEMO_PICTURES, timezone);
  return dayIn(timezone, Date.now());
};

/** A demo of one test file's own. */
export const createDemoDatabase = async (): Promise<DemoDatabase> => {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-demo-'));
  await seedDemoAtNoon(database.url, dataDir);
  return {
    url: database.url,
    dataDir,
    async drop() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
