import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { calendarOf } from '../../../core/files/ics';
import type { RequestContext } from '../../../core/request/context';
import { toConnection } from '../../../core/db/pagination';
import { MANAGERS } from '../../../core/auth/roles';
import { meetingEntriesFor } from '../notifications/meeting-calendar';
import { listEventMeetings } from './meeting-plan.service';
import { EventMeetingsArgs } from './meeting-plan.types';
import { MeetingProposal } from '../proposals/meeting-proposal.types';
import { proposalByMeetingId, viewerIn } from '../meeting.loaders';
import { meetingPolicy } from '../meeting.policy';
import { Meeting, MeetingConnection } from '../meeting.types';

/** Meetings as plans and calendars show them, and what becomes of them. */
@Resolver(() => Meeting)
export class MeetingPlanResolver {
  @Authorized(...MANAGERS)
  @Query(() => MeetingConnection, {
    description: 'All meetings of an event, soonest first; for managers. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async eventMeetings(@Ctx() ctx: RequestContext, @Args(() => EventMeetingsArgs) args: EventMeetingsArgs) {
    return toConnection(await listEventMeetings(ctx, args));
  }

  @FieldResolver(() => MeetingProposal, {
    nullable: true,
    description: 'Another time that one side proposes; null where none waits for an answer.',
  })
  proposal(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<MeetingProposal | null> {
    return proposalByMeetingId(ctx).load(meeting.id);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may accept or reject the proposed time now.' })
  async viewerCanRespondToProposal(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<boolean> {
    const [viewer, proposal] = await Promise.all([viewerIn(ctx, meeting), this.proposal(ctx, meeting)]);
    return (
      proposal !== null && meetingPolicy.propose(viewer, meeting) && viewer.attendeeId !== proposal.proposerId
    );
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may propose another time now.' })
  async viewerCanPropose(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<boolean> {
    return meetingPolicy.canPropose(await viewerIn(ctx, meeting), meeting);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may say now whether it took place.' })
  async viewerCanConfirm(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<boolean> {
    return meetingPolicy.canConfirm(await viewerIn(ctx, meeting), meeting);
  }

  @FieldResolver(() => String, {
    description:
      'A calendar file (RFC 5545) with this meeting, always under the same UID and with a growing SEQUENCE; a closed one is CANCELLED.',
  })
  async calendar(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<string> {
    const { head, entries } = await meetingEntriesFor(ctx, meeting.eventId, [meeting]);
    return calendarOf(head, entries);
  }
}
