import { sql, type Db } from '../../core/db/database';
import type { FileColumn, ImportKind, ImportPhase, ImportStatus, RowFault } from './import.entity';

/** What is known of an import before its file is read. */
export interface NewImport {
  id: string;
  eventId: string;
  startedBy: string;
  kind: ImportKind;
  fileName: string;
  dryRun: boolean;
  partial: boolean;
}

/** What an import ends with. */
export interface ImportOutcome {
  status: ImportStatus;
  rows: number;
  faulty: number;
  errors: readonly RowFault[];
  created: number;
  updated: number;
  unchanged: number;
  ignored: readonly string[];
}

/** Adds an import that waits in the queue of a server. */
export const addQueuedImport = async (on: Db, added: NewImport, serverId: string): Promise<void> => {
  const { id, eventId, startedBy, kind, fileName, dryRun, partial } = added;
  await on.rows(sql`
    INSERT INTO imports (id, event_id, started_by, kind, file_name, dry_run, partial, status, server_id)
    VALUES (${id}, ${eventId}, ${startedBy}, ${kind}, ${fileName}, ${dryRun}, ${partial}, 'QUEUED', ${serverId})`);
};

/**
 * Adds an import that runs, or lets one run that has waited. False where it has ended meanwhile: a server that was silent for too
 * long must not run it again after another one did.
 */
export const startImport = async (on: Db, started: NewImport, serverId: string): Promise<boolean> => {
  const { id, eventId, startedBy, kind, fileName, dryRun, partial } = started;
  const rows = await on.rows(sql`
    INSERT INTO imports (id, event_id, started_by, kind, file_name, dry_run, partial, phase, server_id)
    VALUES (${id}, ${eventId}, ${startedBy}, ${kind}, ${fileName}, ${dryRun}, ${partial}, 'READING', ${serverId})
    ON CONFLICT (id) DO UPDATE SET status = 'RUNNING', phase = 'READING', updated_at = now()
      WHERE imports.status IN ('QUEUED', 'FAILED') AND imports.server_id = excluded.server_id RETURNING 1`);
  return rows.length > 0;
};

/** Adds an import whose file is kept, and whose columns are matched. */
export const addPreparedImport = async (
  on: Db,
  added: Pick<NewImport, 'id' | 'eventId' | 'startedBy' | 'kind' | 'fileName'>,
  { columns, rows }: { columns: readonly FileColumn[]; rows: number },
): Promise<void> => {
  const { id, eventId, startedBy, kind, fileName } = added;
  await on.rows(sql`
    INSERT INTO imports (id, event_id, started_by, kind, file_name, status, columns, total_rows)
    VALUES (${id}, ${eventId}, ${startedBy}, ${kind}, ${fileName}, 'PREPARED', ${JSON.stringify(columns)}::jsonb, ${rows})`);
};

/** How a prepared import is to run. */
export interface RunChoice {
  columns: readonly FileColumn[];
  dryRun: boolean;
  partial: boolean;
  sendInvites: boolean;
}

/** Puts a prepared import into the queue of a server, unless it runs, was committed, or its file is gone; false then. */
export const queuePreparedImport = async (
  on: Db,
  id: string,
  { columns, dryRun, partial, sendInvites }: RunChoice,
  serverId: string,
): Promise<boolean> => {
  const queued = await on.rows(sql`
    WITH kept AS (
      UPDATE import_files SET expires_at = now() + interval '2 hours' WHERE import_id = ${id} AND expires_at > now() RETURNING import_id)
    UPDATE imports i SET status = 'QUEUED', server_id = ${serverId}, columns = ${JSON.stringify(columns)}::jsonb,
      dry_run = ${dryRun}, partial = ${partial}, send_invites = ${sendInvites}, rows = 0, created = 0, updated = 0, unchanged = 0,
      faulty = 0, errors = '[]', failure = NULL, phase = NULL, queued_at = now(), updated_at = now()
    FROM kept WHERE i.id = kept.import_id AND i.status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED') RETURNING 1`);
  return queued.length > 0;
};

/** Notes what a running import is at. */
export const setPhase = async (on: Db, id: string, phase: ImportPhase): Promise<void> => {
  await on.rows(sql`UPDATE imports SET phase = ${phase}, updated_at = now() WHERE id = ${id}`);
};

/** Notes why an import of this server has failed. */
export const setFailure = async (on: Db, id: string, serverId: string, failure: string): Promise<void> => {
  await on.rows(sql`
    UPDATE imports SET status = 'FAILED', failure = ${failure}, phase = NULL, updated_at = now()
    WHERE id = ${id} AND server_id = ${serverId} AND status IN ('QUEUED', 'RUNNING')`);
};

/** Removes an import that was not committed and does not run; false where there is none such. */
export const removeUncommittedImport = async (on: Db, id: string): Promise<boolean> => {
  const removed = await on.rows(sql`
    DELETE FROM imports WHERE id = ${id} AND status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED') RETURNING 1`);
  return removed.length > 0;
};

/** Notes how many rows of a file have been read. */
export const setReadRows = async (on: Db, id: string, rows: number): Promise<void> => {
  await on.rows(sql`UPDATE imports SET rows = ${rows}, updated_at = now() WHERE id = ${id}`);
};

/** Notes that these imports still wait. */
export const renewQueuedImports = async (on: Db, ids: readonly string[]): Promise<void> => {
  await on.rows(
    sql`UPDATE imports SET updated_at = now() WHERE id = ANY(${ids}::uuid[]) AND status = 'QUEUED'`,
  );
};

/** Notes how an import ended. */
export const finishImport = async (on: Db, id: string, outcome: ImportOutcome): Promise<void> => {
  const { status, rows, faulty, errors, created, updated, unchanged, ignored } = outcome;
  await on.rows(sql`
    UPDATE imports SET status = ${status}, phase = NULL, rows = ${rows}, total_rows = ${rows}, faulty = ${faulty}, errors = ${JSON.stringify(errors)}::jsonb,
      created = ${created}, updated = ${updated}, unchanged = ${unchanged}, ignored_columns = ${ignored},
      updated_at = now(), committed_at = CASE WHEN ${status} = 'COMMITTED' THEN now() END
    WHERE id = ${id}`);
};

/** Ends those of these imports that have not ended otherwise. */
export const failImports = async (on: Db, ids: readonly string[]): Promise<void> => {
  await on.rows(sql`
    UPDATE imports SET status = 'FAILED', phase = NULL, updated_at = now()
    WHERE id = ANY(${ids}::uuid[]) AND status IN ('QUEUED', 'RUNNING')`);
};
