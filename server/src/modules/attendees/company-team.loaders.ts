import { defineLoader, groupedBy } from '../../core/request/loaders';
import { sightedUser } from '../event-access/index';
import type { Attendee } from './attendee.types';
import { assignedTeams, confirmedTeams, contactTeams, teamCounts } from './company-team.queries';

/** The confirmed attendees of each team by name, at most 100. */
export const teamByCompanyId = defineLoader<Attendee[]>(
  async (ctx, companyIds) =>
    groupedBy(await confirmedTeams(ctx, { companyIds, userId: sightedUser(ctx) }), ({ teamOf }) => teamOf),
  [],
);

/** The contacts of each company by name, at most 100. */
export const contactsByCompanyId = defineLoader<Attendee[]>(
  async (ctx, companyIds) =>
    groupedBy(await contactTeams(ctx, { companyIds, userId: sightedUser(ctx) }), ({ teamOf }) => teamOf),
  [],
);

/** All members of each team by name, including the invited, at most 100; for managers. */
export const assignedByCompanyId = defineLoader<Attendee[]>(
  async (ctx, companyIds) =>
    groupedBy(await assignedTeams(ctx, { companyIds, userId: sightedUser(ctx) }), ({ teamOf }) => teamOf),
  [],
);

interface TeamCounts {
  confirmed: number;
  /** The invited included. */
  assigned: number;
}

/** How many attendees are in the team of a company. */
export const teamCountsByCompanyId = defineLoader<TeamCounts>(
  async (ctx, companyIds) => {
    const rows = await teamCounts(ctx, { companyIds, userId: sightedUser(ctx) });
    return new Map(rows.flatMap(({ id, ...counts }) => (id ? [[id, counts] as const] : [])));
  },
  { confirmed: 0, assigned: 0 },
);
