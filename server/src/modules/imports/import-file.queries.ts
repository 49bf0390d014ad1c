import type { RequestContext } from '../../core/context';
import type { ErasedPerson } from '../../core/db/erasure';
import { sql, type Db } from '../../core/db/database';
import { nullable, statement, typed } from '../../core/db/statement';
import { isUndoable } from './import-undo.queries';

/** Each user keeps at most so many files. */
const MAX_OF_USER = 5;

/** Keeps the file of an import for two hours, with the addresses in it. */
export const keepImportFile = async (
  on: Db,
  importId: string,
  content: Buffer,
  addresses: readonly string[],
): Promise<void> => {
  await on.rows(sql`
    INSERT INTO import_files (import_id, content, addresses, expires_at)
    VALUES (${importId}, ${content}, ${addresses}, now() + interval '2 hours')`);
};

/** The kept file of an import; undefined once it has expired. */
export const importFileContent = async (on: Db, importId: string): Promise<Buffer | undefined> => {
  const [row] = await on.rows<{ content: Buffer }>(
    sql`SELECT content FROM import_files WHERE import_id = ${importId} AND expires_at > now()`,
  );
  return row?.content;
};

/** Drops the file of an import. */
export const dropImportFile = async (on: Db, importId: string): Promise<void> => {
  await on.rows(sql`DELETE FROM import_files WHERE import_id = ${importId}`);
};

/** Drops the oldest files of a user, so that with a new one there are no more than a few. */
export const dropOldestFilesOf = async (on: Db, userId: string): Promise<void> => {
  await on.rows(sql`
    DELETE FROM import_files WHERE import_id IN (
      SELECT i.id FROM imports i JOIN import_files f ON f.import_id = i.id
      WHERE i.started_by = ${userId} AND i.status NOT IN ('QUEUED', 'RUNNING')
      ORDER BY i.created_at DESC OFFSET ${MAX_OF_USER - 1})`);
};

/** Copies the faulty rows of an import. */
export const COPY_FAULTY_ROWS = 'COPY import_faulty_rows (import_id, line, faults, cells) FROM STDIN';

/** Drops the faulty rows of an import. */
export const dropFaultyRows = async (on: Db, importId: string): Promise<void> => {
  await on.rows(sql`DELETE FROM import_faulty_rows WHERE import_id = ${importId}`);
};

/** Drops files that have expired. */
export const dropExpiredFiles = async (on: Db): Promise<void> => {
  await on.rows(sql`
    DELETE FROM import_files f USING imports i
    WHERE i.id = f.import_id AND f.expires_at < now() AND i.status NOT IN ('QUEUED', 'RUNNING')`);
};

/** Drops faulty rows a day after their import. */
export const dropOldFaultyRows = async (on: Db): Promise<void> => {
  await on.rows(sql`
    DELETE FROM import_faulty_rows r USING imports i
    WHERE i.id = r.import_id AND i.updated_at < now() - interval '1 day' AND i.status NOT IN ('QUEUED', 'RUNNING')`);
};

/** Drops imports that were never run and whose file is gone. */
export const dropAbandonedImports = async (on: Db): Promise<void> => {
  await on.rows(sql`
    DELETE FROM imports i
    WHERE i.status = 'PREPARED' AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id)`);
};

/** Drops the samples of columns whose file is gone. */
export const dropOldSamples = async (on: Db): Promise<void> => {
  await on.rows(sql`
    UPDATE imports i SET columns = (
      SELECT jsonb_agg(col || '{"samples": []}' ORDER BY place) FROM jsonb_array_elements(i.columns) WITH ORDINALITY AS cols (col, place))
    WHERE i.columns @? '$[*].samples[*]' AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id)`);
};

/** Drops what imports have noted for being taken back, once that is no longer possible. */
export const dropOldChanges = async (on: Db): Promise<void> => {
  await on.rows({
    text: `DELETE FROM import_changes c USING imports i WHERE i.id = c.import_id AND NOT (${isUndoable('i')})`,
    values: [],
  });
};

/**
 * Drops how attendees were before an import, the faulty rows in which they stand, and, where their user goes too, files with the
 * user's address. A faulty row may lack a good address, so that it is also known by the name.
 */
const eraseImportedValues = statement('imports.eraseValues', {
  params: { attendeeIds: 'uuid[]', email: nullable(typed<string>('citext')) },
  row: {},
  text: (p) => `
    WITH changes AS (DELETE FROM import_changes WHERE subject_id = ANY(${p.attendeeIds})),
      files AS (DELETE FROM import_files WHERE lower(${p.email}::text) = ANY(addresses))
    DELETE FROM import_faulty_rows r USING imports i WHERE i.id = r.import_id AND (
      EXISTS (SELECT 1 FROM unnest(r.cells) AS cell WHERE lower(btrim(cell)) = lower(${p.email}::text))
      OR EXISTS (
        SELECT 1 FROM attendees a
        WHERE a.id = ANY(${p.attendeeIds}) AND a.event_id = i.event_id AND r.cells @> ARRAY[a.first_name, a.last_name]))`,
});

/** Erases what imports keep of a person; of files that are gone no samples stay. */
export const eraseImportedPerson = async (
  { db: on }: RequestContext,
  person: ErasedPerson,
): Promise<void> => {
  await eraseImportedValues(on, person);
  await dropOldSamples(on);
};
