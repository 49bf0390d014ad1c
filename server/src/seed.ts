import { Client } from 'pg';
import type { Config } from './core/config';
import { newId } from './core/db/ids';
import { createFileStore } from './core/files/storage';
import type { EventDataset } from './demo/dataset.types';
import { DEMO_PASSWORD } from './demo/demo-logins';
import { seedDemo } from './demo/demo-seed';
import { hashPassword } from './modules';

/** What a seeding did. */
export interface SeedResult {
  /** The main event of the demo as it was created; null where it exists already, undefined where `DEMO` is off. */
  demo: EventDataset | null | undefined;
  /** The e-mail of the administrator who was created. */
  firstAdmin: string | null;
}

/** Creates the demo events (the main one in `demoTimezone`, an IANA name) or the first administrator, once. */
export const seed = async (
  config: Config & { databaseUrl: string },
  pictureFolder: string,
  demoTimezone?: string,
): Promise<SeedResult> => {
  const client = new Client({ connectionString: config.databaseUrl });
  await client.connect();
  try {
    const demo = config.demo
      ? await seedDemo(client, {
          now: new Date(),
          passwordHash: await hashPassword(DEMO_PASSWORD),
          pictureFolder,
          files: createFileStore(config),
          timezone: demoTimezone,
        })
      : undefined;
    const created = config.firstAdmin && (await createFirstAdmin(client, config.firstAdmin));
    return { demo, firstAdmin: created ? (config.firstAdmin?.email ?? null) : null };
  } finally {
    await client.end();
  }
};

const createFirstAdmin = async (
  client: Client,
  { email, password }: { email: string; password: string },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `INSERT INTO users (id, email, password_hash, display_name, role, email_verified_at)
     SELECT $1, $2, $3, 'Administrator', 'ADMIN', now() WHERE NOT EXISTS (SELECT 1 FROM users WHERE role = 'ADMIN')
     ON CONFLICT (email) DO NOTHING`,
    [newId(), email, await hashPassword(password)],
  );
  return rowCount === 1;
};
