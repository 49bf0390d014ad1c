import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { attendeeColumnsOf } from '../../attendees/index';
import { mayMeet } from '../../event-access/index';
import { isFull } from '../limits/meeting-limit.queries';
import { comingSlots, plannedTimes } from './meeting-slots.queries';

/**
 * Of these attendees, those who have coming slots in common with the viewer for which a pod is free: how many, and when the next
 * ones begin. With `date` of that day only. Those who declined the viewer, or may not be asked, are not among them.
 */
export const commonSlots = statement('meetings.commonSlots', {
  params: { eventId: 'uuid', viewerId: 'uuid', attendeeIds: 'uuid[]', date: 'date?', shown: 'int4' },
  row: {
    attendeeId: attendeeColumnsOf(sql`p`, 'id').id,
    slots: 'int4',
    minutes: 'int4',
    starts: 'timestamptz[]',
  },
  text: (p) => sql`
    WITH grid AS MATERIALIZED (
      SELECT during, minutes FROM (${comingSlots(p.eventId)}) AS coming WHERE coalesce(date = ${p.date}, true)
    ), person AS MATERIALIZED (
      SELECT a.id, a.company_id FROM attendees a
      WHERE a.id = ANY(${p.attendeeIds}) AND a.event_id = ${p.eventId} AND ${mayMeet(p.viewerId, sql`a`)} AND NOT ${isFull(sql`a`)} AND NOT EXISTS (
        SELECT 1 FROM meetings m WHERE m.sender_id = ${p.viewerId} AND m.receiver_id = a.id AND m.closed_reason = 'DECLINED')
    ), viewer AS MATERIALIZED (
      SELECT id, company_id FROM attendees WHERE id = ${p.viewerId}
    ), taken AS MATERIALIZED (
      SELECT attendee_id, during FROM claims WHERE attendee_id = ANY(${p.attendeeIds} || ${p.viewerId})
      UNION ALL ${plannedTimes(sql`(${p.attendeeIds} || ${p.viewerId})`)}
    ), open AS MATERIALIZED (
      SELECT g.during, g.minutes FROM grid g
      WHERE NOT EXISTS (SELECT 1 FROM taken t WHERE t.attendee_id = ${p.viewerId} AND t.during && g.during)
    ), free_pod AS MATERIALIZED (
      SELECT DISTINCT o.during, u.company_id FROM open o
      JOIN pods u ON u.event_id = ${p.eventId} AND u.bookable AND u.removed_at IS NULL
        AND (u.company_id IS NULL OR u.company_id IN (SELECT company_id FROM person UNION ALL SELECT company_id FROM viewer))
      WHERE NOT EXISTS (SELECT 1 FROM claims c WHERE c.pod_id = u.id AND c.during && o.during)
    )
    SELECT p.id AS "attendeeId", count(*)::int AS slots, min(o.minutes)::int AS minutes,
      (array_agg(lower(o.during) ORDER BY o.during))[1:${p.shown}] AS starts
    FROM person p CROSS JOIN viewer v CROSS JOIN open o
    WHERE NOT EXISTS (SELECT 1 FROM taken t WHERE t.attendee_id = p.id AND t.during && o.during)
      AND EXISTS (SELECT 1 FROM free_pod f WHERE f.during = o.during
        AND (f.company_id IS NULL OR f.company_id = p.company_id OR f.company_id = v.company_id))
    GROUP BY p.id`,
});
