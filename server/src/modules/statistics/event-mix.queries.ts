import type { Db } from '../../core/db/database';
import { InterestKind } from '../events/index';
import { isListed } from '../event-access/index';
import type { EventMix } from './event-mix.types';

/** Fewer people than this are not told apart, so that nobody is identifiable by where they come from or what they seek. */
export const LEAST_PEOPLE = 3;

/** Of each; more than any chart shows, so that two lists can be compared. */
const MAX_TALLIES = 100;

const countries = `SELECT a.country AS key, count(*)::int AS count FROM attendees a
  WHERE a.event_id = $1 AND ${isListed('a')} AND a.country IS NOT NULL
  GROUP BY 1 HAVING count(*) >= ${LEAST_PEOPLE} ORDER BY 2 DESC, 1 LIMIT ${MAX_TALLIES}`;

const chosen = (kind: InterestKind): string => `SELECT t.label AS key, count(DISTINCT a.id)::int AS count
  FROM attendees a JOIN attendee_interests i ON i.attendee_id = a.id
  JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
  WHERE a.event_id = $1 AND ${isListed('a')} AND g.kind = '${kind}'
  GROUP BY t.label HAVING count(DISTINCT a.id) >= ${LEAST_PEOPLE} ORDER BY 2 DESC, 1 LIMIT ${MAX_TALLIES}`;

/** The query behind each field of the mix. */
const queries: Record<string, string> = {
  countries,
  industries: chosen(InterestKind.TOPIC),
  seeking: chosen(InterestKind.SEEK),
  offering: chosen(InterestKind.OFFER),
};

/** These fields of the mix in one statement: each becomes a column of JSON. */
export const mixOf = async (
  db: Db,
  eventId: string,
  fields: ReadonlySet<string>,
): Promise<Partial<EventMix> | undefined> => {
  const columns = Object.entries(queries)
    .filter(([name]) => fields.has(name))
    .map(([name, query]) => `, (SELECT coalesce(json_agg(r), '[]') FROM (${query}) AS r) AS "${name}"`);
  const text = `SELECT $1::uuid AS "eventId"${columns.join('')}`;
  const [row] = await db.rows<Partial<EventMix> & Record<string, unknown>>({ text, values: [eventId] });
  return row;
};
