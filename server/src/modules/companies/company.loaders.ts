import { viewerOf } from '../../core/auth/authorization';
import { byKey, defineLoader, groupedBy } from '../../core/db/loaders';
import type { Attendee } from '../attendees/attendee.types';
import { releasedWithCompanies } from './company-removal.queries';
import { sectorsSharedWithUser } from './company-sectors.queries';
import { assignedTeams, confirmedTeams, teamCounts } from './company-team.queries';
import { companiesByIds, companyBriefs } from './company.queries';
import type { Company, CompanyBrief, CompanyRemoval } from './company.types';

export const companyById = defineLoader<Company | null>(
  async (ctx, ids) => byKey<Company, string>(await companiesByIds(ctx, { ids }), ({ id }) => id),
  null,
);

export const companyBriefById = defineLoader<CompanyBrief | null>(
  async (ctx, ids) => byKey<CompanyBrief, string>(await companyBriefs(ctx, { ids }), ({ id }) => id),
  null,
);

/** The confirmed attendees of each team by name, at most 100. */
export const teamByCompanyId = defineLoader<Attendee[]>(
  async (ctx, companyIds) => groupedBy(await confirmedTeams(ctx, { companyIds }), ({ teamOf }) => teamOf),
  [],
);

/** Everybody in each team by name, the invited included, at most 100; for managers. */
export const assignedByCompanyId = defineLoader<Attendee[]>(
  async (ctx, companyIds) => groupedBy(await assignedTeams(ctx, { companyIds }), ({ teamOf }) => teamOf),
  [],
);

/** Sectors that the viewer's own attendee in the same event has among the interests. */
export const sharedSectorsByCompanyId = defineLoader<string[]>(async (ctx, ids) => {
  const rows = await sectorsSharedWithUser(ctx, { userId: viewerOf(ctx).userId, ids });
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
    const rows = await teamCounts(ctx, { companyIds });
    return new Map(rows.flatMap(({ id, ...counts }) => (id ? [[id, counts] as const] : [])));
  },
  { confirmed: 0, assigned: 0 },
);

/** What is released when a company is deleted. */
export const removalByCompanyId = defineLoader<CompanyRemoval>(
  async (ctx, ids) =>
    byKey<CompanyRemoval & { id: string }, string>(await releasedWithCompanies(ctx, { ids }), ({ id }) => id),
  { attendees: 0, pods: 0 },
);
