import { readConfig } from '../../server/src/core/config';
import { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';
import { seed } from '../../server/src/seed';
import { createDatabase, type TestDatabase } from './database';

export { DEMO_EVENT_ID };

/** A database of its own with the demo event in it. */
export const createDemoDatabase = async (): Promise<TestDatabase> => {
  const database = await createDatabase();
  await seed({ ...readConfig({}), demo: true, databaseUrl: database.url });
  return database;
};
