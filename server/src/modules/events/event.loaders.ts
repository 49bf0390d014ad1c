import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { CompanyKind } from '../companies/company.entity';
import type { EventCounts } from './event-details.types';
import type { Event, InterestGroup } from './event.types';

/** All columns of an event under the names of its GraphQL type. */
export const eventColumns = `e.id, e.title, e.tagline, e.description, e.venue, e.city, e.country, e.timezone,
  e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.cover, e.logo, e.status, e.registration,
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

export const attendeeCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<{ eventId: string; count: number }>(sql`
    SELECT event_id AS "eventId", sum(change)::int AS count FROM attendee_counts
    WHERE event_id = ANY(${eventIds}::uuid[]) AND status = 'CONFIRMED' GROUP BY event_id`);
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);

interface CountRow {
  attendees: number;
  companies: Partial<Record<CompanyKind, number>> | null;
  pods: number;
  activities: number;
}

/** How much there is at one event, in one statement. */
export const countsOf = async (ctx: RequestContext, eventId: string): Promise<EventCounts> => {
  const [row] = await ctx.sql.rows<CountRow>(sql`
    SELECT (SELECT coalesce(sum(change), 0)::int FROM attendee_counts WHERE event_id = ${eventId} AND status = 'CONFIRMED') AS attendees,
      (SELECT jsonb_object_agg(kind, count) FROM
        (SELECT kind, count(*) FROM companies WHERE event_id = ${eventId} GROUP BY kind) AS each) AS companies,
      (SELECT count(*)::int FROM pods WHERE event_id = ${eventId} AND removed_at IS NULL) AS pods,
      (SELECT count(*)::int FROM activities WHERE event_id = ${eventId} AND kind <> 'POD') AS activities`);
  const { companies, ...counts } = row ?? { attendees: 0, companies: null, pods: 0, activities: 0 };
  const kinds = Object.values(CompanyKind);
  return { ...counts, companies: kinds.map((kind) => ({ kind, count: companies?.[kind] ?? 0 })) };
};
