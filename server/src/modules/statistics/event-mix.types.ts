import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many people share something.', simpleResolvers: true })
export class MixTally {
  @Field(() => String, { description: 'What they share: a country code, or an interest.' })
  key: string;

  @Field(() => Int, { description: 'How many people; never fewer than 3.' })
  count: number;
}

@ObjectType({
  description:
    'Who is at an event, in numbers for everybody there. Counted are confirmed attendees; what fewer than 3 of them share is left out.',
  simpleResolvers: true,
})
export class EventMix {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [MixTally], { description: 'Countries, most people first; at most 100.' })
  countries: MixTally[];

  @Field(() => [MixTally], { description: 'Topics that people work on, most first; at most 100.' })
  industries: MixTally[];

  @Field(() => [MixTally], { description: 'What people look for, most first; at most 100.' })
  seeking: MixTally[];

  @Field(() => [MixTally], { description: 'What people offer, most first; at most 100.' })
  offering: MixTally[];
}
