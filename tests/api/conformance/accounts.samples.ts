import { newId } from '../../../server/src/core/db/ids';
import { buildUser } from '../../support/factories';
import { plain } from '../../support/pictures';
import { rest } from '../../support/rest';
import { waitFor } from '../../support/wait';
import { PASSWORD, type Samples, type Scene } from './scene';

const someEmail = (): string => `person.${newId()}@example.test`;

/** The code that is mailed to somebody, a moment after it was asked for. */
const mailedCode = async ({ server, mine }: Scene): Promise<string> => {
  await rest(server.url, 'post', '/auth/request-otp', { body: { email: mine.email } });
  const find = async (): Promise<string | undefined> => {
    const [mail] = await server.sql<{ text: string | null }>('SELECT text FROM mails WHERE recipient = $1', [
      mine.email,
    ]);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  };
  return waitFor(find, 'The mail with the code');
};

const resetToken = async (scene: Scene): Promise<string> => {
  const body = { email: scene.mine.email, otp: await mailedCode(scene) };
  const answer = await rest<{ reset_token: string }>(scene.server.url, 'post', '/auth/verify-otp', { body });
  return answer.body.reset_token;
};

export const accountSamples: Samples = {
  'post /auth/login': [
    ({ mine }) => ({
      as: 'nobody',
      path: '/auth/login',
      body: { email: mine.email, password: PASSWORD, device: 'A phone' },
    }),
  ],
  'post /auth/logout': [() => ({ as: 'me', path: '/auth/logout' })],
  'post /auth/register': [
    ({ event }) => ({
      as: 'nobody',
      path: '/auth/register',
      body: {
        event_id: event.id,
        email: someEmail(),
        password: PASSWORD,
        first_name: 'Zoë',
        last_name: 'Adams',
        job_title: 'Director',
        organization: 'Acme',
        country: 'PK',
      },
    }),
    async ({ event }) => ({
      as: 'nobody',
      path: '/auth/register',
      form: {
        event_id: event.id,
        email: someEmail(),
        password: PASSWORD,
        first_name: 'Zoë',
        last_name: 'Adams',
        avatar: { name: 'me.png', type: 'image/png', content: await plain(8, 8).png().toBuffer() },
      },
    }),
  ],
  'post /auth/create-account': [
    () => ({
      as: 'nobody',
      path: '/auth/create-account',
      body: { email: someEmail(), password: PASSWORD, displayName: 'Zoë' },
    }),
  ],
  'get /auth/me': [() => ({ as: 'me', path: '/auth/me' })],
  'post /auth/request-otp': [
    ({ mine }) => ({ as: 'nobody', path: '/auth/request-otp', body: { email: mine.email } }),
  ],
  'post /auth/verify-otp': [
    async (scene) => ({
      as: 'nobody',
      path: '/auth/verify-otp',
      body: { email: scene.mine.email, otp: await mailedCode(scene) },
    }),
  ],
  'post /auth/update-password': [
    async (scene) => ({
      as: 'nobody',
      path: '/auth/update-password',
      body: { reset_token: await resetToken(scene), password: `${PASSWORD}-2` },
    }),
    () => ({
      as: 'me',
      path: '/auth/update-password',
      body: { current_password: PASSWORD, password: `${PASSWORD}-2` },
    }),
  ],
  'get /auth/event-profile/{}': [({ event }) => ({ as: 'me', path: `/auth/event-profile/${event.id}` })],
  'post /auth/join/{}': [
    ({ event }) => ({
      as: 'invited',
      path: `/auth/join/${event.id}`,
      form: {
        first_name: 'Zoë',
        last_name: 'Adams',
        job_title: 'Director',
        organization: 'Acme',
        country: 'PK',
        interests: '{"Industry":["Energy"]}',
      },
    }),
  ],
  'post /auth/verify-code': [
    ({ invited }) => ({ as: 'nobody', path: '/auth/verify-code', body: { code: invited.inviteCode } }),
  ],
  'post /auth/set-password': [
    ({ invited }) => ({
      as: 'nobody',
      path: '/auth/set-password',
      body: { code: invited.inviteCode, password: PASSWORD },
    }),
  ],
  'get /users': [
    ({ user }) => ({ as: 'manager', path: `/users?search=${user.displayName}&offset=0&pageSize=5` }),
  ],
  'get /users/list': [() => ({ as: 'manager', path: '/users/list?role=MANAGER' })],
  'post /users': [
    () => ({
      as: 'manager',
      path: '/users',
      body: { email: someEmail(), displayName: 'Zoë', role: 'EXECUTIVE', password: PASSWORD },
    }),
  ],
  'put /users/{}': [
    ({ user }) => ({
      as: 'manager',
      path: `/users/${user.id}`,
      body: { displayName: 'Zoë', role: 'EXECUTIVE', disabled: true },
    }),
  ],
  'delete /users/{}': [
    async ({ server }) => ({ as: 'manager', path: `/users/${(await buildUser(server)).id}` }),
  ],
};
