import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { eventColumnsOf } from '../events/index';

/** One row where an event asks for a proof of the address that a user lacks. */
export const missingProof = statement('profiles.missingProof', {
  params: { eventId: 'uuid', userId: 'uuid' },
  row: eventColumnsOf(sql`e`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e JOIN users u ON u.id = ${p.userId}
    WHERE e.id = ${p.eventId} AND e.requires_verified_email AND u.email_verified_at IS NULL`,
});
