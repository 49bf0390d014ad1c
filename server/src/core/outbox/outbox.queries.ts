import type { Db } from '../db/database';

/** Work that was accepted and is not done yet. */
export interface Backlog {
  /** Outbox rows, counted up to `COUNTED_ROWS`. */
  outboxDepth: number;
  /** Age of the oldest outbox row; 0 where there is none. */
  outboxAgeSeconds: number;
  /** Jobs that are due and not taken, counted up to `COUNTED_ROWS`. */
  dueJobs: number;
}

/** A longer backlog is not counted to its end, so that looking at it stays cheap when there is much to do. */
export const COUNTED_ROWS = 10_000;

/** One statement over indexes: the key of the outbox, and pg-boss's partial index of jobs that wait. */
export const backlog = async (db: Db): Promise<Backlog> => {
  const [row] = await db.rows<{ outboxDepth: number; outboxAgeSeconds: number; dueJobs: number }>({
    text: `SELECT
             (SELECT count(*)::int FROM (SELECT 1 FROM outbox LIMIT ${COUNTED_ROWS}) AS counted) AS "outboxDepth",
             coalesce((
               SELECT greatest(extract(epoch FROM clock_timestamp() - created_at), 0)::float8
               FROM outbox ORDER BY id LIMIT 1
             ), 0) AS "outboxAgeSeconds",
             (SELECT count(*)::int FROM (
               SELECT 1 FROM pgboss.job WHERE state < 'active' AND start_after <= now() LIMIT ${COUNTED_ROWS}
             ) AS counted) AS "dueJobs"`,
    values: [],
  });
  if (!row) throw new Error('The backlog was not counted');
  return row;
};
