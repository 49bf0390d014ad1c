import type { RequestContext } from '../../core/request/context';
import { columnsOf } from '../../core/db/columns';
import type { ErasedPerson } from '../../core/request/erasure';
import { literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isUndoable } from './import-undo.queries';
import { ImportFileEntity } from './import.entity';

/** Each user keeps at most so many files. */
const MAX_OF_USER = 5;

/** Keeps the file of an import for two hours, with the addresses in it. */
export const keepImportFile = statement('imports.keepFile', {
  params: { importId: 'uuid', content: 'bytea', addresses: 'text[]' },
  text: (p) => sql`
    INSERT INTO import_files (import_id, content, addresses, expires_at)
    VALUES (${p.importId}, ${p.content}, ${p.addresses}, now() + interval '2 hours')`,
});

/** The kept file of an import; no row once it has expired. */
export const keptFile = statement('imports.file', {
  params: { importId: 'uuid' },
  row: columnsOf(ImportFileEntity, sql`f`, 'content', 'correctedCells'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM import_files f WHERE f.import_id = ${p.importId} AND f.expires_at > now()`,
});

/** The corrected cells of the kept file of an import; no row once it has expired. */
export const correctedCellsOf = statement('imports.correctedCells', {
  params: { importId: 'uuid' },
  row: columnsOf(ImportFileEntity, sql`f`, 'correctedCells'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM import_files f WHERE f.import_id = ${p.importId} AND f.expires_at > now()`,
});

/** Drops the file of an import. */
export const dropImportFile = statement('imports.dropFile', {
  params: { importId: 'uuid' },
  text: (p) => sql`DELETE FROM import_files WHERE import_id = ${p.importId}`,
});

/** Drops the oldest files of a user, so that with a new one there are no more than a few. */
export const dropOldestFilesOf = statement('imports.dropOldestFilesOf', {
  params: { userId: 'uuid' },
  text: (p) => sql`
    DELETE FROM import_files WHERE import_id IN (
      SELECT i.id FROM imports i JOIN import_files f ON f.import_id = i.id
      WHERE i.started_by = ${p.userId} AND i.status NOT IN ('QUEUED', 'RUNNING')
      ORDER BY i.created_at DESC OFFSET ${literal(MAX_OF_USER - 1)})`,
});

/** Copies the faulty rows of an import. */
export const copyFaultyRows = sql`COPY import_faulty_rows (import_id, line, faults, cells) FROM STDIN`;

/** Drops the faulty rows of an import. */
export const dropFaultyRows = statement('imports.dropFaultyRows', {
  params: { importId: 'uuid' },
  text: (p) => sql`DELETE FROM import_faulty_rows WHERE import_id = ${p.importId}`,
});

/** Drops files that have expired. */
export const dropExpiredFiles = statement('imports.dropExpiredFiles', {
  params: {},
  text: () => sql`
    DELETE FROM import_files f USING imports i
    WHERE i.id = f.import_id AND f.expires_at < now() AND i.status NOT IN ('QUEUED', 'RUNNING')`,
});

/** Drops faulty rows a day after their import. */
export const dropOldFaultyRows = statement('imports.dropOldFaultyRows', {
  params: {},
  text: () => sql`
    DELETE FROM import_faulty_rows r USING imports i
    WHERE i.id = r.import_id AND i.updated_at < now() - interval '1 day' AND i.status NOT IN ('QUEUED', 'RUNNING')`,
});

/** Drops imports that were never run and whose file is gone. */
export const dropAbandonedImports = statement('imports.dropAbandoned', {
  params: {},
  text: () => sql`
    DELETE FROM imports i
    WHERE i.status = 'PREPARED' AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id)`,
});

/** Drops the samples of columns and encodings whose file is gone. */
export const dropOldSamples = statement('imports.dropOldSamples', {
  params: {},
  text: () => sql`
    UPDATE imports i SET columns = coalesce((
      SELECT jsonb_agg(col || '{"samples": []}' ORDER BY place) FROM jsonb_array_elements(i.columns) WITH ORDINALITY AS cols (col, place)), '[]'),
      source = i.source || '{"encodings": []}'
    WHERE (i.columns @? '$[*].samples[*]' OR i.source @? '$.encodings[*]') AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id)`,
});

/** Drops corrections that no run and no undo needs any more: their values are words of the file. */
export const dropOldCorrections = statement('imports.dropOldCorrections', {
  params: {},
  text: () => sql`
    UPDATE imports i SET corrections = '[]' WHERE i.corrections <> '[]' AND NOT (${isUndoable(sql`i`)})
      AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id)`,
});

/** Drops what imports have noted for being taken back, once that is no longer possible. */
export const dropOldChanges = statement('imports.dropOldChanges', {
  params: {},
  text: () => sql`
    DELETE FROM import_changes c USING imports i WHERE i.id = c.import_id AND NOT (${isUndoable(sql`i`)})`,
});

/**
 * Drops how attendees were before an import, the faulty rows in which they stand, and, where their user goes too, files and
 * corrections with the user's address. A faulty row may lack a good address, so that it is also known by the name.
 */
const eraseImportedValues = statement('imports.eraseValues', {
  params: { attendeeIds: 'uuid[]', email: 'citext?' },
  text: (p) => sql`
    WITH changes AS (DELETE FROM import_changes WHERE subject_id = ANY(${p.attendeeIds})),
      files AS (DELETE FROM import_files WHERE lower(${p.email}::text) = ANY(addresses)),
      corrected AS (
        UPDATE imports i SET corrections = coalesce((
          SELECT jsonb_agg(one ORDER BY place) FROM jsonb_array_elements(i.corrections) WITH ORDINALITY AS told (one, place)
          WHERE lower(${p.email}::text) NOT IN (lower(one ->> 'value'), coalesce(lower(one ->> 'replacement'), ''))), '[]')
        WHERE strpos(lower(i.corrections::text), lower(${p.email}::text)) > 0)
    DELETE FROM import_faulty_rows r USING imports i WHERE i.id = r.import_id AND (
      lower(${p.email}::text) IN (SELECT regexp_split_to_table(lower(cell), '[\\s<>;,"]+') FROM unnest(r.cells) AS cell)
      OR EXISTS (
        SELECT 1 FROM attendees a
        WHERE a.id = ANY(${p.attendeeIds}) AND a.event_id = i.event_id AND (
          a.last_name <> '' AND r.cells @> ARRAY[a.first_name, a.last_name]
          OR lower(btrim(concat_ws(' ', a.first_name, a.last_name))) = (
            SELECT lower(string_agg(btrim(r.cells[place]), ' ' ORDER BY col ->> 'field'))
            FROM jsonb_array_elements(i.columns) WITH ORDINALITY AS cols (col, place)
            WHERE col ->> 'field' IN ('firstName', 'lastName') AND r.cells[place] !~ '^[\\s–—.·-]*$'))))`,
});

/** Erases what imports keep of a person; of files that are gone no samples stay. */
export const eraseImportedPerson = async (ctx: RequestContext, person: ErasedPerson): Promise<void> => {
  await eraseImportedValues(ctx, person);
  await dropOldSamples(ctx, {});
};
