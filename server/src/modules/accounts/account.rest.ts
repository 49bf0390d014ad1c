import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { succeeded, successShape } from '../../core/rest/shapes';
import { presentUser, USER_FIELDS, userShape, type UserData } from './user.presenter';

const tag = 'auth';

export const accountRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/auth/login'],
    access: 'public',
    summary: 'Begin a session.',
    tag,
    body: z.object({ email: z.string(), password: z.string(), device: z.string().nullish() }),
    operations: [
      {
        document: `mutation Login($input: LoginInput!) { login(input: $input) { accessToken user { ${USER_FIELDS} } } }`,
        variables: ({ body: { email, password, device } }) => ({ input: { email, password, device } }),
        shape: ({ login }: { login: { accessToken: string; user: UserData } }) => ({
          user: presentUser(login.user),
          access_token: login.accessToken,
        }),
      },
    ],
    response: z.object({ user: userShape, access_token: z.string() }),
  }),
  defineRow({
    method: 'post',
    paths: ['/auth/logout'],
    access: 'signed in',
    summary: 'End the session that asks.',
    tag,
    operations: [
      {
        document: 'mutation Logout { logout { sessionId } }',
        variables: () => ({}),
        shape: succeeded,
      },
    ],
    response: successShape(),
  }),
  defineRow({
    method: 'get',
    paths: ['/auth/me'],
    access: 'signed in',
    summary: 'Whoever is signed in.',
    tag,
    operations: [
      {
        document: `query Me { me { ${USER_FIELDS} } }`,
        variables: () => ({}),
        shape: ({ me }: { me: UserData }) => ({ user: presentUser(me) }),
      },
    ],
    response: z.object({ user: userShape }),
  }),
];
