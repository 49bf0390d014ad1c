import { viewerOf } from '../../core/authorization';
import { sql } from '../../core/database';
import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { removalsOfActivities } from './activity.queries';
import type { Activity, ActivityRemoval } from './activity.types';

/** All columns of an activity under the names of its GraphQL type. */
export const activityColumns = `a.id, a.event_id AS "eventId", a.kind, a.title, a.description, a.starts_at AS "startsAt",
  a.ends_at AS "endsAt", a.location, a.track, a.pod_id AS "podId", a.sequence, a.updated_at AS "updatedAt"`;

export const activityById = defineLoader<Activity | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<Activity>({
    text: `SELECT ${activityColumns} FROM activities a WHERE a.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return byKey(rows, ({ id }) => id);
}, null);

/** Sessions in which confirmed attendees of each company speak, soonest first, at most 100. */
export const sessionsByCompanyId = defineLoader<Activity[]>(async (ctx, companyIds) => {
  const rows = await ctx.sql.rows<Activity & { companyId: string }>({
    text: `SELECT own.*, asked.id AS "companyId" FROM unnest($1::uuid[]) AS asked (id)
           CROSS JOIN LATERAL (
             SELECT ${activityColumns} FROM activities a WHERE a.kind = 'SESSION' AND a.id IN (
               SELECT s.activity_id FROM activity_speakers s JOIN attendees t ON t.id = s.attendee_id
               WHERE t.company_id = asked.id AND t.status = 'CONFIRMED')
             ORDER BY a.starts_at, a.id LIMIT 100) own`,
    values: [companyIds],
  });
  return groupedBy(rows, ({ companyId }) => companyId);
}, []);

/** Ids of those who speak, in their order; who has left does not speak any more. */
export const speakerIdsByActivityId = defineLoader<string[]>(async (ctx, activityIds) => {
  const rows = await ctx.sql.rows<{ activityId: string; attendeeId: string }>(sql`
    SELECT s.activity_id AS "activityId", s.attendee_id AS "attendeeId"
    FROM activity_speakers s JOIN attendees a ON a.id = s.attendee_id
    WHERE s.activity_id = ANY(${activityIds}::uuid[]) AND a.status <> 'REMOVED'
    ORDER BY s.position, s.attendee_id`);
  const groups = groupedBy(rows, ({ activityId }) => activityId);
  return new Map([...groups].map(([id, speakers]) => [id, speakers.map(({ attendeeId }) => attendeeId)]));
}, []);

/** Sessions in which attendees speak, soonest first. */
export const sessionsBySpeakerId = defineLoader<Activity[]>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<Activity & { attendeeId: string }>({
    text: `SELECT s.attendee_id AS "attendeeId", ${activityColumns}
      FROM activity_speakers s JOIN activities a ON a.id = s.activity_id
      WHERE s.attendee_id = ANY($1::uuid[]) AND a.kind = 'SESSION' ORDER BY a.starts_at, a.id`,
    values: [attendeeIds],
  });
  return groupedBy(rows, ({ attendeeId }) => attendeeId);
}, []);

/** Whether an activity is in the agenda of the viewer. */
export const inAgendaByActivityId = defineLoader<boolean>(async (ctx, activityIds) => {
  const rows = await ctx.sql.rows<{ activityId: string }>(sql`
    SELECT g.activity_id AS "activityId" FROM agenda_entries g JOIN attendees me ON me.id = g.attendee_id
    WHERE me.user_id = ${viewerOf(ctx).userId} AND g.activity_id = ANY(${activityIds}::uuid[])`);
  return new Map(rows.map(({ activityId }) => [activityId, true]));
}, false);

export const removalByActivityId = defineLoader<ActivityRemoval>(
  async (ctx, activityIds) => byKey(await removalsOfActivities(ctx.sql, activityIds), ({ id }) => id),
  { agendaEntries: 0, speakers: 0 },
);
