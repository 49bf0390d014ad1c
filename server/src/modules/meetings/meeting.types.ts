import { IsOptional, Length, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MultiLine, OneLine } from '../../core/graphql/input-rules';
import { Node } from '../../core/graphql/node';
import { describeEnum } from '../../core/graphql/enums';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { CheckInputBesideData } from '../../core/graphql/validation';
import { slotEndErrors } from './slots/meeting-slot.rules';
import { Attendee } from '../attendees/index';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';

export enum MeetingRole {
  SENDER = 'SENDER',
  RECEIVER = 'RECEIVER',
}

export enum MeetingAction {
  ACCEPT = 'ACCEPT',
  REJECT = 'REJECT',
  CANCEL = 'CANCEL',
}

export enum BusyWhose {
  VIEWER = 'VIEWER',
  OTHER = 'OTHER',
}

describeEnum(MeetingStatus, {
  name: 'MeetingStatus',
  description: 'PENDING holds nothing yet; ACTIVE has both people and a pod; REJECTED is closed.',
  values: {
    PENDING: 'Requested; holds neither people nor a pod.',
    ACTIVE: 'Accepted; holds both people and a pod.',
    REJECTED: 'Closed; `closedReason` says why.',
  },
});
describeEnum(MeetingClosedReason, {
  name: 'MeetingClosedReason',
  description: 'Why a meeting is REJECTED.',
  values: {
    DECLINED: 'The receiver rejected the request.',
    CANCELLED: 'One of the two cancelled it.',
    EXPIRED: 'Nobody answered within 24 hours, or before it would have begun.',
    REMOVED: 'Staff removed it, or one of the two left the event.',
  },
});
describeEnum(MeetingRole, {
  name: 'MeetingRole',
  description: 'Who asked, and who was asked.',
  values: {
    SENDER: 'Requested the meeting.',
    RECEIVER: 'Was asked for it.',
  },
});
describeEnum(MeetingAction, {
  name: 'MeetingAction',
  description: 'ACCEPT and REJECT are for the receiver of a PENDING meeting, CANCEL for either side.',
  values: {
    ACCEPT: 'Accepts a PENDING meeting; for its receiver.',
    REJECT: 'Rejects a PENDING meeting; for its receiver.',
    CANCEL: 'Cancels a PENDING or ACTIVE meeting; for either side.',
  },
});
describeEnum(BusyWhose, {
  name: 'BusyWhose',
  description: 'Whose calendar a time is taken in.',
  values: {
    VIEWER: "The viewer's calendar, or both.",
    OTHER: "The other attendee's calendar alone.",
  },
});

@ObjectType({ description: 'One of the two people of a meeting.', simpleResolvers: true })
export class MeetingParticipant {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;

  @Field(() => MeetingRole, { description: 'Which side.' })
  as: MeetingRole;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it took place, in the words of this side; null while it has not said. For itself and staff only, null to others.',
  })
  tookPlace: boolean | null;
}

@ObjectType({
  description: 'A request of a SENDER to a RECEIVER to meet in a slot at a pod.',
  implements: Node,
  simpleResolvers: true,
})
export class Meeting {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => ID, { description: 'Event that both attend.' })
  eventId: string;

  @Field(() => MeetingStatus, { description: 'How far it is.' })
  status: MeetingStatus;

  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'What the sender wrote with it, at most 1,000 characters; for its two people, null to staff.',
  })
  note: string | null;

  @Field(() => MeetingClosedReason, { nullable: true, description: 'Why it is REJECTED; null otherwise.' })
  closedReason: MeetingClosedReason | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What was said when it was rejected or cancelled, at most 300 characters; for its two people, null to staff.',
  })
  reason: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When a PENDING request expires unanswered; null once answered, and in a demo, where none does.',
  })
  expiresAt: Date | null;

  @Field(() => Date, { description: 'When it was requested.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was accepted; null before.' })
  acceptedAt: Date | null;

  senderId: string;
  receiverId: string;
  podId: string | null;
  sequence: number;
  senderSaysHeld: boolean | null;
  receiverSaysHeld: boolean | null;
  /** The viewer's own attendee, where the list has read it along. */
  viewerId?: string;
}

export const MeetingConnection = connectionOf(Meeting, 'Meeting');

@ObjectType({
  description: 'A start and end at which both people and at least one pod are free.',
  simpleResolvers: true,
})
export class Slot {
  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt: Date;

  podIds: string[];
}

@ObjectType({ description: 'A slot in which one of the two has something else.', simpleResolvers: true })
export class BusyTime {
  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt: Date;

  @Field(() => BusyWhose, { description: 'Whose calendar. VIEWER where it is both.' })
  whose: BusyWhose;
}

@ObjectType({ description: 'When the viewer and another attendee could meet.', simpleResolvers: true })
export class MeetingOptions {
  @Field(() => Attendee, { description: 'The other attendee.' })
  attendee: Attendee;

  @Field(() => [Meeting], {
    description: 'Meetings between the two, PENDING or ACTIVE, soonest first; at most 1,000.',
  })
  meetings: Meeting[];

  @Field(() => [Slot], {
    description:
      'Free slots from now on, soonest first: at most all that the meeting hours of the event hold. None where one has blocked the other.',
  })
  slots: Slot[];

  @Field(() => [BusyTime], {
    description:
      'Slots that are taken in one of the two calendars, without what by: at most all that the meeting hours of the event hold. None where one has blocked the other.',
  })
  busy: BusyTime[];

  @Field(() => Int, { description: "The viewer's requests that wait for an answer in this event." })
  waitingRequests: number;

  @Field(() => Int, { description: 'How many may wait at a time.' })
  maxWaitingRequests: number;
}

@ArgsType()
export class MeetingsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => MeetingStatus, { nullable: true, description: 'Only meetings that are this far.' })
  status?: MeetingStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only meetings with this attendee.' })
  attendeeId?: string | null;
}

@CheckInputBesideData(slotEndErrors)
@InputType({ description: 'A meeting to ask for.' })
export class RequestMeetingInput {
  @Field(() => ID, { description: 'Whom to meet.' })
  attendeeId: string;

  @Field(() => Date, { description: 'Start of a slot.' })
  startsAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: "End: exactly the event's slot length after the start, and that when absent.",
  })
  endsAt?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Preferred pod; any free one without it. Which one it will be is decided on acceptance.',
  })
  podId?: string | null;

  @MultiLine()
  @Field(() => String, { nullable: true, description: 'A word to the receiver, at most 1,000 characters.' })
  @IsOptional()
  @MaxLength(1_000, { message: 'A note has at most 1,000 characters.' })
  note?: string | null;

  @OneLine()
  @Field(() => String, {
    nullable: true,
    description:
      'Id that the sender made up, 1 to 100 characters: the same again is the same request, whatever has become of it. Without it only a request that still waits is found again.',
  })
  @IsOptional()
  @Length(1, 100)
  clientId?: string | null;
}

@InputType({ description: 'An answer to a request, or its end.' })
export class RespondToMeetingInput {
  @Field(() => ID, { description: 'Which meeting.' })
  meetingId: string;

  @Field(() => MeetingAction, { description: 'What to do.' })
  action: MeetingAction;

  @MultiLine()
  @Field(() => String, {
    nullable: true,
    description:
      'A polite word to the other with REJECT or CANCEL, at most 300 characters; not kept with ACCEPT.',
  })
  @IsOptional()
  @MaxLength(300, { message: 'A reason has at most 300 characters.' })
  reason?: string | null;
}

@InputType({ description: 'Whether a meeting took place.' })
export class ConfirmMeetingTookPlaceInput {
  @Field(() => ID, { description: 'Which meeting.' })
  meetingId: string;

  @Field(() => Boolean, { description: 'It took place.' })
  tookPlace: boolean;
}
