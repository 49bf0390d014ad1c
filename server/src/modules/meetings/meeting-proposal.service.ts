import { authorize } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { badInput, forbidden } from '../../core/errors';
import { newId } from '../../core/db/ids';
import type { Limit } from '../../core/http/rate-limits';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/db/transaction';
import { checkReachable } from '../attendees/reachability';
import type { EventAccessService } from '../event-access/index';
import type { MeetingChangeService } from './meeting-change.service';
import { podTaken, type MeetingClaimService } from './meeting-claim.service';
import type { MeetingNoticeService } from './meeting-notice.service';
import { preferredPod } from './meeting-pod';
import {
  deleteProposal,
  extendRequest,
  findProposal,
  saveProposal,
  shortenRequest,
} from './meeting-proposal.queries';
import {
  ProposalAction,
  type MeetingProposal,
  type ProposeMeetingTimeInput,
  type RespondToProposalInput,
} from './meeting-proposal.types';
import { slotAt, type MeetingSlotsService } from './meeting-slots.service';
import { MeetingStatus } from './meeting.entity';
import { meetingConflicts } from './meeting.errors';
import { meetingPolicy } from './meeting.policy';
import type { MeetingService } from './meeting.service';
import { checkOpen } from './meeting.status';
import type { Meeting } from './meeting.types';

type Refusal = 'attendeeBusy' | 'noPodFree';

const PROPOSALS: Limit = { name: 'meeting-proposals', points: 30, seconds: 3_600 };

/** Another time for a meeting: one side proposes, the other decides, and the old time stands until then. */
export class MeetingProposalService {
  constructor(
    private readonly access: EventAccessService,
    private readonly meetings: MeetingService,
    private readonly slots: MeetingSlotsService,
    private readonly claims: MeetingClaimService,
    private readonly changes: MeetingChangeService,
    private readonly notices: MeetingNoticeService,
  ) {}

  /** Proposes a free slot; takes the place of what was proposed before. The same proposal again changes nothing. */
  async propose(ctx: RequestContext, input: ProposeMeetingTimeInput): Promise<Meeting> {
    const seen = await this.meetings.get(ctx, input.meetingId);
    const me = await this.access.member(ctx, seen.eventId);
    authorize(meetingPolicy.propose, me, seen, 'Only the two people of a meeting can propose a time.');
    const { podId, errors } = await preferredPod(ctx, seen.eventId, input.podId);
    await ctx.runtime.rateLimits.take(PROPOSALS, me.attendeeId);
    return inTransaction(ctx, async (inner) => {
      const meeting = await this.lockOpen(inner, seen.id);
      await checkReachable(inner, meeting.senderId, meeting.receiverId);
      if (input.startsAt.getTime() === meeting.startsAt.getTime())
        throw badInput([...errors, { path: 'input.startsAt', message: 'That is when it is now.' }]);
      const known = await firstOf(findProposal(inner, { meetingId: meeting.id }));
      if (known && isSame(known, me.attendeeId, input.startsAt, podId)) return meeting;
      const otherId = me.attendeeId === meeting.senderId ? meeting.receiverId : meeting.senderId;
      const grid = await this.slots.grid(inner, meeting.eventId, me.attendeeId, otherId, meeting.id);
      const slot = slotAt(grid, input, errors);
      await this.slots.assertSlotFree(inner, grid, slot);
      await this.write(inner, { ...slot, meetingId: meeting.id, proposerId: me.attendeeId, podId });
      await this.changes.publishChange(inner, meeting);
      await this.notices.proposed(inner, meeting, me.attendeeId, slot.startsAt);
      return this.changes.lock(inner, meeting.id);
    });
  }

  /** Accepts (which claims the new time), rejects or withdraws a proposal, once. */
  async respond(ctx: RequestContext, input: RespondToProposalInput): Promise<Meeting> {
    const seen = await this.meetings.get(ctx, input.meetingId);
    const me = await this.access.member(ctx, seen.eventId);
    authorize(meetingPolicy.propose, me, seen, 'Only the two people of a meeting can answer.');
    const answer = async (inner: RequestContext): Promise<{ meeting: Meeting; refusal?: Refusal }> => {
      await this.claims.lockPeople(inner, seen);
      const current = await this.lockOpen(inner, seen.id);
      const proposal = await firstOf(findProposal(inner, { meetingId: seen.id }));
      if (proposal?.id !== input.proposalId) throw meetingConflicts.proposalChanged();
      checkSide(proposal, me.attendeeId, input.action);
      // An answer to ACCEPT would say whether the other is free at that time.
      if (input.action === ProposalAction.ACCEPT)
        await checkReachable(inner, current.senderId, current.receiverId);
      return input.action === ProposalAction.ACCEPT
        ? this.accept(inner, current, proposal)
        : { meeting: await this.drop(inner, current, proposal, input.action) };
    };
    const { meeting, refusal } = await inTransaction(ctx, answer, podTaken);
    if (!refusal) return meeting;
    // After the commit: other times are looked up without holding locks.
    const otherId = me.attendeeId === meeting.senderId ? meeting.receiverId : meeting.senderId;
    throw meetingConflicts[refusal](await this.slots.next(ctx, me.eventId, me.attendeeId, otherId));
  }

  private async accept(
    ctx: RequestContext,
    meeting: Meeting,
    { startsAt, endsAt, podId, proposerId }: MeetingProposal,
  ): Promise<{ meeting: Meeting; refusal?: Refusal }> {
    if (startsAt.getTime() <= Date.now()) throw meetingConflicts.proposalPassed();
    const proposed = Object.assign({}, meeting, { startsAt, endsAt, podId: podId ?? meeting.podId });
    if (await this.claims.peopleAreBusy(ctx, proposed)) return { meeting, refusal: 'attendeeBusy' };
    const free = await this.claims.assignPod(ctx, proposed);
    if (!free) return { meeting, refusal: 'noPodFree' };
    const agreed = { status: MeetingStatus.ACTIVE, closedReason: null, startsAt, endsAt, podId: free };
    const moved = await this.changes.save(ctx, meeting, agreed);
    if (meeting.status === MeetingStatus.ACTIVE) await this.notices.moved(ctx, moved, () => [proposerId]);
    else await this.notices.accepted(ctx, moved, proposerId);
    return { meeting: moved };
  }

  private async drop(
    ctx: RequestContext,
    meeting: Meeting,
    { proposerId }: MeetingProposal,
    action: ProposalAction,
  ): Promise<Meeting> {
    await deleteProposal(ctx, { meetingId: meeting.id });
    // What a later proposal had kept open expires again when its own time begins.
    await shortenRequest(ctx, { meetingId: meeting.id });
    await this.changes.publishChange(ctx, meeting);
    if (action === ProposalAction.REJECT) await this.notices.proposalRejected(ctx, meeting, proposerId);
    return this.changes.lock(ctx, meeting.id);
  }

  /** The meeting, locked; CONFLICT where it is closed, has expired, or has begun while it was agreed on. */
  private async lockOpen(ctx: RequestContext, id: string): Promise<Meeting> {
    const meeting = await this.changes.lock(ctx, id);
    checkOpen(meeting);
    if (meeting.expiresAt && meeting.expiresAt.getTime() <= Date.now()) throw meetingConflicts.expired();
    if (meeting.status === MeetingStatus.ACTIVE && meeting.startsAt.getTime() <= Date.now())
      throw meetingConflicts.begun();
    return meeting;
  }

  private async write(
    ctx: RequestContext,
    proposal: Omit<MeetingProposal, 'id' | 'createdAt'>,
  ): Promise<void> {
    await saveProposal(ctx, { id: newId(), ...proposal });
    // The other side has a day to answer, at most until the later of the two times begins.
    await extendRequest(ctx, { meetingId: proposal.meetingId, proposedStart: proposal.startsAt });
  }
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
