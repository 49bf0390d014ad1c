import { sql, type Sql } from '../../core/database';
import type { ImportKind, ImportStatus, RowFault } from './import.entity';

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
export const addQueuedImport = async (on: Sql, added: NewImport, serverId: string): Promise<void> => {
  const { id, eventId, startedBy, kind, fileName, dryRun, partial } = added;
  await on.rows(sql`
    INSERT INTO imports (id, event_id, started_by, kind, file_name, dry_run, partial, status, server_id)
    VALUES (${id}, ${eventId}, ${startedBy}, ${kind}, ${fileName}, ${dryRun}, ${partial}, 'QUEUED', ${serverId})`);
};

/** Adds an import that runs, or lets one run that has waited. */
export const startImport = async (on: Sql, started: NewImport): Promise<void> => {
  const { id, eventId, startedBy, kind, fileName, dryRun, partial } = started;
  await on.rows(sql`
    INSERT INTO imports (id, event_id, started_by, kind, file_name, dry_run, partial)
    VALUES (${id}, ${eventId}, ${startedBy}, ${kind}, ${fileName}, ${dryRun}, ${partial})
    ON CONFLICT (id) DO UPDATE SET status = 'RUNNING', updated_at = now()`);
};

/** Notes how many rows of a file have been read. */
export const setReadRows = async (on: Sql, id: string, rows: number): Promise<void> => {
  await on.rows(sql`UPDATE imports SET rows = ${rows}, updated_at = now() WHERE id = ${id}`);
};

/** Notes that these imports still wait. */
export const renewQueuedImports = async (on: Sql, ids: readonly string[]): Promise<void> => {
  await on.rows(
    sql`UPDATE imports SET updated_at = now() WHERE id = ANY(${ids}::uuid[]) AND status = 'QUEUED'`,
  );
};

/** Notes how an import ended. */
export const finishImport = async (on: Sql, id: string, outcome: ImportOutcome): Promise<void> => {
  const { status, rows, faulty, errors, created, updated, unchanged, ignored } = outcome;
  await on.rows(sql`
    UPDATE imports SET status = ${status}, rows = ${rows}, faulty = ${faulty}, errors = ${JSON.stringify(errors)}::jsonb,
      created = ${created}, updated = ${updated}, unchanged = ${unchanged}, ignored_columns = ${ignored},
      updated_at = now(), committed_at = CASE WHEN ${status} = 'COMMITTED' THEN now() END
    WHERE id = ${id}`);
};

/** Ends those of these imports that have not ended otherwise. */
export const failImports = async (on: Sql, ids: readonly string[]): Promise<void> => {
  await on.rows(sql`
    UPDATE imports SET status = 'FAILED', updated_at = now()
    WHERE id = ANY(${ids}::uuid[]) AND status IN ('QUEUED', 'RUNNING')`);
};
