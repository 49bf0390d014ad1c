import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { allAttendeeColumns } from './attendee.columns';
import { attendeePolicy } from './attendee.policy';
import type { Attendee, AttendeeInterests } from './attendee.types';

export const attendeeById = defineLoader<Attendee | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<Attendee>({
    text: `SELECT ${allAttendeeColumns} FROM attendees a WHERE a.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return byKey(rows, ({ id }) => id);
}, null);

export const interestsByAttendeeId = defineLoader<AttendeeInterests[]>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<AttendeeInterests & { attendeeId: string }>(sql`
    SELECT i.attendee_id AS "attendeeId", g.name AS "group", g.kind, array_agg(t.label ORDER BY t.label) AS terms
    FROM attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
    WHERE i.attendee_id = ANY(${attendeeIds}::uuid[])
    GROUP BY i.attendee_id, g.id ORDER BY g.position, g.id`);
  return groupedBy(rows, ({ attendeeId }) => attendeeId);
}, []);

/** Interests that the viewer's own attendee in the same event has too. */
export const sharedInterestsByAttendeeId = defineLoader<string[]>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<{ attendeeId: string; terms: string[] }>(sql`
    SELECT i.attendee_id AS "attendeeId", array_agg(DISTINCT t.label ORDER BY t.label) AS terms
    FROM attendees a
    JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${viewerOf(ctx).userId} AND me.id <> a.id
    JOIN attendee_interests i ON i.attendee_id = a.id
    JOIN interest_terms t ON t.id = i.term_id
    WHERE a.id = ANY(${attendeeIds}::uuid[])
      AND EXISTS (SELECT 1 FROM attendee_interests mine WHERE mine.attendee_id = me.id AND mine.term_id = i.term_id)
    GROUP BY i.attendee_id`);
  return new Map(rows.map(({ attendeeId, terms }) => [attendeeId, terms]));
}, []);

export const bookmarkedByAttendeeId = defineLoader<boolean>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<{ id: string }>(sql`
    SELECT b.attendee_id AS id FROM bookmarks b JOIN attendees me ON me.id = b.owner_id
    WHERE me.user_id = ${viewerOf(ctx).userId} AND b.attendee_id = ANY(${attendeeIds}::uuid[])`);
  return new Map(rows.map(({ id }) => [id, true]));
}, false);

const emailByUserId = defineLoader<string | null>(async (ctx, userIds) => {
  const rows = await ctx.sql.rows<{ id: string; email: string }>(
    sql`SELECT id, email FROM users WHERE id = ANY(${userIds}::uuid[])`,
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}, null);

/** Whether users have proven their addresses. */
export const provenByUserId = defineLoader<boolean>(async (ctx, userIds) => {
  const rows = await ctx.sql.rows<{ id: string }>(
    sql`SELECT id FROM users WHERE id = ANY(${userIds}::uuid[]) AND email_verified_at IS NOT NULL`,
  );
  return new Map(rows.map(({ id }) => [id, true]));
}, false);

/** Whether the viewer has an ACTIVE meeting with an attendee, past or to come. */
const meetsByAttendeeId = defineLoader<boolean>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<{ id: string }>(sql`
    SELECT other.id FROM attendees other
    JOIN attendees me ON me.event_id = other.event_id AND me.user_id = ${viewerOf(ctx).userId}
    WHERE other.id = ANY(${attendeeIds}::uuid[]) AND EXISTS (
      SELECT 1 FROM meetings m WHERE m.status = 'ACTIVE'
        AND (m.sender_id, m.receiver_id) IN ((me.id, other.id), (other.id, me.id)))`);
  return new Map(rows.map(({ id }) => [id, true]));
}, false);

/** The address of an attendee, where the viewer may know it. */
export const emailFor = async (ctx: RequestContext, attendee: Attendee): Promise<string | null> => {
  if (!attendee.userId) return null;
  const told =
    attendeePolicy.readPrivate(viewerOf(ctx), attendee) ||
    (attendee.sharesEmail && (await meetsByAttendeeId(ctx).load(attendee.id)));
  return told ? emailByUserId(ctx).load(attendee.userId) : null;
};
