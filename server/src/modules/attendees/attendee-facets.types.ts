import { Field, ObjectType } from 'type-graphql';
import { Tally } from '../../core/graphql/tally';

@ObjectType({
  description: 'Filter values of the confirmed attendees of an event, with their counts.',
  simpleResolvers: true,
})
export class AttendeeFacets {
  @Field(() => [Tally], {
    description: 'Countries as codes, those with most attendees first; only countries of attendees.',
  })
  countries: Tally[];

  @Field(() => [Tally], { description: 'Interests, those that most attendees chose first; at most 500.' })
  interests: Tally[];

  @Field(() => [Tally], { description: 'Categories, those with most attendees first.' })
  categories: Tally[];
}
