import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isListed } from '../event-access/index';

/** Whether at most so many confirmed attendees of an event come from a country; reads one more at most. */
export const hasAtMost = statement('attendees.hasAtMost', {
  params: { limit: 'int4', eventId: 'uuid', country: 'text' },
  row: { few: 'bool' },
  text: (p) => sql`
    SELECT count(*) <= ${p.limit} AS few FROM (
      SELECT FROM attendees WHERE event_id = ${p.eventId} AND ${isListed(sql`attendees`)} AND country = ${p.country}
      LIMIT ${p.limit} + 1) AS found`,
});
