import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../../core/db/pagination';

@ObjectType({ description: 'A device on which one is signed in.', simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the device as sent at login, or else by its browser: "Chrome on Android".',
  })
  device: string | null;

  @Field(() => Date, { description: 'When it began.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last used, to the hour.' })
  lastUsedAt: Date;

  @Field(() => Date, { description: 'When it ends unless it is used.' })
  expiresAt: Date;
}

export const SessionConnection = connectionOf(Session, 'Session');

@InputType({ description: 'Which session is to end.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'Id of the session.' })
  sessionId: string;
}
