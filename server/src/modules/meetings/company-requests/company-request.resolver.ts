import {
  Args,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { RequestContext } from '../../../core/request/context';
import { EventPageArgs, toConnection } from '../../../core/db/pagination';
import { EventId, IdArg, Input } from '../../../core/graphql/args';
import { Attendee, attendeeById } from '../../attendees/index';
import { companyBriefById, CompanyBrief } from '../../companies/index';
import { subscribeAsAttendee } from '../../event-access/index';
import { Meeting, MeetingRole } from '../meeting.types';
import { meetingById } from '../meeting.loaders';
import { Notification } from '../../notifications/index';
import { podById, Pod } from '../../pods/index';
import {
  acceptCompanyRequest,
  cancelCompanyRequest,
  declineCompanyRequest,
  proposeCompanyMeetingTime,
} from './company-request-answer.service';
import { CompanyRequestStatus } from './company-request.entity';
import { companyRequestsTopic, type CompanyRequestChanged } from './company-request.events';
import { claimantByRequestId, requestById, requestIdByNotificationId } from './company-request.loaders';
import {
  getCompanyMeetingOptions,
  getCompanyRequest,
  listCompanyRequests,
  requestCompanyMeeting,
} from './company-request.service';
import {
  AcceptCompanyRequestInput,
  AcceptCompanyRequestPayload,
  CancelCompanyRequestInput,
  CancelCompanyRequestPayload,
  CompanyMeetingOptions,
  CompanyMeetingRequest,
  CompanyMeetingRequestConnection,
  DeclineCompanyRequestInput,
  DeclineCompanyRequestPayload,
  ProposeCompanyMeetingTimeInput,
  ProposeCompanyMeetingTimePayload,
  RequestCompanyMeetingInput,
  RequestCompanyMeetingPayload,
} from './company-request.types';

@ObjectType({ description: 'That a request to a company has changed.', simpleResolvers: true })
class CompanyRequestChange {
  @Field(() => ID, { description: 'Which request.' })
  requestId: string;
}

const waits = ({ status, expiresAt }: CompanyMeetingRequest): boolean =>
  status === CompanyRequestStatus.PENDING && (!expiresAt || expiresAt.getTime() > Date.now());

@Resolver(() => CompanyMeetingRequest)
export class CompanyRequestResolver {
  @Authorized()
  @Query(() => CompanyMeetingRequestConnection, {
    description:
      'Requests to companies in an event that are not over, soonest first: open and unsuccessful ones of the viewer; and those to their own company that the viewer could accept, or that others of the team accepted. Staff have none. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async companyRequests(@Ctx() ctx: RequestContext, @Args(() => EventPageArgs) args: EventPageArgs) {
    return toConnection(await listCompanyRequests(ctx, args));
  }

  @Authorized()
  @Query(() => CompanyMeetingRequest, {
    description: 'One request to a company; for its sender and the team. Errors: NOT_FOUND.',
  })
  companyRequest(
    @Ctx() ctx: RequestContext,
    @IdArg('id', 'Id of the request.') id: string,
  ): Promise<CompanyMeetingRequest> {
    return getCompanyRequest(ctx, id);
  }

  @Authorized()
  @Query(() => CompanyMeetingOptions, {
    complexity: 100,
    description:
      'Times at which the viewer could meet a member of a company. Errors: NOT_FOUND, FORBIDDEN to staff.',
  })
  companyMeetingOptions(
    @Ctx() ctx: RequestContext,
    @IdArg('companyId', 'Which company.') companyId: string,
  ): Promise<CompanyMeetingOptions> {
    return getCompanyMeetingOptions(ctx, companyId);
  }

  @Authorized()
  @Mutation(() => RequestCompanyMeetingPayload, {
    description:
      'Asks a company for a meeting: every member with that time free is told, and the first who accepts takes it. It counts among the requests of the viewer. Errors: NOT_FOUND, FORBIDDEN to staff, BAD_USER_INPUT for a time that is no slot and for one’s own company, CONFLICT `SLOT_TAKEN` with the next free `slots`, `NOBODY_TO_MEET`, or `GROUP_RULES` and limits as `ContactRefusalReason` has them, with `help`.',
  })
  async requestCompanyMeeting(
    @Ctx() ctx: RequestContext,
    @Input(() => RequestCompanyMeetingInput, 'Which company, when, where.') input: RequestCompanyMeetingInput,
  ): Promise<RequestCompanyMeetingPayload> {
    return { request: await requestCompanyMeeting(ctx, input) };
  }

  @Authorized()
  @Mutation(() => AcceptCompanyRequestPayload, {
    description:
      'Takes a request: it becomes a meeting of the viewer and the sender at once. Errors: NOT_FOUND, FORBIDDEN to its sender, CONFLICT `CLAIMED_BY_OTHER` with the `attendeeId` and `name` of who was faster, `STATUS_CHANGED`, `EXPIRED`, `MEETINGS_IN_ALL`, `MEETINGS_PER_DAY`, and `ATTENDEE_BUSY`, `NO_POD_FREE` with the next free `slots`.',
  })
  async acceptCompanyRequest(
    @Ctx() ctx: RequestContext,
    @Input(() => AcceptCompanyRequestInput, 'Which request.') { requestId }: AcceptCompanyRequestInput,
  ): Promise<AcceptCompanyRequestPayload> {
    return { request: await acceptCompanyRequest(ctx, requestId) };
  }

  @Authorized()
  @Mutation(() => ProposeCompanyMeetingTimePayload, {
    description:
      'Takes a request with another time: it becomes a PENDING meeting of the two with a proposal of the viewer, which the sender decides about. Errors: as of `acceptCompanyRequest` and `proposeMeetingTime`, CONFLICT `ASKED_BY_YOU` where the viewer asked the sender for the time of the request.',
  })
  async proposeCompanyMeetingTime(
    @Ctx() ctx: RequestContext,
    @Input(() => ProposeCompanyMeetingTimeInput, 'Which request, and when instead.')
    input: ProposeCompanyMeetingTimeInput,
  ): Promise<ProposeCompanyMeetingTimePayload> {
    return { request: await proposeCompanyMeetingTime(ctx, input) };
  }

  @Authorized()
  @Mutation(() => DeclineCompanyRequestPayload, {
    description:
      'Hides a request from the viewer. Once no member is left who could accept it, it is closed as DECLINED. Changes nothing where it has ended. Errors: NOT_FOUND, FORBIDDEN to its sender.',
  })
  async declineCompanyRequest(
    @Ctx() ctx: RequestContext,
    @Input(() => DeclineCompanyRequestInput, 'Which request.') { requestId }: DeclineCompanyRequestInput,
  ): Promise<DeclineCompanyRequestPayload> {
    return { request: await declineCompanyRequest(ctx, requestId) };
  }

  @Authorized()
  @Mutation(() => CancelCompanyRequestPayload, {
    description:
      "Takes the viewer's own request back. Errors: NOT_FOUND, FORBIDDEN to the team, CONFLICT `STATUS_CHANGED`.",
  })
  async cancelCompanyRequest(
    @Ctx() ctx: RequestContext,
    @Input(() => CancelCompanyRequestInput, 'Which request.') { requestId }: CancelCompanyRequestInput,
  ): Promise<CancelCompanyRequestPayload> {
    return { request: await cancelCompanyRequest(ctx, requestId) };
  }

  @Authorized()
  @Subscription(() => CompanyRequestChange, {
    description:
      'That a request which the viewer sent, or which asks their team, has changed: at least once each. Errors: NOT_FOUND, FORBIDDEN.',
    subscribe: subscribeAsAttendee(companyRequestsTopic),
  })
  companyRequestChanged(
    @Root() { requestId }: CompanyRequestChanged,
    @EventId() _eventId: string,
  ): CompanyRequestChange {
    return { requestId };
  }

  @FieldResolver(() => CompanyBrief, { description: 'The company that is asked.' })
  company(
    @Ctx() ctx: RequestContext,
    @Root() { companyId }: CompanyMeetingRequest,
  ): Promise<CompanyBrief | null> {
    return companyBriefById(ctx).load(companyId);
  }

  @FieldResolver(() => Attendee, { description: 'The sender.' })
  sender(@Ctx() ctx: RequestContext, @Root() { senderId }: CompanyMeetingRequest): Promise<Attendee | null> {
    return attendeeById(ctx).load(senderId);
  }

  @FieldResolver(() => Pod, { nullable: true, description: 'The preferred pod; null for any free one.' })
  pod(@Ctx() ctx: RequestContext, @Root() { podId }: CompanyMeetingRequest): Promise<Pod | null> | null {
    return podId ? podById(ctx).load(podId) : null;
  }

  @FieldResolver(() => Attendee, { nullable: true, description: 'The member who accepted it; null before.' })
  async claimedBy(
    @Ctx() ctx: RequestContext,
    @Root() { id, meetingId }: CompanyMeetingRequest,
  ): Promise<Attendee | null> {
    const claimant = meetingId ? await claimantByRequestId(ctx).load(id) : null;
    return claimant ? attendeeById(ctx).load(claimant) : null;
  }

  @FieldResolver(() => Meeting, {
    nullable: true,
    description: 'The meeting that it became; for its two people, null to others.',
  })
  async meeting(
    @Ctx() ctx: RequestContext,
    @Root() { meetingId, viewerId }: CompanyMeetingRequest,
  ): Promise<Meeting | null> {
    const meeting = meetingId ? await meetingById(ctx).load(meetingId) : null;
    return meeting && [meeting.senderId, meeting.receiverId].includes(viewerId) ? meeting : null;
  }

  @FieldResolver(() => MeetingRole, {
    description: 'SENDER for the requesting attendee, RECEIVER for the team.',
  })
  viewerAs(@Root() { senderId, viewerId }: CompanyMeetingRequest): MeetingRole {
    return senderId === viewerId ? MeetingRole.SENDER : MeetingRole.RECEIVER;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may take it now, if they have time.' })
  viewerCanAccept(@Root() request: CompanyMeetingRequest): boolean {
    return waits(request) && request.senderId !== request.viewerId;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may take it back now.' })
  viewerCanCancel(@Root() request: CompanyMeetingRequest): boolean {
    return waits(request) && request.senderId === request.viewerId;
  }
}

@Resolver(() => CompanyMeetingOptions)
export class CompanyMeetingOptionsResolver {
  @FieldResolver(() => CompanyBrief, { description: 'The company.' })
  company(
    @Ctx() ctx: RequestContext,
    @Root() { companyId }: CompanyMeetingOptions,
  ): Promise<CompanyBrief | null> {
    return companyBriefById(ctx).load(companyId);
  }
}

@Resolver(() => Notification)
export class NotificationCompanyRequestResolver {
  @FieldResolver(() => CompanyMeetingRequest, {
    nullable: true,
    description:
      'The request to the company of the viewer that it is about, as it is now; null where it is none.',
  })
  async companyRequest(
    @Ctx() ctx: RequestContext,
    @Root() { id, kind }: Notification,
  ): Promise<CompanyMeetingRequest | null> {
    const requestId =
      kind === 'COMPANY_MEETING_REQUESTED' ? await requestIdByNotificationId(ctx).load(id) : null;
    return requestId ? requestById(ctx).load(requestId) : null;
  }
}
