import type { RequestContext } from '../../core/context';
import { conflict } from '../../core/errors';

/** As SQL: whether one of two attendees has blocked the other. */
export const blockedBetween = (one: string, other: string): string =>
  `EXISTS (SELECT 1 FROM blocks WHERE (blocker_id, blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`;

/** CONFLICT where one of the two has blocked the other; which of them is not told. */
export const checkReachable = async (ctx: RequestContext, one: string, other: string): Promise<void> => {
  const [row] = await ctx.sql.rows<{ blocked: boolean }>({
    text: `SELECT ${blockedBetween('$1::uuid', '$2::uuid')} AS blocked`,
    values: [one, other],
  });
  if (row?.blocked) throw conflict('NOT_REACHABLE', 'This person cannot be reached by you.');
};
