import { jsonListOf } from '../../core/db/own-data';
import { statement } from '../../core/db/statement';

/** What a user did as staff, for the export of one's own data. */
export const ownChanges = jsonListOf({
  row: `'action', x.action, 'subject', x.subject_name, 'at', x.created_at`,
  from: `audit_entries x WHERE x.actor_id = u.id`,
  order: 'x.created_at, x.id',
});

/** Deletes what was changed in events that are gone. */
export const deleteEntriesOfEvents = statement('audit.deleteOfEvents', {
  params: { eventIds: 'uuid[]' },
  row: {},
  text: (p) => `DELETE FROM audit_entries WHERE event_id = ANY(${p.eventIds})`,
});

/**
 * Erases what the log says of a person, and of their messages that were reported; who of the staff did what and when stays. Without
 * a user all of it stays.
 */
export const eraseLoggedValues = statement('audit.eraseValues', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?' },
  row: {},
  text: (p) => `
    UPDATE audit_entries SET subject_name = NULL, before = NULL, after = NULL
    WHERE ${p.userId} IS NOT NULL AND (
      subject_id = ANY(${p.attendeeIds}) OR subject_id = ${p.userId} OR subject_id IN (
        SELECT r.id FROM message_reports r JOIN messages m ON m.id = r.message_id
        WHERE m.sender_id = ANY(${p.attendeeIds}) OR m.recipient_id = ANY(${p.attendeeIds})))`,
});
