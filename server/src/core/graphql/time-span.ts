import { Field, ObjectType } from 'type-graphql';

/** Fields of what has a beginning and an end. */
@ObjectType({ simpleResolvers: true })
export abstract class TimeSpan {
  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt: Date;
}
