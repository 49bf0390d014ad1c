import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { CompanyEntity } from './company.entity';

/** Keeps a company of an event from being deleted until the transaction ends; no row where the event has none with this id. */
export const keepCompanyOfEvent = statement('companies.keepOfEvent', {
  params: { id: 'uuid', eventId: 'uuid' },
  row: columnsOf(CompanyEntity, sql`companies`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM companies WHERE id = ${p.id} AND event_id = ${p.eventId} FOR KEY SHARE`,
});
