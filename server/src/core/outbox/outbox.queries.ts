import { column } from '../db/columns';
import { literal, sql } from '../db/sql';
import { statement } from '../db/statement';

/** Topic of the outbox rows that become jobs: written with what causes them, and taken out in the transaction that adds the job. */
export const JOB_TOPIC = 'job';

/** Something that happened, for the subscribers of `topic`. The payload carries ids only: receivers load what they may see. */
export interface DomainEvent {
  topic: string;
  payload: unknown;
}

/** A longer backlog is not counted to its end, so that looking at it stays cheap when there is much to do. */
const COUNTED_ROWS = 10_000;

/**
 * Work that was accepted and is not done yet: outbox rows and due jobs, each counted up to `COUNTED_ROWS`, and the age of the oldest
 * outbox row, 0 where there is none. Over indexes: the key of the outbox, and pg-boss's partial index of jobs that wait.
 */
export const backlog = statement('outbox.backlog', {
  params: {},
  row: {
    outboxDepth: column(
      'int4',
      sql`(SELECT count(*)::int FROM (SELECT 1 FROM outbox LIMIT ${literal(COUNTED_ROWS)}) AS counted)`,
    ),
    outboxAgeSeconds: column(
      'float8',
      sql`coalesce((
        SELECT greatest(extract(epoch FROM clock_timestamp() - created_at), 0)::float8 FROM outbox ORDER BY id LIMIT 1), 0)`,
    ),
    dueJobs: column(
      'int4',
      sql`(SELECT count(*)::int FROM (
        SELECT 1 FROM pgboss.job WHERE state < 'active' AND start_after <= now() LIMIT ${literal(COUNTED_ROWS)}) AS counted)`,
    ),
  },
  text: (_p, columns) => sql`SELECT ${columns}`,
});

/** Writes events in their order. */
export const insertEvents = statement('outbox.insert', {
  params: { topics: 'text[]', payloads: 'jsonb[]' },
  text: (p) => sql`
    INSERT INTO outbox (topic, payload)
    SELECT topic, payload FROM unnest(${p.topics}, ${p.payloads}) WITH ORDINALITY AS event (topic, payload, position)
    ORDER BY position`,
});
