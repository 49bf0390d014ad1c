import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { toConnection } from '../../core/db/pagination';
import { LiveSource } from '../../core/realtime/live-source';
import { selectionOf } from '../../core/graphql/selection';
import { requireAttendee } from '../event-access/index';
import { requestMeeting } from './requests/meeting-request.service';
import { getMeetingOptions } from './slots/meeting-slots.service';
import { meetingsTopic, type MeetingChanged } from './meeting.events';
import {
  ConfirmMeetingTookPlacePayload,
  RequestMeetingPayload,
  RespondToMeetingPayload,
} from './meeting.payloads';
import {
  confirmMeetingTookPlace,
  getMeeting,
  getMeetingForViewer,
  listMeetings,
  respondToMeeting,
} from './meeting.service';
import {
  ConfirmMeetingTookPlaceInput,
  Meeting,
  MeetingConnection,
  MeetingOptions,
  MeetingsArgs,
  RequestMeetingInput,
  RespondToMeetingInput,
} from './meeting.types';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const { attendeeId } = await requireAttendee(context, args.eventId);
  return new LiveSource({ bus: context.runtime.pubsub, topic: meetingsTopic(attendeeId) });
};

@Resolver(() => Meeting)
export class MeetingResolver {
  @Authorized()
  @Query(() => MeetingConnection, {
    description:
      "The viewer's own meetings in an event, soonest first; staff have none. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async meetings(
    @Ctx() ctx: RequestContext,
    @Args(() => MeetingsArgs) args: MeetingsArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toConnection(await listMeetings(ctx, args, selectionOf(info)));
  }

  @Authorized()
  @Query(() => Meeting, { description: 'One meeting; for its two people and staff. Errors: NOT_FOUND.' })
  meeting(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the meeting.') id: string): Promise<Meeting> {
    return getMeeting(ctx, id);
  }

  @Authorized()
  @Query(() => MeetingOptions, {
    complexity: 100,
    description: 'Meetings with another attendee, and the slots free for both. Errors: NOT_FOUND, FORBIDDEN.',
  })
  meetingOptions(
    @Ctx() ctx: RequestContext,
    @IdArg('attendeeId', 'The other attendee.') attendeeId: string,
  ): Promise<MeetingOptions> {
    return getMeetingOptions(ctx, attendeeId);
  }

  @Authorized()
  @Mutation(() => RequestMeetingPayload, {
    description:
      'Asks for a meeting. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a time that is no slot, CONFLICT `SLOT_TAKEN`, `TOO_MANY_WAITING` (20), `ASKED_BY_THEM`, `NOT_REACHABLE`.',
  })
  async requestMeeting(
    @Ctx() ctx: RequestContext,
    @Input(() => RequestMeetingInput, 'Whom, when, where.') input: RequestMeetingInput,
  ): Promise<RequestMeetingPayload> {
    return { meeting: await requestMeeting(ctx, input) };
  }

  @Authorized()
  @Mutation(() => RespondToMeetingPayload, {
    description:
      'Accepts (which claims both people and a pod), rejects or cancels a meeting. Errors: NOT_FOUND, FORBIDDEN, CONFLICT `STATUS_CHANGED`, `EXPIRED`, `ALREADY_OVER`, and `ATTENDEE_BUSY`, `NO_POD_FREE` with the next free `slots`.',
  })
  async respondToMeeting(
    @Ctx() ctx: RequestContext,
    @Input(() => RespondToMeetingInput, 'Which meeting, and what to do.') input: RespondToMeetingInput,
  ): Promise<RespondToMeetingPayload> {
    return { meeting: await respondToMeeting(ctx, input) };
  }

  @Authorized()
  @Mutation(() => ConfirmMeetingTookPlacePayload, {
    description:
      'Says for the own side whether a meeting took place; may be said again. Errors: NOT_FOUND, FORBIDDEN, CONFLICT `NOT_OVER`.',
  })
  async confirmMeetingTookPlace(
    @Ctx() ctx: RequestContext,
    @Input(() => ConfirmMeetingTookPlaceInput, 'Which meeting, and whether.')
    input: ConfirmMeetingTookPlaceInput,
  ): Promise<ConfirmMeetingTookPlacePayload> {
    return { meeting: await confirmMeetingTookPlace(ctx, input) };
  }

  @Authorized()
  @Subscription(() => Meeting, {
    description:
      'Meetings of the viewer in an event, each time one is requested or changed, at least once. Errors: NOT_FOUND, FORBIDDEN.',
    subscribe,
  })
  meetingChanged(
    @Ctx() ctx: RequestContext,
    @Root() { meetingId }: MeetingChanged,
    @EventId() eventId: string,
  ): Promise<Meeting> {
    return getMeetingForViewer(ctx, eventId, meetingId);
  }
}
