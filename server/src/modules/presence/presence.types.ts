import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Somebody has come or gone.', simpleResolvers: true })
export class PresenceChange {
  @Field(() => ID, { description: 'Who.' })
  attendeeId: string;

  @Field(() => Boolean, { description: 'Has the portal open now.' })
  online: boolean;
}
