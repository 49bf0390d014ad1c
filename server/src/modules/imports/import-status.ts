import type { RequestContext } from '../../core/context';
import { failImports } from './import.queries';
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

export const importColumns = `i.id, i.event_id AS "eventId", i.kind, i.file_name AS "fileName", i.dry_run AS "dryRun", i.partial, i.rows,
  i.created, i.updated, i.unchanged, i.faulty, i.errors, i.ignored_columns AS "ignoredColumns", i.created_at AS "createdAt",
  i.columns, i.total_rows AS "totalRows", i.phase, i.send_invites AS "sendInvites", i.failure, i.undo, i.updated_at AS "updatedAt",
  (SELECT u.display_name FROM users u WHERE u.id = i.started_by) AS "startedBy",
  (SELECT f.expires_at FROM import_files f WHERE f.import_id = i.id AND f.expires_at > now()) AS "fileKeptUntil",
  i.status, i.status = 'COMMITTED' AS committed, ${queuePosition} AS "queuePosition", ${isLost} AS lost`;

/** Shows others that the import is alive, for as long as this connection is and `work` takes. */
export const whileHeld = async <T>(inner: RequestContext, id: string, work: () => Promise<T>): Promise<T> => {
  await inner.sql.rows({ text: `SELECT pg_advisory_lock(${KEY('$1')})`, values: [id] });
  try {
    return await work();
  } finally {
    // A connection that is lost has lost its locks too.
    await inner.sql
      .rows({ text: `SELECT pg_advisory_unlock(${KEY('$1')})`, values: [id] })
      .catch(() => undefined);
  }
};

/**
 * Settles imports that lost their server: they are FAILED. One that ended between reading its row and its lock is read again; by
 * then its end is visible.
 */
export const settleImports = async (ctx: RequestContext, rows: readonly ImportRow[]): Promise<void> => {
  const lost = rows.filter((row) => row.lost);
  if (lost.length === 0) return;
  const ids = lost.map(({ id }) => id);
  await failImports(ctx.sql, ids);
  const settled = await ctx.sql.rows<ImportRow>({
    text: `SELECT ${importColumns} FROM imports i WHERE i.id = ANY($1::uuid[])`,
    values: [ids],
  });
  const byId = new Map(settled.map((row) => [row.id, row]));
  for (const row of lost) Object.assign(row, byId.get(row.id));
};
