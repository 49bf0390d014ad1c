import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import type { Import } from './import.types';

/** An import as it is read, and whether it seems to have lost its server. */
export interface ImportRow extends Import {
  lost: boolean;
}

/** What an import's transaction holds while it lives. */
const KEY = (id: string) => `hashtextextended(${id}, 0)`;

/** Of one whose server's machine vanished the connection may stand for hours: silence counts then. */
export const importColumns = `i.id, i.event_id AS "eventId", i.kind, i.file_name AS "fileName", i.dry_run AS "dryRun", i.partial, i.rows,
  i.created, i.updated, i.unchanged, i.faulty, i.errors, i.ignored_columns AS "ignoredColumns", i.created_at AS "createdAt",
  i.status, i.status = 'COMMITTED' AS committed,
  CASE WHEN i.status <> 'RUNNING' THEN false WHEN i.updated_at < now() - interval '10 minutes' THEN true
    ELSE NOT EXISTS (
      SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND d.datname = current_database()
        AND (l.classid::bigint << 32 | l.objid::bigint) = ${KEY('i.id::text')})
  END AS lost`;

/** From here on others can tell that the import lives: as long as the transaction does. */
export const holdImport = async (inner: RequestContext, id: string): Promise<void> => {
  await inner.sql.rows({ text: `SELECT pg_advisory_xact_lock(${KEY('$1')})`, values: [id] });
};

/**
 * Settles those that lost their server: they are FAILED. One that ended just when it was looked at, between its row and its lock,
 * is read again: by now its end can be seen.
 */
export const settleImports = async (ctx: RequestContext, rows: readonly ImportRow[]): Promise<void> => {
  const lost = rows.filter((row) => row.lost);
  if (lost.length === 0) return;
  const ids = lost.map(({ id }) => id);
  await ctx.sql.rows(sql`
    UPDATE imports SET status = 'FAILED', updated_at = now() WHERE id = ANY(${ids}::uuid[]) AND status = 'RUNNING'`);
  const settled = await ctx.sql.rows<ImportRow>({
    text: `SELECT ${importColumns} FROM imports i WHERE i.id = ANY($1::uuid[])`,
    values: [ids],
  });
  const byId = new Map(settled.map((row) => [row.id, row]));
  for (const row of lost) Object.assign(row, byId.get(row.id));
};
