import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import type { AttendeeService } from '../attendees/attendee.service';
import { attendeePolicy } from '../attendees/attendee.policy';
import type { EventAccessService } from '../events/event-access.service';
import { podById } from '../pods/pod.loaders';
import { MAX_WAITING_REQUESTS, meetingConflicts } from './meeting.errors';
import { meetingEvents } from './meeting.events';
import { meetingColumns } from './meeting.loaders';
import { isFree, type GridSlot, type MeetingSlotsService } from './meeting-slots.service';
import type { Meeting, RequestMeetingInput } from './meeting.types';

interface Pair {
  eventId: string;
  senderId: string;
  receiverId: string;
}

/** Asking for meetings, and what becomes of requests that nobody answers. */
export class MeetingRequestService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
    private readonly slots: MeetingSlotsService,
  ) {}

  /** Asks for a meeting. It holds nothing until it is accepted. The same request again is the one that waits already. */
  async request(ctx: RequestContext, input: RequestMeetingInput): Promise<Meeting> {
    const receiver = await this.attendees.get(ctx, input.attendeeId);
    const me = await this.access.member(ctx, receiver.eventId);
    if (!attendeePolicy.requestMeeting(me, receiver))
      throw badInput([{ path: 'input.attendeeId', message: 'You cannot ask this attendee for a meeting.' }]);
    const pair = { eventId: me.eventId, senderId: me.attendeeId, receiverId: receiver.id };
    const podId = await this.wishedPod(ctx, pair, input.podId);
    return inTransaction(ctx, async (inner) => {
      // The sender's row orders this sender's requests, so that the count below holds.
      await inner.sql.rows(sql`SELECT 1 FROM attendees WHERE id = ${pair.senderId} FOR NO KEY UPDATE`);
      const known = await this.waiting(inner, pair.senderId, pair.receiverId, input.startsAt);
      if (known) return known;
      const slot = await this.check(inner, pair, input);
      return this.insert(inner, pair, slot, podId, input.note?.trim() || null);
    });
  }

  /** Closes requests that nobody answered in time; both sides are told. Safe to run on every server at once. */
  async expireDue(ctx: RequestContext): Promise<number> {
    return inTransaction(ctx, async (inner) => {
      const closed = await inner.sql.rows<Meeting>({
        text: `UPDATE meetings m SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
               WHERE m.id IN (SELECT id FROM meetings WHERE status = 'PENDING' AND expires_at <= now()
                              ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED)
               RETURNING ${meetingColumns}`,
        values: [],
      });
      if (closed.length > 0) await inner.events.emit(...closed.flatMap(meetingEvents.changed));
      return closed.length;
    });
  }

  private async wishedPod(
    ctx: RequestContext,
    { eventId }: Pair,
    podId: string | null | undefined,
  ): Promise<string | null> {
    if (!podId) return null;
    const pod = await podById(ctx).load(knownId(podId, 'The pod'));
    if (pod?.eventId !== eventId) throw notFound('The pod');
    if (!pod.bookable)
      throw badInput([{ path: 'input.podId', message: 'No meetings are held at this pod.' }]);
    return pod.id;
  }

  private async waiting(
    ctx: RequestContext,
    senderId: string,
    receiverId: string,
    startsAt: Date,
  ): Promise<Meeting | undefined> {
    const [meeting] = await ctx.sql.rows<Meeting>({
      text: `SELECT ${meetingColumns} FROM meetings m
             WHERE m.sender_id = $1 AND m.receiver_id = $2 AND m.starts_at = $3 AND m.status = 'PENDING' AND m.expires_at > now()`,
      values: [senderId, receiverId, startsAt],
    });
    return meeting;
  }

  private async check(
    ctx: RequestContext,
    { eventId, senderId, receiverId }: Pair,
    { startsAt, endsAt }: RequestMeetingInput,
  ): Promise<GridSlot> {
    const blocked = await ctx.sql.rows(sql`
      SELECT 1 FROM blocks WHERE (blocker_id, blocked_id) IN ((${receiverId}::uuid, ${senderId}::uuid), (${senderId}::uuid, ${receiverId}::uuid))`);
    if (blocked.length > 0) throw meetingConflicts.notReachable();
    const grid = await this.slots.grid(ctx, eventId, senderId, receiverId);
    const slot = grid.find((candidate) => candidate.startsAt.getTime() === startsAt.getTime());
    if (!slot) throw badInput([{ path: 'input.startsAt', message: slotFault(startsAt) }]);
    if (endsAt && endsAt.getTime() !== slot.endsAt.getTime())
      throw badInput([{ path: 'input.endsAt', message: 'This is not the end of that slot.' }]);
    const reverse = await this.waiting(ctx, receiverId, senderId, startsAt);
    if (reverse) throw meetingConflicts.askedByThem(reverse.id);
    if (!isFree(slot)) throw meetingConflicts.slotTaken(await this.slots.offer(ctx, grid));
    if ((await this.slots.waitingRequests(ctx, senderId)) >= MAX_WAITING_REQUESTS)
      throw meetingConflicts.tooManyWaiting();
    return slot;
  }

  private async insert(
    ctx: RequestContext,
    pair: Pair,
    slot: GridSlot,
    podId: string | null,
    note: string | null,
  ): Promise<Meeting> {
    // What lapsed unseen makes room for a new request at the same time.
    await ctx.sql.rows(sql`
      UPDATE meetings SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
      WHERE sender_id = ${pair.senderId} AND receiver_id = ${pair.receiverId} AND status = 'PENDING' AND expires_at <= now()`);
    const [meeting] = await ctx.sql.rows<Meeting>({
      text: `INSERT INTO meetings AS m (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, note, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, least(now() + interval '24 hours', $6)) RETURNING ${meetingColumns}`,
      values: [
        newId(),
        pair.eventId,
        pair.senderId,
        pair.receiverId,
        podId,
        slot.startsAt,
        slot.endsAt,
        note,
      ],
    });
    if (!meeting) throw new Error('The meeting was not written');
    await ctx.events.emit(...meetingEvents.changed(meeting));
    return meeting;
  }
}

const slotFault = (startsAt: Date): string =>
  startsAt.getTime() <= Date.now()
    ? 'This time has passed.'
    : 'There is no slot at that time. Please choose one of the meeting hours.';
