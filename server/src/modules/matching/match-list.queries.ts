import { column } from '../../core/db/columns';
import { literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { refusedBy } from '../meeting-wishes/index';
import { scoredPairs } from './match-score.queries';

/** One row of a ranking. */
export interface RankedRow {
  attendeeId: string;
  score: number;
  /** Is in the top ten that the viewer was last shown. */
  showing: boolean;
  /** How many that top ten had. */
  showings: number;
}

/** Attendees that a viewer is not shown: out of reach, asked for a meeting or met, or "not for me". */
const leftOut = (viewer: Sql): Sql => sql`
      SELECT other_id FROM unreachable WHERE attendee_id = ${viewer}
      UNION ALL SELECT CASE WHEN sender_id = ${viewer} THEN receiver_id ELSE sender_id END FROM meetings
        WHERE (sender_id = ${viewer} OR receiver_id = ${viewer}) AND status IN ('PENDING', 'ACTIVE')
      UNION ALL ${refusedBy(viewer)}`;

/** The last place of a top ten goes to an attendee who was shown to no other viewer, unless one is among the ten already. */
const LAST_OF_TOP = literal(10);

/** Ranks the others for a viewer. */
export const rankMatches = statement('matching.rank', {
  params: { viewerId: 'uuid', first: 'int4' },
  row: { attendeeId: 'uuid', score: 'float8', showing: 'bool', showings: 'int4' },
  text: (p) => sql`
    WITH ${scoredPairs({ viewers: sql`v.id = ${p.viewerId}` })},
    left_out AS MATERIALIZED (${leftOut(p.viewerId)}),
    candidate AS MATERIALIZED (SELECT * FROM scored WHERE attendee_id NOT IN (SELECT * FROM left_out)),
    best AS MATERIALIZED (
      SELECT *, row_number() OVER (ORDER BY rank DESC, others, attendee_id)::float8 AS place
      FROM (SELECT * FROM candidate ORDER BY rank DESC, others, attendee_id LIMIT ${p.first}) AS first
    ),
    discovery AS MATERIALIZED (
      SELECT *, ${LAST_OF_TOP} - 0.5::float8 AS place FROM candidate
      WHERE others = 0 AND NOT EXISTS (SELECT 1 FROM best WHERE others = 0 AND place <= ${LAST_OF_TOP})
      ORDER BY rank DESC, attendee_id LIMIT 1
    )
    SELECT attendee_id AS "attendeeId", score, showing,
      (SELECT count(*)::int FROM match_showings WHERE viewer_id = ${p.viewerId}) AS showings
    FROM (
      SELECT * FROM best WHERE attendee_id NOT IN (SELECT attendee_id FROM discovery)
      UNION ALL SELECT * FROM discovery
    ) AS listed
    ORDER BY place
    LIMIT ${p.first}`,
});

/** The size of a ranking: all attendees with a score who are not left out. */
export const countMatches = statement('matching.count', {
  params: { viewerId: 'uuid' },
  row: { total: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    WITH ${scoredPairs({ viewers: sql`v.id = ${p.viewerId}` })}
    SELECT ${columns} FROM scored WHERE attendee_id NOT IN (${leftOut(p.viewerId)})`,
});
