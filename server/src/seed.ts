import { Client } from 'pg';
import type { Config } from './core/config';
import { newId } from './core/ids';
import { DEMO_PASSWORD } from './demo/demo-logins';
import { seedDemo } from './demo/demo-seed';
import { hashPassword } from './modules/accounts/passwords';

/** Gives an empty installation its demo event, or its first administrator. Doing it again changes nothing. */
export const seed = async (config: Config & { databaseUrl: string }): Promise<void> => {
  const client = new Client({ connectionString: config.databaseUrl });
  await client.connect();
  try {
    if (config.demo)
      await seedDemo(client, { now: new Date(), passwordHash: await hashPassword(DEMO_PASSWORD) });
    if (config.firstAdmin) await createFirstAdmin(client, config.firstAdmin);
  } finally {
    await client.end();
  }
};

const createFirstAdmin = async (
  client: Client,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await client.query(
    `INSERT INTO users (id, email, password_hash, display_name, role, email_verified_at)
     SELECT $1, $2, $3, 'Administrator', 'ADMIN', now() WHERE NOT EXISTS (SELECT 1 FROM users WHERE role = 'ADMIN')
     ON CONFLICT (email) DO NOTHING`,
    [newId(), email, await hashPassword(password)],
  );
};
