import type { ClientBase } from 'pg';
import { analyzeTables, insertDataset, inTransaction } from './dataset-loader';
import { demoEvents } from './demo-events';
import { DEMO_ADMIN_EMAIL } from './demo-logins';

/** Any fixed number: servers that start together seed one after the other, and the second finds it done. */
const SEED_LOCK = 7_206_114;

/** Fills a database with the demo once; false when it was there already. */
export async function seedDemo(
  client: ClientBase,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<boolean> {
  const loaded = await inTransaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM users WHERE email = $1', [DEMO_ADMIN_EMAIL]);
    if (rowCount !== 0) return [];
    const datasets = demoEvents(now, passwordHash);
    for (const dataset of datasets) await insertDataset(client, dataset);
    return datasets;
  });
  const [first] = loaded;
  if (!first) return false;
  await analyzeTables(client, first);
  return true;
}
