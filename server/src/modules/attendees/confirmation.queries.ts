import { statement } from '../../core/db/statement';
import { sql } from '../../core/db/sql';

/** Confirms a profile that is still INVITED, under a new code. */
export const markConfirmed = statement('attendees.markConfirmed', {
  params: { id: 'uuid', inviteCode: 'text' },
  row: {},
  text: (p) => sql`
    UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now(), invite_code = ${p.inviteCode}, updated_at = now()
    WHERE id = ${p.id} AND status = 'INVITED'`,
});
