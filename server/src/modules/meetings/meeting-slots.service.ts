import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, type FieldFault } from '../../core/errors';
import type { AttendeeService } from '../attendees/attendee.service';
import { areBlocked } from '../attendees/reachability';
import type { EventAccessService } from '../events/event-access.service';
import { podById } from '../pods/pod.loaders';
import { MAX_WAITING_REQUESTS, meetingConflicts, type OfferedSlot } from './meeting.errors';
import { meetingColumns } from './meeting-row.columns';
import { BusyWhose, type Meeting, type MeetingOptions, type Slot } from './meeting.types';
import { slotEndFaults, WRONG_END } from './meeting-slot.rules';

/** A place of the event's grid, and who or what is free then. */
export interface GridSlot extends Slot {
  viewerBusy: boolean;
  otherBusy: boolean;
}

const NEXT_SLOTS = 5;

/** When two attendees and a pod are all free. */
export class MeetingSlotsService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
  ) {}

  /** Meetings between the viewer and another, and when they could meet. */
  async options(ctx: RequestContext, attendeeId: string): Promise<MeetingOptions> {
    const attendee = await this.attendees.get(ctx, attendeeId);
    const me = await this.access.member(ctx, attendee.eventId);
    const [meetings, grid, waitingRequests] = await Promise.all([
      this.between(ctx, me.attendeeId, attendee.id),
      this.visibleGrid(ctx, me.eventId, me.attendeeId, attendee.id),
      this.waitingRequests(ctx, me.attendeeId),
    ]);
    return {
      attendee,
      meetings,
      slots: grid.filter(isFree),
      busy: grid
        .filter(({ viewerBusy, otherBusy }) => viewerBusy || otherBusy)
        .map(({ startsAt, endsAt, viewerBusy }) => ({
          startsAt,
          endsAt,
          whose: viewerBusy ? BusyWhose.VIEWER : BusyWhose.OTHER,
        })),
      waitingRequests,
      maxWaitingRequests: MAX_WAITING_REQUESTS,
    };
  }

  /** The next slots that both have free, to offer instead of one that was lost. */
  async next(
    ctx: RequestContext,
    eventId: string,
    viewerId: string,
    otherId: string,
  ): Promise<OfferedSlot[]> {
    return this.offer(ctx, await this.visibleGrid(ctx, eventId, viewerId, otherId));
  }

  /** The first free slots of a grid, with the names of their pods. */
  async offer(ctx: RequestContext, grid: GridSlot[]): Promise<OfferedSlot[]> {
    const free = grid.filter(isFree).slice(0, NEXT_SLOTS);
    return Promise.all(
      free.map(async (slot) => {
        const pods = await Promise.all(slot.podIds.map((id) => podById(ctx).load(id)));
        return { ...slot, pods: pods.flatMap((pod) => (pod ? [{ id: pod.id, name: pod.name }] : [])) };
      }),
    );
  }

  /** How many requests of a sender wait for an answer. */
  async waitingRequests(ctx: RequestContext, senderId: string): Promise<number> {
    const [row] = await ctx.sql.rows<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM meetings WHERE sender_id = ${senderId} AND status = 'PENDING' AND expires_at > now()`);
    return row?.count ?? 0;
  }

  /** CONFLICT with the next free slots where this one of the grid is not free. */
  async demandFree(ctx: RequestContext, grid: GridSlot[], slot: GridSlot): Promise<void> {
    if (!isFree(slot)) throw meetingConflicts.slotTaken(await this.offer(ctx, grid));
  }

  /**
   * Every coming slot of the event. Time zone arithmetic is Postgres's, which knows the rules of every zone.
   * Of a meeting that is to move, `movingId`, what it holds now counts as free.
   */
  grid(
    ctx: RequestContext,
    eventId: string,
    viewerId: string,
    otherId: string,
    movingId: string | null = null,
  ): Promise<GridSlot[]> {
    return ctx.sql.rows<GridSlot>(sql`
      WITH grid AS (
        SELECT tstzrange(start, start + make_interval(mins => e.slot_minutes)) AS during
        FROM events e
        CROSS JOIN jsonb_to_recordset(e.meeting_hours) AS day (date date, "from" time, "to" time)
        CROSS JOIN generate_series(
          (day.date + day."from") AT TIME ZONE e.timezone,
          ((day.date + day."to") AT TIME ZONE e.timezone) - make_interval(mins => e.slot_minutes),
          make_interval(mins => e.slot_minutes + e.gap_minutes)) AS start
        WHERE e.id = ${eventId} AND start > now()
      ), taken AS MATERIALIZED (
        SELECT attendee_id, during FROM claims
        WHERE attendee_id IN (${viewerId}::uuid, ${otherId}::uuid) AND coalesce(meeting_id <> ${movingId}::uuid, true)
        UNION ALL
        SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at)
        FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
        JOIN activities a ON a.id = x.activity_id
        WHERE x.attendee_id IN (${viewerId}::uuid, ${otherId}::uuid)
        UNION ALL
        SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id IN (${viewerId}::uuid, ${otherId}::uuid)
      ), usable AS MATERIALIZED (
        SELECT p.id, p.position FROM pods p
        WHERE p.event_id = ${eventId} AND p.bookable AND p.removed_at IS NULL
          AND (p.company_id IS NULL OR p.company_id IN (SELECT company_id FROM attendees WHERE id IN (${viewerId}::uuid, ${otherId}::uuid)))
      ), claimed AS MATERIALIZED (
        SELECT c.pod_id, c.during FROM usable u JOIN claims c ON c.pod_id = u.id AND c.during && tstzrange(now(), NULL)
        WHERE coalesce(c.meeting_id <> ${movingId}::uuid, true)
      )
      SELECT lower(g.during) AS "startsAt", upper(g.during) AS "endsAt",
        people.viewer_busy AS "viewerBusy", people.other_busy AS "otherBusy", coalesce(free.pod_ids, '{}') AS "podIds"
      FROM grid g
      CROSS JOIN LATERAL (
        SELECT coalesce(bool_or(t.attendee_id = ${viewerId}::uuid), false) AS viewer_busy,
               coalesce(bool_or(t.attendee_id = ${otherId}::uuid), false) AS other_busy
        FROM taken t WHERE t.during && g.during) people
      LEFT JOIN LATERAL (
        SELECT array_agg(u.id ORDER BY u.position, u.id) AS pod_ids FROM usable u
        WHERE NOT EXISTS (SELECT 1 FROM claimed c WHERE c.pod_id = u.id AND c.during && g.during)
      ) free ON NOT people.viewer_busy AND NOT people.other_busy
      ORDER BY g.during`);
  }

  /** The grid, empty where one has blocked the other: neither learns when the other is free. */
  private async visibleGrid(
    ctx: RequestContext,
    eventId: string,
    viewerId: string,
    otherId: string,
  ): Promise<GridSlot[]> {
    const blocked = await areBlocked(ctx, viewerId, otherId);
    return blocked ? [] : this.grid(ctx, eventId, viewerId, otherId);
  }

  private between(ctx: RequestContext, oneId: string, otherId: string): Promise<Meeting[]> {
    return ctx.sql.rows<Meeting>({
      text: `SELECT ${meetingColumns} FROM meetings m
             WHERE m.status <> 'REJECTED'
               AND ((m.sender_id = $1 AND m.receiver_id = $2) OR (m.sender_id = $2 AND m.receiver_id = $1))
             ORDER BY m.starts_at, m.id LIMIT 1000`,
      values: [oneId, otherId],
    });
  }
}

/** Both people and at least one pod are free. */
export const isFree = ({ viewerBusy, otherBusy, podIds }: GridSlot): boolean =>
  !viewerBusy && !otherBusy && podIds.length > 0;

/** The slot of a grid at these times; BAD_USER_INPUT where there is none, together with other faults of the request. */
export const slotAt = (
  grid: GridSlot[],
  { startsAt, endsAt }: { startsAt: Date; endsAt?: Date | null },
  others: readonly FieldFault[],
): GridSlot => {
  const slot = grid.find((candidate) => candidate.startsAt.getTime() === startsAt.getTime());
  if (!slot)
    throw badInput([
      ...others,
      { path: 'input.startsAt', message: slotFault(startsAt) },
      ...slotEndFaults({ startsAt, endsAt }),
    ]);
  if (endsAt && endsAt.getTime() !== slot.endsAt.getTime())
    throw badInput([...others, { path: 'input.endsAt', message: WRONG_END }]);
  if (others.length > 0) throw badInput([...others]);
  return slot;
};

const slotFault = (startsAt: Date): string =>
  startsAt.getTime() <= Date.now()
    ? 'This time has passed.'
    : 'There is no slot at that time. Please choose one of the meeting hours.';
