import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';

/** Removes the times that a pod is kept free of meetings; for a pod that goes. Gives their number. */
export const removeActivitiesAtPod = async (ctx: RequestContext, podId: string): Promise<number> =>
  (await ctx.sql.rows(sql`DELETE FROM activities WHERE pod_id = ${podId} RETURNING id`)).length;
