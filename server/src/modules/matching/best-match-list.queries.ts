import { alsoSelect, column, selectList } from '../../core/db/columns';
import { composed, query, SOME_ID, type Query } from '../../core/db/query';
import { fill, nothing, sql } from '../../core/db/sql';
import {
  attendeeColumns,
  AttendeeSort,
  closeness,
  LIST_EVENT,
  LIST_READER,
  listConditions,
  shownTo,
  type Attendee,
  type RankedList,
} from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { takesPart } from '../event-access/index';
import { refuses } from '../meeting-wishes/index';
import { scoredPairs } from './match-score.queries';

/** By name and by a text, for staff and others. */
function* variants(): Generator<[RankedList]> {
  const projection = { columns: attendeeColumns.all, joins: nothing, counted: true, withCursors: false };
  const args = { eventId: SOME_ID, first: 1, sort: AttendeeSort.BEST_MATCH };
  const list = { eventId: SOME_ID, args, projection, start: 0 };
  yield [{ ...list, reader: { userId: SOME_ID, isStaff: false } }];
  const words = [{ text: 'plain', termIds: [SOME_ID] }];
  yield [{ ...list, reader: { userId: SOME_ID, isStaff: true }, text: { words, likeness: 'similar' } }];
}

/**
 * One page of an event's attendees, the best match of the viewer first, those without a match and the dismissed by name after them.
 * Of a text search, those whose name or organization is closest come first.
 */
export const bestMatchPage = composed(
  'matching.bestPage',
  ({ eventId, reader, args, projection, start, text }: RankedList): Query<Attendee & { total?: number }> => {
    const { where, total } = listConditions(reader, args.filter ?? {}, { text });
    const pairs = scoredPairs({
      viewers: sql`v.event_id = ${LIST_EVENT} AND v.user_id = ${LIST_READER} AND ${takesPart(sql`v`)}`,
    });
    const closest = text ? sql`round((${closeness(text)})::numeric, 1) DESC, ` : nothing;
    const counted = { total: column('int4', total) };
    const totals = projection.counted && !args.after ? counted : {};
    const select = sql`WITH ${pairs},
     best AS MATERIALIZED (
       SELECT attendee_id, score FROM scored s
       WHERE NOT ${blockedBetween(sql`s.viewer_id`, sql`s.attendee_id`)}
         AND NOT ${refuses(sql`s.viewer_id`, sql`s.attendee_id`)}
     )
     SELECT ${selectList(projection.columns)}${alsoSelect(totals)} FROM attendees a ${projection.joins} LEFT JOIN best ON best.attendee_id = a.id
     WHERE ${where} AND ${shownTo(reader)}
     ORDER BY ${closest}best.score DESC NULLS LAST, a.sort_name, a.id
     LIMIT ${args.first + 1} OFFSET ${start}`;
    return query({ ...projection.columns, ...totals }, fill(select, { eventId, userId: reader.userId }));
  },
  variants,
);

/** How many there are on all pages. */
export const bestMatchTotal = composed(
  'matching.bestTotal',
  ({ eventId, reader, args, text }: RankedList) => {
    const { count } = listConditions(reader, args.filter ?? {}, { text });
    const select = sql`SELECT (${count}) AS total`;
    return query({ total: 'int4' }, fill(select, { eventId, userId: reader.userId }));
  },
  variants,
);
