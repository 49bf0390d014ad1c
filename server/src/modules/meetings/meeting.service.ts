import { authorize } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { cutPage } from '../../core/list-query';
import { checkPageArgs, decodeCursor, encodeCursor, type Page } from '../../core/pagination';
import { isStaff } from '../../core/roles';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import type { MeetingClaimService } from './meeting-claim.service';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';
import { meetingConflicts } from './meeting.errors';
import { meetingEvents } from './meeting.events';
import { meetingById, meetingColumns } from './meeting.loaders';
import { meetingPolicy } from './meeting.policy';
import type { MeetingSlotsService } from './meeting-slots.service';
import { isDone, takeStep, type Outcome } from './meeting.status';
import { MeetingAction, type Meeting, type MeetingsArgs, type RespondToMeetingInput } from './meeting.types';

type Refusal = 'expired' | 'attendeeBusy' | 'noPodFree';

/** Meetings of the viewer: reading, answering, cancelling. */
export class MeetingService {
  constructor(
    private readonly access: EventAccessService,
    private readonly slots: MeetingSlotsService,
    private readonly claims: MeetingClaimService,
  ) {}

  /** One meeting; for its two people and staff, to others it does not exist. */
  async get(ctx: RequestContext, id: string): Promise<Meeting> {
    const meeting = await meetingById(ctx).load(knownId(id, 'The meeting'));
    if (!meeting) throw notFound('The meeting');
    const viewer = await this.access.enterFor(ctx, meeting.eventId, 'The meeting');
    if (!isStaff(viewer.role) && !meetingPolicy.read(viewer, meeting)) throw notFound('The meeting');
    return meeting;
  }

  /** The viewer's own meetings in an event, soonest first; staff have none. */
  async list(ctx: RequestContext, args: MeetingsArgs): Promise<Page<Meeting>> {
    checkPageArgs(args);
    const { attendeeId } = await this.access.enter(ctx, args.eventId);
    const [startsAt = null, id = null] = args.after ? decodeCursor(args.after, 2) : [];
    const filter = [
      attendeeId,
      args.status ?? null,
      args.attendeeId ? knownId(args.attendeeId, 'The attendee') : null,
    ];
    const where = `$1::uuid IN (m.sender_id, m.receiver_id) AND ($2::meeting_status IS NULL OR m.status = $2)
      AND ($3::uuid IS NULL OR $3 IN (m.sender_id, m.receiver_id))`;
    const rows = await ctx.sql.rows<Meeting>({
      text: `SELECT ${meetingColumns} FROM meetings m
             WHERE ${where} AND ($4::timestamptz IS NULL OR (m.starts_at, m.id) > ($4, $5::uuid))
             ORDER BY m.starts_at, m.id LIMIT $6 OFFSET $7`,
      values: [...filter, startsAt, id, args.first + 1, args.offset ?? 0],
    });
    return {
      ...cutPage(rows, args.first),
      hasPreviousPage: Boolean(args.after ?? args.offset),
      cursorOf: (meeting) => encodeCursor([meeting.startsAt, meeting.id]),
      total: async () => {
        const [row] = await ctx.sql.rows<{ total: number }>({
          text: `SELECT count(*)::int AS total FROM meetings m WHERE ${where}`,
          values: filter,
        });
        return row?.total ?? 0;
      },
    };
  }

  /** Accepts, rejects or cancels, once; the same step again gives the same meeting. */
  async respond(ctx: RequestContext, { meetingId, action }: RespondToMeetingInput): Promise<Meeting> {
    const seen = await this.get(ctx, meetingId);
    const me = await this.access.member(ctx, seen.eventId);
    const [rule, message] =
      action === MeetingAction.CANCEL
        ? [meetingPolicy.cancel, 'Only the two people of a meeting can cancel it.']
        : [meetingPolicy.answer, 'Only the receiver of a request can answer it.'];
    authorize(rule, me, seen, message);
    if (action !== MeetingAction.ACCEPT)
      return inTransaction(ctx, (inner) => this.close(inner, seen.id, action));
    const { meeting, refusal } = await inTransaction(ctx, (inner) => this.accept(inner, seen));
    if (!refusal) return meeting;
    // After the commit: a lapsed request is closed for good, and other times are looked up without holding locks.
    const next =
      refusal === 'expired' ? [] : await this.slots.next(ctx, me.eventId, me.attendeeId, meeting.senderId);
    throw meetingConflicts[refusal](next);
  }

  /** A changed meeting for one of its two people; NOT_FOUND to everybody else. */
  async forViewer(ctx: RequestContext, eventId: string, id: string): Promise<Meeting> {
    const me = await this.access.member(ctx, eventId);
    const meeting = await meetingById(ctx).load(id);
    if (!meeting || meeting.eventId !== eventId || !meetingPolicy.read(me, meeting))
      throw notFound('The meeting');
    return meeting;
  }

  private async accept(ctx: RequestContext, seen: Meeting): Promise<{ meeting: Meeting; refusal?: Refusal }> {
    await this.claims.lockPeople(ctx, seen);
    const meeting = await this.lock(ctx, seen.id);
    if (isDone(meeting, MeetingAction.ACCEPT)) return { meeting };
    const outcome = takeStep(meeting, MeetingAction.ACCEPT);
    if (meeting.expiresAt && meeting.expiresAt.getTime() <= Date.now()) {
      const lapsed = { status: MeetingStatus.REJECTED, closedReason: MeetingClosedReason.EXPIRED };
      return { meeting: await this.save(ctx, meeting, lapsed, meeting.podId), refusal: 'expired' };
    }
    if (await this.claims.peopleAreBusy(ctx, meeting)) return { meeting, refusal: 'attendeeBusy' };
    const podId = await this.claims.takePod(ctx, meeting);
    return podId
      ? { meeting: await this.save(ctx, meeting, outcome, podId) }
      : { meeting, refusal: 'noPodFree' };
  }

  private async close(ctx: RequestContext, id: string, action: MeetingAction): Promise<Meeting> {
    const meeting = await this.lock(ctx, id);
    return isDone(meeting, action)
      ? meeting
      : this.save(ctx, meeting, takeStep(meeting, action), meeting.podId);
  }

  private async lock(ctx: RequestContext, id: string): Promise<Meeting> {
    const [meeting] = await ctx.sql.rows<Meeting>({
      text: `SELECT ${meetingColumns} FROM meetings m WHERE m.id = $1 FOR UPDATE`,
      values: [id],
    });
    if (!meeting) throw notFound('The meeting');
    return meeting;
  }

  private async save(
    ctx: RequestContext,
    meeting: Meeting,
    { status, closedReason }: Outcome,
    podId: string | null,
  ): Promise<Meeting> {
    const [saved] = await ctx.sql.rows<Meeting>({
      text: `UPDATE meetings m SET status = $2, closed_reason = $3, pod_id = $4, responded_at = now(), updated_at = now()
             WHERE m.id = $1 AND m.status = $5 RETURNING ${meetingColumns}`,
      values: [meeting.id, status, closedReason, podId, meeting.status],
    });
    if (!saved) throw notFound('The meeting');
    await ctx.events.emit(...meetingEvents.changed(saved));
    return saved;
  }
}
