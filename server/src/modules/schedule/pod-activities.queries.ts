import type { RequestContext } from '../../core/context';
import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { activityColumns } from './activity.columns';
import { ActivityEntity } from './activity.entity';

/** Activities that take a pod, soonest first; at most 1,000. */
export const activitiesAtPod = statement('schedule.activitiesAtPod', {
  params: { podId: 'uuid' },
  row: activityColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM activities a WHERE a.pod_id = ${p.podId} ORDER BY a.starts_at, a.id LIMIT 1000`,
});

/** Activities that take a pod at some time of a day of the event clock, soonest first; at most 5,000. */
export const podActivitiesOfDay = statement('schedule.podActivitiesOfDay', {
  params: { eventId: 'uuid', date: 'date', timezone: 'text' },
  row: activityColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM activities a WHERE a.event_id = ${p.eventId} AND a.kind = 'POD'
      AND a.ends_at > (${p.date}::timestamp AT TIME ZONE ${p.timezone})
      AND a.starts_at < ((${p.date} + 1)::timestamp AT TIME ZONE ${p.timezone})
    ORDER BY a.starts_at, a.id LIMIT 5000`,
});

const deleteAtPod = statement('schedule.deleteActivitiesAtPod', {
  params: { podId: 'uuid' },
  row: columnsOf(ActivityEntity, sql`activities`, 'id'),
  text: (p, columns) => sql`DELETE FROM activities WHERE pod_id = ${p.podId} RETURNING ${columns}`,
});

/** Removes the times that a pod is kept free of meetings; for a pod that goes. Gives their number. */
export const removeActivitiesAtPod = async (ctx: RequestContext, podId: string): Promise<number> =>
  (await deleteAtPod(ctx, { podId })).length;
