import { column, pickColumns, selectList } from '../../core/db/columns';
import { composed, query, SOME_ID } from '../../core/db/query';
import { InterestKind } from '../events/index';
import { areGroupsSeen, ownAttendeeIn, seenGroups, takesPart } from '../event-access/index';
import { listOf } from './statistics.queries';
import type { MixTally } from './statistics.types';
import { fill, literal, parameter, sql, type Sql } from '../../core/db/sql';

/** Fewer people than this are not told apart, so that no person is identifiable by where they come from or what they seek. */
const LEAST_PEOPLE = 3;

/** Of each; more than any chart shows, so that two lists can be compared. */
const MAX_TALLIES = 100;

const EVENT = parameter('eventId', 'uuid');
const READER = parameter('userId', 'uuid');

/** The people that the reader may see; all people without a reader. */
const COUNTED = sql`a.event_id = ${EVENT} AND ${takesPart(sql`a`)} AND ${areGroupsSeen(seenGroups(ownAttendeeIn(READER, EVENT)), sql`a`)}`;

const countries = sql`SELECT a.country AS key, count(*)::int AS count FROM attendees a
  WHERE ${COUNTED} AND a.country IS NOT NULL
  GROUP BY 1 HAVING count(*) >= ${literal(LEAST_PEOPLE)} ORDER BY 2 DESC, 1 LIMIT ${literal(MAX_TALLIES)}`;

const chosen = (kind: InterestKind): Sql => sql`SELECT t.label AS key, count(DISTINCT a.id)::int AS count
  FROM attendees a JOIN attendee_interests i ON i.attendee_id = a.id
  JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
  WHERE ${COUNTED} AND g.kind = ${literal(kind)}
  GROUP BY t.label HAVING count(DISTINCT a.id) >= ${literal(LEAST_PEOPLE)} ORDER BY 2 DESC, 1 LIMIT ${literal(MAX_TALLIES)}`;

/** The column behind each field of the mix. */
const columns = {
  countries: listOf<MixTally>(countries),
  industries: listOf<MixTally>(chosen(InterestKind.TOPIC)),
  seeking: listOf<MixTally>(chosen(InterestKind.SEEK)),
  offering: listOf<MixTally>(chosen(InterestKind.OFFER)),
};

/** These fields of the mix in one query; the others are left out. Of everybody without a reader. */
export const mixQuery = composed(
  'statistics.mix',
  (eventId: string, userId: string | null, fields: ReadonlySet<string>) => {
    const read = { eventId: column('uuid', EVENT), ...pickColumns(columns, fields) };
    return query(read, fill(sql`SELECT ${selectList(read)}`, { eventId, userId }));
  },
  function* variants(): Generator<[string, string | null, ReadonlySet<string>]> {
    yield [SOME_ID, SOME_ID, new Set(Object.keys(columns))];
  },
);
