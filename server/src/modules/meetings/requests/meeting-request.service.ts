import type { RequestContext } from '../../../core/request/context';
import { badInput, notFound } from '../../../core/errors';
import { newId } from '../../../core/db/ids';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/request/transaction';
import { getAttendee, attendeePolicy, lockAttendees } from '../../attendees/index';
import { requireAttendee } from '../../event-access/index';
import { assertMayRequest } from '../limits/meeting-limit.service';
import { meetingConflicts } from '../meeting.errors';
import { publishMeetingChange } from '../meeting-change.service';
import { notifyMeetingRequested, notifyMeetingsExpired } from '../notifications/meeting-notice.service';
import {
  closeExpired,
  closeExpiredBetween,
  insertRequest,
  pendingRequest,
  requestByClientId,
  type NewRequest,
} from './meeting-request.queries';
import { preferredPod, type PreferredPod } from '../slots/meeting-claim.service';
import { slotGrid } from '../slots/meeting-slots.queries';
import { assertSlotFree, slotAt, type GridSlot } from '../slots/meeting-slots.service';
import type { Meeting, RequestMeetingInput } from '../meeting.types';

interface Pair {
  eventId: string;
  senderId: string;
  receiverId: string;
}

/**
 * Asks for a meeting. It holds nothing until it is accepted. The same request again is the one that waits already, and with
 * the same `clientId` the one that was made then, even if it was answered since.
 */
export async function requestMeeting(ctx: RequestContext, input: RequestMeetingInput): Promise<Meeting> {
  const receiver = await getAttendee(ctx, input.attendeeId);
  const me = await requireAttendee(ctx, receiver.eventId);
  if (!attendeePolicy.requestMeeting(me, receiver))
    throw badInput([{ path: 'input.attendeeId', message: 'You cannot ask this attendee for a meeting.' }]);
  const pair = { eventId: me.eventId, senderId: me.attendeeId, receiverId: receiver.id };
  const pod = await preferredPod(ctx, me.eventId, input.podId);
  return inTransaction(ctx, async (inner) => {
    // The sender's requests are counted one after the other, and two people who ask each other at once see it.
    if (!(await lockAttendees(inner.db, [pair.senderId, pair.receiverId]))) throw notFound('The attendee');
    const known =
      (await findRepeatedRequest(inner, pair, input)) ??
      (await firstOf(pendingRequest(inner, { ...pair, startsAt: input.startsAt })));
    if (known) return known;
    const slot = await checkRequest(inner, pair, input, pod);
    return writeRequest(inner, pair, slot, {
      podId: pod.podId,
      note: input.note?.trim() || null,
      clientId: input.clientId ?? null,
    });
  });
}

/** Closes requests that were not answered in time, and notifies their senders. Safe to run on every server at once. */
export async function expireDueRequests(ctx: RequestContext): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const closed = await closeExpired(inner, {});
    await notifyExpired(inner, closed);
    return closed.length;
  });
}

/** The meeting of a request whose answer the client never received. */
async function findRepeatedRequest(
  ctx: RequestContext,
  { senderId, receiverId }: Pair,
  { clientId, startsAt }: RequestMeetingInput,
): Promise<Meeting | undefined> {
  if (!clientId) return undefined;
  const meeting = await firstOf(requestByClientId(ctx, { senderId, clientId }));
  if (meeting && (meeting.receiverId !== receiverId || meeting.startsAt.getTime() !== startsAt.getTime()))
    throw badInput([{ path: 'input.clientId', message: 'This id belongs to another request.' }]);
  return meeting;
}

async function checkRequest(
  ctx: RequestContext,
  { eventId, senderId, receiverId }: Pair,
  times: RequestMeetingInput,
  { errors }: PreferredPod,
): Promise<GridSlot> {
  const pair = { senderId: receiverId, receiverId: senderId };
  const reverse = await firstOf(pendingRequest(ctx, { ...pair, startsAt: times.startsAt }));
  if (reverse) throw meetingConflicts.askedByThem(reverse.id);
  await assertMayRequest(ctx, { senderId, receiverId }, times.startsAt);
  const grid = await slotGrid(ctx, { eventId, viewerId: senderId, otherIds: [receiverId], movingId: null });
  const slot = slotAt(grid, times, errors);
  await assertSlotFree(ctx, grid, slot);
  return slot;
}

async function writeRequest(
  ctx: RequestContext,
  pair: Pair,
  slot: GridSlot,
  request: Pick<NewRequest, 'podId' | 'note' | 'clientId'>,
): Promise<Meeting> {
  // Expired requests between the two, in either direction, make room for a new one at the same time.
  await notifyExpired(ctx, await closeExpiredBetween(ctx, pair));
  const { startsAt, endsAt } = slot;
  const values = { id: newId(), ...pair, startsAt, endsAt, ...request };
  const meeting = (await firstOf(insertRequest(ctx, values)))!;
  await publishMeetingChange(ctx, meeting);
  await notifyMeetingRequested(ctx, meeting);
  return meeting;
}

async function notifyExpired(ctx: RequestContext, closed: Meeting[]): Promise<void> {
  await publishMeetingChange(ctx, ...closed);
  await notifyMeetingsExpired(ctx, closed);
}
