import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import type { MeetingRemovalService } from '../meetings/meeting-removal.service';
import { allAttendeeColumns } from './attendee.columns';
import { lockAttendees } from './attendee-lock.queries';
import type { AttendeeService } from './attendee.service';
import type { Attendee } from './attendee.types';

/** Whom an attendee does not want to hear from; known to nobody else. `reachability.ts` is what follows from it. */
export class BlockService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
    private readonly meetings: MeetingRemovalService,
  ) {}

  /** From now on neither of the two reaches the other, and what waits between them is closed. Doing it again changes nothing. */
  async block(ctx: RequestContext, attendeeId: string): Promise<Attendee> {
    const { me, other } = await this.sides(ctx, attendeeId);
    await inTransaction(ctx, async (inner) => {
      // Requests lock both people before they look for blocks, so that none is written after `closeBetween`.
      await lockAttendees(inner.sql, [me, other.id]);
      await inner.sql.rows(sql`
        INSERT INTO blocks (blocker_id, blocked_id) VALUES (${me}, ${other.id}) ON CONFLICT DO NOTHING`);
      await this.meetings.closeBetween(inner, me, other.id);
    });
    return other;
  }

  /** Takes the viewer's own block back. */
  async unblock(ctx: RequestContext, attendeeId: string): Promise<Attendee> {
    const { me, other } = await this.sides(ctx, attendeeId);
    await ctx.sql.rows(sql`DELETE FROM blocks WHERE blocker_id = ${me} AND blocked_id = ${other.id}`);
    return other;
  }

  /** Whom the viewer has blocked, the latest first. */
  async list(ctx: RequestContext, eventId: string, args: PageArgs): Promise<Page<Attendee>> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    return keysetPage<Attendee>(
      ctx.sql,
      {
        columns: allAttendeeColumns,
        tables: 'blocks b JOIN attendees a ON a.id = b.blocked_id',
        where: new Conditions()
          .add((me) => `b.blocker_id = ${me}`, attendeeId)
          .always("a.status <> 'REMOVED'"),
        order: { column: 'b.created_at', type: 'timestamptz', descending: true },
        id: 'b.blocked_id',
      },
      args,
    );
  }

  private async sides(ctx: RequestContext, attendeeId: string): Promise<{ me: string; other: Attendee }> {
    const other = await this.attendees.get(ctx, attendeeId);
    const me = await this.access.member(ctx, other.eventId);
    if (me.attendeeId === other.id)
      throw badInput([{ path: 'input.attendeeId', message: 'You cannot block yourself.' }]);
    return { me: me.attendeeId, other };
  }
}
