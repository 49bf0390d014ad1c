import type { RequestContext } from '../../../core/request/context';
import { newId } from '../../../core/db/ids';
import { firstOf } from '../../../core/db/statement';
import { assertMayHold } from '../limits/meeting-limit.service';
import { publishMeetingChange } from '../meeting-change.service';
import { meetingConflicts } from '../meeting.errors';
import type { Meeting } from '../meeting.types';
import { notifyMeetingAccepted } from '../notifications/meeting-notice.service';
import { areParticipantsBusy, assignPod } from '../slots/meeting-claim.service';
import { insertAgreed, insertRequest, pendingRequest, type NewRequest } from './meeting-request.queries';

// Meetings from a request to several people, accepted by the receiver: the caller holds the locks of both people.

/** The data of such a meeting. */
export type ClaimedRequest = Omit<NewRequest, 'id' | 'clientId'>;

/** The meeting, agreed on at once; why not, where one of the two is busy then or no pod is free. */
export async function createAgreedMeeting(
  ctx: RequestContext,
  claimed: ClaimedRequest,
): Promise<Meeting | 'attendeeBusy' | 'noPodFree'> {
  const wanted = { ...claimed, id: newId(), clientId: null };
  await assertMayHold(ctx, wanted);
  if (await areParticipantsBusy(ctx, wanted)) return 'attendeeBusy';
  const podId = await assignPod(ctx, wanted);
  if (!podId) return 'noPodFree';
  const meeting = (await firstOf(insertAgreed(ctx, { ...wanted, podId })))!;
  await publishMeetingChange(ctx, meeting);
  await notifyMeetingAccepted(ctx, meeting, meeting.senderId);
  return meeting;
}

/** The meeting as a request that waits, for which the receiver can propose another time; the one that waits already where there is one. */
export async function createPendingMeeting(ctx: RequestContext, claimed: ClaimedRequest): Promise<Meeting> {
  const { senderId, receiverId, startsAt } = claimed;
  const known = await firstOf(pendingRequest(ctx, claimed));
  const reverse = await firstOf(
    pendingRequest(ctx, { senderId: receiverId, receiverId: senderId, startsAt }),
  );
  if (reverse) throw meetingConflicts.askedByYou();
  const meeting = known ?? (await firstOf(insertRequest(ctx, { ...claimed, id: newId(), clientId: null })))!;
  await publishMeetingChange(ctx, meeting);
  return meeting;
}
