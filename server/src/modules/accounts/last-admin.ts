import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { conflict, forbidden } from '../../core/errors';
import { Role } from '../../core/roles';

/**
 * Locks the administrators where one of them acts, before anything else is locked: two cannot take each other's place at once.
 * FORBIDDEN where the actor is no administrator any more. Gives all of their ids.
 */
export const lockAdmins = async (ctx: RequestContext): Promise<string[]> => {
  if (ctx.viewer?.role !== Role.ADMIN) return [];
  const admins = await ctx.sql.rows<{ id: string }>(
    sql`SELECT id FROM users WHERE role = ${Role.ADMIN} AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
  );
  const ids = admins.map(({ id }) => id);
  // The role of the request is as old as the request: somebody else may have been faster.
  if (!ids.includes(ctx.viewer.userId)) throw forbidden();
  return ids;
};

/** CONFLICT `LAST_ADMIN` where nobody else could manage any more. */
export const refuseLastAdmin = (admins: readonly string[], leavingId: string): void => {
  if (admins.includes(leavingId) && admins.length === 1)
    throw conflict('LAST_ADMIN', 'This is the last administrator. Please name another one first.');
};
