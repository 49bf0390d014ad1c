import { viewerOf } from '../../core/request/authorization';
import { isStaff, type Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { forbidden } from '../../core/errors';
import { membershipByCompanyId } from './our-company.loaders';

/** Whether the viewer is in the team of a company, or has a role that is allowed the same. */
export const isInsider = async (
  ctx: RequestContext,
  companyId: string | null,
  isAllowed: (role: Role) => boolean,
): Promise<boolean> =>
  isAllowed(viewerOf(ctx).role) ||
  (companyId !== null && (await membershipByCompanyId(ctx).load(companyId)) !== null);

/** Lets staff and the team of a company see its results. */
export async function requireResults(ctx: RequestContext, companyId: string): Promise<void> {
  if (!(await isInsider(ctx, companyId, isStaff)))
    throw forbidden('Only the team of this company and staff see its results.');
}
