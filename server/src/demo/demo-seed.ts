import type { ClientBase } from 'pg';
import type { FileStore } from '../core/files/storage';
import type { EventDataset } from './dataset.types';
import { analyzeTables, insertDataset, inTransaction } from './dataset-loader';
import { demoEvents } from './demo-events';
import { DEMO_ADMIN_EMAIL } from './demo-logins';
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
  /** IANA time zone of the main event; Dubai's when left out. */
  timezone?: string;
}

/** Fills a database with the demo once and gives back its main event; null when the demo was there already. */
export async function seedDemo(
  client: ClientBase,
  { now, passwordHash, pictureFolder, files, timezone }: SeedOptions,
): Promise<EventDataset | null> {
  const main = await inTransaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM users WHERE email = $1', [DEMO_ADMIN_EMAIL]);
    if (rowCount !== 0) return null;
    const pictures = await readPictures(pictureFolder);
    const datasets = demoEvents({ now, passwordHash, pictures: toPictureSet(pictures), timezone });
    for (const dataset of datasets) await insertDataset(client, dataset);
    await storePictures(client, pictures, pictureFolder, files);
    return datasets[0] ?? null;
  });
  if (main) await analyzeTables(client, main);
  return main;
}
