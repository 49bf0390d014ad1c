import { column, columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { BackupEntity } from './backup.entity';
import { ServerEntity } from './server.entity';

/** Notes that a server runs, and forgets those that have not for a day. */
export const recordServer = statement('system-health.recordServer', {
  params: { id: 'uuid', host: 'text', version: 'text', startedAt: 'timestamptz' },
  text: (p) => sql`
    WITH forgotten AS (DELETE FROM servers WHERE seen_at < now() - interval '1 day')
    INSERT INTO servers (id, host, version, started_at, seen_at)
    VALUES (${p.id}, ${p.host}, ${p.version}, ${p.startedAt}, now())
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
});

/** Notes that a server has stopped. */
export const removeServer = statement('system-health.removeServer', {
  params: { id: 'uuid' },
  text: (p) => sql`DELETE FROM servers WHERE id = ${p.id}`,
});

/** The servers, the oldest first; one that missed two reports is not running. */
export const allServers = statement('system-health.servers', {
  params: {},
  row: {
    ...columnsOf(ServerEntity, sql`s`, 'id', 'host', 'version', 'startedAt', 'seenAt'),
    isRunning: column('bool', sql`s.seen_at > now() - interval '45 seconds'`),
  },
  text: (_p, columns) => sql`SELECT ${columns} FROM servers s ORDER BY s.started_at, s.id`,
});

/** The database itself. */
export const databaseState = statement('system-health.database', {
  params: {},
  row: {
    version: column('text', sql`current_setting('server_version')`),
    bytes: column('float8', sql`pg_database_size(current_database())::float8`),
    connections: column(
      'int4',
      sql`(SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend')`,
    ),
    maxConnections: column('int4', sql`current_setting('max_connections')::int`),
    migration: column('text', sql`(SELECT name::text FROM migrations ORDER BY timestamp DESC LIMIT 1)`),
  },
  text: (_p, columns) => sql`SELECT ${columns}`,
});

/** Kinds of jobs that have any to do, or any that failed for good in the last hours. */
export const queueStates = statement('system-health.queues', {
  params: {},
  row: {
    name: column('text', sql`min(j.name)`),
    due: column('int4', sql`(count(*) FILTER (WHERE j.state < 'active' AND j.start_after <= now()))::int`),
    planned: column('int4', sql`(count(*) FILTER (WHERE j.state < 'active' AND j.start_after > now()))::int`),
    running: column('int4', sql`(count(*) FILTER (WHERE j.state = 'active'))::int`),
    failed: column('int4', sql`(count(*) FILTER (WHERE j.state = 'failed'))::int`),
    oldestDueAt: column(
      'timestamptz?',
      sql`min(j.start_after) FILTER (WHERE j.state < 'active' AND j.start_after <= now())`,
    ),
  },
  text: (_p, columns) => sql`
    SELECT ${columns} FROM pgboss.job j WHERE j.state NOT IN ('completed', 'cancelled') AND j.name NOT LIKE '\\_\\_%'
    GROUP BY j.name ORDER BY j.name`,
});

/** The latest backup that was reported. */
export const lastBackup = statement('system-health.lastBackup', {
  params: {},
  row: {
    ...columnsOf(BackupEntity, sql`b`, 'finishedAt', 'checksum'),
    bytes: column('float8', sql`b.bytes::float8`),
  },
  text: (_p, columns) => sql`SELECT ${columns} FROM backups b ORDER BY b.finished_at DESC LIMIT 1`,
});
