import { Field, Int, ObjectType } from 'type-graphql';
import { ContactRefusal, ContactRefusalReason } from '../../groups/index';

@ObjectType({
  description: 'A limit of meetings or requests, and how much of it is used.',
  simpleResolvers: true,
})
export class MeetingLimit {
  @Field(() => ContactRefusalReason, { description: 'Which limit: the reason that errors have at its end.' })
  reason: ContactRefusalReason;

  @Field(() => Int, {
    description: 'How many there are; of a limit per day today, by the clock of the event.',
  })
  used: number;

  @Field(() => Int, { description: 'How many there may be.' })
  most: number;
}

@ObjectType({
  description:
    'Whether one attendee may ask another one for a meeting, with each rule, limit and time of it.',
  simpleResolvers: true,
})
export class MeetingStanding {
  @Field(() => ContactRefusal, { nullable: true, description: 'Why not; null where they may.' })
  refusal: ContactRefusal | null;

  @Field(() => Boolean, { description: 'The first one sees or knows the other one.' })
  maySee: boolean;

  @Field(() => Boolean, { description: 'The rules of groups let the first one ask for a meeting.' })
  mayMeet: boolean;

  @Field(() => Boolean, { description: 'The rules of groups let the first one write first.' })
  mayWrite: boolean;

  @Field(() => [MeetingLimit], { description: 'Limits of the first one, at most 5.' })
  fromLimits: MeetingLimit[];

  @Field(() => [MeetingLimit], { description: 'Limits of the other one, at most 5.' })
  toLimits: MeetingLimit[];

  @Field(() => Int, { description: 'How many coming slots both of them and a pod are free in.' })
  freeSlots: number;
}
