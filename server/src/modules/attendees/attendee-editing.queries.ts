import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { AttendeeEntity } from './attendee.entity';

/** The profile at an event that a user has made without having proven the address. */
export const findUnprovenProfile = statement('attendees.findUnprovenProfile', {
  params: { eventId: 'uuid', userId: 'uuid' },
  row: columnsOf(AttendeeEntity, sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE a.event_id = ${p.eventId} AND a.user_id = ${p.userId} AND NOT a.by_invitation AND u.email_verified_at IS NULL`,
});

/** Replaces the invite codes of attendees; the codes are in the order of the ids. */
export const setInviteCodes = statement('attendees.setInviteCodes', {
  params: { ids: 'uuid[]', inviteCodes: 'text[]' },
  text: (p) => sql`
    UPDATE attendees a SET invite_code = n.code FROM unnest(${p.ids}, ${p.inviteCodes}) AS n (id, code) WHERE a.id = n.id`,
});
