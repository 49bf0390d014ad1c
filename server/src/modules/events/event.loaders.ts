import { sql } from '../../core/database';
import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { isStaff } from '../../core/roles';
import type { EventCounts } from './event-counts.types';
import { termUsesOfGroups } from './event-interests.queries';
import { countsOfEvents } from './event.queries';
import type { Event, InterestGroup, InterestTermUse } from './event.types';

/** All columns of an event under the names of its GraphQL type. */
export const eventColumns = `e.id, e.title, e.tagline, e.description, e.venue, e.city, e.country, e.timezone,
  e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.cover, e.logo, e.accent_color AS "accentColor", e.status, e.registration, e.requires_verified_email AS "requiresVerifiedEmail",
  e.slot_minutes AS "slotMinutes", e.gap_minutes AS "gapMinutes", e.meeting_hours AS "meetingHours",
  e.updated_at AS "updatedAt"`;

export const eventById = defineLoader<Event | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<Event>({
    text: `SELECT ${eventColumns} FROM events e WHERE e.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return byKey(rows, ({ id }) => id);
}, null);

export const interestGroupsByEventId = defineLoader<InterestGroup[]>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<InterestGroup & { eventId: string }>(sql`
    SELECT g.id, g.event_id AS "eventId", g.name, g.kind,
      coalesce(array_agg(t.label ORDER BY t.label) FILTER (WHERE t.id IS NOT NULL), '{}') AS terms
    FROM interest_groups g LEFT JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary
    WHERE g.event_id = ANY(${eventIds}::uuid[])
    GROUP BY g.id ORDER BY g.position, g.id`);
  return groupedBy(rows, ({ eventId }) => eventId);
}, []);

/** How often the terms of groups are chosen. */
export const termUsesByGroupId = defineLoader<InterestTermUse[]>(
  async (ctx, groupIds) => groupedBy(await termUsesOfGroups(ctx.sql, groupIds), ({ groupId }) => groupId),
  [],
);

export const attendeeCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<{ eventId: string; count: number }>(sql`
    SELECT event_id AS "eventId", sum(change)::int AS count FROM attendee_counts
    WHERE event_id = ANY(${eventIds}::uuid[]) AND status = 'CONFIRMED' GROUP BY event_id`);
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);

/** How much there is at events; null for those that the viewer may not enter. */
export const countsByEventId = defineLoader<EventCounts | null>(async (ctx, eventIds) => {
  if (!ctx.viewer) return new Map();
  const { role, userId } = ctx.viewer;
  return countsOfEvents(ctx.sql, eventIds, isStaff(role) ? null : userId);
}, null);
