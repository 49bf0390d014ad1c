import { statement, typed } from '../../core/db/statement';
import { isListed } from '../event-access/index';

/** As SQL the sectors of a company `c` that are interests of this attendee too, in the company's order. */
export const sharedSectors = (attendeeId: string): string =>
  `ARRAY(SELECT sector FROM unnest(c.sectors) WITH ORDINALITY AS own (sector, place) WHERE EXISTS (
     SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
     WHERE i.attendee_id = ${attendeeId} AND t.label = own.sector) ORDER BY place)`;

/** The sectors of companies that a user's confirmed attendee in the same event has among the interests. */
export const sectorsSharedWithUser = statement('companies.sectorsSharedWithUser', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: { id: 'uuid', sectors: typed<string[]>('text[]') },
  text: (p) => `
    SELECT c.id, ${sharedSectors('me.id')} AS sectors
    FROM companies c JOIN attendees me ON me.event_id = c.event_id AND me.user_id = ${p.userId} AND ${isListed('me')}
    WHERE c.id = ANY(${p.ids})`,
});
