import { column } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

export interface UsageCount {
  tokenId: string;
  /** When it began. */
  hour: Date;
  calls: number;
  points: number;
}

const addCounts = statement('api-tokens.addUsage', {
  params: { counts: 'jsonb' },
  text: (p) => sql`
    INSERT INTO api_token_usage AS u (token_id, hour, calls, points)
    SELECT t.id, c.hour, c.calls, c.points
    FROM jsonb_to_recordset(${p.counts}) AS c ("tokenId" uuid, hour timestamptz, calls int, points float8)
    JOIN api_tokens t ON t.id = c."tokenId"
    ORDER BY t.id, c.hour
    ON CONFLICT (token_id, hour) DO UPDATE SET calls = u.calls + excluded.calls, points = u.points + excluded.points`,
});

/** Adds to the counts of tokens that still exist; in the order of ids, so that servers do not wait for each other. */
export const addUsage = async (db: Db, values: { counts: readonly UsageCount[] }): Promise<void> => {
  await addCounts(db, values);
};

/** The last 24 hours of tokens, those without calls too, the earliest first. */
export const usageOfTokens = statement('api-tokens.usage', {
  params: { ids: 'uuid[]' },
  row: {
    tokenId: column('uuid', sql`t.id`),
    at: column('timestamptz', sql`h.at`),
    calls: column('int4', sql`coalesce(u.calls, 0)`),
    points: column('float8', sql`coalesce(u.points, 0)`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.ids}) AS t (id)
    CROSS JOIN LATERAL (SELECT date_trunc('hour', now(), 'UTC') - make_interval(hours => n) AS at FROM generate_series(0, 23) AS n) h
    LEFT JOIN api_token_usage u ON u.token_id = t.id AND u.hour = h.at
    ORDER BY h.at`,
});

/** Deletes what is older than a week. */
export const deleteOldUsage = statement('api-tokens.deleteOldUsage', {
  params: {},
  text: () => sql`DELETE FROM api_token_usage WHERE hour < now() - interval '7 days'`,
});
