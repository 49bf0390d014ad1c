import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LineField, TextField } from '../../core/graphql/text-fields';
import { Node } from '../../core/graphql/node';
import { defineEnum } from '../../core/graphql/enums';
import { TIME_SPAN, TimeSpan } from '../../core/graphql/time-span';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { CheckInputBesideData } from '../../core/graphql/validation';
import { fieldsOf } from '../../core/graphql/fields-of';
import { MeetingLimit } from './limits/meeting-limit.types';
import { slotEndErrors } from './slots/meeting-slot.rules';
import { Attendee } from '../attendees/index';
import { MeetingEntity, MeetingStatus } from './meeting.entity';

export const MeetingRole = defineEnum('MeetingRole', 'The roles in a meeting.', {
  SENDER: 'Requested the meeting.',
  RECEIVER: 'Was asked for it.',
});
export type MeetingRole = keyof typeof MeetingRole;

export const MeetingAction = defineEnum(
  'MeetingAction',
  'ACCEPT and REJECT are for the receiver of a PENDING meeting, CANCEL for either side.',
  {
    ACCEPT: 'Accepts a PENDING meeting; for its receiver.',
    REJECT: 'Rejects a PENDING meeting; for its receiver.',
    CANCEL: 'Cancels a PENDING or ACTIVE meeting; for either side.',
  },
);
export type MeetingAction = keyof typeof MeetingAction;

export const BusyWhose = defineEnum('BusyWhose', 'Whose calendar a time is taken in.', {
  VIEWER: "The viewer's calendar, or both.",
  OTHER: "The other attendee's calendar alone.",
});
export type BusyWhose = keyof typeof BusyWhose;

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
export class Meeting extends fieldsOf(MeetingEntity, {
  ...TIME_SPAN,
  id: 'UUIDv7.',
  eventId: 'Event that both attend.',
  status: 'How far it is.',
  closedReason: 'Why it is REJECTED; null otherwise.',
  createdAt: 'When it was requested.',
  acceptedAt: 'When it was accepted; null before.',
}) {
  @Field(() => String, {
    nullable: true,
    description: "The sender's note, at most 1,000 characters; for its two people, null to staff.",
  })
  note: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason of the rejection or cancellation, at most 300 characters; for its two people, null to staff.',
  })
  reason: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When a PENDING request expires unanswered; null once answered, and in a demo, where none does.',
  })
  expiresAt: Date | null;

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
export class Slot extends TimeSpan {
  podIds: string[];
}

@ObjectType({ description: 'A slot in which one of the two has something else.', simpleResolvers: true })
export class BusyTime extends TimeSpan {
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

  @Field(() => Int, { description: 'How many may wait at a time; 2,147,483,647 for any number.' })
  maxWaitingRequests: number;

  @Field(() => [MeetingLimit], {
    description: "The viewer's limits of requests and meetings, and how much of each is used; at most 5.",
  })
  limits: MeetingLimit[];
}

@ArgsType()
export class MeetingsArgs extends EventPageArgs {
  @Field(() => MeetingStatus, { nullable: true, description: 'Only meetings that are this far.' })
  status?: MeetingStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only meetings with this attendee.' })
  attendeeId?: string | null;
}

@CheckInputBesideData(slotEndErrors)
@InputType({ description: 'A meeting to ask for.' })
export class RequestMeetingInput {
  @Field(() => ID, { description: 'The attendee to meet.' })
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

  @TextField('A word to the receiver, at most 1,000 characters.', {
    max: 1_000,
    what: 'A note',
    nullable: true,
  })
  note?: string | null;

  @LineField(
    'Id that the sender made up, 1 to 100 characters: the same again is the same request, whatever has become of it. Without it only a request that still waits is found again.',
    { min: 1, max: 100, nullable: true },
  )
  clientId?: string | null;
}

@InputType({ description: 'An answer to a request, or its end.' })
export class RespondToMeetingInput {
  @Field(() => ID, { description: 'Which meeting.' })
  meetingId: string;

  @Field(() => MeetingAction, { description: 'The action.' })
  action: MeetingAction;

  @TextField(
    'A polite word to the other with REJECT or CANCEL, at most 300 characters; not kept with ACCEPT.',
    { max: 300, what: 'A reason', nullable: true },
  )
  reason?: string | null;
}

@InputType({ description: 'Whether a meeting took place.' })
export class ConfirmMeetingTookPlaceInput {
  @Field(() => ID, { description: 'Which meeting.' })
  meetingId: string;

  @Field(() => Boolean, { description: 'It took place.' })
  tookPlace: boolean;
}
