import { authorize } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, forbidden } from '../../core/errors';
import { newId } from '../../core/ids';
import type { Limit } from '../../core/rate-limits';
import { inTransaction } from '../../core/transaction';
import { checkReachable } from '../attendees/reachability';
import type { EventAccessService } from '../events/event-access.service';
import type { MeetingChangeService } from './meeting-change.service';
import { lostPod, type MeetingClaimService } from './meeting-claim.service';
import type { MeetingNoticeService } from './meeting-notice.service';
import { wishedPod } from './meeting-pod';
import { proposalColumns } from './meeting-proposal.loaders';
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
    const { podId, faults } = await wishedPod(ctx, seen.eventId, input.podId);
    await ctx.runtime.rateLimits.take(PROPOSALS, me.attendeeId);
    return inTransaction(ctx, async (inner) => {
      const meeting = await this.lockOpen(inner, seen.id);
      await checkReachable(inner, meeting.senderId, meeting.receiverId);
      if (input.startsAt.getTime() === meeting.startsAt.getTime())
        throw badInput([...faults, { path: 'input.startsAt', message: 'That is when it is now.' }]);
      const known = await this.find(inner, meeting.id);
      if (known && isSame(known, me.attendeeId, input.startsAt, podId)) return meeting;
      const otherId = me.attendeeId === meeting.senderId ? meeting.receiverId : meeting.senderId;
      const grid = await this.slots.grid(inner, meeting.eventId, me.attendeeId, otherId, meeting.id);
      const slot = slotAt(grid, input, faults);
      await this.slots.demandFree(inner, grid, slot);
      await this.write(inner, { ...slot, meetingId: meeting.id, proposerId: me.attendeeId, podId });
      await this.changes.tellScreens(inner, meeting);
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
      const proposal = await this.find(inner, seen.id);
      if (proposal?.id !== input.proposalId) throw meetingConflicts.proposalChanged();
      checkSide(proposal, me.attendeeId, input.action);
      // An answer to ACCEPT would say whether the other is free at that time.
      if (input.action === ProposalAction.ACCEPT)
        await checkReachable(inner, current.senderId, current.receiverId);
      return input.action === ProposalAction.ACCEPT
        ? this.accept(inner, current, proposal)
        : { meeting: await this.drop(inner, current, proposal, input.action) };
    };
    const { meeting, refusal } = await inTransaction(ctx, answer, lostPod);
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
    const wished = Object.assign({}, meeting, { startsAt, endsAt, podId: podId ?? meeting.podId });
    if (await this.claims.peopleAreBusy(ctx, wished)) return { meeting, refusal: 'attendeeBusy' };
    const free = await this.claims.takePod(ctx, wished);
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
    await ctx.sql.rows(sql`DELETE FROM meeting_proposals WHERE meeting_id = ${meeting.id}`);
    // What a later proposal had kept open lapses again when its own time begins.
    await ctx.sql.rows(sql`
      UPDATE meetings SET expires_at = least(expires_at, starts_at), updated_at = now() WHERE id = ${meeting.id} AND status = 'PENDING'`);
    await this.changes.tellScreens(ctx, meeting);
    if (action === ProposalAction.REJECT) await this.notices.proposalRejected(ctx, meeting, proposerId);
    return this.changes.lock(ctx, meeting.id);
  }

  /** The meeting, locked; CONFLICT where it is closed, has lapsed, or has begun while it was agreed on. */
  private async lockOpen(ctx: RequestContext, id: string): Promise<Meeting> {
    const meeting = await this.changes.lock(ctx, id);
    checkOpen(meeting);
    if (meeting.expiresAt && meeting.expiresAt.getTime() <= Date.now()) throw meetingConflicts.expired();
    if (meeting.status === MeetingStatus.ACTIVE && meeting.startsAt.getTime() <= Date.now())
      throw meetingConflicts.begun();
    return meeting;
  }

  private async find(ctx: RequestContext, meetingId: string): Promise<MeetingProposal | undefined> {
    const [proposal] = await ctx.sql.rows<MeetingProposal>({
      text: `SELECT ${proposalColumns} FROM meeting_proposals o WHERE o.meeting_id = $1`,
      values: [meetingId],
    });
    return proposal;
  }

  private async write(
    ctx: RequestContext,
    proposal: Omit<MeetingProposal, 'id' | 'createdAt'>,
  ): Promise<void> {
    await ctx.sql.rows(sql`
      INSERT INTO meeting_proposals (id, meeting_id, proposer_id, pod_id, starts_at, ends_at)
      VALUES (${newId()}, ${proposal.meetingId}, ${proposal.proposerId}, ${proposal.podId}, ${proposal.startsAt}, ${proposal.endsAt})
      ON CONFLICT ON CONSTRAINT meeting_proposals_meeting_key DO UPDATE SET id = excluded.id, proposer_id = excluded.proposer_id,
        pod_id = excluded.pod_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, created_at = now(), updated_at = now()`);
    // The other side has a day to answer, at most until the later of the two times begins.
    await ctx.sql.rows(sql`
      UPDATE meetings SET expires_at = least(now() + interval '24 hours', greatest(starts_at, ${proposal.startsAt})), updated_at = now()
      WHERE id = ${proposal.meetingId} AND status = 'PENDING'`);
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
