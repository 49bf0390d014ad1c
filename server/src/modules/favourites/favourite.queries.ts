import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import type { Page, PageArgs } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import { type Company, companyColumns } from '../companies/index';

const pair = { ownerId: 'uuid', companyId: 'uuid' } as const;

/** Adds a favourite; one that is there already stays as it is, and so does its place in the list. */
export const insertFavourite = statement('favourites.insert', {
  params: pair,
  row: {},
  text: (p) => `
    INSERT INTO favourite_companies (owner_id, company_id) VALUES (${p.ownerId}, ${p.companyId}) ON CONFLICT DO NOTHING`,
});

/** Removes a favourite, if it is there. */
export const deleteFavourite = statement('favourites.delete', {
  params: pair,
  row: {},
  text: (p) => `
    DELETE FROM favourite_companies WHERE owner_id = ${p.ownerId} AND company_id = ${p.companyId}`,
});

/** Removes all favourites of these attendees. */
export const deleteFavouritesOf = statement('favourites.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  row: {},
  text: (p) => `
    DELETE FROM favourite_companies WHERE owner_id = ANY(${p.attendeeIds})`,
});

/** Those of these companies that a user keeps among the favourites. */
export const favouritesAmong = statement('favourites.among', {
  params: { userId: 'uuid', companyIds: 'uuid[]' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT f.company_id AS id FROM favourite_companies f JOIN attendees me ON me.id = f.owner_id
    WHERE me.user_id = ${p.userId} AND f.company_id = ANY(${p.companyIds})`,
});

/** A page of the companies that the owner keeps, the latest first. */
export const favouritesPage = (db: Db, ownerId: string, args: PageArgs): Promise<Page<Company>> =>
  keysetPage<Company>(
    db,
    {
      columns: companyColumns,
      tables: 'favourite_companies f JOIN companies c ON c.id = f.company_id',
      where: new WhereBuilder().add((owner) => `f.owner_id = ${owner}`, ownerId),
      order: { column: 'f.created_at', type: 'timestamptz', descending: true },
      id: 'f.company_id',
    },
    args,
  );

/** The favourites of a profile, for the export of one's own data. */
export const ownFavourites = jsonListOf({
  row: `'company', c.name, 'addedAt', f.created_at`,
  from: 'favourite_companies f JOIN companies c ON c.id = f.company_id WHERE f.owner_id = a.id',
  order: 'f.created_at',
});
