import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';
import { cutPage } from '../../core/list-query';
import { checkPageArgs, decodeCursor, encodeCursor, type Page, type PageArgs } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import { allAttendeeColumns } from './attendee.columns';
import type { AttendeeService } from './attendee.service';
import type { Attendee, EventProfile, SetBookmarkInput, SetBookmarkResult } from './attendee.types';

const MAX_LISTED = 1_000;

/** The time as text: a cursor keeps the microseconds that a Date would lose. */
type BookmarkRow = Attendee & { bookmarkedAt: string };

/** Bookmarks, private to their owner. */
export class BookmarkService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
  ) {}

  /** The own profile with the ids of the bookmarks. */
  async profile(ctx: RequestContext, eventId: string): Promise<EventProfile> {
    const profile = await this.attendees.own(ctx, eventId);
    return { profile, bookmarks: await this.ids(ctx, profile.id) };
  }

  /** Sets, removes or turns over a bookmark. Doing it again changes nothing when `bookmarked` is given. */
  async set(ctx: RequestContext, { attendeeId, bookmarked }: SetBookmarkInput): Promise<SetBookmarkResult> {
    const attendee = await this.attendees.get(ctx, attendeeId);
    const me = await this.access.member(ctx, attendee.eventId);
    if (attendee.userId === viewerOf(ctx).userId)
      throw badInput([{ path: 'input.attendeeId', message: 'You cannot bookmark yourself.' }]);
    return inTransaction(ctx, async (inner) => {
      // The owner's row orders two turns of the same bookmark.
      await inner.sql.rows(sql`SELECT 1 FROM attendees WHERE id = ${me.attendeeId} FOR NO KEY UPDATE`);
      const before = await this.ids(inner, me.attendeeId);
      if (bookmarked ?? !before.includes(attendee.id))
        await inner.sql.rows(sql`
          INSERT INTO bookmarks (owner_id, attendee_id) VALUES (${me.attendeeId}, ${attendee.id}) ON CONFLICT DO NOTHING`);
      else
        await inner.sql.rows(
          sql`DELETE FROM bookmarks WHERE owner_id = ${me.attendeeId} AND attendee_id = ${attendee.id}`,
        );
      return { attendee, bookmarks: await this.ids(inner, me.attendeeId) };
    });
  }

  /** The bookmarked attendees, newest bookmark first. */
  async list(ctx: RequestContext, eventId: string, args: PageArgs): Promise<Page<Attendee>> {
    checkPageArgs(args);
    const { attendeeId } = await this.access.member(ctx, eventId);
    const [createdAt = null, id = null] = args.after ? decodeCursor(args.after, 2) : [];
    const rows = await ctx.sql.rows<BookmarkRow>({
      text: `SELECT ${allAttendeeColumns}, b.created_at::text AS "bookmarkedAt"
             FROM bookmarks b JOIN attendees a ON a.id = b.attendee_id
             WHERE b.owner_id = $1 AND ($2::timestamptz IS NULL OR (b.created_at, b.attendee_id) < ($2, $3::uuid))
             ORDER BY b.created_at DESC, b.attendee_id DESC LIMIT $4 OFFSET $5`,
      values: [attendeeId, createdAt, id, args.first + 1, args.offset ?? 0],
    });
    return {
      ...cutPage(rows, args.first),
      hasPreviousPage: Boolean(args.after ?? args.offset),
      cursorOf: (attendee) => encodeCursor([(attendee as BookmarkRow).bookmarkedAt, attendee.id]),
      total: async () => {
        const [row] = await ctx.sql.rows<{ total: number }>(
          sql`SELECT count(*)::int AS total FROM bookmarks WHERE owner_id = ${attendeeId}`,
        );
        return row?.total ?? 0;
      },
    };
  }

  private async ids(ctx: RequestContext, ownerId: string): Promise<string[]> {
    const rows = await ctx.sql.rows<{ id: string }>(sql`
      SELECT attendee_id AS id FROM bookmarks WHERE owner_id = ${ownerId}
      ORDER BY created_at DESC, attendee_id DESC LIMIT ${MAX_LISTED}`);
    return rows.map(({ id }) => id);
  }
}
