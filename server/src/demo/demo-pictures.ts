import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { bound, compile, sql } from '../core/db/sql';
import type { FileStore } from '../core/files/storage';
import type { Look, PictureSet } from './event-options.types';

const CONTENT_TYPE = 'image/webp';
/** Files that are written at a time. */
const AT_ONCE = 16;

/** One line of the manifest that `scripts/demo-pictures.mjs` writes. */
export interface DemoPicture {
  kind: 'portrait' | 'logo' | 'company-cover' | 'event-cover' | 'article-cover';
  /** Its subject: the look of a portrait, the name of a company, the title of an event or article. */
  of: string;
  /** The hash of the content, as for uploads. */
  file: string;
  bytes: number;
  width: number;
  height: number;
}

/** The demo's pictures as they are in the repository. */
export async function readPictures(folder: string): Promise<DemoPicture[]> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as DemoPicture[];
}

/** The pictures that the generator chooses from. */
export function toPictureSet(pictures: readonly DemoPicture[]): PictureSet {
  const portraits: Record<Look, string[]> = { woman: [], headscarf: [], man: [] };
  const byName = (wanted: DemoPicture['kind']): ReadonlyMap<string, string> =>
    new Map(pictures.filter(({ kind }) => kind === wanted).map(({ of, file }) => [of, file]));
  for (const { kind, of, file } of pictures) if (kind === 'portrait') portraits[of as Look].push(file);
  return {
    portraits,
    logos: byName('logo'),
    companyCovers: byName('company-cover'),
    eventCovers: byName('event-cover'),
    articleCovers: byName('article-cover'),
  };
}

/** Stores pictures like uploads; they are small already and are kept as they are. */
export async function storePictures(
  client: ClientBase,
  pictures: readonly DemoPicture[],
  folder: string,
  files: FileStore,
): Promise<void> {
  // Companies with the same colours can share a cover.
  const distinct = [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
  await client.query(
    compile(sql`
     INSERT INTO uploads (name, content_type, bytes, width, height)
     SELECT file, ${CONTENT_TYPE}, bytes, width, height
     FROM jsonb_to_recordset(${bound('jsonb', distinct)}) AS picture (file text, bytes int, width int, height int)
     ON CONFLICT (name) DO UPDATE SET last_used_at = now()`),
  );
  const waiting = [...distinct];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await files.put(next.file, await readFile(join(folder, next.file)), CONTENT_TYPE);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
