import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Attendee } from '../attendees/index';

/** How many people a list of the readiness names. */
export const MAX_NAMED = 100;

const WITHOUT = `Those who take part and wish for nobody, by name; the first ${MAX_NAMED}.`;

@ObjectType({
  description: 'How many wishes there are. What people do not want is a number alone, and that from 3 up.',
  simpleResolvers: true,
})
export class WishStatistics {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => Int, { description: 'How many people take part in the program.' })
  people: number;

  @Field(() => Int, { description: 'How many of them wish for nobody.' })
  peopleWithoutWishes: number;

  @Field(() => Int, { description: 'Their must-meets.' })
  musts: number;

  @Field(() => Int, { description: 'Their likes.' })
  likes: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How often anybody of the event said "not for me"; null below 3.',
  })
  refusals: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many blocks there are between people of the event; null below 3.',
  })
  blocks: number | null;

  @Field(() => [Attendee], { description: WITHOUT })
  withoutWishes: Attendee[];
}

@ObjectType({ description: 'Somebody whose promised meetings do not fit into their open times.' })
export class MinimumAboveTimes {
  attendeeId: string;

  @Field(() => Int, { description: 'How many meetings are promised.' })
  minimum: number;

  @Field(() => Int, { description: 'In how many coming slots they have no session and are not busy.' })
  openTimes: number;
}

@ObjectType({
  description: 'What stands in the way of a timetable before it is made.',
  simpleResolvers: true,
})
export class MeetingReadiness {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => Int, { description: 'How many people take part in the program.' })
  people: number;

  @Field(() => Int, { description: 'How many of them wish for nobody.' })
  peopleWithoutWishes: number;

  @Field(() => [Attendee], { description: WITHOUT })
  withoutWishes: Attendee[];

  @Field(() => [MinimumAboveTimes], {
    description: `People whose promised meetings do not fit into their open times, by name; the first ${MAX_NAMED}.`,
  })
  aboveOpenTimes: MinimumAboveTimes[];

  @Field(() => Int, { description: 'How many pods take meetings.' })
  pods: number;

  @Field(() => Int, { description: 'How many slots are to come.' })
  times: number;

  @Field(() => Int, {
    description: 'How many meetings there is room for: a pod in a coming slot in which it is not out of use.',
  })
  places: number;

  @Field(() => Int, {
    description:
      'How many meetings are promised, counted for each person: one place keeps two promises at most.',
  })
  promised: number;
}
