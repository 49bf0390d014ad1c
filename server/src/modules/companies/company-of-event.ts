import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, type FieldFault } from '../../core/errors';
import { isId } from '../../core/ids';

const UNKNOWN: FieldFault = { path: 'input.companyId', message: 'There is no such company at this event.' };

/** A `companyId` that cannot be the id of any company. */
export const companyIdFaults = ({ companyId }: { companyId?: string | null }): FieldFault[] =>
  companyId && !isId(companyId) ? [UNKNOWN] : [];

/** A `companyId` that names no company of the event: one of another event is unknown here. */
export const companyFaults = async (
  ctx: RequestContext,
  eventId: string,
  companyId: string | null | undefined,
): Promise<FieldFault[]> => {
  if (!companyId) return [];
  const found = isId(companyId)
    ? await ctx.sql.rows(
        sql`SELECT 1 FROM companies WHERE id = ${companyId} AND event_id = ${eventId} FOR KEY SHARE`,
      )
    : [];
  return found.length > 0 ? [] : [UNKNOWN];
};

/** BAD_USER_INPUT where `companyId` names no company of the event. */
export const checkCompany = async (
  ctx: RequestContext,
  eventId: string,
  companyId: string | null | undefined,
): Promise<void> => {
  const faults = await companyFaults(ctx, eventId, companyId);
  if (faults.length > 0) throw badInput(faults);
};
