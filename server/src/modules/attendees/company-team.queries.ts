import { column, columnOf } from '../../core/db/columns';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isInSight, sightOf, takesPart } from '../event-access/index';
import { attendeeColumns } from './attendee.columns';
import { AttendeeEntity } from './attendee.entity';

/** The first 100 attendees `a` of each company by name, of those that `condition` lets through and `userId` may see, who is null for staff. */
const defineTeams = (name: string, condition: Sql) =>
  statement(name, {
    params: { companyIds: 'uuid[]', userId: 'uuid?' },
    row: { ...attendeeColumns.all, teamOf: column('uuid', sql`asked.id`) },
    text: (p, columns) => sql`
      SELECT ${columns} FROM unnest(${p.companyIds}) AS asked (id)
      CROSS JOIN LATERAL (
        SELECT a.* FROM attendees a LEFT JOIN ${sightOf(p.userId)} sight ON sight.event_id = a.event_id
        WHERE a.company_id = asked.id AND ${condition} AND ${isInSight(sql`a`)}
        ORDER BY a.sort_name, a.id LIMIT 100) a`,
  });

/** The confirmed attendees in the teams of companies by name, at most 100 of each. */
export const confirmedTeams = defineTeams('attendees.confirmedTeams', takesPart(sql`a`));

/** All members of companies by name, including the invited, at most 100 of each. */
export const assignedTeams = defineTeams('attendees.assignedTeams', sql`a.status <> 'REMOVED'`);

/** The confirmed attendees who speak for companies by name, at most 100 of each. */
export const contactTeams = defineTeams(
  'attendees.contactTeams',
  sql`a.company_contact AND ${takesPart(sql`a`)}`,
);

/** How many attendees that `userId` may see, who is null for staff, are in the teams of companies; no row for a company without any. */
export const teamCounts = statement('attendees.teamCounts', {
  params: { companyIds: 'uuid[]', userId: 'uuid?' },
  row: {
    id: columnOf(AttendeeEntity, sql`a`, 'companyId'),
    confirmed: column('int4', sql`count(*) FILTER (WHERE ${takesPart(sql`a`)})::int`),
    assigned: column('int4', sql`count(*)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a LEFT JOIN ${sightOf(p.userId)} sight ON sight.event_id = a.event_id
    WHERE a.company_id = ANY(${p.companyIds}) AND a.status <> 'REMOVED' AND ${isInSight(sql`a`)} GROUP BY a.company_id`,
});
