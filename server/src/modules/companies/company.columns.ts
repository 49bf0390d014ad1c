import { columnsOf } from '../../core/db/columns';
import type { Projection } from '../../core/db/projection';
import { sql, type Sql } from '../../core/db/sql';
import { CompanyEntity } from './company.entity';

/** What a CompanyBrief is read with; `table` is what companies are called in the statement. */
export const companyBriefColumns = (table: Sql) =>
  columnsOf(CompanyEntity, table, 'id', 'name', 'logo', 'kind');

/** The same for lists. */
export const companyBriefProjection = (table: Sql): Projection => ({ columns: companyBriefColumns(table) });

/** All columns of a company, from `companies c`. */
export const companyColumns = {
  ...columnsOf(CompanyEntity, sql`c`, 'id', 'eventId', 'kind', 'name', 'tagline', 'description'),
  ...columnsOf(CompanyEntity, sql`c`, 'logo', 'cover', 'website', 'email', 'phone', 'country', 'city'),
  ...columnsOf(CompanyEntity, sql`c`, 'sectors', 'tier', 'seats', 'links', 'updatedAt'),
};
