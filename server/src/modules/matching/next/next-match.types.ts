import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { IsDay } from '../../../core/graphql/input-rules';
import { DateScalar } from '../../../core/graphql/scalars';
import { TimeSpan } from '../../../core/graphql/time-span';
import { EventArgs } from '../../../core/db/pagination';
import { Match } from '../match.types';

@ObjectType({ description: 'A time at which two people could meet.', simpleResolvers: true })
export class FreeTime extends TimeSpan {}

@ObjectType({ description: 'A suggested attendee who still has free time.', simpleResolvers: true })
export class NextMatch {
  @Field(() => Match, { description: 'A suggested attendee, with the reasons.' })
  match: Match;

  @Field(() => Int, { description: 'How many coming slots both have free, with a free pod; at least 1.' })
  slotsLeft: number;

  @Field(() => [FreeTime], { description: 'The next of these slots, at most 3.' })
  nextSlots: FreeTime[];
}

@ArgsType()
export class NextMatchesArgs extends EventArgs {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Only slots of this day, in the time zone of the event; without it all that come.',
  })
  @IsOptional()
  @IsDay()
  date?: string | null;

  @Min(1)
  @Max(20)
  @Field(() => Int, { defaultValue: 5, description: 'How many people: 1 to 20.' })
  first: number;
}
