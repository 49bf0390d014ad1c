import { columnOf, columnsOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { companyColumns } from '../companies/index';
import { FavouriteCompanyEntity } from './favourite.entity';

const pair = { ownerId: 'uuid', companyId: 'uuid' } as const;

/** Adds a favourite; one that is there already stays as it is, and so does its place in the list. */
export const insertFavourite = statement('favourites.insert', {
  params: pair,
  text: (p) => sql`
    INSERT INTO favourite_companies (owner_id, company_id) VALUES (${p.ownerId}, ${p.companyId}) ON CONFLICT DO NOTHING`,
});

/** Removes a favourite, if it is there. */
export const deleteFavourite = statement('favourites.delete', {
  params: pair,
  text: (p) => sql`
    DELETE FROM favourite_companies WHERE owner_id = ${p.ownerId} AND company_id = ${p.companyId}`,
});

/** Removes all favourites of these attendees. */
export const deleteFavouritesOf = statement('favourites.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM favourite_companies WHERE owner_id = ANY(${p.attendeeIds})`,
});

/** Those of these companies that a user keeps among the favourites. */
export const favouritesAmong = statement('favourites.among', {
  params: { userId: 'uuid', companyIds: 'uuid[]' },
  row: columnsOf(FavouriteCompanyEntity, sql`f`, 'companyId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM favourite_companies f JOIN attendees me ON me.id = f.owner_id
    WHERE me.user_id = ${p.userId} AND f.company_id = ANY(${p.companyIds})`,
});

/** A page of the companies that the owner keeps, the latest first. */
export const favouritesPage = keysetList(
  'favourites.page',
  (ownerId: string) => ({
    columns: companyColumns,
    from: sql`favourite_companies f JOIN companies c ON c.id = f.company_id`,
    where: sql`f.owner_id = ${ownerId}`,
    order: { by: columnOf(FavouriteCompanyEntity, sql`f`, 'createdAt'), descending: true },
    id: sql`f.company_id`,
  }),
  () => [SOME_ID],
);

/** The favourites of a profile, for the export of one's own data. */
export const ownFavourites = jsonListOf({
  row: sql`'company', c.name, 'addedAt', f.created_at`,
  from: sql`favourite_companies f JOIN companies c ON c.id = f.company_id WHERE f.owner_id = a.id`,
  order: sql`f.created_at`,
});
