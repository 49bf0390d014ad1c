import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many there are of one kind.', simpleResolvers: true })
export class Tally {
  @Field(() => String, { nullable: true, description: 'The kind; null where it is not known.' })
  key: string | null;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}
