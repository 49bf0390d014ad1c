import type { Sql } from '../../core/database';
import { activityColumns } from './activity.loaders';
import type { Activity } from './activity.types';

/** Blocks that take a pod at some time of a day of the event clock, soonest first; at most 5,000. */
export const podActivitiesOfDay = (
  db: Sql,
  eventId: string,
  date: string,
  timezone: string,
): Promise<Activity[]> =>
  db.rows<Activity>({
    text: `SELECT ${activityColumns} FROM activities a WHERE a.event_id = $1 AND a.kind = 'POD'
             AND a.ends_at > ($2::date::timestamp AT TIME ZONE $3::text)
             AND a.starts_at < (($2::date + 1)::timestamp AT TIME ZONE $3::text)
           ORDER BY a.starts_at, a.id LIMIT 5000`,
    values: [eventId, date, timezone],
  });
