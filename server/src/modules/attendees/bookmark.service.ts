import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { badInput } from '../../core/errors';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import { allAttendeeColumns } from './attendee.columns';
import { lockAttendees } from './attendee-lock.queries';
import type { SetBookmarkPayload } from './attendee.payloads';
import type { AttendeeService } from './attendee.service';
import type { Attendee, EventProfile, SetBookmarkInput } from './attendee.types';
import { addBookmark, bookmarkedIds, isBookmarked, removeBookmark } from './bookmark.queries';

const MAX_LISTED = 1_000;

/** Bookmarks, private to their owner. */
export class BookmarkService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
  ) {}

  /** The own profile with the ids of the bookmarks. */
  async profile(ctx: RequestContext, eventId: string): Promise<EventProfile> {
    const profile = await this.attendees.own(ctx, eventId);
    return { profile, bookmarks: await bookmarkedIds(ctx.sql, profile.id, MAX_LISTED) };
  }

  /** Sets, removes or turns over a bookmark. Doing it again changes nothing when `bookmarked` is given. */
  async set(ctx: RequestContext, { attendeeId, bookmarked }: SetBookmarkInput): Promise<SetBookmarkPayload> {
    const attendee = await this.attendees.get(ctx, attendeeId);
    const me = await this.access.member(ctx, attendee.eventId);
    if (attendee.userId === viewerOf(ctx).userId)
      throw badInput([{ path: 'input.attendeeId', message: 'You cannot bookmark yourself.' }]);
    return inTransaction(ctx, async (inner) => {
      // Two toggles of the same bookmark take effect one after the other.
      await lockAttendees(inner.sql, [me.attendeeId]);
      const isWanted = bookmarked ?? !(await isBookmarked(inner.sql, me.attendeeId, attendee.id));
      const change = isWanted ? addBookmark : removeBookmark;
      await change(inner.sql, me.attendeeId, attendee.id);
      return { attendee, bookmarks: await bookmarkedIds(inner.sql, me.attendeeId, MAX_LISTED) };
    });
  }

  /** The bookmarked attendees, newest bookmark first. */
  async list(ctx: RequestContext, eventId: string, args: PageArgs): Promise<Page<Attendee>> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    return keysetPage<Attendee>(
      ctx.sql,
      {
        columns: allAttendeeColumns,
        tables: 'bookmarks b JOIN attendees a ON a.id = b.attendee_id',
        where: new Conditions()
          .add((owner) => `b.owner_id = ${owner}`, attendeeId)
          .always(`a.status = 'CONFIRMED'`),
        order: { column: 'b.created_at', type: 'timestamptz', descending: true },
        id: 'b.attendee_id',
      },
      args,
    );
  }
}
