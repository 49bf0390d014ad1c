import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';
import type { Page } from '../../core/pagination';
import { rankedPage, startOf } from '../../core/ranked-page';
import { inTransaction } from '../../core/transaction';
import type { AttendeeService } from '../attendees/attendee.service';
import type { Attendee } from '../attendees/attendee.types';
import type { EventAccessService } from '../events/event-access.service';
import { matchCount, rankingQuery, type RankedRow } from './match-list';
import { reasonsFor } from './match-reasons';
import { weightsOf, type TermWeights } from './match-weights';
import type { MatchesArgs, MatchReason } from './match.types';

/** Almost always enough to hold all of the best; where it was not, everybody is compared. */
const CONTENDERS = 600;
const EVERYBODY = 10_000_000;
/** What counts as being shown. */
const TOP = 10;

type RankedMatch = RankedRow & { reasons: MatchReason[] };

/** Who is worth meeting. */
export class MatchService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
  ) {}

  /** The matches of the viewer, best first. The first ten are remembered as shown, when the first page is read. */
  async list(ctx: RequestContext, { eventId, ...page }: MatchesArgs): Promise<Page<RankedMatch>> {
    const { attendeeId, eventId: id } = await this.access.member(ctx, eventId);
    const start = startOf(page);
    const weights = await weightsOf(ctx, [id]);
    const ranking = await this.rank(ctx, attendeeId, weights, Math.max(start + page.first + 1, TOP));
    const found = rankedPage<RankedMatch>(
      ranking.map((row) => ({ ...row, reasons: [] })),
      page,
      () => matchCount(ctx.sql, attendeeId, weights),
    );
    const ids = found.nodes.map((row) => row.attendeeId);
    // Neither needs the other.
    const [reasons] = await Promise.all([
      ids.length > 0 ? reasonsFor(ctx, [attendeeId], ids, weights) : new Map<string, MatchReason[]>(),
      start === 0 ? this.remember(ctx, attendeeId, ranking.slice(0, TOP)) : undefined,
    ]);
    for (const row of found.nodes) row.reasons = reasons.get(row.attendeeId) ?? [];
    return found;
  }

  /** Says "not for me" of an attendee, or takes it back. Doing it again changes nothing. */
  async dismiss(ctx: RequestContext, attendeeId: string, dismissed: boolean): Promise<Attendee> {
    const attendee = await this.attendees.get(ctx, attendeeId);
    const me = await this.access.member(ctx, attendee.eventId);
    if (attendee.userId === viewerOf(ctx).userId)
      throw badInput([{ path: 'input.attendeeId', message: 'This is you.' }]);
    await ctx.sql.rows(
      dismissed
        ? sql`INSERT INTO match_dismissals (owner_id, attendee_id) VALUES (${me.attendeeId}, ${attendee.id}) ON CONFLICT DO NOTHING`
        : sql`DELETE FROM match_dismissals WHERE owner_id = ${me.attendeeId} AND attendee_id = ${attendee.id}`,
    );
    ctx.clearLoaders();
    return attendee;
  }

  private async rank(
    ctx: RequestContext,
    viewerId: string,
    weights: TermWeights,
    count: number,
  ): Promise<RankedRow[]> {
    const rows = await ctx.sql.rows<RankedRow>(rankingQuery(viewerId, weights, CONTENDERS, count));
    const bound = rows[0]?.bound ?? null;
    const last = rows[count - 1]?.score ?? 0;
    // Somebody whom the bound left out could belong among these. No row at all tells nothing of the bound.
    const sure = rows.length > 0 && (bound === null || last >= bound);
    return sure ? rows : ctx.sql.rows<RankedRow>(rankingQuery(viewerId, weights, EVERYBODY, count));
  }

  /** Replaces the top ten that the viewer was last shown, where this one is another. */
  private async remember(ctx: RequestContext, viewerId: string, top: RankedRow[]): Promise<void> {
    if (top.every(({ showing, showings }) => showing && showings === top.length) && top.length > 0) return;
    const ids = top.map(({ attendeeId }) => attendeeId);
    await inTransaction(ctx, async ({ sql: connection }) => {
      // The viewer's row orders two of the same viewer; the counters are taken in the order of ids.
      await connection.rows(sql`SELECT 1 FROM attendees WHERE id = ${viewerId} FOR NO KEY UPDATE`);
      await connection.rows(sql`
        INSERT INTO match_exposures (attendee_id)
        SELECT id FROM attendees WHERE id = ANY(${ids}::uuid[])
          OR id IN (SELECT attendee_id FROM match_showings WHERE viewer_id = ${viewerId}) ORDER BY id
        ON CONFLICT (attendee_id) DO UPDATE SET shown = match_exposures.shown`);
      await connection.rows(
        sql`DELETE FROM match_showings WHERE viewer_id = ${viewerId} AND attendee_id <> ALL(${ids}::uuid[])`,
      );
      await connection.rows(sql`
        INSERT INTO match_showings (viewer_id, attendee_id)
        SELECT ${viewerId}, id FROM attendees WHERE id = ANY(${ids}::uuid[]) ON CONFLICT DO NOTHING`);
    });
  }
}
