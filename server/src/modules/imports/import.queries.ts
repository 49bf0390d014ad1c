import { columnsFor, columnsOf } from '../../core/db/columns';
import type { RowOf } from '../../core/db/declared';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { ImportEntity, ImportFileEntity } from './import.entity';

/** Columns of imports. */
export const importColumnsOf = columnsFor(ImportEntity);

const file = importColumnsOf(sql`i`, 'id', 'eventId', 'startedBy', 'kind', 'fileName');
const newImport = { ...file, ...importColumnsOf(sql`i`, 'dryRun', 'partial', 'serverId') };

/** An import before its file is read, and the server that queues it. */
export type NewImport = RowOf<typeof newImport>;

/** Adds an import that waits in the queue of a server. */
export const addQueuedImport = statement('imports.addQueued', {
  params: newImport,
  text: (p) => sql`
    INSERT INTO imports (id, event_id, started_by, kind, file_name, dry_run, partial, status, server_id)
    VALUES (${p.id}, ${p.eventId}, ${p.startedBy}, ${p.kind}, ${p.fileName}, ${p.dryRun}, ${p.partial}, 'QUEUED', ${p.serverId})`,
});

/**
 * Adds an import that runs, or lets one run that has waited. No row where it has ended meanwhile: a server that was silent for too
 * long must not run it again after another one did.
 */
export const startImport = statement('imports.start', {
  params: newImport,
  row: importColumnsOf(sql`i`, 'id'),
  text: (p, columns) => sql`
    INSERT INTO imports AS i (id, event_id, started_by, kind, file_name, dry_run, partial, phase, server_id)
    VALUES (${p.id}, ${p.eventId}, ${p.startedBy}, ${p.kind}, ${p.fileName}, ${p.dryRun}, ${p.partial}, 'READING', ${p.serverId})
    ON CONFLICT (id) DO UPDATE SET status = 'RUNNING', phase = 'READING', updated_at = now()
      WHERE i.status IN ('QUEUED', 'FAILED') AND i.server_id = excluded.server_id RETURNING ${columns}`,
});

/** Adds an import whose file is kept, and whose columns are matched. */
export const addPreparedImport = statement('imports.addPrepared', {
  params: { ...file, ...importColumnsOf(sql`i`, 'columns', 'source', 'rows') },
  text: (p) => sql`
    INSERT INTO imports (id, event_id, started_by, kind, file_name, status, columns, source, total_rows)
    VALUES (${p.id}, ${p.eventId}, ${p.startedBy}, ${p.kind}, ${p.fileName}, 'PREPARED', ${p.columns}, ${p.source}, ${p.rows})`,
});

/** Puts a prepared import into the queue of a server, with the corrected cells of its file and the addresses in them; no row where it runs, was committed, or its file is gone. */
export const queuePreparedImport = statement('imports.queuePrepared', {
  params: {
    ...importColumnsOf(
      sql`i`,
      'columns',
      'source',
      'corrections',
      'dryRun',
      'partial',
      'sendInvites',
      'id',
      'serverId',
    ),
    ...columnsOf(ImportFileEntity, sql`f`, 'correctedCells', 'addresses'),
  },
  row: importColumnsOf(sql`i`, 'id'),
  text: (p, columns) => sql`
    WITH kept AS (
      UPDATE import_files SET expires_at = now() + interval '2 hours', mended = ${p.correctedCells}, addresses = addresses || ${p.addresses}
      WHERE import_id = ${p.id} AND expires_at > now() RETURNING import_id)
    UPDATE imports i SET status = 'QUEUED', server_id = ${p.serverId}, columns = ${p.columns}, source = ${p.source}, corrections = ${p.corrections},
      dry_run = ${p.dryRun}, partial = ${p.partial}, send_invites = ${p.sendInvites}, rows = 0, created = 0, updated = 0, unchanged = 0,
      faulty = 0, errors = '[]', warnings = '[]', failure = NULL, phase = NULL, queued_at = now(), updated_at = now()
    FROM kept WHERE i.id = kept.import_id AND i.status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED') RETURNING ${columns}`,
});

/** Notes how the kept file of an import reads otherwise; no row where it runs, was committed, or its file is gone. */
export const rereadPreparedImport = statement('imports.reread', {
  params: { ...importColumnsOf(sql`i`, 'id', 'columns', 'source', 'rows'), addresses: 'text[]' },
  row: importColumnsOf(sql`i`, 'id'),
  text: (p, columns) => sql`
    WITH i AS (
      UPDATE imports SET status = 'PREPARED', columns = ${p.columns}, source = ${p.source}, corrections = '[]', total_rows = ${p.rows}, rows = 0,
        created = 0, updated = 0, unchanged = 0, faulty = 0, errors = '[]', warnings = '[]', failure = NULL, phase = NULL, updated_at = now()
      WHERE id = ${p.id} AND status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED')
        AND EXISTS (SELECT FROM import_files f WHERE f.import_id = imports.id AND f.expires_at > now())
      RETURNING id)
    UPDATE import_files f SET addresses = ${p.addresses}, mended = '[]' FROM i WHERE f.import_id = i.id RETURNING ${columns}`,
});

/** Notes what a running import is at. */
export const setPhase = statement('imports.setPhase', {
  params: importColumnsOf(sql`i`, 'id', 'phase'),
  text: (p) => sql`UPDATE imports SET phase = ${p.phase}, updated_at = now() WHERE id = ${p.id}`,
});

/** Notes why a run of an import at this server has failed, as long as it is in this status. */
export const setFailure = statement('imports.setFailure', {
  params: importColumnsOf(sql`i`, 'id', 'serverId', 'status', 'failure'),
  text: (p) => sql`
    UPDATE imports SET status = 'FAILED', failure = ${p.failure}, phase = NULL, updated_at = now()
    WHERE id = ${p.id} AND server_id = ${p.serverId} AND status = ${p.status}`,
});

/** Removes an import that was not committed and does not run; no row where there is none such. */
export const removeUncommittedImport = statement('imports.removeUncommitted', {
  params: importColumnsOf(sql`i`, 'id'),
  row: importColumnsOf(sql`i`, 'id'),
  text: (p, columns) => sql`
    DELETE FROM imports i WHERE i.id = ${p.id} AND i.status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED') RETURNING ${columns}`,
});

/** Notes how many rows of a file have been read. */
export const setReadRows = statement('imports.setReadRows', {
  params: importColumnsOf(sql`i`, 'id', 'rows'),
  text: (p) => sql`UPDATE imports SET rows = ${p.rows}, updated_at = now() WHERE id = ${p.id}`,
});

/** Notes that these imports still wait. */
export const renewQueuedImports = statement('imports.renewQueued', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`UPDATE imports SET updated_at = now() WHERE id = ANY(${p.ids}) AND status = 'QUEUED'`,
});

const counts = importColumnsOf(sql`i`, 'rows', 'faulty', 'created', 'updated', 'unchanged');
const outcome = { ...counts, ...importColumnsOf(sql`i`, 'status', 'errors', 'warnings', 'ignoredColumns') };

export type ImportOutcome = RowOf<typeof outcome>;

/** Notes how an import ended. */
export const finishImport = statement('imports.finish', {
  params: { ...outcome, ...importColumnsOf(sql`i`, 'id') },
  text: (p) => sql`
    UPDATE imports SET status = ${p.status}, phase = NULL, rows = ${p.rows}, total_rows = ${p.rows}, faulty = ${p.faulty}, errors = ${p.errors}, warnings = ${p.warnings},
      created = ${p.created}, updated = ${p.updated}, unchanged = ${p.unchanged}, ignored_columns = ${p.ignoredColumns},
      updated_at = now(), committed_at = CASE WHEN ${p.status} = 'COMMITTED' THEN now() END
    WHERE id = ${p.id}`,
});

/** Ends those of these imports that have not ended otherwise. */
export const failImports = statement('imports.fail', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`
    UPDATE imports SET status = 'FAILED', phase = NULL, updated_at = now()
    WHERE id = ANY(${p.ids}) AND status IN ('QUEUED', 'RUNNING')`,
});
