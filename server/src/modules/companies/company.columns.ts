import type { Projection } from '../../core/graphql/projection';
import { sql, type Sql } from '../../core/db/sql';
import { Company, CompanyBrief } from './company.types';

/** The columns of a CompanyBrief; `table` is the alias of companies in the statement. */
export const companyBriefColumns = (table: Sql) => CompanyBrief.columns(table);

/** The same for lists. */
export const companyBriefProjection = (table: Sql): Projection => ({ columns: companyBriefColumns(table) });

/** All columns of a company, from `companies c`. */
export const companyColumns = Company.columns(sql`c`);
