import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { conflict } from '../../core/errors';
import { defineLoader } from '../../core/loaders';

/** As SQL: whether one of two attendees has blocked the other. */
export const blockedBetween = (one: string, other: string): string =>
  `EXISTS (SELECT 1 FROM blocks WHERE (blocker_id, blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`;

/** Whether one of two attendees has blocked the other. */
export const areBlocked = async (ctx: RequestContext, one: string, other: string): Promise<boolean> => {
  const [row] = await ctx.sql.rows<{ blocked: boolean }>({
    text: `SELECT ${blockedBetween('$1::uuid', '$2::uuid')} AS blocked`,
    values: [one, other],
  });
  return row?.blocked ?? false;
};

/** CONFLICT where one of the two has blocked the other; which of them is not said. */
export const checkReachable = async (ctx: RequestContext, one: string, other: string): Promise<void> => {
  if (await areBlocked(ctx, one, other)) throw conflict('NOT_REACHABLE', "You can't contact this person.");
};

/** Whether one of the viewer and an attendee has blocked the other, and whether it was the viewer; null where neither has. */
export const blockByAttendeeId = defineLoader<{ byViewer: boolean } | null>(async (ctx, attendeeIds) => {
  const { userId } = viewerOf(ctx);
  const rows = await ctx.sql.rows<{ id: string; byViewer: boolean }>(sql`
    SELECT b.id, bool_or(b.by_viewer) AS "byViewer" FROM attendees me
    CROSS JOIN LATERAL (
      SELECT blocked_id AS id, true AS by_viewer FROM blocks WHERE blocker_id = me.id AND blocked_id = ANY(${attendeeIds}::uuid[])
      UNION ALL
      SELECT blocker_id, false FROM blocks WHERE blocked_id = me.id AND blocker_id = ANY(${attendeeIds}::uuid[])) b
    WHERE me.user_id = ${userId} GROUP BY b.id`);
  return new Map(rows.map(({ id, byViewer }) => [id, { byViewer }]));
}, null);
