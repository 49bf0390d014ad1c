import { WhereBuilder } from '../../core/db/list-query';
import type { Statement } from '../../core/db/database';
import { listConditions, shownTo, closeness, type RankedList } from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { isListed } from '../event-access/index';
import { scoredPairs } from './match-score.queries';

/**
 * The statements of one page of an event's attendees, the best match of the viewer first, those without a match and the
 * dismissed by name after them. Of a text search, those whose name or organization is closest come first.
 */
export const bestMatchQuery = ({
  eventId,
  reader,
  args,
  projection,
  start,
  text,
}: RankedList): { select: Statement; count: Statement } => {
  const { where, count, total } = listConditions(eventId, reader, args.filter ?? {}, { text });
  const page = new WhereBuilder([...where.values]);
  const pairs = scoredPairs({
    viewers: `v.event_id = $1 AND v.user_id = $3 AND ${isListed('v')}`,
  });
  const closest = text ? `round((${closeness(page, text)})::numeric, 1) DESC, ` : '';
  const totalOf = projection.counted && !args.after ? `, ${total} AS total` : '';
  const select = page.statement(
    `WITH ${pairs},
     best AS MATERIALIZED (
       SELECT attendee_id, score FROM scored s
       WHERE NOT ${blockedBetween('s.viewer_id', 's.attendee_id')}
         AND NOT EXISTS (SELECT 1 FROM match_dismissals d WHERE d.owner_id = s.viewer_id AND d.attendee_id = s.attendee_id)
     )
     SELECT ${projection.columns}${totalOf} FROM attendees a ${projection.joins ?? ''} LEFT JOIN best ON best.attendee_id = a.id
     WHERE ${where.text} AND ${shownTo(reader)}
     ORDER BY ${closest}best.score DESC NULLS LAST, a.sort_name, a.id
     LIMIT ${page.value(args.first + 1)} OFFSET ${page.value(start)}`,
  );
  return { select, count: where.statement(`SELECT (${count}) AS total`) };
};
