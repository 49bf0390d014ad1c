import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { isStaff } from '../../core/auth/roles';
import { attendeeById, Attendee } from '../attendees/index';
import { eventById, Event } from '../events/index';
import { Notification } from '../notifications/index';
import { podById, Pod } from '../pods/index';
import {
  meetingById,
  viewerIn,
  viewerMeetingByAttendeeId,
  viewerMeetingsByAttendeeId,
  waitingCountByEventId,
} from './meeting.loaders';
import { meetingPolicy, otherParticipant } from './meeting.policy';
import { Meeting, MeetingParticipant, MeetingRole, Slot } from './meeting.types';

/** Fields of a meeting that are looked up, or that depend on who looks. */
@Resolver(() => Meeting)
export class MeetingFieldsResolver {
  @FieldResolver(() => Event, { description: 'The event that both attend.' })
  event(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<Event | null> {
    return eventById(ctx).load(meeting.eventId);
  }

  @FieldResolver(() => Pod, {
    nullable: true,
    description: 'The pod: preferred while PENDING, claimed once ACTIVE; null for "any free one".',
  })
  pod(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<Pod | null> | null {
    return meeting.podId ? podById(ctx).load(meeting.podId) : null;
  }

  @FieldResolver(() => [MeetingParticipant], { description: 'The two people, the sender first.' })
  async participants(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<MeetingParticipant[]> {
    const { senderId, receiverId, senderSaysHeld, receiverSaysHeld } = meeting;
    const { attendeeId: viewerId } = await viewerIn(ctx, meeting);
    const visible = (attendeeId: string, says: boolean | null) =>
      attendeeId === viewerId || isStaff(viewerOf(ctx).role) ? says : null;
    return [
      { attendeeId: senderId, as: MeetingRole.SENDER, tookPlace: visible(senderId, senderSaysHeld) },
      { attendeeId: receiverId, as: MeetingRole.RECEIVER, tookPlace: visible(receiverId, receiverSaysHeld) },
    ];
  }

  @FieldResolver(() => Attendee, { nullable: true, description: 'The other participant; null to staff.' })
  async other(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<Attendee | null> {
    const viewer = await viewerIn(ctx, meeting);
    if (!meetingPolicy.read(viewer, meeting)) return null;
    return attendeeById(ctx).load(otherParticipant(meeting, viewer.attendeeId));
  }

  @FieldResolver()
  async note(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<string | null> {
    return meetingPolicy.read(await viewerIn(ctx, meeting), meeting) ? meeting.note : null;
  }

  @FieldResolver()
  async reason(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<string | null> {
    return meetingPolicy.read(await viewerIn(ctx, meeting), meeting) ? meeting.reason : null;
  }

  @FieldResolver(() => MeetingRole, {
    nullable: true,
    description: 'Which side the viewer is on; null to staff.',
  })
  async viewerAs(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<MeetingRole | null> {
    const { attendeeId } = await viewerIn(ctx, meeting);
    if (attendeeId === meeting.senderId) return MeetingRole.SENDER;
    return attendeeId === meeting.receiverId ? MeetingRole.RECEIVER : null;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may accept or reject it now.' })
  async viewerCanRespond(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<boolean> {
    return meetingPolicy.canRespond(await viewerIn(ctx, meeting), meeting);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may cancel it now.' })
  async viewerCanCancel(@Ctx() ctx: RequestContext, @Root() meeting: Meeting): Promise<boolean> {
    return meetingPolicy.canCancel(await viewerIn(ctx, meeting), meeting);
  }
}

@Resolver(() => MeetingParticipant)
export class MeetingParticipantResolver {
  @FieldResolver(() => Attendee, { description: 'The attendee.' })
  attendee(@Ctx() ctx: RequestContext, @Root() { attendeeId }: MeetingParticipant): Promise<Attendee | null> {
    return attendeeById(ctx).load(attendeeId);
  }
}

@Resolver(() => Slot)
export class SlotResolver {
  @FieldResolver(() => [Pod], {
    description:
      'Pods that are free then, in the order of the floor: at most all bookable pods of the event.',
  })
  async pods(@Ctx() ctx: RequestContext, @Root() { podIds }: Slot): Promise<(Pod | null)[]> {
    return Promise.all(podIds.map((id) => podById(ctx).load(id)));
  }
}

@Resolver(() => Attendee)
export class AttendeeMeetingsResolver {
  @FieldResolver(() => [Meeting], {
    description:
      'Meetings of the viewer with this attendee, in every status, soonest first; at most 1,000. Staff have none.',
  })
  viewerMeetings(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<Meeting[]> {
    return viewerMeetingsByAttendeeId(ctx).load(attendee.id);
  }

  @FieldResolver(() => Meeting, {
    nullable: true,
    description:
      'How the viewer stands with this attendee: the next ACTIVE meeting of the two that is not over, else the next request that waits; null where there is neither, and to staff.',
  })
  viewerMeeting(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<Meeting | null> {
    return viewerMeetingByAttendeeId(ctx).load(attendee.id);
  }
}

@Resolver(() => Event)
export class EventMeetingsResolver {
  @FieldResolver(() => Int, { description: "Requests in this event that wait for the viewer's answer." })
  viewerPendingMeetingCount(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<number> {
    return waitingCountByEventId(ctx).load(event.id);
  }
}

@Resolver(() => Notification)
export class NotificationMeetingResolver {
  @FieldResolver(() => Meeting, {
    nullable: true,
    description: 'The meeting that it is about, as it is now; null where it is none.',
  })
  meeting(@Ctx() ctx: RequestContext, @Root() { meetingId }: Notification): Promise<Meeting | null> | null {
    return meetingId ? meetingById(ctx).load(meetingId) : null;
  }
}
