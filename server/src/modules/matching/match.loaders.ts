import { viewerOf } from '../../core/request/authorization';
import { isStaff } from '../../core/auth/roles';
import { byKey, defineLoader } from '../../core/request/loaders';
import { explain, NO_EXPLANATION } from './match-reasons';
import { matchScores, ownAttendeesBeside } from './match.queries';
import type { Match } from './match.types';
import { ensureModels } from './model/match-model.service';

/** How well the viewer's own attendee in the same event matches; null for staff, oneself, the blocked, and where nothing is shared. */
export const matchByAttendeeId = defineLoader<Match | null>(async (ctx, attendeeIds) => {
  const { userId, role } = viewerOf(ctx);
  if (isStaff(role)) return new Map();
  const own = await ownAttendeesBeside(ctx, { userId, attendeeIds });
  if (own.length === 0) return new Map();
  const viewerIds = own.map(({ id }) => id);
  await ensureModels(
    ctx,
    own.map(({ eventId }) => eventId),
  );
  const pairs = { viewerIds, attendeeIds };
  const [scores, explanations] = await Promise.all([
    matchScores(ctx, pairs),
    explain(ctx, viewerIds, attendeeIds),
  ]);
  const matches = scores.map((row) => ({ ...row, ...(explanations.get(row.attendeeId) ?? NO_EXPLANATION) }));
  return byKey<Match, string>(matches, ({ attendeeId }) => attendeeId);
}, null);
