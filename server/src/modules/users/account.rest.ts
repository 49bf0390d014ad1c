import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { succeeded, successShape } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { sessionView, userView } from './user.presenter';

const tag = 'auth';

export const accountRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/auth/login'],
    access: 'public',
    summary: 'Begin a session.',
    tag,
    body: z.object({
      email: z.string(),
      password: z.string(),
      device: z.string().nullish(),
      device_token: z
        .string()
        .nullish()
        .meta({ description: 'Of an earlier sign-in on this device; null asks for one.' }),
    }),
    document: `mutation Login($input: LoginInput!) { login(input: $input) { accessToken deviceToken user { ${userView.fields} } } }`,
    variables: ({ body: { email, password, device, device_token: deviceToken } }) => ({
      input: { email, password, device, deviceToken },
    }),
    shape: ({ login }: { login: Viewed<typeof sessionView> & { deviceToken: string } }, { body }) => ({
      ...sessionView.present(login),
      // Clients that know nothing of it get the answer that they know.
      ...(body.device_token === undefined ? {} : { device_token: login.deviceToken }),
    }),
    response: z.union([sessionView.shape, sessionView.shape.extend({ device_token: z.string() })]),
  }),
  defineRow({
    method: 'post',
    paths: ['/auth/logout'],
    access: 'signed in',
    summary: 'End the session that asks.',
    tag,
    document: 'mutation Logout { logout { sessionId } }',
    variables: () => ({}),
    shape: succeeded,
    response: successShape(),
  }),
  defineRow({
    method: 'get',
    paths: ['/auth/me'],
    access: 'signed in',
    summary: 'The signed-in user.',
    tag,
    document: `query Me { me { ${userView.fields} } }`,
    variables: () => ({}),
    shape: ({ me }: { me: Viewed<typeof userView> }) => ({ user: userView.present(me) }),
    response: z.object({ user: userView.shape }),
  }),
];
