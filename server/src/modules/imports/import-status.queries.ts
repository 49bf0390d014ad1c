import { column } from '../../core/db/columns';
import { typed, type RowOf } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import type { CompanyKindCount } from '../events/index';
import { importColumnsOf } from './import.queries';

/** The lock that the connection of a running import holds. */
const lockOf = (id: Sql): Sql => sql`hashtextextended(${id}, 0)`;

/**
 * A running import is alive while its connection holds its lock; the connection of a machine that vanished may stay open for hours,
 * so ten minutes without a sign count as well. A waiting one has no connection: its server renews it every five seconds.
 */
const isLost = sql`CASE WHEN i.status = 'QUEUED' THEN i.updated_at < now() - interval '30 seconds'
  WHEN i.status <> 'RUNNING' THEN false
  WHEN i.updated_at < now() - interval '10 minutes' THEN true
  ELSE NOT EXISTS (
    SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND d.datname = current_database()
      AND (l.classid::bigint << 32 | l.objid::bigint) = ${lockOf(sql`i.id::text`)})
  END`;

/** Ids of one server are in the order of arrival, unless an import was prepared before. */
const queuePosition = sql`CASE WHEN i.status = 'QUEUED' THEN (
    SELECT count(*)::int FROM imports q WHERE q.server_id = i.server_id AND q.status = 'QUEUED'
      AND (coalesce(q.queued_at, q.created_at), q.id) <= (coalesce(i.queued_at, i.created_at), i.id))
  END`;

/** Of an import that can still be undone: what it wrote is noted for so long. */
const companyKinds = sql`CASE WHEN i.kind = 'COMPANIES' THEN (
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'count', count) ORDER BY count DESC, kind) FROM (
      SELECT c.kind, count(*)::int AS count FROM import_changes x JOIN companies c ON c.id = x.subject_id
      WHERE x.import_id = i.id GROUP BY c.kind) found)
  END`;

const importColumns = {
  ...importColumnsOf(sql`i`, 'id', 'eventId', 'kind', 'fileName', 'dryRun', 'partial', 'sendInvites'),
  ...importColumnsOf(
    sql`i`,
    'status',
    'phase',
    'totalRows',
    'rows',
    'created',
    'updated',
    'unchanged',
    'faulty',
  ),
  ...importColumnsOf(
    sql`i`,
    'columns',
    'source',
    'corrections',
    'errors',
    'warnings',
    'ignoredColumns',
    'failure',
    'undo',
    'createdAt',
    'updatedAt',
  ),
  startedBy: column('text?', sql`(SELECT u.display_name FROM users u WHERE u.id = i.started_by)`),
  fileKeptUntil: column(
    'timestamptz?',
    sql`(SELECT f.expires_at FROM import_files f WHERE f.import_id = i.id AND f.expires_at > now())`,
  ),
  committed: column('bool', sql`i.status = 'COMMITTED'`),
  companyKinds: column(typed<CompanyKindCount[]>('jsonb'), sql`coalesce((${companyKinds}), '[]')`),
  queuePosition: column('int4?', queuePosition),
  lost: column('bool', isLost),
};

/** An import as it is read, and whether it seems to have lost its server. */
export type ImportRow = RowOf<typeof importColumns>;

/** These imports, as far as they are there. */
export const importsById = statement('imports.byIds', {
  params: { ids: 'uuid[]' },
  row: importColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM imports i WHERE i.id = ANY(${p.ids})`,
});

/** A page of the imports of an event, the latest first. */
export const importsPage = keysetList(
  'imports.page',
  (eventId: string) => ({
    columns: importColumns,
    from: sql`imports i`,
    where: sql`i.event_id = ${eventId}`,
    order: { by: importColumns.createdAt, descending: true },
    id: sql`i.id`,
  }),
  () => [SOME_ID],
);

/** Takes the lock of a running import for this connection. */
export const holdImport = statement('imports.hold', {
  params: { id: 'text' },
  row: { held: typed<string>('void') },
  text: (p) => sql`SELECT pg_advisory_lock(${lockOf(p.id)}) AS held`,
});

/** Gives the lock of a running import up. */
export const releaseImport = statement('imports.release', {
  params: { id: 'text' },
  row: { released: 'bool' },
  text: (p) => sql`SELECT pg_advisory_unlock(${lockOf(p.id)}) AS released`,
});
