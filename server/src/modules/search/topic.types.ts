import { Field, Int, ObjectType } from 'type-graphql';
import { Tally } from '../../core/graphql/tally';

@ObjectType({
  description: 'An interest, a sector or a track of an event, as a way on from a search.',
  simpleResolvers: true,
})
export class SearchTopic {
  @Field(() => String, { description: 'The interest, sector or track.' })
  label: string;

  @Field(() => Boolean, {
    description:
      'True where words of the search mean it; false where it is only like them, or common at the event.',
  })
  named: boolean;

  @Field(() => Int, { description: 'How many confirmed attendees have it among their interests.' })
  attendees: number;

  @Field(() => [Tally], {
    description: 'How many companies have it among their sectors, by their kind; most first.',
  })
  companies: Tally[];

  @Field(() => Int, { description: 'How many sessions have it as their track.' })
  sessions: number;
}
