import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, conflict, notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import { orderFaults } from './activity.rules';
import type { AddBusyTimeInput, OwnBusyTime } from './agenda.types';

/** How many busy times one attendee may mark. */
export const MAX_BUSY_TIMES = 100;

const columns = `b.id, b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.note, a.event_id AS "eventId"`;
const TABLES = 'busy_times b JOIN attendees a ON a.id = b.attendee_id';

/** When the viewer does not want to meet anybody; others learn no more than that the time is not free. */
export class BusyTimeService {
  constructor(private readonly access: EventAccessService) {}

  /** The viewer's own, soonest first. */
  async list(ctx: RequestContext, eventId: string): Promise<OwnBusyTime[]> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    return ctx.sql.rows<OwnBusyTime>({
      text: `SELECT ${columns} FROM ${TABLES} WHERE b.attendee_id = $1 ORDER BY b.starts_at, b.id`,
      values: [attendeeId],
    });
  }

  /** Marks a time; the same time again is the one that is marked already. Meetings that stand are not touched. */
  async add(
    ctx: RequestContext,
    { eventId, startsAt, endsAt, note }: AddBusyTimeInput,
  ): Promise<OwnBusyTime> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    return inTransaction(ctx, async (inner) => {
      // One's own row orders one's own changes, so that the count below holds.
      const [within] = await inner.sql.rows<{ overlaps: boolean }>(sql`
        SELECT e.starts_at < ${endsAt} AND e.ends_at > ${startsAt} AS overlaps
        FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.id = ${attendeeId} FOR NO KEY UPDATE OF a`);
      const faults = orderFaults({ startsAt, endsAt });
      if (!within?.overlaps)
        faults.push({ path: 'input.startsAt', message: 'This is not a time of the event.' });
      if (faults.length > 0) throw badInput(faults);
      const known = await this.list(inner, eventId);
      const same = known.find(
        (time) =>
          time.startsAt.getTime() === startsAt.getTime() && time.endsAt.getTime() === endsAt.getTime(),
      );
      if (same) return same;
      if (known.length >= MAX_BUSY_TIMES)
        throw conflict('TOO_MANY_BUSY_TIMES', `You can mark ${MAX_BUSY_TIMES} times at most.`);
      const added = { id: newId(), startsAt, endsAt, note: note?.trim() || null, eventId };
      await inner.sql.rows(sql`
        INSERT INTO busy_times (id, attendee_id, starts_at, ends_at, note)
        VALUES (${added.id}, ${attendeeId}, ${startsAt}, ${endsAt}, ${added.note})`);
      return added;
    });
  }

  /** Makes a time free again, and gives it as it was; another's does not exist. */
  async remove(ctx: RequestContext, id: string): Promise<OwnBusyTime> {
    const [found] = await ctx.sql.rows<OwnBusyTime>({
      text: `SELECT ${columns} FROM ${TABLES} WHERE b.id = $1 AND a.user_id = $2`,
      values: [knownId(id, 'The busy time'), ctx.viewer?.userId],
    });
    if (!found) throw notFound('The busy time');
    await this.access.enterFor(ctx, found.eventId, 'The busy time');
    await this.access.member(ctx, found.eventId);
    const removed = await ctx.sql.rows(sql`DELETE FROM busy_times WHERE id = ${found.id} RETURNING id`);
    // Another call was quicker.
    if (removed.length === 0) throw notFound('The busy time');
    return found;
  }
}
