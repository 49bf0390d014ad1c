import { viewerOf } from '../../core/request/authorization';
import { byKey, defineLoader, groupedBy } from '../../core/request/loaders';
import type { Company } from '../companies/index';
import { membershipsAmong } from '../event-access/index';
import { companiesOfMember, openInvitations, productsOfCompanies, takenSeats } from './our-company.queries';
import type { CompanyInvitation, CompanyProduct } from './our-company.types';

/** The company in whose team the viewer is, by event. */
export const ownCompanyByEventId = defineLoader<Company | null>(async (ctx, eventIds) => {
  const rows = await companiesOfMember(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return byKey(rows, ({ eventId }) => eventId);
}, null);

/** Whether the viewer speaks for a company; null for those in whose team the viewer is not. */
export const membershipByCompanyId = defineLoader<boolean | null>(async (ctx, companyIds) => {
  const rows = await membershipsAmong(ctx, { userId: viewerOf(ctx).userId, companyIds });
  return new Map(rows.map(({ companyId, contact }) => [companyId, contact]));
}, null);

export const productsByCompanyId = defineLoader<CompanyProduct[]>(
  async (ctx, companyIds) =>
    groupedBy(await productsOfCompanies(ctx, { companyIds }), ({ companyId }) => companyId),
  [],
);

export const invitationsByCompanyId = defineLoader<CompanyInvitation[]>(
  async (ctx, companyIds) =>
    groupedBy(await openInvitations(ctx, { companyIds }), ({ companyId }) => companyId),
  [],
);

export const takenSeatsByCompanyId = defineLoader<number>(async (ctx, companyIds) => {
  const rows = await takenSeats(ctx, { companyIds });
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}, 0);
