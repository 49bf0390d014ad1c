import { statement } from '../../core/db/statement';
import { isListed } from '../event-access/index';
import { allAttendeeColumns, attendeeRow } from './attendee.columns';

/** The first 100 attendees `a` of each company by name, of those that `condition` lets through. */
const teamText = (companyIds: string, condition: string): string => `
    SELECT a.*, asked.id AS "teamOf" FROM unnest(${companyIds}) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT ${allAttendeeColumns} FROM attendees a WHERE a.company_id = asked.id AND ${condition}
      ORDER BY a.sort_name, a.id LIMIT 100) a`;

/** The confirmed attendees in the teams of companies by name, at most 100 of each. */
export const confirmedTeams = statement('attendees.confirmedTeams', {
  params: { companyIds: 'uuid[]' },
  row: { ...attendeeRow, teamOf: 'uuid' },
  text: (p) => teamText(p.companyIds, isListed('a')),
});

/** Everybody in the teams of companies by name, the invited included, at most 100 of each. */
export const assignedTeams = statement('attendees.assignedTeams', {
  params: { companyIds: 'uuid[]' },
  row: { ...attendeeRow, teamOf: 'uuid' },
  text: (p) => teamText(p.companyIds, "a.status <> 'REMOVED'"),
});

/** How many attendees are in the teams of companies; no row for a company without any. */
export const teamCounts = statement('attendees.teamCounts', {
  params: { companyIds: 'uuid[]' },
  row: { id: 'uuid?', confirmed: 'int4', assigned: 'int4' },
  text: (p) => `
    SELECT company_id AS id, count(*) FILTER (WHERE ${isListed('attendees')})::int AS confirmed, count(*)::int AS assigned
    FROM attendees
    WHERE company_id = ANY(${p.companyIds}) AND status <> 'REMOVED' GROUP BY company_id`,
});
