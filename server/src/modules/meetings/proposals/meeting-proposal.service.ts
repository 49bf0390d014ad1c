import { authorize } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { badInput, forbidden } from '../../../core/errors';
import { newId } from '../../../core/db/ids';
import type { Limit } from '../../../core/admission/rate-limits';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/request/transaction';
import { checkReachable } from '../../blocks/index';
import { requireAttendee } from '../../event-access/index';
import { lockMeetingRow, publishMeetingChange, saveMeetingChange } from '../meeting-change.service';
import {
  areParticipantsBusy,
  assignPod,
  lockParticipants,
  podTaken,
  preferredPod,
} from '../slots/meeting-claim.service';
import {
  notifyMeetingAccepted,
  notifyMeetingMoved,
  notifyProposalRejected,
  notifyTimeProposed,
} from '../notifications/meeting-notice.service';
import { MeetingProposalEntity } from './meeting-proposal.entity';
import { extendRequest, findProposal, saveProposal, shortenRequest } from './meeting-proposal.queries';
import {
  ProposalAction,
  type MeetingProposal,
  type ProposeMeetingTimeInput,
  type RespondToProposalInput,
} from './meeting-proposal.types';
import { slotGrid } from '../slots/meeting-slots.queries';
import { assertSlotFree, nextFreeSlots, slotAt } from '../slots/meeting-slots.service';
import { MeetingStatus } from '../meeting.entity';
import { assertMayHold } from '../limits/meeting-limit.service';
import { meetingConflicts } from '../meeting.errors';
import { meetingPolicy, otherParticipant } from '../meeting.policy';
import { getMeeting } from '../meeting.service';
import { checkOpen } from '../meeting.status';
import type { Meeting } from '../meeting.types';

type Refusal = 'attendeeBusy' | 'noPodFree';

const PROPOSALS: Limit = { name: 'meeting-proposals', points: 30, seconds: 3_600 };

// Another time for a meeting: one side proposes, the other decides, and the old time stands until then.

/** Proposes a free slot; takes the place of what was proposed before. The same proposal again changes nothing. */
export async function proposeMeetingTime(
  ctx: RequestContext,
  input: ProposeMeetingTimeInput,
): Promise<Meeting> {
  const snapshot = await getMeeting(ctx, input.meetingId);
  const me = await requireAttendee(ctx, snapshot.eventId);
  authorize(meetingPolicy.propose, me, snapshot, 'Only participants can propose a time.');
  const { podId, errors } = await preferredPod(ctx, snapshot.eventId, input.podId);
  await ctx.runtime.rateLimits.take(PROPOSALS, me.attendeeId);
  return inTransaction(ctx, async (inner) => {
    const meeting = await lockOpenProposal(inner, snapshot.id);
    await checkReachable(inner, meeting.senderId, meeting.receiverId);
    if (input.startsAt.getTime() === meeting.startsAt.getTime())
      throw badInput([
        ...errors,
        { path: 'input.startsAt', message: 'The meeting is already at that time.' },
      ]);
    const known = await firstOf(findProposal(inner, { meetingId: meeting.id }));
    if (known && isSame(known, me.attendeeId, input.startsAt, podId)) return meeting;
    const otherId = otherParticipant(meeting, me.attendeeId);
    const pair = { eventId: meeting.eventId, viewerId: me.attendeeId, otherIds: [otherId] };
    const grid = await slotGrid(inner, { ...pair, movingId: meeting.id });
    const slot = slotAt(grid, input, errors);
    await assertSlotFree(inner, grid, slot);
    await writeProposal(inner, { ...slot, meetingId: meeting.id, proposerId: me.attendeeId, podId });
    await publishMeetingChange(inner, meeting);
    await notifyTimeProposed(inner, meeting, me.attendeeId, slot.startsAt);
    return lockMeetingRow(inner, meeting.id);
  });
}

/** Accepts (which claims the new time), rejects or withdraws a proposal, once. */
export async function respondToProposal(
  ctx: RequestContext,
  input: RespondToProposalInput,
): Promise<Meeting> {
  const snapshot = await getMeeting(ctx, input.meetingId);
  const me = await requireAttendee(ctx, snapshot.eventId);
  authorize(meetingPolicy.propose, me, snapshot, 'Only participants can answer.');
  const answer = async (inner: RequestContext): Promise<{ meeting: Meeting; refusal?: Refusal }> => {
    await lockParticipants(inner, snapshot);
    const current = await lockOpenProposal(inner, snapshot.id);
    const proposal = await firstOf(findProposal(inner, { meetingId: snapshot.id }));
    if (proposal?.id !== input.proposalId) throw meetingConflicts.proposalChanged();
    checkSide(proposal, me.attendeeId, input.action);
    // An answer to ACCEPT would say whether the other is free at that time.
    if (input.action === ProposalAction.ACCEPT)
      await checkReachable(inner, current.senderId, current.receiverId);
    return input.action === ProposalAction.ACCEPT
      ? acceptProposal(inner, current, proposal)
      : { meeting: await dropProposal(inner, current, proposal, input.action) };
  };
  const { meeting, refusal } = await inTransaction(ctx, answer, podTaken);
  if (!refusal) return meeting;
  // After the commit: other times are looked up without holding locks.
  const otherId = otherParticipant(meeting, me.attendeeId);
  throw meetingConflicts[refusal](await nextFreeSlots(ctx, me.eventId, me.attendeeId, otherId));
}

async function acceptProposal(
  ctx: RequestContext,
  meeting: Meeting,
  { startsAt, endsAt, podId, proposerId }: MeetingProposal,
): Promise<{ meeting: Meeting; refusal?: Refusal }> {
  if (startsAt.getTime() <= Date.now()) throw meetingConflicts.proposalPassed();
  const proposed = Object.assign({}, meeting, { startsAt, endsAt, podId: podId ?? meeting.podId });
  await assertMayHold(ctx, proposed);
  if (await areParticipantsBusy(ctx, proposed)) return { meeting, refusal: 'attendeeBusy' };
  const free = await assignPod(ctx, proposed);
  if (!free) return { meeting, refusal: 'noPodFree' };
  const agreed = { status: MeetingStatus.ACTIVE, closedReason: null, startsAt, endsAt, podId: free };
  const moved = await saveMeetingChange(ctx, meeting, agreed);
  if (meeting.status === MeetingStatus.ACTIVE) await notifyMeetingMoved(ctx, moved, () => [proposerId]);
  else await notifyMeetingAccepted(ctx, moved, proposerId);
  return { meeting: moved };
}

async function dropProposal(
  ctx: RequestContext,
  meeting: Meeting,
  { proposerId }: MeetingProposal,
  action: ProposalAction,
): Promise<Meeting> {
  await ctx.entities.delete(MeetingProposalEntity, { meetingId: meeting.id });
  // A request that a later proposal had kept open expires again at its own start.
  await shortenRequest(ctx, { meetingId: meeting.id });
  await publishMeetingChange(ctx, meeting);
  if (action === ProposalAction.REJECT) await notifyProposalRejected(ctx, meeting, proposerId);
  return lockMeetingRow(ctx, meeting.id);
}

/** The meeting, locked; CONFLICT where it is closed, has expired, or has begun while it was agreed on. */
async function lockOpenProposal(ctx: RequestContext, id: string): Promise<Meeting> {
  const meeting = await lockMeetingRow(ctx, id);
  checkOpen(meeting);
  if (meeting.expiresAt && meeting.expiresAt.getTime() <= Date.now()) throw meetingConflicts.expired();
  if (meeting.status === MeetingStatus.ACTIVE && meeting.startsAt.getTime() <= Date.now())
    throw meetingConflicts.begun();
  return meeting;
}

async function writeProposal(
  ctx: RequestContext,
  proposal: Omit<MeetingProposal, 'id' | 'createdAt'>,
): Promise<void> {
  await saveProposal(ctx, { id: newId(), ...proposal });
  // The other side has a day to answer, at most until the later of the two times begins.
  await extendRequest(ctx, { meetingId: proposal.meetingId, proposedStart: proposal.startsAt });
}

const isSame = (known: MeetingProposal, proposerId: string, startsAt: Date, podId: string | null): boolean =>
  known.proposerId === proposerId && known.podId === podId && known.startsAt.getTime() === startsAt.getTime();

const checkSide = ({ proposerId }: MeetingProposal, viewerId: string, action: ProposalAction): void => {
  const isProposer = proposerId === viewerId;
  if (action === ProposalAction.WITHDRAW && !isProposer)
    throw forbidden('Only the one who proposed a time can withdraw it.');
  if (action !== ProposalAction.WITHDRAW && isProposer)
    throw forbidden('The other side decides about your proposal.');
};
