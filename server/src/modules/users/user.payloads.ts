import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { User } from './account.types';
import { Session } from '../sessions/index';

export const RevokeUserSessionPayload = definePayload('RevokeUserSessionPayload', {
  session: { type: () => Session, description: 'The session that has ended.' },
});
export type RevokeUserSessionPayload = InstanceType<typeof RevokeUserSessionPayload>;

export const RevokeUserSessionsPayload = definePayload('RevokeUserSessionsPayload', {
  user: { type: () => User, description: 'The user who is signed out.' },
  revokedSessions: { type: () => Int, description: 'Number of sessions that have ended.' },
});
export type RevokeUserSessionsPayload = InstanceType<typeof RevokeUserSessionsPayload>;
