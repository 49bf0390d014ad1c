import { Field, ObjectType } from 'type-graphql';

/** Descriptions of the columns `startsAt` and `endsAt`. */
export const TIME_SPAN = { startsAt: 'When it begins.', endsAt: 'When it ends.' } as const;

/** Fields of what has a beginning and an end. */
@ObjectType({ simpleResolvers: true })
export abstract class TimeSpan {
  @Field(() => Date, { description: TIME_SPAN.startsAt })
  startsAt: Date;

  @Field(() => Date, { description: TIME_SPAN.endsAt })
  endsAt: Date;
}
