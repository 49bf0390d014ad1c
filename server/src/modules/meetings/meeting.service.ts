import { authorize, viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { notFound, orNotFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { isStaff } from '../../core/auth/roles';
import type { Selection } from '../../core/graphql/selection';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee, requireEventAccess, requireEventOf } from '../event-access/index';
import { areParticipantsBusy, assignPod, lockParticipants, podTaken } from './slots/meeting-claim.service';
import { assertMayHold } from './limits/meeting-limit.service';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';
import { meetingConflicts } from './meeting.errors';
import { meetingEvents } from './meeting.events';
import { changedMeeting, meetingById } from './meeting.loaders';
import { meetingPolicy } from './meeting.policy';
import { confirmAsReceiver, confirmAsSender, ownMeetings } from './meeting.queries';
import { lockMeetingRow, saveMeetingChange } from './meeting-change.service';
import {
  notifyMeetingAccepted,
  notifyMeetingCancelled,
  notifyMeetingRejected,
  notifyMeetingsExpired,
} from './notifications/meeting-notice.service';
import { nextFreeSlots } from './slots/meeting-slots.service';
import { isAlreadyApplied, transition } from './meeting.status';
import {
  MeetingAction,
  type ConfirmMeetingTookPlaceInput,
  type Meeting,
  type MeetingsArgs,
  type RespondToMeetingInput,
} from './meeting.types';

type Refusal = 'expired' | 'attendeeBusy' | 'noPodFree';

/** One meeting; for its two people and staff, to others it does not exist. */
export async function getMeeting(ctx: RequestContext, id: string): Promise<Meeting> {
  const meeting = orNotFound(await meetingById(ctx).load(parseId(id, 'The meeting')), 'The meeting');
  const viewer = await requireEventOf(ctx, meeting.eventId, 'The meeting');
  if (!isStaff(viewer.role) && !meetingPolicy.read(viewer, meeting)) throw notFound('The meeting');
  return meeting;
}

/** The viewer's own meetings in an event, soonest first; staff have none. */
export async function listMeetings(
  ctx: RequestContext,
  args: MeetingsArgs,
  selection: Selection,
): Promise<Page<Meeting>> {
  const { userId, role } = viewerOf(ctx);
  const eventId = parseId(args.eventId, 'The event');
  const filter = {
    userId: isStaff(role) ? null : userId,
    eventId,
    status: args.status ?? null,
    attendeeId: args.attendeeId ? parseId(args.attendeeId, 'The attendee') : null,
    selection,
  };
  const page = await ownMeetings(ctx.db, filter, args);
  // The statement gives strangers no rows; only then it is worth asking whether this is one.
  if (page.nodes.length === 0) await requireEventAccess(ctx, eventId);
  return page;
}

/** Accepts, rejects or cancels, once; the same step again gives the same meeting. */
export async function respondToMeeting(
  ctx: RequestContext,
  { meetingId, action, reason }: RespondToMeetingInput,
): Promise<Meeting> {
  const snapshot = await getMeeting(ctx, meetingId);
  const me = await requireAttendee(ctx, snapshot.eventId);
  const [rule, message] =
    action === MeetingAction.CANCEL
      ? [meetingPolicy.cancel, 'Only participants can cancel a meeting.']
      : [meetingPolicy.answer, 'Only the receiver of a request can answer it.'];
  authorize(rule, me, snapshot, message);
  if (action !== MeetingAction.ACCEPT)
    return inTransaction(ctx, (inner) =>
      closeMeeting(inner, snapshot.id, me.attendeeId, action, reason?.trim() || null),
    );
  const { meeting, refusal } = await inTransaction(ctx, (inner) => acceptMeeting(inner, snapshot), podTaken);
  if (!refusal) return meeting;
  // After the commit: an expired request is closed for good, and other times are looked up without holding locks.
  const next =
    refusal === 'expired' ? [] : await nextFreeSlots(ctx, me.eventId, me.attendeeId, meeting.senderId);
  throw meetingConflicts[refusal](next);
}

/** A changed meeting for one of its two people; NOT_FOUND to all others. */
export async function getMeetingForViewer(
  ctx: RequestContext,
  eventId: string,
  id: string,
): Promise<Meeting> {
  const me = await requireAttendee(ctx, eventId);
  const meeting = await changedMeeting(ctx, id);
  if (!meeting || meeting.eventId !== eventId || !meetingPolicy.read(me, meeting))
    throw notFound('The meeting');
  return meeting;
}

/** Says for the viewer's side whether it took place; only once it is over. */
export async function confirmMeetingTookPlace(
  ctx: RequestContext,
  { meetingId, tookPlace }: ConfirmMeetingTookPlaceInput,
): Promise<Meeting> {
  const snapshot = await getMeeting(ctx, meetingId);
  const me = await requireAttendee(ctx, snapshot.eventId);
  authorize(meetingPolicy.confirm, me, snapshot, 'Only participants can say this.');
  const confirm = me.attendeeId === snapshot.senderId ? confirmAsSender : confirmAsReceiver;
  return inTransaction(ctx, async (inner) => {
    const meeting = await firstOf(confirm(inner, { id: snapshot.id, tookPlace }));
    if (!meeting) throw meetingConflicts.notOver();
    // The other participant never learns of this answer, so that only the viewer's own screens hear of it.
    await inner.events.emit(meetingEvents.changedFor(me.attendeeId, meeting.id));
    return meeting;
  });
}

async function acceptMeeting(
  ctx: RequestContext,
  snapshot: Meeting,
): Promise<{ meeting: Meeting; refusal?: Refusal }> {
  await lockParticipants(ctx, snapshot);
  const meeting = await lockMeetingRow(ctx, snapshot.id);
  if (isAlreadyApplied(meeting, MeetingAction.ACCEPT)) return { meeting };
  const outcome = transition(meeting, MeetingAction.ACCEPT);
  if (hasPassed(meeting.expiresAt)) {
    const expired = { status: MeetingStatus.REJECTED, closedReason: MeetingClosedReason.EXPIRED };
    const closed = await saveMeetingChange(ctx, meeting, expired);
    await notifyMeetingsExpired(ctx, [closed]);
    return { meeting: closed, refusal: 'expired' };
  }
  // A proposal for later keeps a request open beyond the time that it was made for.
  if (hasPassed(meeting.startsAt)) return { meeting, refusal: 'expired' };
  await assertMayHold(ctx, meeting);
  if (await areParticipantsBusy(ctx, meeting)) return { meeting, refusal: 'attendeeBusy' };
  const podId = await assignPod(ctx, meeting);
  if (!podId) return { meeting, refusal: 'noPodFree' };
  const accepted = await saveMeetingChange(ctx, meeting, { ...outcome, podId });
  await notifyMeetingAccepted(ctx, accepted, accepted.senderId);
  return { meeting: accepted };
}

async function closeMeeting(
  ctx: RequestContext,
  id: string,
  byId: string,
  action: MeetingAction,
  reason: string | null,
): Promise<Meeting> {
  const meeting = await lockMeetingRow(ctx, id);
  if (isAlreadyApplied(meeting, action)) return meeting;
  // Past meetings are history: both say whether it took place.
  if (meeting.status === MeetingStatus.ACTIVE && action === MeetingAction.CANCEL && hasPassed(meeting.endsAt))
    throw meetingConflicts.over();
  const closed = await saveMeetingChange(ctx, meeting, { ...transition(meeting, action), reason });
  if (action === MeetingAction.REJECT) await notifyMeetingRejected(ctx, closed);
  else await notifyMeetingCancelled(ctx, closed, byId, meeting);
  return closed;
}

const hasPassed = (time: Date | null): boolean => time !== null && time.getTime() <= Date.now();
