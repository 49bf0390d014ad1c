import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import { allAttendeeColumns } from './attendee.columns';
import type { AttendeeService } from './attendee.service';
import type { Attendee, EventProfile, SetBookmarkInput, SetBookmarkResult } from './attendee.types';

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

  private async ids(ctx: RequestContext, ownerId: string): Promise<string[]> {
    const rows = await ctx.sql.rows<{ id: string }>(sql`
      SELECT b.attendee_id AS id FROM bookmarks b JOIN attendees a ON a.id = b.attendee_id
      WHERE b.owner_id = ${ownerId} AND a.status = 'CONFIRMED' ORDER BY b.created_at DESC, b.attendee_id DESC LIMIT ${MAX_LISTED}`);
    return rows.map(({ id }) => id);
  }
}
