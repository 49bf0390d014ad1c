import { column, countOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isLocked } from '../../core/db/secrets';
import { ServerHealth } from './system-health.types';

/** Notes that a server runs, and forgets those that have not for a day. */
export const recordServer = statement('system-health.recordServer', {
  params: { id: 'text', version: 'text', startedAt: 'timestamptz' },
  text: (p) => sql`
    WITH forgotten AS (DELETE FROM servers WHERE seen_at < now() - interval '1 day')
    INSERT INTO servers (id, version, started_at, seen_at) VALUES (${p.id}, ${p.version}, ${p.startedAt}, now())
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
});

/** Notes that a server has stopped. */
export const removeServer = statement('system-health.removeServer', {
  params: { id: 'text' },
  text: (p) => sql`DELETE FROM servers WHERE id = ${p.id}`,
});

/** The servers, the oldest first; one that missed two reports is not running. */
export const allServers = statement('system-health.servers', {
  params: {},
  row: {
    ...ServerHealth.columns(sql`s`),
    isRunning: column('bool', sql`s.seen_at > now() - interval '45 seconds'`),
  },
  text: (_p, columns) => sql`SELECT ${columns} FROM servers s ORDER BY s.started_at, s.id`,
});

/** The database itself, and the latest backup that was reported. */
export const databaseState = statement('system-health.database', {
  params: {},
  row: {
    postgres: column('text', sql`current_setting('server_version')`),
    // The characters that pg_trgm treats as letters.
    knowsLetters: column('bool', sql`cardinality(show_trgm('жλع')) > 0`),
    connections: column(
      'int4',
      sql`(SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database())`,
    ),
    migration: column('text', sql`(SELECT name::text FROM migrations ORDER BY timestamp DESC LIMIT 1)`),
    heldSince: column('timestamptz?', sql`(SELECT since FROM job_holds)`),
    webhookDeliveriesWaiting: countOf(
      sql`(SELECT FROM webhook_deliveries WHERE status = 'WAITING' LIMIT 10000) AS counted`,
    ),
    lastBackupAt: column('timestamptz?', sql`(SELECT max(finished_at) FROM backups)`),
  },
  text: (_p, columns) => sql`SELECT ${columns}`,
});

/** Whether something was sealed with another key than those of these marks. */
export const lockedState = statement('system-health.locked', {
  params: { marks: 'text[]' },
  row: { lacksKey: 'bool' },
  text: (p) => sql`
    SELECT EXISTS (SELECT FROM webhooks w WHERE ${isLocked(sql`w.secret`, p.marks)}) OR EXISTS (SELECT FROM mails m
      WHERE m.status IN ('QUEUED', 'FAILED', 'KEPT') AND ${isLocked(sql`m.text`, p.marks)}) AS "lacksKey"`,
});

const IS_DUE = sql`j.state < 'active' AND j.start_after <= now()`;

/** Kinds of jobs that wait, or that failed for good in the last hours. */
export const queueStates = statement('system-health.queues', {
  params: {},
  row: {
    name: column('text', sql`min(j.name)`),
    waiting: column('int4', sql`(count(*) FILTER (WHERE ${IS_DUE}))::int`),
    failed: column('int4', sql`(count(*) FILTER (WHERE j.state = 'failed'))::int`),
    waitingSince: column('timestamptz?', sql`min(j.start_after) FILTER (WHERE ${IS_DUE})`),
  },
  text: (_p, columns) => sql`
    SELECT ${columns} FROM pgboss.job j WHERE (${IS_DUE} OR j.state = 'failed') AND NOT starts_with(j.name, '__')
    GROUP BY j.name ORDER BY j.name`,
});
