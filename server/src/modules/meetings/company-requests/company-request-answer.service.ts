import type { RequestContext } from '../../../core/request/context';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/request/transaction';
import { forbidden, notFound, orNotFound } from '../../../core/errors';
import { attendeeById, lockAttendees } from '../../attendees/index';
import { requireAttendee } from '../../event-access/index';
import {
  createAgreedMeeting,
  createPendingMeeting,
  type ClaimedRequest,
} from '../requests/claimed-request.service';
import { MeetingClosedReason } from '../meeting.entity';
import { meetingConflicts } from '../meeting.errors';
import { nextFreeSlots } from '../slots/meeting-slots.service';
import { podTaken } from '../slots/meeting-claim.service';
import { proposeMeetingTime } from '../proposals/meeting-proposal.service';
import { markAnswered, NotificationKind } from '../../notifications/index';
import { fullName } from '../../users/index';
import { notifySenders, publishRequestChange } from './company-request-change.service';
import { CompanyRequestStatus } from './company-request.entity';
import { companyRequestConflicts } from './company-request.errors';
import {
  claimants,
  closeSentBy,
  closeUntakeable,
  endRequest,
  insertDecline,
  lockRequest,
  requestsOfViewer,
  takersOf,
  type CompanyRequestRow,
} from './company-request.queries';
import { getCompanyRequest } from './company-request.service';
import type { CompanyMeetingRequest, ProposeCompanyMeetingTimeInput } from './company-request.types';

// Answers to requests to companies. Locks are taken in the order of all meetings: the people by id, then the request, then a pod.

/** Takes a request: the first of the team who accepts has the meeting. Again for the same member it changes nothing. */
export async function acceptCompanyRequest(ctx: RequestContext, id: string): Promise<CompanyMeetingRequest> {
  const { snapshot, memberId } = await requireTaker(ctx, id);
  const take = async (inner: RequestContext) => {
    const { request, isMine } = await lockForTaker(inner, snapshot, memberId);
    if (isMine) return request;
    const meeting = await createAgreedMeeting(inner, claimedFrom(request, memberId));
    if (typeof meeting === 'string') return meeting;
    await markRequestAnswered(inner, request, memberId);
    return end(inner, request, { status: CompanyRequestStatus.CLAIMED, meetingId: meeting.id });
  };
  const taken = await inTransaction(ctx, take, podTaken);
  if (typeof taken !== 'string') return { ...taken, viewerId: memberId };
  // After the commit: other times are looked up without holding locks.
  throw meetingConflicts[taken](await nextFreeSlots(ctx, snapshot.eventId, memberId, snapshot.senderId));
}

/** Takes a request as one that waits between the two, with another time that the member proposes. */
export async function proposeCompanyMeetingTime(
  ctx: RequestContext,
  { requestId, startsAt }: ProposeCompanyMeetingTimeInput,
): Promise<CompanyMeetingRequest> {
  const { snapshot, memberId } = await requireTaker(ctx, requestId);
  return inTransaction(ctx, async (inner) => {
    const { request, isMine } = await lockForTaker(inner, snapshot, memberId);
    const meetingId = isMine
      ? request.meetingId!
      : (await createPendingMeeting(inner, claimedFrom(request, memberId))).id;
    await proposeMeetingTime(inner, { meetingId, startsAt });
    await markRequestAnswered(inner, request, memberId);
    const taken = isMine
      ? request
      : await end(inner, request, { status: CompanyRequestStatus.CLAIMED, meetingId });
    return { ...taken, viewerId: memberId };
  });
}

/** Hides a request from the viewer; once all who could take it have done so, it is closed and its sender notified. */
export async function declineCompanyRequest(ctx: RequestContext, id: string): Promise<CompanyMeetingRequest> {
  const { snapshot, memberId } = await requireTaker(ctx, id);
  return inTransaction(ctx, async (inner) => {
    const request = orNotFound(await firstOf(lockRequest(inner, { id: snapshot.id })), 'The request');
    if (request.status !== CompanyRequestStatus.PENDING) return { ...request, viewerId: memberId };
    await insertDecline(inner, { id: snapshot.id, attendeeId: memberId });
    await markRequestAnswered(inner, request, memberId);
    if ((await takersOf(inner, { id: snapshot.id })).length > 0) {
      await publishRequestChange(inner, [request]);
      return { ...request, viewerId: memberId };
    }
    const closed = await end(inner, request, closedAs(MeetingClosedReason.DECLINED));
    await notifySenders(inner, [closed], NotificationKind.MEETING_REJECTED);
    return { ...closed, viewerId: memberId };
  });
}

/** The member who answered has nothing left to read of the request. */
const markRequestAnswered = (ctx: RequestContext, { senderId }: { senderId: string }, memberId: string) =>
  markAnswered(ctx, { attendeeIds: [memberId], aboutIds: [senderId], kinds: ['COMPANY_MEETING_REQUESTED'] });

/** Takes the viewer's own request back; again it changes nothing. */
export async function cancelCompanyRequest(ctx: RequestContext, id: string): Promise<CompanyMeetingRequest> {
  const snapshot = await getCompanyRequest(ctx, id);
  const { attendeeId } = await requireAttendee(ctx, snapshot.eventId);
  if (attendeeId !== snapshot.senderId) throw forbidden('Only the one who asked can cancel this.');
  return inTransaction(ctx, async (inner) => {
    const request = orNotFound(await firstOf(lockRequest(inner, { id: snapshot.id })), 'The request');
    const isDone = request.closedReason === MeetingClosedReason.CANCELLED;
    if (!isDone && request.status !== CompanyRequestStatus.PENDING)
      throw companyRequestConflicts.statusChanged(request.status);
    const closed = isDone ? request : await end(inner, request, closedAs(MeetingClosedReason.CANCELLED));
    return { ...closed, viewerId: attendeeId };
  });
}

/** Closes requests of leaving attendees to companies, and requests to their own companies that no other member can accept. */
export async function closeRequestsOf(ctx: RequestContext, attendeeIds: readonly string[]): Promise<void> {
  const sent = await closeSentBy(ctx, { attendeeIds });
  const left = await closeUntakeable(ctx, {
    memberIds: attendeeIds,
    leavingIds: attendeeIds,
    senderIds: null,
  });
  await publishRequestChange(ctx, [...sent, ...left]);
  await notifySenders(ctx, left, NotificationKind.MEETING_REJECTED);
}

/** Closes requests between one of the two and the other's company that no other member can accept. No notification is sent, since it would reveal the block. */
export async function closeBlockedRequests(
  ctx: RequestContext,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  const pair = [blockerId, blockedId];
  const closed = await closeUntakeable(ctx, { memberIds: pair, leavingIds: [], senderIds: pair });
  await publishRequestChange(ctx, closed);
}

/** The request, read without a lock, and the viewer, who must be in the team. */
async function requireTaker(
  ctx: RequestContext,
  id: string,
): Promise<{ snapshot: CompanyMeetingRequest; memberId: string }> {
  const snapshot = await getCompanyRequest(ctx, id);
  const { attendeeId } = await requireAttendee(ctx, snapshot.eventId);
  if (attendeeId === snapshot.senderId) throw forbidden('Only the team of the company can answer this.');
  return { snapshot, memberId: attendeeId };
}

/** The request, locked with both people, while the member may take it or has done so. */
async function lockForTaker(
  ctx: RequestContext,
  { id, senderId }: CompanyMeetingRequest,
  memberId: string,
): Promise<{ request: CompanyRequestRow; isMine: boolean }> {
  if (!(await lockAttendees(ctx.db, [senderId, memberId]))) throw notFound('The request');
  const request = orNotFound(await firstOf(lockRequest(ctx, { id })), 'The request');
  const [claimant] = await claimants(ctx, { ids: [id] });
  if (claimant && claimant.attendeeId !== memberId) {
    const member = await attendeeById(ctx).load(claimant.attendeeId);
    const name = member ? fullName(member) : '';
    throw companyRequestConflicts.claimedByOther(claimant.attendeeId, name);
  }
  if (claimant) return { request, isMine: true };
  // The team and its blocks cannot change any more while both people are locked.
  const { userId } = await requireAttendee(ctx, request.eventId);
  if ((await requestsOfViewer(ctx, { userId, ids: [id] })).length === 0) throw notFound('The request');
  const isLate = request.expiresAt && request.expiresAt.getTime() <= Date.now();
  if (isLate || request.closedReason === MeetingClosedReason.EXPIRED) throw companyRequestConflicts.expired();
  if (request.status !== CompanyRequestStatus.PENDING)
    throw companyRequestConflicts.statusChanged(request.status);
  return { request, isMine: false };
}

type Ending = Partial<Pick<CompanyRequestRow, 'closedReason' | 'meetingId'>> &
  Pick<CompanyRequestRow, 'status'>;

const closedAs = (closedReason: MeetingClosedReason): Ending => ({
  status: CompanyRequestStatus.CLOSED,
  closedReason,
});

/** Ends a locked request that waits, and publishes it. */
async function end(
  ctx: RequestContext,
  { id }: CompanyRequestRow,
  { status, closedReason = null, meetingId = null }: Ending,
): Promise<CompanyRequestRow> {
  const ended = await firstOf(endRequest(ctx, { id, status, closedReason, meetingId }));
  const request = orNotFound(ended, 'The request');
  await publishRequestChange(ctx, [request]);
  return request;
}

const claimedFrom = (request: CompanyRequestRow, receiverId: string): ClaimedRequest => {
  const { eventId, senderId, podId, startsAt, endsAt, note } = request;
  return { eventId, senderId, receiverId, podId, startsAt, endsAt, note };
};
