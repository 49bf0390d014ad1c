import { InterestKind } from '../events/interest.entity';

/** Fewer people than this are not told apart, so that nobody is identifiable by where they come from or what they seek. */
export const LEAST_PEOPLE = 3;

/** Of each; more than any chart shows, so that two lists can be compared. */
const MOST = 100;

const countries = `SELECT a.country AS key, count(*)::int AS count FROM attendees a
  WHERE a.event_id = $1 AND a.status = 'CONFIRMED' AND a.country IS NOT NULL
  GROUP BY 1 HAVING count(*) >= ${LEAST_PEOPLE} ORDER BY 2 DESC, 1 LIMIT ${MOST}`;

const chosen = (kind: InterestKind): string => `SELECT t.label AS key, count(DISTINCT a.id)::int AS count
  FROM attendees a JOIN attendee_interests i ON i.attendee_id = a.id
  JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
  WHERE a.event_id = $1 AND a.status = 'CONFIRMED' AND g.kind = '${kind}'
  GROUP BY t.label HAVING count(DISTINCT a.id) >= ${LEAST_PEOPLE} ORDER BY 2 DESC, 1 LIMIT ${MOST}`;

/** The query behind each field of the mix. */
const queries: Record<string, string> = {
  countries,
  industries: chosen(InterestKind.TOPIC),
  seeking: chosen(InterestKind.SEEK),
  offering: chosen(InterestKind.OFFER),
};

/** One statement for all the fields that are asked for: each becomes a column of JSON. */
export const mixStatement = (fields: ReadonlySet<string>, eventId: string) => {
  const columns = Object.entries(queries)
    .filter(([name]) => fields.has(name))
    .map(([name, query]) => `, (SELECT coalesce(json_agg(r), '[]') FROM (${query}) AS r) AS "${name}"`);
  return { text: `SELECT $1::uuid AS "eventId"${columns.join('')}`, values: [eventId] };
};
