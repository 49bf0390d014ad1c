import { Client } from 'pg';
import type { Config } from './core/config';
import { dbOver } from './core/db/database';
import { createFileStore } from './core/files/storage';
import type { EventDataset } from './demo/dataset.types';
import { inTransaction } from './demo/dataset-loader';
import { DEMO_EVENT_ID } from './demo/demo-events';
import { DEMO_API_TOKEN, DEMO_PASSWORD } from './demo/demo-logins';
import { isDemoOver } from './demo/demo-calendar';
import { countDemoUsers, seedDemo } from './demo/demo-seed';
import { hashPassword, keepSandboxToken, makeFirstAdmin } from './modules';

/** The result of a seeding. */
export interface SeedResult {
  /** The main event of the demo as it was created; null where it exists already, undefined where `DEMO` is off. */
  demo: EventDataset | null | undefined;
  /** The e-mail of the administrator who was created. */
  firstAdmin: string | null;
  /** The demo is on, and the public API token of its event works. */
  hasSandbox: boolean;
  /** The demo is on, and its main event has ended. */
  isDemoOver: boolean;
  /** People of the demo in the database of a server that has it off; none of them can sign in. */
  refusedDemoUsers: number;
}

/** Creates the demo events or the first administrator, once. */
export const seed = async (
  config: Config & { databaseUrl: string },
  pictureFolder: string,
): Promise<SeedResult> => {
  const client = new Client({ connectionString: config.databaseDirectUrl ?? config.databaseUrl });
  await client.connect();
  try {
    const demo = config.demo
      ? await seedDemo(client, {
          now: new Date(),
          passwordHash: await hashPassword(DEMO_PASSWORD),
          pictureFolder,
          files: createFileStore(config),
        })
      : undefined;
    const { firstAdmin } = config;
    const made =
      firstAdmin && (await inTransaction(client, () => makeFirstAdmin(dbOver(client), firstAdmin)));
    return {
      demo,
      firstAdmin: made ? firstAdmin.email : null,
      hasSandbox: config.demo && (await keepSandboxToken(dbOver(client), DEMO_EVENT_ID, DEMO_API_TOKEN)),
      isDemoOver: config.demo && (await isDemoOver(client, new Date())),
      refusedDemoUsers: config.demo ? 0 : await countDemoUsers(client),
    };
  } finally {
    await client.end();
  }
};
