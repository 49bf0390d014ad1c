import { viewerOf } from '../../core/authorization';
import { sql } from '../../core/database';
import { byKey, defineLoader } from '../../core/loaders';
import { isStaff } from '../../core/roles';
import { belongsToUser } from '../events/event-access.service';
import type { AttendeeRemoval, UserRemoval } from './removal.types';

export const removalByAttendeeId = defineLoader<AttendeeRemoval>(
  async (ctx, attendeeIds) => {
    const rows = await ctx.sql.rows<AttendeeRemoval & { id: string }>(sql`
      SELECT a.id,
        (SELECT count(*)::int FROM meetings m
         WHERE a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()) AS meetings,
        (SELECT count(*)::int FROM activity_speakers WHERE attendee_id = a.id) AS talks,
        (SELECT count(*)::int FROM agenda_entries WHERE attendee_id = a.id) AS "agendaEntries",
        (SELECT count(*)::int FROM bookmarks b WHERE a.id IN (b.owner_id, b.attendee_id)) AS bookmarks
      FROM attendees a WHERE a.id = ANY(${attendeeIds}::uuid[])`);
    return byKey(rows, ({ id }) => id);
  },
  { meetings: 0, talks: 0, agendaEntries: 0, bookmarks: 0 },
);

export const removalByUserId = defineLoader<UserRemoval>(
  async (ctx, userIds) => {
    const rows = await ctx.sql.rows<UserRemoval & { id: string }>({
      text: `SELECT a.user_id AS id, count(DISTINCT a.id)::int AS profiles, count(m.id)::int AS meetings
      FROM attendees a
      LEFT JOIN meetings m ON a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()
      WHERE a.user_id = ANY($1::uuid[]) AND ($2::boolean OR ${belongsToUser('a')}) GROUP BY a.user_id`,
      values: [userIds, isStaff(viewerOf(ctx).role)],
    });
    return byKey(rows, ({ id }) => id);
  },
  { profiles: 0, meetings: 0 },
);
