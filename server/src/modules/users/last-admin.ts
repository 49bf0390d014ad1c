import type { RequestContext } from '../../core/context';
import { conflict, forbidden } from '../../core/errors';
import { Role } from '../../core/auth/roles';
import { lockActiveAdmins } from './user.queries';

/**
 * Locks the administrators where one of them acts, before anything else is locked: two cannot take each other's place at once.
 * FORBIDDEN where the actor is no administrator any more. Gives all of their ids.
 */
export const lockAdmins = async (ctx: RequestContext): Promise<string[]> => {
  if (ctx.viewer?.role !== Role.ADMIN) return [];
  const ids = (await lockActiveAdmins(ctx, {})).map(({ id }) => id);
  // The role of the request is as old as the request: another administrator may have changed it meanwhile.
  if (!ids.includes(ctx.viewer.userId)) throw forbidden();
  return ids;
};

/** CONFLICT `LAST_ADMIN` where nobody else could manage any more. */
export const refuseLastAdmin = (admins: readonly string[], leavingId: string): void => {
  if (admins.includes(leavingId) && admins.length === 1)
    throw conflict('LAST_ADMIN', 'This is the last administrator. Please name another one first.');
};
