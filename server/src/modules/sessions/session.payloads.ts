import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Session } from './session.types';

export const RevokeSessionPayload = definePayload('RevokeSessionPayload', {
  session: { type: () => Session, description: 'The session that has ended.' },
});
export type RevokeSessionPayload = InstanceType<typeof RevokeSessionPayload>;

export const RevokeOtherSessionsPayload = definePayload('RevokeOtherSessionsPayload', {
  revokedSessions: { type: () => Int, description: 'Number of sessions that have ended.' },
});
export type RevokeOtherSessionsPayload = InstanceType<typeof RevokeOtherSessionsPayload>;
