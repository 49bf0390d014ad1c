import type { RequestContext } from '../../core/context';
import { badInput } from '../../core/errors';
import { newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import type { AttendeeService } from '../attendees/attendee.service';
import { attendeePolicy } from '../attendees/attendee.policy';
import { lockAttendees } from '../attendees/attendee-lock.queries';
import { checkReachable } from '../attendees/reachability';
import type { EventAccessService } from '../events/event-access.service';
import { MAX_WAITING_REQUESTS, meetingConflicts } from './meeting.errors';
import { meetingColumns } from './meeting-row.columns';
import type { MeetingChangeService } from './meeting-change.service';
import type { MeetingNoticeService } from './meeting-notice.service';
import { wishedPod, type WishedPod } from './meeting-pod';
import { slotAt, type GridSlot, type MeetingSlotsService } from './meeting-slots.service';
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
    private readonly changes: MeetingChangeService,
    private readonly notices: MeetingNoticeService,
  ) {}

  /** Asks for a meeting. It holds nothing until it is accepted. The same request again is the one that waits already. */
  async request(ctx: RequestContext, input: RequestMeetingInput): Promise<Meeting> {
    const receiver = await this.attendees.get(ctx, input.attendeeId);
    const me = await this.access.member(ctx, receiver.eventId);
    if (!attendeePolicy.requestMeeting(me, receiver))
      throw badInput([{ path: 'input.attendeeId', message: 'You cannot ask this attendee for a meeting.' }]);
    const pair = { eventId: me.eventId, senderId: me.attendeeId, receiverId: receiver.id };
    const pod = await wishedPod(ctx, me.eventId, input.podId);
    return inTransaction(ctx, async (inner) => {
      // The sender's requests are counted one after the other, and two people who ask each other at once see it.
      await lockAttendees(inner.sql, [pair.senderId, pair.receiverId]);
      const known = await this.waiting(inner, pair.senderId, pair.receiverId, input.startsAt);
      if (known) return known;
      const slot = await this.check(inner, pair, input, pod);
      return this.insert(inner, pair, slot, pod.podId, input.note?.trim() || null);
    });
  }

  /** Closes requests that nobody answered in time; those who asked are told. Safe to run on every server at once. */
  async expireDue(ctx: RequestContext): Promise<number> {
    return inTransaction(ctx, async (inner) => {
      const closed = await inner.sql.rows<Meeting>({
        text: `UPDATE meetings m SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
               WHERE m.id IN (SELECT id FROM meetings WHERE status = 'PENDING' AND expires_at <= now()
                              ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED)
               RETURNING ${meetingColumns}`,
        values: [],
      });
      await this.tellExpired(inner, closed);
      return closed.length;
    });
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
    times: RequestMeetingInput,
    { faults }: WishedPod,
  ): Promise<GridSlot> {
    await checkReachable(ctx, senderId, receiverId);
    const grid = await this.slots.grid(ctx, eventId, senderId, receiverId);
    const slot = slotAt(grid, times, faults);
    const reverse = await this.waiting(ctx, receiverId, senderId, times.startsAt);
    if (reverse) throw meetingConflicts.askedByThem(reverse.id);
    await this.slots.demandFree(ctx, grid, slot);
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
    // Expired requests between the two, in either direction, make room for a new one at the same time.
    const lapsed = await ctx.sql.rows<Meeting>({
      text: `UPDATE meetings m SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
             WHERE (m.sender_id, m.receiver_id) IN (($1, $2), ($2, $1)) AND m.status = 'PENDING' AND m.expires_at <= now()
             RETURNING ${meetingColumns}`,
      values: [pair.senderId, pair.receiverId],
    });
    await this.tellExpired(ctx, lapsed);
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
    await this.changes.tellScreens(ctx, meeting);
    await this.notices.requested(ctx, meeting);
    return meeting;
  }

  private async tellExpired(ctx: RequestContext, closed: Meeting[]): Promise<void> {
    await this.changes.tellScreens(ctx, ...closed);
    await this.notices.expired(ctx, closed);
  }
}
