import { Max, Min } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Another attendee worth meeting.', simpleResolvers: true })
export class Match {
  attendeeId: string;

  @Field(() => Float, {
    description:
      'How well the two go together, above 0 to 1: what both are interested in, and what each offers of what the other seeks. Lower where the other is shown to many.',
  })
  score: number;

  @Field(() => [String], { description: 'Why, in words; at most 3, with at most 3 terms each.' })
  reasons: string[];
}

@ArgsType()
export class MatchesArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Int, { defaultValue: 10, description: 'How many, 1 to 50.' })
  @Min(1)
  @Max(50)
  first: number;
}

@InputType({ description: 'Who is not for the viewer.' })
export class DismissMatchInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}
