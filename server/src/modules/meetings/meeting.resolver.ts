import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import { ChangesArgs, RESUMABLE } from '../../core/changes/change-cursor';
import { changesIn } from '../../core/changes/change-feed';
import type { EventChange } from '../../core/changes/event-changes.queries';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { badInput } from '../../core/errors';
import { LiveSource } from '../../core/pubsub/live-source';
import { selectionOf } from '../../core/graphql/selection';
import { requireAttendee, requireEventAccess } from '../event-access/index';
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

/** Checks access; the broadcaster subscribes again whenever it may have changed. Programs follow all meetings, people their own. */
const subscribe = async ({ context, args }: { context: RequestContext; args: ChangesArgs }) => {
  if (viewerOf(context).api) {
    const { eventId } = await requireEventAccess(context, args.eventId);
    return changesIn(context, { eventId, topic: 'MEETING_CHANGED' }, args.after);
  }
  if (typeof args.after === 'string')
    throw badInput([
      { path: 'after', message: 'Only API tokens can resume this. List your meetings again.' },
    ]);
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
      'Asks for a meeting. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a time that is no slot, CONFLICT `SLOT_TAKEN`, `ASKED_BY_THEM`, or a `ContactRefusalReason` with the `help` that there is.',
  })
  async requestMeeting(
    @Ctx() ctx: RequestContext,
    @Input(() => RequestMeetingInput, 'The attendee, time and place.') input: RequestMeetingInput,
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
      'Meetings of the viewer in an event, each time one is requested or changed, at least once; to API tokens all meetings of the event, in order. ' +
      `${RESUMABLE} Only API tokens get cursors and may send \`after\`. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
    subscribe,
  })
  meetingChanged(
    @Ctx() ctx: RequestContext,
    @Root() changed: MeetingChanged | EventChange,
    @Args(() => ChangesArgs) { eventId }: ChangesArgs,
  ): Promise<Meeting> {
    return 'meetingId' in changed
      ? getMeetingForViewer(ctx, eventId, changed.meetingId)
      : getMeeting(ctx, changed.subjectId);
  }
}
