import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { AttendeeEntity } from './attendee.entity';

const id = columnsOf(AttendeeEntity, sql`attendees`, 'id');

/** Locks attendees who are to be removed, in the order in which accepting a meeting locks both of its people. */
export const lockForRemoval = statement('attendees.lockForRemoval', {
  params: { ids: 'uuid[]' },
  row: id,
  text: (p, columns) => sql`SELECT ${columns} FROM attendees WHERE id = ANY(${p.ids}) ORDER BY id FOR UPDATE`,
});

/** Gives the tombstones of a user, which are the user's no more. */
export const releaseTombstones = statement('attendees.releaseTombstones', {
  params: { userId: 'uuid?' },
  row: id,
  text: (p, columns) => sql`
    UPDATE attendees SET former_user_id = NULL WHERE former_user_id = ${p.userId} RETURNING ${columns}`,
});

/** Makes tombstones without a person of attendees. */
export const removeAttendees = statement('attendees.remove', {
  params: { ids: 'uuid[]', userStays: 'bool' },
  text: (p) => sql`
    UPDATE attendees a SET status = 'REMOVED', former_user_id = CASE WHEN ${p.userStays} THEN a.user_id END, user_id = NULL, company_id = NULL, confirmed_at = NULL, invited_at = NULL, invitation_due_at = NULL,
      first_name = 'Former', last_name = 'attendee', job_title = NULL, organization = NULL, introduction = NULL, country = NULL,
      avatar = NULL, cover = NULL, phone = NULL, shares_email = false, mails_reminders = false,
      former_code_hash = encode(substr(sha256(convert_to(a.event_id || ':' || a.invite_code, 'UTF8')), 1, 16), 'base64'),
      invite_code = 'removed-' || a.id, updated_at = now()
    WHERE a.id = ANY(${p.ids})`,
});
