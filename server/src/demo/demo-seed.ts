import type { ClientBase } from 'pg';
import { bound, compile, sql } from '../core/db/sql';
import type { FileStore } from '../core/files/storage';
import type { EventDataset } from './dataset.types';
import { analyzeTables, insertDataset, inTransaction } from './dataset-loader';
import { DEMO_EVENT_ID, demoEvents } from './demo-events';
import { DEMO_AGENCY_EMAIL } from './demo-logins';
import { readPictures, storePictures, toPictureSet } from './demo-pictures';

/** Any fixed number: servers that start together seed one after the other, and the second finds it done. */
const SEED_LOCK = 7_206_114;

interface SeedOptions {
  now: Date;
  passwordHash: string;
  /** Where the demo's pictures are in the repository. */
  pictureFolder: string;
  /** Where pictures are served from. */
  files: FileStore;
}

const MIXED =
  'The database has users or events of its own, and the demo is never put beside them. Set DEMO=0, or give the demo a database of its own.';

/** Whether the demo is there already; throws where anything else is. */
async function findDemo(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean; others: boolean }>(`
    SELECT EXISTS (SELECT 1 FROM users WHERE demo) AS exists,
      EXISTS (SELECT 1 FROM users WHERE NOT demo) OR EXISTS (SELECT 1 FROM events WHERE NOT demo) AS others`);
  if (!rows[0]?.exists && rows[0]?.others) throw new Error(MIXED);
  return rows[0]?.exists ?? false;
}

/** How many people of the demo there are. */
export async function countDemoUsers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM users WHERE demo',
  );
  return rows[0]?.count ?? 0;
}

/** Leaves a manager one event. */
const limitAgency = () =>
  compile(sql`
    WITH agency AS (UPDATE users SET all_events = false WHERE email = ${DEMO_AGENCY_EMAIL} RETURNING id)
    INSERT INTO event_staff (user_id, event_id) SELECT id, ${bound('uuid', DEMO_EVENT_ID)} FROM agency`);

/** Says of the people and events that they belong to the demo. */
function markAsDemo({ tables }: EventDataset): void {
  for (const row of [...tables.users, ...tables.events]) row.demo = true;
}

/**
 * Fills an empty database with the demo once and gives back its main event; null when the demo was there already. Throws where
 * there is anything else.
 */
export async function seedDemo(
  client: ClientBase,
  { now, passwordHash, pictureFolder, files }: SeedOptions,
): Promise<EventDataset | null> {
  const main = await inTransaction(client, async () => {
    await client.query(`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await findDemo(client)) return null;
    const pictures = await readPictures(pictureFolder);
    const datasets = demoEvents({ now, passwordHash, pictures: toPictureSet(pictures) });
    for (const dataset of datasets) {
      markAsDemo(dataset);
      await insertDataset(client, dataset);
    }
    await client.query(limitAgency());
    await storePictures(client, pictures, pictureFolder, files);
    return datasets[0] ?? null;
  });
  if (main) await analyzeTables(client, main);
  return main;
}
