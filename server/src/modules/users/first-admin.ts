import type { Db } from '../../core/db/database';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { hashPassword } from './passwords/passwords';
import { findAdmin, upsertAdmin } from './user.queries';

/** Whether an administrator can sign in to a server that takes the people of the demo, or does not. */
export const hasAdmin = async (db: Db, demo: boolean): Promise<boolean> =>
  (await findAdmin(db, { demo })).length > 0;

/**
 * Creates the administrator that the settings name, if no real one exists; inside a transaction. A user with this address gets the
 * role and the password, and loses what could open the account before. False where nothing was changed.
 */
export async function makeFirstAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (await hasAdmin(db, false)) return false;
  const passwordHash = await hashPassword(password);
  return (await firstOf(upsertAdmin(db, { id: newId(), email, passwordHash }))) !== undefined;
}
