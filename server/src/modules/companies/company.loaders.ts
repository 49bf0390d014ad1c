import { viewerOf } from '../../core/authorization';
import { sql } from '../../core/database';
import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { allAttendeeColumns } from '../attendees/attendee.columns';
import type { Attendee } from '../attendees/attendee.types';
import { releasedAttendees, releasedPods } from './company-removal.queries';
import type { Company, CompanyBrief, CompanyRemoval } from './company.types';

/** All columns of a company under the names of its GraphQL type. */
export const companyColumns = `c.id, c.event_id AS "eventId", c.kind, c.name, c.tagline, c.description, c.logo, c.cover, c.website,
  c.email, c.phone, c.country, c.city, c.sectors, c.tier, c.updated_at AS "updatedAt"`;

/** As SQL the sectors of a company `c` that are interests of this attendee too, in the company's order. */
export const sharedSectors = (attendeeId: string): string =>
  `ARRAY(SELECT sector FROM unnest(c.sectors) WITH ORDINALITY AS own (sector, place) WHERE EXISTS (
     SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
     WHERE i.attendee_id = ${attendeeId} AND t.label = own.sector) ORDER BY place)`;

export const companyById = defineLoader<Company | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<Company>({
    text: `SELECT ${companyColumns} FROM companies c WHERE c.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return byKey(rows, ({ id }) => id);
}, null);

export const companyBriefById = defineLoader<CompanyBrief | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<CompanyBrief>(
    sql`SELECT id, name, logo, kind FROM companies WHERE id = ANY(${ids}::uuid[])`,
  );
  return byKey(rows, ({ id }) => id);
}, null);

/** The confirmed attendees of each team by name, at most 100. */
export const teamByCompanyId = defineLoader<Attendee[]>(async (ctx, companyIds) => {
  const rows = await ctx.sql.rows<Attendee & { teamOf: string }>({
    text: `SELECT a.*, asked.id AS "teamOf" FROM unnest($1::uuid[]) AS asked (id)
           CROSS JOIN LATERAL (
             SELECT ${allAttendeeColumns} FROM attendees a WHERE a.company_id = asked.id AND a.status = 'CONFIRMED'
             ORDER BY a.sort_name, a.id LIMIT 100) a`,
    values: [companyIds],
  });
  return groupedBy(rows, ({ teamOf }) => teamOf);
}, []);

/** Everybody in each team by name, the invited included, at most 100; for managers. */
export const assignedByCompanyId = defineLoader<Attendee[]>(async (ctx, companyIds) => {
  const rows = await ctx.sql.rows<Attendee & { teamOf: string }>({
    text: `SELECT a.*, asked.id AS "teamOf" FROM unnest($1::uuid[]) AS asked (id)
           CROSS JOIN LATERAL (
             SELECT ${allAttendeeColumns} FROM attendees a WHERE a.company_id = asked.id AND a.status <> 'REMOVED'
             ORDER BY a.sort_name, a.id LIMIT 100) a`,
    values: [companyIds],
  });
  return groupedBy(rows, ({ teamOf }) => teamOf);
}, []);

/** Sectors that the viewer's own attendee in the same event has among the interests. */
export const sharedSectorsByCompanyId = defineLoader<string[]>(async (ctx, companyIds) => {
  const rows = await ctx.sql.rows<{ id: string; sectors: string[] }>({
    text: `SELECT c.id, ${sharedSectors('me.id')} AS sectors
           FROM companies c JOIN attendees me ON me.event_id = c.event_id AND me.user_id = $1 AND me.status = 'CONFIRMED'
           WHERE c.id = ANY($2::uuid[])`,
    values: [viewerOf(ctx).userId, companyIds],
  });
  return new Map(rows.map(({ id, sectors }) => [id, sectors]));
}, []);

interface TeamCounts {
  confirmed: number;
  /** The invited included. */
  assigned: number;
}

/** How many attendees are in the team of a company. */
export const teamCountsByCompanyId = defineLoader<TeamCounts>(
  async (ctx, companyIds) => {
    const rows = await ctx.sql.rows<TeamCounts & { id: string }>(sql`
    SELECT company_id AS id, count(*) FILTER (WHERE status = 'CONFIRMED')::int AS confirmed, count(*)::int AS assigned
    FROM attendees
    WHERE company_id = ANY(${companyIds}::uuid[]) AND status <> 'REMOVED' GROUP BY company_id`);
    return byKey(rows, ({ id }) => id);
  },
  { confirmed: 0, assigned: 0 },
);

/** What is released when a company is deleted. */
export const removalByCompanyId = defineLoader<CompanyRemoval>(
  async (ctx, companyIds) => {
    const rows = await ctx.sql.rows<CompanyRemoval & { id: string }>({
      text: `SELECT c.id, ${releasedAttendees('c.id')} AS attendees, ${releasedPods('c.id')} AS pods
             FROM companies c WHERE c.id = ANY($1::uuid[])`,
      values: [companyIds],
    });
    return byKey(rows, ({ id }) => id);
  },
  { attendees: 0, pods: 0 },
);
