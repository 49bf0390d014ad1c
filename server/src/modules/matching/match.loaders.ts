import { viewerOf } from '../../core/auth/authorization';
import { isStaff } from '../../core/auth/roles';
import { byKey, defineLoader } from '../../core/db/loaders';
import { reasonsFor } from './match-reasons';
import { weightsOf } from './match-weights';
import { dismissedAttendees, matchScores, ownAttendeesBeside } from './match.queries';
import type { Match } from './match.types';

/** How well the viewer's own attendee in the same event matches; null for staff, oneself, the blocked, and where nothing is shared. */
export const matchByAttendeeId = defineLoader<Match | null>(async (ctx, attendeeIds) => {
  const { userId, role } = viewerOf(ctx);
  if (isStaff(role)) return new Map();
  const own = await ownAttendeesBeside(ctx, { userId, attendeeIds });
  if (own.length === 0) return new Map();
  const viewerIds = own.map(({ id }) => id);
  const weights = await weightsOf(
    ctx,
    own.map(({ eventId }) => eventId),
  );
  const scores = await matchScores(ctx, {
    viewerIds,
    termIds: weights.ids,
    weights: weights.values,
    attendeeIds,
  });
  const reasons = await reasonsFor(ctx, viewerIds, [...attendeeIds], weights);
  const matches = scores.map((row) => ({ ...row, reasons: reasons.get(row.attendeeId) ?? [] }));
  return byKey<Match, string>(matches, ({ attendeeId }) => attendeeId);
}, null);

/** Whether the viewer said "not for me". */
export const dismissedByAttendeeId = defineLoader<boolean>(async (ctx, attendeeIds) => {
  const rows = await dismissedAttendees(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return new Map(rows.map(({ id }) => [id, true]));
}, false);
