import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { conflict } from '../../core/errors';
import { defineLoader } from '../../core/request/loaders';
import { firstOf } from '../../core/db/statement';
import { blocksWithUser, findBlockBetween } from './block.queries';

/** Whether there is a block between two attendees, one of them the viewer. */
export const areBlocked = async (ctx: RequestContext, one: string, other: string): Promise<boolean> => {
  const kept = ctx.transaction ? undefined : ctx.kept?.blocked;
  if (kept) return kept.has(one) || kept.has(other);
  const row = await firstOf(findBlockBetween(ctx, { one, other }));
  return row?.blocked ?? false;
};

/** CONFLICT where one of the two has blocked the other; which of them is not said. */
export const checkReachable = async (ctx: RequestContext, one: string, other: string): Promise<void> => {
  if (await areBlocked(ctx, one, other)) throw conflict('NOT_REACHABLE', "You can't contact this person.");
};

/** Whether one of the viewer and an attendee has blocked the other, and whether it was the viewer; null where neither has. */
export const blockByAttendeeId = defineLoader<{ byViewer: boolean } | null>(async (ctx, attendeeIds) => {
  const rows = await blocksWithUser(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return new Map(rows.map(({ id, byViewer }) => [id, { byViewer }]));
}, null);
