import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MaxItems } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { fieldsOf } from '../../core/graphql/fields-of';
import { REMAINING_KEYS, RemainingKeyKind, User } from '../users/index';
import { EventStaffEntity } from './event-staff.entity';

/** Events of one user. */
export const MAX_EVENTS = 200;

const ENDS_AT = 'When the right ends by itself; null where it has no end.';
const NAME_OF_ADDER =
  'Name of the administrator who gave it; null where that user is gone, and for staff of all events.';

@ObjectType({ description: 'An event that staff of some events reach.', simpleResolvers: true })
export class StaffEvent extends fieldsOf(EventStaffEntity, {
  endsAt: ENDS_AT,
  addedAt: 'When it was given.',
}) {
  eventId: string;

  @Field(() => String, { nullable: true, description: NAME_OF_ADDER })
  addedByName: string | null;
}

@ObjectType({ description: 'A person of the staff who sees an event.', simpleResolvers: true })
export class EventStaffMember {
  @Field(() => User, { description: 'The user.' })
  user: User;

  @Field(() => Date, {
    description:
      'Since when, at the earliest: when it was given, or for staff of all events when user and event were both there.',
  })
  since: Date;

  @Field(() => Date, { nullable: true, description: ENDS_AT })
  endsAt: Date | null;

  @Field(() => String, { nullable: true, description: NAME_OF_ADDER })
  addedByName: string | null;
}

@ObjectType({ description: 'An API token or a webhook that reaches an event.', simpleResolvers: true })
export class EventKey {
  @Field(() => ID, { description: 'Id of the API token or webhook.' })
  id: string;

  @Field(() => RemainingKeyKind, { description: 'The kind of credential.' })
  kind: RemainingKeyKind;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Name of the user who made it.' })
  ownerName: string;

  @Field(() => String, {
    nullable: true,
    description: 'The company whose leads are all that it reads; null where it is of the event.',
  })
  companyName: string | null;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the token was last used, or something was last sent to the webhook; null where it never was.',
  })
  lastUsedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ends by itself; null for webhooks.' })
  expiresAt: Date | null;
}

@ObjectType({ description: 'Who can see an event without being an attendee of it.', simpleResolvers: true })
export class EventStaff {
  @Field(() => [EventStaffMember], {
    description: 'Staff of the event and of all events who are not disabled, by name; at most 500.',
  })
  people: EventStaffMember[];

  @Field(() => [EventKey], {
    description: 'Valid API tokens and the webhooks of the event, the latest first; at most 500.',
  })
  keys: EventKey[];
}

@InputType({ description: 'An event that a user is to reach as staff.' })
export class StaffEventInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the right ends by itself, in the future; without it never.',
  })
  endsAt?: Date | null;
}

@InputType({ description: 'The events that a user reaches as staff; what was before goes.' })
export class SetStaffEventsInput {
  @Field(() => ID, { description: 'Id of the user.' })
  userId: string;

  @Field(() => Boolean, { description: 'All events, also those that are made later.' })
  allEvents: boolean;

  @Field(() => [StaffEventInput], {
    description: `These events, each once, at most ${MAX_EVENTS}; none with \`allEvents\`.`,
  })
  @MaxItems(MAX_EVENTS)
  @ValidateNested()
  events: StaffEventInput[];
}

export const SetStaffEventsPayload = definePayload('SetStaffEventsPayload', {
  user: { type: () => User, description: 'The user, with their events.' },
  ...REMAINING_KEYS,
});
export type SetStaffEventsPayload = InstanceType<typeof SetStaffEventsPayload>;
