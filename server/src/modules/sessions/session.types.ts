import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { SessionEntity } from './session.entity';

@ObjectType({ description: 'A device on which one is signed in.', simpleResolvers: true })
export class Session extends fieldsOf(SessionEntity, {
  id: 'UUIDv7.',
  device: 'Name of the device as sent at login, or else by its browser: "Chrome on Android".',
  createdAt: 'When it began.',
  lastUsedAt: 'When it was last used, to the hour.',
  expiresAt: 'When it ends unless it is used.',
}) {}

export const SessionConnection = connectionOf(Session, 'Session');

@InputType({ description: 'Which session is to end.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'Id of the session.' })
  sessionId: string;
}
