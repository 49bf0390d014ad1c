import { columnsOf, countOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { CompanyEntity } from './company.entity';

/** How many attendees and pods are released when companies are deleted. */
export const releasedWithCompanies = statement('companies.released', {
  params: { ids: 'uuid[]' },
  row: {
    ...columnsOf(CompanyEntity, sql`c`, 'id'),
    attendees: countOf(sql`attendees WHERE company_id = c.id AND status <> 'REMOVED'`),
    pods: countOf(sql`pods WHERE company_id = c.id AND removed_at IS NULL`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.ids})`,
});
