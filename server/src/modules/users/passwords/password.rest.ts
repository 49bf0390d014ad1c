import { z } from 'zod';
import { defineRow, type RestRow } from '../../../core/rest/row';
import { succeeded, successShape } from '../../../core/rest/shapes';
import type { Viewed } from '../../../core/rest/view';
import { sessionView } from '../user.presenter';

const tag = 'auth';

/** New accounts, forgotten passwords and new ones. */
export const passwordRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/auth/create-account'],
    access: 'public',
    summary: 'Make a user without any event, and begin a session.',
    tag,
    body: z.object({ email: z.string(), password: z.string(), displayName: z.string() }),
    document: `mutation CreateAccount($input: CreateAccountInput!) { createAccount(input: $input) { ${sessionView.fields} } }`,
    variables: ({ body: { email, password, displayName } }) => ({ input: { email, password, displayName } }),
    shape: ({ createAccount }: { createAccount: Viewed<typeof sessionView> }) =>
      sessionView.present(createAccount),
    response: sessionView.shape,
    status: 201,
    fields: { displayName: 'displayName' },
  }),
  defineRow({
    method: 'post',
    paths: ['/auth/request-otp'],
    access: 'public',
    summary: 'Have a one-time code mailed; the answer is the same whether there is such an account.',
    tag,
    body: z.object({ email: z.string(), device_token: z.string().nullish() }),
    document: 'mutation RequestOtp($input: RequestOtpInput!) { requestOtp(input: $input) { email } }',
    variables: ({ body: { email, device_token: deviceToken } }) => ({ input: { email, deviceToken } }),
    shape: succeeded,
    response: successShape(),
  }),
  defineRow({
    method: 'post',
    paths: ['/auth/verify-otp'],
    access: 'public',
    summary: 'Exchange a one-time code for a token that sets a password.',
    tag,
    body: z.object({ email: z.string(), otp: z.string(), device_token: z.string().nullish() }),
    document: 'mutation VerifyOtp($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken } }',
    variables: ({ body: { email, otp, device_token: deviceToken } }) => ({
      input: { email, otp, deviceToken },
    }),
    shape: ({ verifyOtp }: { verifyOtp: { resetToken: string } }) => ({ reset_token: verifyOtp.resetToken }),
    response: z.object({ reset_token: z.string() }),
  }),
  defineRow({
    method: 'post',
    paths: ['/auth/update-password'],
    access: 'public',
    summary: 'Set a new password, with a reset token or with the current one.',
    tag,
    body: z.object({
      reset_token: z.string().nullish(),
      current_password: z
        .string()
        .nullish()
        .meta({ description: 'Where no token is given; takes a session too.' }),
      password: z.string(),
    }),
    document: `mutation UpdatePassword($input: UpdatePasswordInput!) { updatePassword(input: $input) { ${sessionView.fields} } }`,
    variables: ({ body: { reset_token, current_password, password } }) => ({
      input: { resetToken: reset_token, currentPassword: current_password, password },
    }),
    shape: ({ updatePassword }: { updatePassword: Viewed<typeof sessionView> }) =>
      sessionView.present(updatePassword),
    response: sessionView.shape,
  }),
];
