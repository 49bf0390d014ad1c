import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { defineLoader } from '../../core/request/loaders';
import { badInput, notFound } from '../../core/errors';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee } from '../event-access/index';
import { type Attendee, getAttendee, lockAttendees } from '../attendees/index';
import {
  bookmarkedAmong,
  bookmarkedPage,
  bookmarkIds,
  deleteBookmark,
  findBookmark,
  insertBookmark,
} from './bookmark.queries';
import type { SetBookmarkInput, SetBookmarkPayload } from './bookmark.types';

const MAX_LISTED = 1_000;

/** Whether the viewer has bookmarked an attendee; false for staff. */
export const isBookmarkedById = defineLoader<boolean>(async (ctx, attendeeIds) => {
  const rows = await bookmarkedAmong(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return new Map(rows.map(({ id }) => [id, true]));
}, false);

/** Ids of the attendees that one has bookmarked, the latest first; at most 1,000. */
export const bookmarkIdsOf = async (ctx: RequestContext, ownerId: string): Promise<string[]> =>
  (await bookmarkIds(ctx, { ownerId, limit: MAX_LISTED })).map(({ id }) => id);

/** Sets, removes or toggles a bookmark. With `bookmarked`, repeating the call changes nothing. */
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
    if (!(await lockAttendees(inner.db, [me.attendeeId]))) throw notFound('The attendee');
    const pair = { ownerId: me.attendeeId, attendeeId: attendee.id };
    const isWanted = bookmarked ?? (await findBookmark(inner, pair)).length === 0;
    await (isWanted ? insertBookmark : deleteBookmark)(inner, pair);
    return { attendee, bookmarks: await bookmarkIdsOf(inner, me.attendeeId) };
  });
}

/** The bookmarked attendees, newest bookmark first. */
export async function listBookmarks(
  ctx: RequestContext,
  eventId: string,
  args: PageArgs,
): Promise<Page<Attendee>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return bookmarkedPage(ctx.db, attendeeId, args);
}
