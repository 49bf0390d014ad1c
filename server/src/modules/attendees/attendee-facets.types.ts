import { Field, ObjectType } from 'type-graphql';
import { CostCounter } from '../../core/graphql/cost-counter';

@ObjectType({
  description: 'What one can filter the confirmed attendees of an event by, with how many there are of each.',
  simpleResolvers: true,
})
export class AttendeeFacets {
  @Field(() => [CostCounter], {
    description: 'Countries as codes, those with most attendees first; only countries of attendees.',
  })
  countries: CostCounter[];

  @Field(() => [CostCounter], {
    description: 'Interests, those that most attendees chose first; at most 500.',
  })
  interests: CostCounter[];

  @Field(() => [CostCounter], { description: 'Categories, those with most attendees first.' })
  categories: CostCounter[];
}
