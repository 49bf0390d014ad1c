import { sql } from '../../core/database';
import { byKey, defineLoader } from '../../core/loaders';
import type { AttendeeActivity } from './report.types';

export const activityByAttendeeId = defineLoader<AttendeeActivity | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<AttendeeActivity & { id: string }>(sql`
    SELECT a.id,
      ((SELECT count(*) FROM meetings m WHERE m.sender_id = a.id AND m.status = 'ACTIVE')
       + (SELECT count(*) FROM meetings m WHERE m.receiver_id = a.id AND m.status = 'ACTIVE'))::int AS meetings,
      (SELECT count(*) FROM messages t WHERE t.sender_id = a.id)::int AS messages,
      (SELECT count(*) FROM bookmarks b WHERE b.owner_id = a.id)::int AS bookmarks
    FROM unnest(${ids}::uuid[]) AS a (id)`);
  return byKey(rows, ({ id }) => id);
}, null);
