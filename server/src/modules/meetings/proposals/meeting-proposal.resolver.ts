import { Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Input } from '../../../core/graphql/args';
import type { RequestContext } from '../../../core/request/context';
import { attendeeById, Attendee } from '../../attendees/index';
import { podById, Pod } from '../../pods/index';
import { proposeMeetingTime, respondToProposal } from './meeting-proposal.service';
import { MeetingProposal, ProposeMeetingTimeInput, RespondToProposalInput } from './meeting-proposal.types';
import { ProposeMeetingTimePayload, RespondToProposalPayload } from '../meeting.payloads';

@Resolver(() => MeetingProposal)
export class MeetingProposalResolver {
  @Authorized()
  @Mutation(() => ProposeMeetingTimePayload, {
    description:
      'Proposes another free slot for a PENDING or ACTIVE meeting; takes the place of an earlier proposal. The other side decides, and the old time stands until then. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a time that is no slot, CONFLICT `SLOT_TAKEN` with the next free `slots`, `STATUS_CHANGED`, `EXPIRED`, `ALREADY_BEGUN`, `NOT_REACHABLE`, RATE_LIMITED (30 an hour).',
  })
  async proposeMeetingTime(
    @Ctx() ctx: RequestContext,
    @Input(() => ProposeMeetingTimeInput, 'Which meeting, and when instead.') input: ProposeMeetingTimeInput,
  ): Promise<ProposeMeetingTimePayload> {
    return { meeting: await proposeMeetingTime(ctx, input) };
  }

  @Authorized()
  @Mutation(() => RespondToProposalPayload, {
    description:
      'Accepts a proposed time (which claims both people and a pod then, and makes a PENDING meeting ACTIVE), rejects it, or withdraws it. Errors: NOT_FOUND, FORBIDDEN, CONFLICT `PROPOSAL_CHANGED`, `STATUS_CHANGED`, `EXPIRED`, `ALREADY_BEGUN`, `MEETINGS_IN_ALL`, `MEETINGS_PER_DAY`, and `ATTENDEE_BUSY`, `NO_POD_FREE` with the next free `slots`.',
  })
  async respondToProposal(
    @Ctx() ctx: RequestContext,
    @Input(() => RespondToProposalInput, 'Which proposal, and what to do.') input: RespondToProposalInput,
  ): Promise<RespondToProposalPayload> {
    return { meeting: await respondToProposal(ctx, input) };
  }

  @FieldResolver(() => Attendee, { description: 'The participant who proposed it; the other one decides.' })
  proposer(@Ctx() ctx: RequestContext, @Root() { proposerId }: MeetingProposal): Promise<Attendee | null> {
    return attendeeById(ctx).load(proposerId);
  }

  @FieldResolver(() => Pod, {
    nullable: true,
    description: 'The preferred pod; null for the present one or any free one.',
  })
  pod(@Ctx() ctx: RequestContext, @Root() { podId }: MeetingProposal): Promise<Pod | null> | null {
    return podId ? podById(ctx).load(podId) : null;
  }
}
