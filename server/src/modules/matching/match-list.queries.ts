import { statement, typed } from '../../core/db/statement';
import { isListed } from '../event-access/index';
import { scoredPairs } from './match-score';

/** One row of a ranking. */
export interface RankedRow {
  attendeeId: string;
  score: number;
  /** Is in the top ten that the viewer was last shown. */
  showing: boolean;
  /** How many that top ten had. */
  showings: number;
  /** Highest possible score of those whom the exact comparison left out; null where nobody was left out. */
  bound: number | null;
}

/** Those whom a viewer is not shown: blocked either way, asked for a meeting or met, or "not for me". */
const leftOut = (viewer: string): string => `
      SELECT CASE WHEN blocker_id = ${viewer} THEN blocked_id ELSE blocker_id END FROM blocks
      WHERE blocker_id = ${viewer} OR blocked_id = ${viewer}
      UNION ALL SELECT CASE WHEN sender_id = ${viewer} THEN receiver_id ELSE sender_id END FROM meetings
        WHERE (sender_id = ${viewer} OR receiver_id = ${viewer}) AND status IN ('PENDING', 'ACTIVE')
      UNION ALL SELECT attendee_id FROM match_dismissals WHERE owner_id = ${viewer}`;

/** Ranks the others for a viewer, comparing `contenders` of them exactly. */
export const rankMatches = statement('matching.rank', {
  params: {
    viewerId: 'uuid',
    termIds: 'uuid[]',
    weights: typed<readonly number[]>('float8[]'),
    contenders: 'int4',
    first: 'int4',
  },
  row: {
    attendeeId: 'uuid',
    score: 'float8',
    showing: 'bool',
    showings: 'int4',
    bound: 'float8?',
  },
  replan: true,
  text: (p) => `
    WITH ${scoredPairs({
      viewers: `v.id = ${p.viewerId}`,
      candidates: 'true',
      terms: p.termIds,
      weights: p.weights,
      contenders: p.contenders,
    })},
    left_out AS MATERIALIZED (${leftOut(p.viewerId)})
    SELECT attendee_id AS "attendeeId", score, showing,
      (SELECT count(*)::int FROM match_showings WHERE viewer_id = ${p.viewerId}) AS showings,
      (SELECT CASE WHEN count(*) = ${p.contenders} THEN min(bound) END FROM contender) AS bound
    FROM scored
    WHERE attendee_id NOT IN (SELECT * FROM left_out)
    ORDER BY score DESC, others, attendee_id
    LIMIT ${p.first}`,
});

/** How many others a ranking has: everybody who shares a term with the viewer and is not left out. */
export const countMatches = statement('matching.count', {
  params: { viewerId: 'uuid', termIds: 'uuid[]' },
  row: { total: 'int4' },
  replan: true,
  text: (p) => `
    SELECT count(*)::int AS total FROM attendees a
    WHERE ${isListed('a')} AND a.id <> ${p.viewerId} AND a.id NOT IN (${leftOut(p.viewerId)}) AND a.id IN (
      SELECT i.attendee_id FROM attendee_interests m JOIN attendee_interests i ON i.term_id = m.term_id
      WHERE m.attendee_id = ${p.viewerId} AND m.term_id = ANY(${p.termIds}))`,
});
