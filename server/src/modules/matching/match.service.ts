import type { RequestContext } from '../../core/request/context';
import { rankedPage, startOf, type EventPageArgs, type Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee } from '../event-access/index';
import { countMatches, rankMatches, type RankedRow } from './match-list.queries';
import { explain, NO_EXPLANATION, type Explanation } from './match-reasons';
import { deleteOtherShowings, insertShowings, lockExposures, lockViewer } from './match.queries';
import { ensureModels } from './model/match-model.service';

/** The first matches of a list, which count as shown. */
const TOP = 10;

type RankedMatch = RankedRow & Explanation;

/** The matches of the viewer, best first. The first ten are remembered as shown, when the first page is read. */
export async function listMatches(
  ctx: RequestContext,
  { eventId, ...page }: EventPageArgs,
): Promise<Page<RankedMatch>> {
  const { attendeeId, eventId: id } = await requireAttendee(ctx, eventId);
  const start = startOf(page);
  await ensureModels(ctx, [id]);
  const ranking = await rankMatches(ctx, {
    viewerId: attendeeId,
    first: Math.max(start + page.first + 1, TOP),
  });
  const found = rankedPage<RankedMatch>(
    ranking.map((row) => ({ ...row, ...NO_EXPLANATION })),
    page,
    async () => (await firstOf(countMatches(ctx, { viewerId: attendeeId })))?.total ?? 0,
  );
  const ids = found.nodes.map((row) => row.attendeeId);
  // Neither needs the other.
  const [explanations] = await Promise.all([
    ids.length > 0 ? explain(ctx, [attendeeId], ids) : new Map<string, Explanation>(),
    start === 0 ? rememberShownMatches(ctx, attendeeId, ranking.slice(0, TOP)) : undefined,
  ]);
  for (const row of found.nodes) Object.assign(row, explanations.get(row.attendeeId));
  return found;
}

/** Replaces the top ten that the viewer was last shown, where this one is another. */
async function rememberShownMatches(ctx: RequestContext, viewerId: string, top: RankedRow[]): Promise<void> {
  if (top.every(({ showing, showings }) => showing && showings === top.length) && top.length > 0) return;
  const shownIds = top.map(({ attendeeId }) => attendeeId);
  await inTransaction(ctx, async (inner) => {
    // The viewer's row orders two of the same viewer; the counters are taken in the order of ids.
    await lockViewer(inner, { viewerId });
    await lockExposures(inner, { viewerId, shownIds });
    await deleteOtherShowings(inner, { viewerId, shownIds });
    await insertShowings(inner, { viewerId, shownIds });
  });
}
