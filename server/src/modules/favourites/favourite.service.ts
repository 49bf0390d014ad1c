import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { defineLoader } from '../../core/request/loaders';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/request/transaction';
import { type Company, getCompany } from '../companies/index';
import { requireAttendee } from '../event-access/index';
import { deleteFavourite, favouritesAmong, favouritesPage, insertFavourite } from './favourite.queries';
import type { SetFavouriteCompanyInput } from './favourite.types';

/** Whether the viewer keeps a company among the favourites; false for staff. */
export const isFavouriteById = defineLoader<boolean>(async (ctx, companyIds) => {
  const rows = await favouritesAmong(ctx, { userId: viewerOf(ctx).userId, companyIds });
  return new Map(rows.map(({ companyId }) => [companyId, true]));
}, false);

/** The viewer's favourite companies in an event, the latest first. */
export async function listFavourites(
  ctx: RequestContext,
  eventId: string,
  args: PageArgs,
): Promise<Page<Company>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return favouritesPage(ctx.db, attendeeId, args);
}

/** Adds a company to the viewer's favourites or removes it; repeating the call changes nothing. */
export async function setFavouriteCompany(
  ctx: RequestContext,
  { companyId, favourite }: SetFavouriteCompanyInput,
): Promise<Company> {
  const company = await getCompany(ctx, companyId);
  const { attendeeId } = await requireAttendee(ctx, company.eventId);
  const save = favourite ? insertFavourite : deleteFavourite;
  await inTransaction(ctx, (inner) => save(inner, { ownerId: attendeeId, companyId: company.id }));
  return company;
}
