import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { defineEnum } from '../../core/graphql/enums';
import { MaxItems } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { TimeZoneScalar } from '../../core/graphql/scalars';
import { LineField, TextField } from '../../core/graphql/text-fields';
import { Attendee, AttendeeStage } from '../attendees/index';
import { GroupBrief } from '../groups/index';
import { PlaceLogKind } from './application.entity';

@ObjectType({ description: 'Where a person stands on the way to a place.', simpleResolvers: true })
export class Application {
  @Field(() => Date, { description: 'Since when the stage is as it is.' })
  since: Date;

  @Field(() => Int, { nullable: true, description: 'WAITLISTED: the position in the line; 1 is next.' })
  position: number | null;

  @Field(() => GroupBrief, {
    nullable: true,
    description:
      'WAITLISTED: the group that is full; null where the event is. For the owner only where the group is shown on cards.',
  })
  fullGroup: GroupBrief | null;

  @Field(() => Date, { nullable: true, description: 'OFFERED: the place is kept until then.' })
  offerEndsAt: Date | null;

  @Field(() => String, { nullable: true, description: 'DECLINED: why, as the organisers wrote it.' })
  reason: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until then the decision can be undone, and is not mailed. For staff, null to others.',
  })
  undoUntil: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The decision, for `undoDecision` until `undoUntil`. For staff, null to others.',
  })
  decisionId: string | null;
}

@ObjectType({ description: 'How many people are at a stage.', simpleResolvers: true })
export class StageCount {
  @Field(() => AttendeeStage, { description: 'The stage.' })
  stage: AttendeeStage;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'An entry of the log of places.', simpleResolvers: true })
export class PlaceLogEntry {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => Date, { description: 'When it happened.' })
  at: Date;

  @Field(() => PlaceLogKind, { description: 'What happened.' })
  kind: PlaceLogKind;

  @Field(() => Attendee, { nullable: true, description: 'To whom; null once they were erased.' })
  attendee: Attendee | null;

  @Field(() => GroupBrief, {
    nullable: true,
    description: 'The group that was full; null for the event. Attendees see groups that are shown on cards.',
  })
  group: GroupBrief | null;

  @Field(() => Int, { nullable: true, description: 'The position in the line at that moment.' })
  position: number | null;

  @Field(() => Date, { nullable: true, description: 'OFFERED: the deadline.' })
  offerEndsAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the organiser who decided; null to attendees, and where nobody did.',
  })
  by: string | null;
}

export const PlaceLogConnection = connectionOf(PlaceLogEntry, 'PlaceLog', { what: 'entry' });

@ArgsType()
export class PlaceLogArgs extends EventPageArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Only entries about this attendee. Attendees read their own alone.',
  })
  attendeeId?: string | null;
}

@ObjectType({ description: 'A place that is kept for the reader of a mail.', simpleResolvers: true })
export class PlaceOffer {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => String, { description: 'Name of the event.' })
  eventTitle: string;

  @Field(() => Date, { description: 'When the event begins.' })
  startsAt: Date;

  @Field(() => TimeZoneScalar, { description: 'Time zone of the event.' })
  timezone: string;

  @Field(() => Date, { nullable: true, description: 'The deadline; null once the offer is over.' })
  endsAt: Date | null;

  @Field(() => Boolean, { description: 'It can still be answered.' })
  isOpen: boolean;

  @Field(() => Boolean, { description: 'It was not answered in time.' })
  isExpired: boolean;

  @Field(() => AttendeeStage, { description: 'How far the reader of the mail is now.' })
  stage: AttendeeStage;
}

export const ApplicationDecision = defineEnum('ApplicationDecision', 'A decision about applications.', {
  APPROVE: 'They take part, or wait where no place is free.',
  DECLINE: 'They do not take part.',
});
export type ApplicationDecision = keyof typeof ApplicationDecision;

export const SkipReason = defineEnum('SkipReason', 'Why a decision does not hold for somebody.', {
  NOT_DECIDABLE: 'The stage leaves nothing to decide, or was changed meanwhile.',
  EMAIL_NOT_VERIFIED: 'The event asks for a proven e-mail address.',
  HAS_TAKEN_PART: 'The person has sent or agreed to a request, or written a message meanwhile.',
});
export type SkipReason = keyof typeof SkipReason;

@ObjectType({ description: 'Somebody for whom a decision does not hold.', simpleResolvers: true })
export class SkippedAttendee {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;

  @Field(() => SkipReason, { description: 'Why.' })
  reason: SkipReason;
}

@InputType({ description: 'A decision about applications of one event.' })
export class DecideApplicationsInput {
  @Field(() => [ID], { description: 'The attendees, in the order in which places are given; at most 1,000.' })
  @MaxItems(1_000)
  attendeeIds: string[];

  @Field(() => ApplicationDecision, { description: 'The decision.' })
  decision: ApplicationDecision;

  @TextField('DECLINE: why, which is mailed; at most 1,000 characters.', { max: 1_000, nullable: true })
  reason?: string | null;
}

export const DecideApplicationsPayload = definePayload('DecideApplicationsPayload', {
  decisionId: { type: () => ID, description: 'For `undoDecision`.' },
  undoUntil: { type: () => Date, description: 'The decision can be undone, and is not mailed, until then.' },
  attendees: { type: () => [Attendee], description: 'Those for whom it holds, at most 1,000.' },
  waitlisted: { type: () => Int, description: 'How many of the approved wait, since no place is free.' },
  skipped: { type: () => [SkippedAttendee], description: 'Those for whom it does not hold, at most 1,000.' },
});
export type DecideApplicationsPayload = InstanceType<typeof DecideApplicationsPayload>;

@InputType({ description: 'A decision to take back.' })
export class UndoDecisionInput {
  @Field(() => ID, { description: '`decisionId` of the decision.' })
  decisionId: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'About these alone, at most 1,000; without it about all.',
  })
  @MaxItems(1_000)
  attendeeIds?: string[] | null;
}

export const UndoDecisionPayload = definePayload('UndoDecisionPayload', {
  attendees: { type: () => [Attendee], description: 'Those who are as they were before, at most 1,000.' },
  skipped: { type: () => [SkippedAttendee], description: 'Those who stay as they are, at most 1,000.' },
});
export type UndoDecisionPayload = InstanceType<typeof UndoDecisionPayload>;

@InputType({ description: 'A place or an application to give up.' })
export class WithdrawInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

export const WithdrawPayload = definePayload('WithdrawPayload', {
  attendee: { type: () => Attendee, description: 'The own profile, WITHDRAWN.' },
});
export type WithdrawPayload = InstanceType<typeof WithdrawPayload>;

@InputType({ description: 'The answer to an offer.' })
export class AnswerOfferInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Boolean, { description: 'True takes the place, false lets it go.' })
  accept: boolean;
}

export const AnswerOfferPayload = definePayload('AnswerOfferPayload', {
  attendee: { type: () => Attendee, description: 'The own profile, CONFIRMED or WITHDRAWN.' },
});
export type AnswerOfferPayload = InstanceType<typeof AnswerOfferPayload>;

@InputType({ description: 'The answer to an offer by the code of its mail.' })
export class AnswerOfferByCodeInput {
  @LineField('The code of the mail, at most 100 characters.', { max: 100 })
  code: string;

  @Field(() => Boolean, { description: 'True takes the place, false lets it go.' })
  accept: boolean;
}

export const AnswerOfferByCodePayload = definePayload('AnswerOfferByCodePayload', {
  offer: { type: () => PlaceOffer, description: 'The offer, which is over.' },
});
export type AnswerOfferByCodePayload = InstanceType<typeof AnswerOfferByCodePayload>;
