import { RequestContext } from '../../core/request/context';
import { AppError, notFound } from '../../core/errors';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import type { Limit } from '../../core/admission/rate-limits';
import { hashToken, newToken } from '../../core/auth/tokens';
import { requireAttendee } from '../event-access/index';
import { deleteFeed, findFeed, readFeedOwner, upsertFeed, type FeedOwner } from './agenda-feed.queries';
import type { AgendaFeed } from './agenda-feed.types';
import { agendaCalendar } from './agenda.service';

/** Calendar programs ask a few times an hour at most. */
const READS: Limit = { name: 'agenda-feed', points: 60, seconds: 3600 };

// Secret addresses at which calendar programs read an agenda: they send no bearer token.

/** The viewer's own feed; null where there is none. */
export async function findAgendaFeed(ctx: RequestContext, eventId: string): Promise<AgendaFeed | null> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  const feed = await firstOf(findFeed(ctx, { attendeeId }));
  return feed ? { ...feed, path: null } : null;
}

/** A new address, which takes the place of an earlier one. Only its hash is kept, so that it is given this once. */
export async function createAgendaFeed(ctx: RequestContext, eventId: string): Promise<AgendaFeed> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  const token = newToken();
  const feed = await firstOf(
    inTransaction(ctx, (inner) => upsertFeed(inner, { attendeeId, tokenHash: hashToken(token) })),
  );
  return { ...feed!, path: `/v1/agenda-feeds/${token}.ics` };
}

/** Removes the address; false where there is none. */
export async function revokeAgendaFeed(ctx: RequestContext, eventId: string): Promise<boolean> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return (await inTransaction(ctx, (inner) => deleteFeed(inner, { attendeeId }))).length > 0;
}

/** The calendar that a token leads to, with the rights that its owner has now; NOT_FOUND where there is none to read. */
export async function readAgendaFeed(ctx: RequestContext, token: string): Promise<string> {
  const owner = await firstOf(readFeedOwner(ctx, { tokenHash: hashToken(token) }));
  if (!owner) throw unknownFeed();
  await ctx.runtime.rateLimits.take(READS, owner.attendeeId);
  try {
    return await agendaCalendar(asOwner(ctx, owner), owner.eventId);
  } catch (error) {
    // Calendar programs cannot act on a reason, and a stranger must not learn that the address was right.
    if (error instanceof AppError && error.code === 'FORBIDDEN') throw unknownFeed();
    throw error;
  }
}

const unknownFeed = () => notFound('The calendar');

/** The owner has no session here: nothing that an agenda consists of asks for one. */
const asOwner = (ctx: RequestContext, { userId, role, mustChangePassword }: FeedOwner): RequestContext =>
  new RequestContext(
    ctx.runtime,
    { userId, role, mustChangePassword, sessionId: '' },
    ctx.request,
    ctx.db,
    ctx.entities,
  );
