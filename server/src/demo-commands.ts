import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Config } from './core/config';
import { RequestContext } from './core/request/context';
import { createLogger } from './core/logger';
import { moveDemoToToday } from './demo/demo-calendar';
import { readPictures } from './demo/demo-pictures';
import { hasAdmin, removeDemo } from './modules';
import { seedInWords } from './progress';
import { connectRuntime } from './runtime';
import { seed } from './seed';

const NO_OTHER_ADMIN =
  'There is no administrator beside those of the demo. Set ADMIN_EMAIL and ADMIN_PASSWORD, and run it again.';

/** `npm run demo:remove`: removes the demo from a database, which must have another administrator. */
export const removeDemoFrom = async (
  config: Config & { databaseUrl: string },
  pictureFolder: string,
): Promise<string[]> => {
  // Makes the administrator of the settings first, and no demo.
  const seeded = await seed({ ...config, demo: false }, pictureFolder);
  const { runtime, disconnect } = await connectRuntime(config, createLogger(config.logLevel));
  try {
    const { db, entities } = runtime.database;
    if (seeded.refusedDemoUsers > 0 && !(await hasAdmin(db, false))) throw new Error(NO_OTHER_ADMIN);
    const ctx = new RequestContext(runtime, null, { id: randomUUID(), ip: 'system' }, db, entities);
    const pictures = (await readPictures(pictureFolder)).map(({ file }) => file);
    const { users, events } = await removeDemo(ctx, pictures);
    return [...seedInWords(seeded), `Removed ${users} people and ${events} events of the demo.`];
  } finally {
    await disconnect();
  }
};

/** `npm run demo:today`: moves the demo event to today, and to the city where it is late morning. */
export const moveDemo = async (databaseUrl: string): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const moved = await moveDemoToToday(client, new Date());
    if (!moved) return 'There is no demo event to move.';
    const { days, city, isMoved } = moved;
    return isMoved
      ? `Moved the demo event to today in ${city}, by ${days} ${Math.abs(days) === 1 ? 'day' : 'days'}.`
      : `The demo event is today already, in ${city}.`;
  } finally {
    await client.end();
  }
};
