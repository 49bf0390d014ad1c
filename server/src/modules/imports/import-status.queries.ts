import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import type { Import } from './import.types';

/** An import as it is read, and whether it seems to have lost its server. */
export interface ImportRow extends Import {
  lost: boolean;
}

/** The lock that the connection of a running import holds. */
const KEY = (id: string) => `hashtextextended(${id}, 0)`;

/**
 * A running import is alive while its connection holds its lock; the connection of a machine that vanished may stay open for hours,
 * so ten minutes without a sign count as well. A waiting one has no connection: its server renews it every five seconds.
 */
const isLost = `CASE WHEN i.status = 'QUEUED' THEN i.updated_at < now() - interval '30 seconds'
  WHEN i.status <> 'RUNNING' THEN false
  WHEN i.updated_at < now() - interval '10 minutes' THEN true
  ELSE NOT EXISTS (
    SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND d.datname = current_database()
      AND (l.classid::bigint << 32 | l.objid::bigint) = ${KEY('i.id::text')})
  END`;

/** Ids of one server are in the order of arrival, unless an import was prepared before. */
const queuePosition = `CASE WHEN i.status = 'QUEUED' THEN (
    SELECT count(*)::int FROM imports q WHERE q.server_id = i.server_id AND q.status = 'QUEUED'
      AND (coalesce(q.queued_at, q.created_at), q.id) <= (coalesce(i.queued_at, i.created_at), i.id))
  END`;

const importColumns = `i.id, i.event_id AS "eventId", i.kind, i.file_name AS "fileName", i.dry_run AS "dryRun", i.partial, i.rows,
  i.created, i.updated, i.unchanged, i.faulty, i.errors, i.ignored_columns AS "ignoredColumns", i.created_at AS "createdAt",
  i.columns, i.total_rows AS "totalRows", i.phase, i.send_invites AS "sendInvites", i.failure, i.undo, i.updated_at AS "updatedAt",
  (SELECT u.display_name FROM users u WHERE u.id = i.started_by) AS "startedBy",
  (SELECT f.expires_at FROM import_files f WHERE f.import_id = i.id AND f.expires_at > now()) AS "fileKeptUntil",
  i.status, i.status = 'COMMITTED' AS committed, ${queuePosition} AS "queuePosition", ${isLost} AS lost`;

/** These imports, as far as they are there. */
export const importsById = (on: Db, ids: readonly string[]): Promise<ImportRow[]> =>
  on.rows<ImportRow>({
    text: `SELECT ${importColumns} FROM imports i WHERE i.id = ANY($1::uuid[])`,
    values: [ids],
  });

/** The imports of an event, the latest first. */
export const importsOf = (on: Db, eventId: string, args: PageArgs): Promise<Page<ImportRow>> => {
  const where = new WhereBuilder().add((event) => `i.event_id = ${event}`, eventId);
  const order = { column: 'i.created_at', type: 'timestamptz', descending: true } as const;
  return keysetPage<ImportRow>(
    on,
    { columns: importColumns, tables: 'imports i', where, order, id: 'i.id' },
    args,
  );
};

/** Takes the lock of a running import for this connection. */
export const holdImport = async (on: Db, id: string): Promise<void> => {
  await on.rows({ text: `SELECT pg_advisory_lock(${KEY('$1')})`, values: [id] });
};

/** Gives the lock of a running import up. */
export const releaseImport = async (on: Db, id: string): Promise<void> => {
  await on.rows({ text: `SELECT pg_advisory_unlock(${KEY('$1')})`, values: [id] });
};
