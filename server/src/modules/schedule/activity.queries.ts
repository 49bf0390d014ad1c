import { sql, type Sql } from '../../core/database';
import type { ActivityRemoval } from './activity.types';

/** Whether a pod stands in an event. */
export const podExists = async (db: Sql, eventId: string, podId: string): Promise<boolean> => {
  const rows = await db.rows(
    sql`SELECT 1 FROM pods WHERE id = ${podId} AND event_id = ${eventId} AND removed_at IS NULL`,
  );
  return rows.length > 0;
};

/** Whether all of these people attend an event, or are invited to. */
export const allAttend = async (
  db: Sql,
  eventId: string,
  attendeeIds: readonly string[],
): Promise<boolean> => {
  if (attendeeIds.length === 0) return true;
  const rows = await db.rows(sql`
    SELECT 1 FROM attendees
    WHERE id = ANY(${attendeeIds}::uuid[]) AND event_id = ${eventId} AND status IN ('CONFIRMED', 'INVITED')`);
  return rows.length === attendeeIds.length;
};

/** What goes along with each of these activities. */
export const removalsOfActivities = (
  db: Sql,
  activityIds: readonly string[],
): Promise<(ActivityRemoval & { id: string })[]> =>
  db.rows<ActivityRemoval & { id: string }>(sql`
    SELECT asked.id,
      (SELECT count(*)::int FROM agenda_entries g WHERE g.activity_id = asked.id) AS "agendaEntries",
      (SELECT count(*)::int FROM activity_speakers s WHERE s.activity_id = asked.id) AS speakers
    FROM unnest(${activityIds}::uuid[]) AS asked (id)`);
