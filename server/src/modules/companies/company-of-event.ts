import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';
import { isId } from '../../core/ids';

/** BAD_USER_INPUT where `companyId` names no company of the event: one of another event is as good as none. */
export const checkCompany = async (
  ctx: RequestContext,
  eventId: string,
  companyId: string | null | undefined,
): Promise<void> => {
  if (!companyId) return;
  const found = isId(companyId)
    ? await ctx.sql.rows(
        sql`SELECT 1 FROM companies WHERE id = ${companyId} AND event_id = ${eventId} FOR KEY SHARE`,
      )
    : [];
  if (found.length === 0)
    throw badInput([{ path: 'input.companyId', message: 'There is no such company at this event.' }]);
};
