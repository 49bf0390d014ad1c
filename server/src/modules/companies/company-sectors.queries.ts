import { column, columnsOf } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isListed } from '../event-access/index';
import { CompanyEntity } from './company.entity';

/** The sectors of a company `c` that are interests of this attendee too, in the company's order. */
export const sharedSectors = (attendeeId: Sql): Sql =>
  sql`ARRAY(SELECT sector FROM unnest(c.sectors) WITH ORDINALITY AS own (sector, place) WHERE EXISTS (
     SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
     WHERE i.attendee_id = ${attendeeId} AND t.label = own.sector) ORDER BY place)`;

/** The sectors of companies that a user's confirmed attendee in the same event has among the interests. */
export const sectorsSharedWithUser = statement('companies.sectorsSharedWithUser', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: {
    ...columnsOf(CompanyEntity, sql`c`, 'id'),
    sectors: column(typed<string[]>('text[]'), sharedSectors(sql`me.id`)),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM companies c JOIN attendees me ON me.event_id = c.event_id AND me.user_id = ${p.userId} AND ${isListed(sql`me`)}
    WHERE c.id = ANY(${p.ids})`,
});
