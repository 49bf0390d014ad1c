import { jsonListOf } from '../../core/db/own-data';

/** What a user did as staff, for the export of one's own data. */
export const ownChanges = jsonListOf({
  row: `'action', x.action, 'subject', x.subject_name, 'at', x.created_at`,
  from: `audit_entries x WHERE x.actor_id = u.id`,
  order: 'x.created_at, x.id',
});
