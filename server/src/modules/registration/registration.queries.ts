import type { RequestContext } from '../../core/context';
import { sql } from '../../core/db/database';

/** Whether an event asks for a proof of the address that a user lacks. */
export const lacksProof = async (ctx: RequestContext, eventId: string, userId: string): Promise<boolean> => {
  const rows = await ctx.sql.rows(sql`
    SELECT 1 FROM events e JOIN users u ON u.id = ${userId}
    WHERE e.id = ${eventId} AND e.requires_verified_email AND u.email_verified_at IS NULL`);
  return rows.length > 0;
};
