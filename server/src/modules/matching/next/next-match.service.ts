import type { RequestContext } from '../../../core/request/context';
import { requireAttendee } from '../../event-access/index';
import { commonSlots } from '../../meetings/index';
import { rankMatches } from '../match-list.queries';
import { explain, NO_EXPLANATION } from '../match-reasons';
import { ensureModels } from '../model/match-model.service';
import type { NextMatch, NextMatchesArgs } from './next-match.types';

/** Among how many of the best matches people with time are looked for, for each one that is asked for. */
const CANDIDATES_PER_PERSON = 8;
const SHOWN_SLOTS = 3;
const MINUTE_MS = 60_000;

/** The best matches of the viewer who share a coming slot and have not declined the viewer. */
export async function listNextMatches(
  ctx: RequestContext,
  { eventId: id, date = null, first }: NextMatchesArgs,
): Promise<NextMatch[]> {
  const { attendeeId: viewerId, eventId } = await requireAttendee(ctx, id);
  await ensureModels(ctx, [eventId]);
  const ranking = await rankMatches(ctx, { viewerId, first: first * CANDIDATES_PER_PERSON });
  const attendeeIds = ranking.map(({ attendeeId }) => attendeeId);
  const slots = await commonSlots(ctx, { eventId, viewerId, attendeeIds, date, shown: SHOWN_SLOTS });
  const slotsOf = new Map(slots.map((row) => [row.attendeeId, row]));
  const chosen = ranking.filter(({ attendeeId }) => slotsOf.has(attendeeId)).slice(0, first);
  const explanations = await explain(
    ctx,
    [viewerId],
    chosen.map(({ attendeeId }) => attendeeId),
  );
  return chosen.flatMap(({ attendeeId, score }) => {
    const free = slotsOf.get(attendeeId);
    if (!free) return [];
    return {
      match: { attendeeId, score, ...(explanations.get(attendeeId) ?? NO_EXPLANATION) },
      slotsLeft: free.slots,
      nextSlots: free.starts.map((startsAt) => ({
        startsAt,
        endsAt: new Date(startsAt.getTime() + free.minutes * MINUTE_MS),
      })),
    };
  });
}
