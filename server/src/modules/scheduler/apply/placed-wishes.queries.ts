import { column } from '../../../core/db/columns';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { wishColumnsOf } from '../../meeting-wishes/index';

/** Of these wishes those in events with a published timetable, and whether there is a meeting for them. */
export const placedWishes = statement('scheduler.placedWishes', {
  params: { ids: 'uuid[]' },
  row: {
    ...wishColumnsOf(sql`w`, 'id'),
    isPlaced: column(
      'bool',
      sql`EXISTS (
      SELECT 1 FROM meetings m JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> me.id
      WHERE (m.sender_id = me.id OR m.receiver_id = me.id) AND (m.status = 'ACTIVE' OR m.closed_reason = 'CANCELLED' AND m.run_id IS NOT NULL)
        AND (o.id = w.to_attendee_id OR o.company_id = w.to_company_id))`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM meeting_wishes w JOIN attendees me ON me.id = w.from_id
    WHERE w.id = ANY(${p.ids}) AND EXISTS (
      SELECT 1 FROM schedule_runs r WHERE r.event_id = me.event_id AND r.status = 'APPLIED')`,
});
