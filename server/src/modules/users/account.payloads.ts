import { ID, Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { User } from './account.types';
import { REMAINING_KEYS } from './remaining-keys';
import { Session } from '../sessions/index';

/** Fields of the payload of every mutation that signs a user in. */
export const SESSION_FIELDS = {
  user: { type: () => User, description: 'The user who is signed in.' },
  accessToken: {
    type: () => String,
    description: 'Bearer token, shown only this once; valid until 14 days after its last use.',
  },
  deviceToken: {
    type: () => String,
    nullable: true,
    description:
      'Token of this device, at most 100 characters; no bearer token. Keep it after signing out and send it with `login`, `requestOtp` and `verifyOtp`: the device then has limits of its own, whatever others try with the account. Null where no new session began.',
  },
} as const;

/** A user and the token of a session that has begun. */
export type SignedIn = LoginPayload;

export const LoginPayload = definePayload('LoginPayload', SESSION_FIELDS);
export type LoginPayload = InstanceType<typeof LoginPayload>;

export const CreateAccountPayload = definePayload('CreateAccountPayload', SESSION_FIELDS);
export type CreateAccountPayload = InstanceType<typeof CreateAccountPayload>;

export const UpdatePasswordPayload = definePayload('UpdatePasswordPayload', SESSION_FIELDS);
export type UpdatePasswordPayload = InstanceType<typeof UpdatePasswordPayload>;

export const UpdateLanguagePayload = definePayload('UpdateLanguagePayload', {
  user: { type: () => User, description: 'The viewer, with the language that was chosen.' },
});
export type UpdateLanguagePayload = InstanceType<typeof UpdateLanguagePayload>;

export const LogoutPayload = definePayload('LogoutPayload', {
  sessionId: { type: () => ID, description: 'Id of the session that has ended.' },
});
export type LogoutPayload = InstanceType<typeof LogoutPayload>;

export const RequestOtpPayload = definePayload('RequestOtpPayload', {
  email: {
    type: () => String,
    description: 'The e-mail of the input, the same whether there is such an account or not.',
  },
});
export type RequestOtpPayload = InstanceType<typeof RequestOtpPayload>;

export const VerifyOtpPayload = definePayload('VerifyOtpPayload', {
  resetToken: { type: () => String, description: 'Token for `updatePassword`; valid for 10 minutes, once.' },
});
export type VerifyOtpPayload = InstanceType<typeof VerifyOtpPayload>;

export const CreateUserPayload = definePayload('CreateUserPayload', {
  user: { type: () => User, description: 'The new user.' },
});
export type CreateUserPayload = InstanceType<typeof CreateUserPayload>;

export const UpdateUserPayload = definePayload('UpdateUserPayload', {
  user: { type: () => User, description: 'The user after the change.' },
  ...REMAINING_KEYS,
});
export type UpdateUserPayload = InstanceType<typeof UpdateUserPayload>;

export const RevokeUserSessionPayload = definePayload('RevokeUserSessionPayload', {
  session: { type: () => Session, description: 'The session that has ended.' },
});
export type RevokeUserSessionPayload = InstanceType<typeof RevokeUserSessionPayload>;

export const RevokeUserSessionsPayload = definePayload('RevokeUserSessionsPayload', {
  user: { type: () => User, description: 'The user who is signed out.' },
  revokedSessions: { type: () => Int, description: 'Number of sessions that have ended.' },
});
export type RevokeUserSessionsPayload = InstanceType<typeof RevokeUserSessionsPayload>;
