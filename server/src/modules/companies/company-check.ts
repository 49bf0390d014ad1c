import type { RequestContext } from '../../core/request/context';
import { badInput, type FieldError } from '../../core/errors';
import { isId } from '../../core/db/ids';
import { keepCompanyOfEvent } from './company.queries';

const UNKNOWN: FieldError = { path: 'input.companyId', message: 'Company not found at this event.' };

/** A `companyId` that cannot be the id of any company. */
export const companyIdErrors = ({ companyId }: { companyId?: string | null }): FieldError[] =>
  companyId && !isId(companyId) ? [UNKNOWN] : [];

/** A `companyId` that names no company of the event: one of another event is unknown here. */
export const companyErrors = async (
  ctx: RequestContext,
  eventId: string,
  companyId: string | null | undefined,
): Promise<FieldError[]> => {
  if (!companyId) return [];
  const found = isId(companyId) ? await keepCompanyOfEvent(ctx, { id: companyId, eventId }) : [];
  return found.length > 0 ? [] : [UNKNOWN];
};

/** BAD_USER_INPUT where `companyId` names no company of the event. */
export const checkCompany = async (
  ctx: RequestContext,
  eventId: string,
  companyId: string | null | undefined,
): Promise<void> => {
  const errors = await companyErrors(ctx, eventId, companyId);
  if (errors.length > 0) throw badInput(errors);
};
