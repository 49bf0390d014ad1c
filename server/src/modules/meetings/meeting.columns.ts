import { preloaded, projectionOf, type Projection } from '../../core/db/projection';
import { sql } from '../../core/db/sql';
import type { Selection } from '../../core/graphql/selection';
import { attendeeColumnsOf, attendeeProjection } from '../attendees/index';
import { podProjection } from '../pods/index';
import { meetingRowColumns as columns } from './meeting-row.columns';

const related = (selection: Selection): Record<string, Projection> => ({
  pod: preloaded(
    'pod',
    podProjection(selection.under('pod').names),
    sql`LEFT JOIN pods p ON p.id = m.pod_id`,
  ),
  other: preloaded(
    'other',
    attendeeProjection(selection.under('other').names, sql`me.id`),
    sql`LEFT JOIN attendees a ON a.id = CASE m.sender_id WHEN me.id THEN m.receiver_id ELSE m.sender_id END`,
  ),
});

/** Fields whose resolvers compare the viewer with the two people. */
const forItsPeople = new Set(['note', 'reason']);

/** What one of the two people, `me`, reads these fields of `meetings m` with; fields that are worked out get all columns. */
export const ownMeetingProjection = (selection: Selection): Projection => {
  const beside = related(selection);
  const isPlain = (field: string) =>
    (field in columns.all && !forItsPeople.has(field)) || field in beside || field.startsWith('__');
  const plain = [...selection.names].every(isPlain);
  return projectionOf(
    selection.names,
    plain ? columns.of(selection.names) : { ...columns.all, viewerId: attendeeColumnsOf(sql`me`, 'id').id },
    beside,
  );
};
