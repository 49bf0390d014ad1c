import type { RequestContext } from '../../core/request/context';
import { conflict, forbidden } from '../../core/errors';
import { Role } from '../../core/auth/roles';
import { lockActiveAdmins } from './user.queries';

/** An administrator who is not disabled. */
export interface ActiveAdmin {
  id: string;
  demo: boolean;
}

/**
 * Locks the administrators where one of them acts, before anything else is locked: two cannot take each other's place at once.
 * FORBIDDEN where the actor is no administrator any more. Gives all of them.
 */
export const lockAdmins = async (ctx: RequestContext): Promise<ActiveAdmin[]> => {
  const { viewer } = ctx;
  if (viewer?.role !== Role.ADMIN) return [];
  const admins = await lockActiveAdmins(ctx, {});
  // The role of the request is as old as the request: another administrator may have changed it meanwhile.
  if (!admins.some(({ id }) => id === viewer.userId)) throw forbidden();
  return admins;
};

/** CONFLICT `LAST_ADMIN` where no other administrator would be left; one of the demo does not count as a real one. */
export const refuseLastAdmin = (admins: readonly ActiveAdmin[], leavingId: string): void => {
  const leaving = admins.find(({ id }) => id === leavingId);
  if (leaving && !admins.some((other) => other !== leaving && (leaving.demo || !other.demo)))
    throw conflict('LAST_ADMIN', 'This is the last administrator. Please name another one first.');
};
