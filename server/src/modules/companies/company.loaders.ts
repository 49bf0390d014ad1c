import { viewerOf } from '../../core/request/authorization';
import { byKey, defineLoader } from '../../core/request/loaders';
import {
  companiesByIds,
  companyBriefs,
  releasedWithCompanies,
  sectorsSharedWithUser,
} from './company.queries';
import type { Company, CompanyBrief, CompanyRemoval } from './company.types';

export const companyById = defineLoader<Company | null>(
  async (ctx, ids) => byKey(await companiesByIds(ctx, { ids }), ({ id }) => id),
  null,
);

export const companyBriefById = defineLoader<CompanyBrief | null>(
  async (ctx, ids) => byKey(await companyBriefs(ctx, { ids }), ({ id }) => id),
  null,
);

/** Sectors that the viewer's own attendee in the same event has among the interests. */
export const sharedSectorsByCompanyId = defineLoader<string[]>(async (ctx, ids) => {
  const rows = await sectorsSharedWithUser(ctx, { userId: viewerOf(ctx).userId, ids });
  return new Map(rows.map(({ id, sectors }) => [id, sectors]));
}, []);

/** The counts of objects that a company's deletion releases. */
export const removalByCompanyId = defineLoader<CompanyRemoval>(
  async (ctx, ids) => byKey(await releasedWithCompanies(ctx, { ids }), ({ id }) => id),
  { attendees: 0, pods: 0 },
);
