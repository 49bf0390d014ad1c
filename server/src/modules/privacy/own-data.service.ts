import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import type { Limit } from '../../core/admission/rate-limits';
import { firstOf } from '../../core/db/statement';
import { ownDataOfUser } from './own-data.queries';

const EXPORTS: Limit = { name: 'own-data', points: 10, seconds: 3600 };

/** As JSON text, all of it from one moment. */
export async function exportOwnData(ctx: RequestContext): Promise<string> {
  const { userId } = viewerOf(ctx);
  await ctx.runtime.rateLimits.take(EXPORTS, userId);
  const row = await firstOf(ownDataOfUser(ctx, { userId }));
  return row?.data ?? '{}';
}
