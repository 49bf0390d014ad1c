import { authorize, viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { isStaff } from '../../core/auth/roles';
import type { Selection } from '../../core/graphql/selection';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/db/transaction';
import type { EventAccessService } from '../event-access/index';
import { podTaken, type MeetingClaimService } from './meeting-claim.service';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';
import { meetingConflicts } from './meeting.errors';
import { meetingEvents } from './meeting.events';
import { changedMeeting, meetingById } from './meeting.loaders';
import { meetingPolicy } from './meeting.policy';
import {
  acceptedMeetings,
  confirmAsReceiver,
  confirmAsSender,
  openMeetings,
  ownMeetings,
} from './meeting.queries';
import type { MeetingChangeService } from './meeting-change.service';
import type { MeetingNoticeService } from './meeting-notice.service';
import type { MeetingSlotsService } from './meeting-slots.service';
import { isAlreadyApplied, transition } from './meeting.status';
import {
  MeetingAction,
  type ConfirmMeetingTookPlaceInput,
  type Meeting,
  type MeetingsArgs,
  type RespondToMeetingInput,
} from './meeting.types';

type Refusal = 'expired' | 'attendeeBusy' | 'noPodFree';

/** Meetings of the viewer: reading, answering, cancelling. */
export class MeetingService {
  constructor(
    private readonly access: EventAccessService,
    private readonly slots: MeetingSlotsService,
    private readonly claims: MeetingClaimService,
    private readonly changes: MeetingChangeService,
    private readonly notices: MeetingNoticeService,
  ) {}

  /** One meeting; for its two people and staff, to others it does not exist. */
  async get(ctx: RequestContext, id: string): Promise<Meeting> {
    const meeting = await meetingById(ctx).load(parseId(id, 'The meeting'));
    if (!meeting) throw notFound('The meeting');
    const viewer = await this.access.enterFor(ctx, meeting.eventId, 'The meeting');
    if (!isStaff(viewer.role) && !meetingPolicy.read(viewer, meeting)) throw notFound('The meeting');
    return meeting;
  }

  /** The viewer's own meetings in an event, soonest first; staff have none. */
  async list(ctx: RequestContext, args: MeetingsArgs, selection: Selection): Promise<Page<Meeting>> {
    const { userId, role } = viewerOf(ctx);
    const eventId = parseId(args.eventId, 'The event');
    const filter = {
      userId: isStaff(role) ? null : userId,
      eventId,
      status: args.status ?? null,
      attendeeId: args.attendeeId ? parseId(args.attendeeId, 'The attendee') : null,
    };
    const page = await ownMeetings(ctx.sql, filter, args, selection);
    // The statement gives strangers no rows; only then it is worth asking whether this is one.
    if (page.nodes.length === 0) await this.access.enter(ctx, eventId);
    return page;
  }

  /** Meetings of an attendee that wait or stand, soonest first; at most 1,000. */
  open(ctx: RequestContext, attendeeId: string): Promise<Meeting[]> {
    return openMeetings(ctx, { attendeeId });
  }

  /** Meetings of an attendee that stand, or stood once and were closed later; soonest first, at most 1,000. */
  agreed(ctx: RequestContext, attendeeId: string): Promise<Meeting[]> {
    return acceptedMeetings(ctx, { attendeeId });
  }

  /** Accepts, rejects or cancels, once; the same step again gives the same meeting. */
  async respond(ctx: RequestContext, { meetingId, action, reason }: RespondToMeetingInput): Promise<Meeting> {
    const seen = await this.get(ctx, meetingId);
    const me = await this.access.member(ctx, seen.eventId);
    const [rule, message] =
      action === MeetingAction.CANCEL
        ? [meetingPolicy.cancel, 'Only the two people of a meeting can cancel it.']
        : [meetingPolicy.answer, 'Only the receiver of a request can answer it.'];
    authorize(rule, me, seen, message);
    if (action !== MeetingAction.ACCEPT)
      return inTransaction(ctx, (inner) =>
        this.close(inner, seen.id, me.attendeeId, action, reason?.trim() || null),
      );
    const { meeting, refusal } = await inTransaction(ctx, (inner) => this.accept(inner, seen), podTaken);
    if (!refusal) return meeting;
    // After the commit: an expired request is closed for good, and other times are looked up without holding locks.
    const next =
      refusal === 'expired' ? [] : await this.slots.next(ctx, me.eventId, me.attendeeId, meeting.senderId);
    throw meetingConflicts[refusal](next);
  }

  /** A changed meeting for one of its two people; NOT_FOUND to everybody else. */
  async forViewer(ctx: RequestContext, eventId: string, id: string): Promise<Meeting> {
    const me = await this.access.member(ctx, eventId);
    const meeting = await changedMeeting(ctx, id);
    if (!meeting || meeting.eventId !== eventId || !meetingPolicy.read(me, meeting))
      throw notFound('The meeting');
    return meeting;
  }

  /** Says for the viewer's side whether it took place; only once it is over. */
  async confirmTookPlace(
    ctx: RequestContext,
    { meetingId, tookPlace }: ConfirmMeetingTookPlaceInput,
  ): Promise<Meeting> {
    const seen = await this.get(ctx, meetingId);
    const me = await this.access.member(ctx, seen.eventId);
    authorize(meetingPolicy.confirm, me, seen, 'Only the two people of a meeting can say this.');
    const confirm = me.attendeeId === seen.senderId ? confirmAsSender : confirmAsReceiver;
    return inTransaction(ctx, async (inner) => {
      const meeting = await firstOf(confirm(inner, { id: seen.id, tookPlace }));
      if (!meeting) throw meetingConflicts.notOver();
      // The other participant never learns of this answer, so that only the viewer's own screens hear of it.
      await inner.events.emit(meetingEvents.changedFor(me.attendeeId, meeting.id));
      return meeting;
    });
  }

  private async accept(ctx: RequestContext, seen: Meeting): Promise<{ meeting: Meeting; refusal?: Refusal }> {
    await this.claims.lockPeople(ctx, seen);
    const meeting = await this.changes.lock(ctx, seen.id);
    if (isAlreadyApplied(meeting, MeetingAction.ACCEPT)) return { meeting };
    const outcome = transition(meeting, MeetingAction.ACCEPT);
    if (hasPassed(meeting.expiresAt)) {
      const expired = { status: MeetingStatus.REJECTED, closedReason: MeetingClosedReason.EXPIRED };
      const closed = await this.changes.save(ctx, meeting, expired);
      await this.notices.expired(ctx, [closed]);
      return { meeting: closed, refusal: 'expired' };
    }
    // A proposal for later keeps a request open beyond the time that it was made for.
    if (hasPassed(meeting.startsAt)) return { meeting, refusal: 'expired' };
    if (await this.claims.peopleAreBusy(ctx, meeting)) return { meeting, refusal: 'attendeeBusy' };
    const podId = await this.claims.assignPod(ctx, meeting);
    if (!podId) return { meeting, refusal: 'noPodFree' };
    const accepted = await this.changes.save(ctx, meeting, { ...outcome, podId });
    await this.notices.accepted(ctx, accepted, accepted.senderId);
    return { meeting: accepted };
  }

  private async close(
    ctx: RequestContext,
    id: string,
    byId: string,
    action: MeetingAction,
    reason: string | null,
  ): Promise<Meeting> {
    const meeting = await this.changes.lock(ctx, id);
    if (isAlreadyApplied(meeting, action)) return meeting;
    // What was is history: both say of it whether it took place.
    if (
      meeting.status === MeetingStatus.ACTIVE &&
      action === MeetingAction.CANCEL &&
      hasPassed(meeting.endsAt)
    )
      throw meetingConflicts.over();
    const closed = await this.changes.save(ctx, meeting, { ...transition(meeting, action), reason });
    if (action === MeetingAction.REJECT) await this.notices.rejected(ctx, closed);
    else await this.notices.cancelled(ctx, closed, byId, meeting);
    return closed;
  }
}

const hasPassed = (time: Date | null): boolean => time !== null && time.getTime() <= Date.now();
