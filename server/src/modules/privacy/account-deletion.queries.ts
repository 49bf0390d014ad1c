import { column } from '../../core/db/columns';
import type { RowOf } from '../../core/db/declared';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { belongsToUser } from '../event-access/index';

const profileColumns = {
  ...attendeeColumnsOf(sql`a`, 'id', 'firstName', 'lastName'),
  /** An invitation to an address that the user has not proven: it is not theirs to take along. */
  waits: column('bool', sql`NOT ${belongsToUser(sql`a`)}`),
};

/** A profile of a user who leaves. */
export type DeletedProfile = RowOf<typeof profileColumns>;

/** All profiles of a user, with those that wait for proof of the address. */
export const profilesOfUser = statement('privacy.profilesOfUser', {
  params: { userId: 'uuid' },
  row: profileColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM attendees a WHERE a.user_id = ${p.userId} ORDER BY a.id`,
});
