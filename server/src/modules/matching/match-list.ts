import type { Sql, Statement } from '../../core/database';
import { totalOf } from '../../core/list-query';
import { scoredPairs } from './match-score';
import type { TermWeights } from './match-weights';

/** One row of a ranking. */
export interface RankedRow {
  attendeeId: string;
  score: number;
  /** Is in the top ten that the viewer was last shown. */
  showing: boolean;
  /** How many that top ten had. */
  showings: number;
  /** Whom the exact comparison left out can score this much at most; null where nobody was left out. */
  bound: number | null;
}

/** Those whom one is not shown: blocked either way, asked for a meeting or met, or "not for me". */
const LEFT_OUT = `
  SELECT CASE WHEN blocker_id = $1 THEN blocked_id ELSE blocker_id END FROM blocks WHERE blocker_id = $1 OR blocked_id = $1
  UNION ALL SELECT CASE WHEN sender_id = $1 THEN receiver_id ELSE sender_id END FROM meetings
    WHERE (sender_id = $1 OR receiver_id = $1) AND status IN ('PENDING', 'ACTIVE')
  UNION ALL SELECT attendee_id FROM match_dismissals WHERE owner_id = $1`;

const RANKING = `
  WITH ${scoredPairs({ viewers: 'v.id = $1', candidates: 'true', terms: '$2', weights: '$3', contenders: '$4' })},
  left_out AS MATERIALIZED (${LEFT_OUT})
  SELECT attendee_id AS "attendeeId", score, showing,
    (SELECT count(*)::int FROM match_showings WHERE viewer_id = $1) AS showings,
    (SELECT CASE WHEN count(*) = $4::int THEN min(bound) END FROM contender) AS bound
  FROM scored
  WHERE attendee_id NOT IN (SELECT * FROM left_out)
  ORDER BY score DESC, others, attendee_id
  LIMIT $5`;

/** The statement that ranks the others for a viewer, comparing `contenders` of them exactly. */
export const rankingQuery = (
  viewerId: string,
  { ids, values }: TermWeights,
  contenders: number,
  first: number,
): Statement => ({ text: RANKING, values: [viewerId, ids, values, contenders, first], fresh: true });

const COUNT = `
  SELECT count(*)::int AS total FROM attendees a
  WHERE a.status = 'CONFIRMED' AND a.id <> $1 AND a.id NOT IN (${LEFT_OUT}) AND a.id IN (
    SELECT i.attendee_id FROM attendee_interests m JOIN attendee_interests i ON i.term_id = m.term_id
    WHERE m.attendee_id = $1 AND m.term_id = ANY($2::uuid[]))`;

/** How many others a ranking has: everybody who shares a term with the viewer and is not left out. */
export const matchCount = (sql: Sql, viewerId: string, { ids }: TermWeights): Promise<number> =>
  totalOf(sql, { text: COUNT, values: [viewerId, ids], fresh: true });
