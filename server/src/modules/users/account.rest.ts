import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { succeeded, successShape } from '../../core/rest/shapes';
import {
  presentSession,
  presentUser,
  sessionShape,
  USER_FIELDS,
  userShape,
  type SessionData,
  type UserData,
} from './user.presenter';

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
    document: `mutation Login($input: LoginInput!) { login(input: $input) { accessToken deviceToken user { ${USER_FIELDS} } } }`,
    variables: ({ body: { email, password, device, device_token: deviceToken } }) => ({
      input: { email, password, device, deviceToken },
    }),
    shape: ({ login }: { login: SessionData & { deviceToken: string } }, { body }) => ({
      ...presentSession(login),
      // Clients that know nothing of it get the answer that they know.
      ...(body.device_token === undefined ? {} : { device_token: login.deviceToken }),
    }),
    response: z.union([sessionShape, sessionShape.extend({ device_token: z.string() })]),
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
    document: `query Me { me { ${USER_FIELDS} } }`,
    variables: () => ({}),
    shape: ({ me }: { me: UserData }) => ({ user: presentUser(me) }),
    response: z.object({ user: userShape }),
  }),
];
