import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { badInput } from '../../core/errors';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/db/transaction';
import { requireAttendee } from '../event-access/index';
import { lockAttendees } from './attendee-lock.queries';
import type { SetBookmarkPayload } from './attendee.payloads';
import { getAttendee, getOwnAttendee } from './attendee.service';
import type { Attendee, EventProfile, SetBookmarkInput } from './attendee.types';
import {
  bookmarkedPage,
  bookmarkIds,
  deleteBookmark,
  findBookmark,
  insertBookmark,
} from './bookmark.queries';

const MAX_LISTED = 1_000;

const idsOf = async (ctx: RequestContext, ownerId: string): Promise<string[]> =>
  (await bookmarkIds(ctx, { ownerId, limit: MAX_LISTED })).map(({ id }) => id);

/** The own profile with the ids of the bookmarks. */
export async function getEventProfile(ctx: RequestContext, eventId: string): Promise<EventProfile> {
  const profile = await getOwnAttendee(ctx, eventId);
  return { profile, bookmarks: await idsOf(ctx, profile.id) };
}

/** Sets, removes or turns over a bookmark. Doing it again changes nothing when `bookmarked` is given. */
export async function setBookmark(
  ctx: RequestContext,
  { attendeeId, bookmarked }: SetBookmarkInput,
): Promise<SetBookmarkPayload> {
  const attendee = await getAttendee(ctx, attendeeId);
  const me = await requireAttendee(ctx, attendee.eventId);
  if (attendee.userId === viewerOf(ctx).userId)
    throw badInput([{ path: 'input.attendeeId', message: 'You cannot bookmark yourself.' }]);
  return inTransaction(ctx, async (inner) => {
    // Two toggles of the same bookmark take effect one after the other.
    await lockAttendees(inner.sql, [me.attendeeId]);
    const pair = { ownerId: me.attendeeId, attendeeId: attendee.id };
    const isWanted = bookmarked ?? (await findBookmark(inner, pair)).length === 0;
    await (isWanted ? insertBookmark : deleteBookmark)(inner, pair);
    return { attendee, bookmarks: await idsOf(inner, me.attendeeId) };
  });
}

/** The bookmarked attendees, newest bookmark first. */
export async function listBookmarks(
  ctx: RequestContext,
  eventId: string,
  args: PageArgs,
): Promise<Page<Attendee>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return bookmarkedPage(ctx.sql, attendeeId, args);
}
