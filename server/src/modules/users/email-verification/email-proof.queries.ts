import type { RequestContext } from '../../../core/context';
import { sql } from '../../../core/db/database';

/** Notes that a user has proven the address: a code or link that was mailed to it came back. Returns when that was first done. */
export const writeEmailProof = async (ctx: RequestContext, userId: string): Promise<Date | null> => {
  const [row] = await ctx.db.rows<{ provenAt: Date }>(sql`
    WITH answered AS (DELETE FROM email_verifications WHERE user_id = ${userId})
    UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    WHERE id = ${userId} RETURNING email_verified_at AS "provenAt"`);
  return row?.provenAt ?? null;
};

/** Whether a user has proven the address. */
export const isEmailProven = async (ctx: RequestContext, userId: string): Promise<boolean> => {
  const rows = await ctx.db.rows(
    sql`SELECT 1 FROM users WHERE id = ${userId} AND email_verified_at IS NOT NULL`,
  );
  return rows.length > 0;
};
