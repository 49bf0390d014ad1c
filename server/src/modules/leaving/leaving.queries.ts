import type { RequestContext } from '../../core/context';
import { sql } from '../../core/db/database';
import { belongsToUser } from '../event-access/index';

/** A profile of a user who leaves. */
export interface LeavingProfile {
  id: string;
  firstName: string;
  lastName: string;
  /** An invitation to an address that the user has not proven: it is not theirs to take along. */
  waits: boolean;
}

/** All profiles of a user, with those that wait for proof of the address. */
export const profilesOfUser = (ctx: RequestContext, userId: string): Promise<LeavingProfile[]> =>
  ctx.sql.rows<LeavingProfile>({
    text: `SELECT a.id, a.first_name AS "firstName", a.last_name AS "lastName", NOT ${belongsToUser('a')} AS waits
           FROM attendees a WHERE a.user_id = $1 ORDER BY a.id`,
    values: [userId],
  });

/** Deletes the mails to a user, except those about events that still have a profile of the user. */
export const deleteMailsTo = async (ctx: RequestContext, userId: string, email: string): Promise<void> => {
  await ctx.sql.rows(sql`
    DELETE FROM mails m WHERE m.recipient = ${email}
      AND NOT EXISTS (SELECT 1 FROM attendees a WHERE a.user_id = ${userId} AND a.event_id = m.event_id)`);
};

/** Names a user as an invitation does, and forgets what the user had said of themselves. */
export const renameAsInvited = async (
  ctx: RequestContext,
  userId: string,
  displayName: string,
): Promise<void> => {
  await ctx.sql.rows(sql`
    UPDATE users SET display_name = ${displayName}, avatar = NULL, last_login_at = NULL, updated_at = now()
    WHERE id = ${userId}`);
};
