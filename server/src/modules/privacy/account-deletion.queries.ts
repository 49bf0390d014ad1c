import type { RequestContext } from '../../core/context';
import { belongsToUser } from '../event-access/index';

/** A profile of a user who leaves. */
export interface DeletedProfile {
  id: string;
  firstName: string;
  lastName: string;
  /** An invitation to an address that the user has not proven: it is not theirs to take along. */
  waits: boolean;
}

/** All profiles of a user, with those that wait for proof of the address. */
export const profilesOfUser = (ctx: RequestContext, userId: string): Promise<DeletedProfile[]> =>
  ctx.db.rows<DeletedProfile>({
    text: `SELECT a.id, a.first_name AS "firstName", a.last_name AS "lastName", NOT ${belongsToUser('a')} AS waits
           FROM attendees a WHERE a.user_id = $1 ORDER BY a.id`,
    values: [userId],
  });
