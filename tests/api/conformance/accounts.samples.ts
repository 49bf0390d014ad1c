import { tokenOf } from '../../../server/src/modules/mails/mail-kinds';
import { buildUser } from '../../support/factories';
import { rest } from '../../support/rest';
import { waitFor } from '../../support/wait';
import { ENERGY, NAME, picture, someEmail, type Samples } from './sample';
import { PASSWORD, type Scene } from './scene';

/** The mailed code, a moment after its request. */
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

/** The token of the link in an announcement to me. */
const mailToken = async ({ server, me, mine }: Scene): Promise<string> => {
  const [row] = await server.sql<{ key: Buffer }>('SELECT key FROM mail_keys');
  return tokenOf(row!.key, { attendeeId: me.id, kind: 'ANNOUNCEMENTS' }, mine.email);
};

const newAccount = () => ({ email: someEmail(), password: PASSWORD });
const WORK = { job_title: 'Director', organization: 'Acme', country: 'PK' };

export const accountSamples: Samples = {
  'post /mail/{}': [async (scene) => ({ params: [await mailToken(scene)] })],
  'post /auth/login': [
    ({ mine }) => ({ body: { email: mine.email, password: PASSWORD, device: 'A phone' } }),
  ],
  'post /auth/logout': [() => ({})],
  'post /auth/register': [
    ({ event }) => ({ body: { event_id: event.id, ...newAccount(), ...NAME, ...WORK } }),
    async ({ event }) => ({
      form: { event_id: event.id, ...newAccount(), ...NAME, avatar: await picture('me.png') },
    }),
  ],
  'post /auth/create-account': [() => ({ body: { ...newAccount(), displayName: 'Zoë' } })],
  'get /auth/me': [() => ({})],
  'post /auth/request-otp': [({ mine }) => ({ body: { email: mine.email } })],
  'post /auth/verify-otp': [
    async (scene) => ({ body: { email: scene.mine.email, otp: await mailedCode(scene) } }),
  ],
  'post /auth/update-password': [
    async (scene) => ({ body: { reset_token: await resetToken(scene), password: `${PASSWORD}-2` } }),
    () => ({ as: 'me', body: { current_password: PASSWORD, password: `${PASSWORD}-2` } }),
  ],
  'get /auth/event-profile/{}': [({ event }) => ({ params: [event.id] })],
  'post /auth/join/{}': [
    ({ event }) => ({ as: 'invited', params: [event.id], form: { ...NAME, ...WORK, ...ENERGY } }),
  ],
  'post /auth/verify-code': [({ invited }) => ({ body: { code: invited.inviteCode } })],
  'post /auth/set-password': [({ invited }) => ({ body: { code: invited.inviteCode, password: PASSWORD } })],
  'get /users': [({ user }) => ({ query: `search=${user.displayName}&offset=0&pageSize=5` })],
  'get /users/list': [() => ({ query: 'role=MANAGER' })],
  'post /users': [() => ({ body: { ...newAccount(), displayName: 'Zoë', role: 'EXECUTIVE' } })],
  'put /users/{}': [
    ({ user }) => ({ params: [user.id], body: { displayName: 'Zoë', role: 'EXECUTIVE', disabled: true } }),
  ],
  'delete /users/{}': [async ({ server }) => ({ params: [(await buildUser(server)).id] })],
};
