import { columnsFor } from '../../core/db/columns';
import { jsonListOf } from '../../core/db/own-data';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { companyColumns } from '../companies/index';
import { takesPart } from '../event-access/index';
import { LeadReminderEntity } from './lead.entity';

const columnsOf = columnsFor(LeadReminderEntity);

/** When a user is reminded of these leads. */
export const remindersOfUser = statement('leads.remindersOfUser', {
  params: { userId: 'uuid', leadIds: 'uuid[]' },
  row: columnsOf(sql`r`, 'leadId', 'remindAt'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM lead_reminders r JOIN attendees a ON a.id = r.attendee_id
    WHERE r.lead_id = ANY(${p.leadIds}) AND a.user_id = ${p.userId}`,
});

/** Sets when a member is reminded of a lead. No row where the member already has this reminder. */
export const saveReminder = statement('leads.saveReminder', {
  params: { leadId: 'uuid', attendeeId: 'uuid', remindAt: 'timestamptz' },
  row: columnsOf(sql`r`, 'leadId'),
  text: (p, columns) => sql`
    INSERT INTO lead_reminders AS r (lead_id, attendee_id, remind_at) VALUES (${p.leadId}, ${p.attendeeId}, ${p.remindAt})
    ON CONFLICT (lead_id, attendee_id) DO UPDATE SET remind_at = excluded.remind_at, reminded_at = NULL
    WHERE r.remind_at <> excluded.remind_at RETURNING ${columns}`,
});

/** Removes a member's reminder of a lead. */
export const removeReminder = statement('leads.removeReminder', {
  params: { leadId: 'uuid', attendeeId: 'uuid' },
  text: (p) => sql`DELETE FROM lead_reminders WHERE lead_id = ${p.leadId} AND attendee_id = ${p.attendeeId}`,
});

/** Marks a due reminder as sent, and gives its visitor and company. No row where it was changed, the lead is followed up, or the member has left the team. */
export const claimReminder = statement('leads.claimReminder', {
  params: { leadId: 'uuid', attendeeId: 'uuid', remindAt: 'timestamptz' },
  row: { personId: attendeeColumnsOf(sql`visitor`, 'id').id, companyId: companyColumns.id },
  text: (p, columns) => sql`
    UPDATE lead_reminders r SET reminded_at = now()
    FROM leads l JOIN attendees visitor ON visitor.id = l.attendee_id JOIN companies c ON c.id = l.company_id
      JOIN attendees member ON member.company_id = c.id
    WHERE r.lead_id = ${p.leadId} AND r.attendee_id = ${p.attendeeId} AND r.remind_at = ${p.remindAt} AND r.reminded_at IS NULL
      AND l.id = r.lead_id AND l.followed_up_at IS NULL AND member.id = r.attendee_id AND ${takesPart(sql`member`)}
    RETURNING ${columns}`,
});

/** The reminders of a profile, for the export of one's own data. */
export const ownReminders = jsonListOf({
  row: sql`'company', firm.name, 'remindAt', r.remind_at, 'remindedAt', r.reminded_at`,
  from: sql`lead_reminders r JOIN leads l ON l.id = r.lead_id JOIN companies firm ON firm.id = l.company_id WHERE r.attendee_id = a.id`,
  order: sql`r.remind_at`,
});
