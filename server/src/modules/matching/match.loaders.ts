import { viewerOf } from '../../core/authorization';
import { sql } from '../../core/database';
import { byKey, defineLoader } from '../../core/loaders';
import { isStaff } from '../../core/roles';
import { blockedBetween } from '../attendees/reachability';
import { reasonsFor } from './match-reasons';
import { scoredPairs } from './match-score';
import { weightsOf } from './match-weights';
import type { Match } from './match.types';

const OWN = `
  SELECT DISTINCT me.id, me.event_id AS "eventId"
  FROM attendees a JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $1 AND me.status = 'CONFIRMED'
  WHERE a.id = ANY($2::uuid[]) AND a.id <> me.id`;

const SCORES = `
  WITH ${scoredPairs({ viewers: 'v.id = ANY($1::uuid[])', candidates: 'i.attendee_id = ANY($4::uuid[])', terms: '$2', weights: '$3', contenders: 'ALL' })}
  SELECT attendee_id AS "attendeeId", score FROM scored s
  WHERE NOT ${blockedBetween('s.viewer_id', 's.attendee_id')}`;

/** How well the viewer's own attendee in the same event matches; null for staff, oneself, the blocked, and where nothing is shared. */
export const matchByAttendeeId = defineLoader<Match | null>(async (ctx, ids) => {
  const { userId, role } = viewerOf(ctx);
  if (isStaff(role)) return new Map();
  const own = await ctx.sql.rows<{ id: string; eventId: string }>({ text: OWN, values: [userId, ids] });
  if (own.length === 0) return new Map();
  const viewerIds = own.map(({ id }) => id);
  const weights = await weightsOf(
    ctx,
    own.map(({ eventId }) => eventId),
  );
  const scores = await ctx.sql.rows<{ attendeeId: string; score: number }>({
    text: SCORES,
    values: [viewerIds, weights.ids, weights.values, ids],
  });
  const reasons = await reasonsFor(ctx, viewerIds, [...ids], weights);
  const matches = scores.map((row) => ({ ...row, reasons: reasons.get(row.attendeeId) ?? [] }));
  return byKey<Match, string>(matches, ({ attendeeId }) => attendeeId);
}, null);

/** Whether the viewer said "not for me". */
export const dismissedByAttendeeId = defineLoader<boolean>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<{ id: string }>(sql`
    SELECT d.attendee_id AS id FROM match_dismissals d JOIN attendees me ON me.id = d.owner_id
    WHERE me.user_id = ${viewerOf(ctx).userId} AND d.attendee_id = ANY(${ids}::uuid[])`);
  return new Map(rows.map(({ id }) => [id, true]));
}, false);
