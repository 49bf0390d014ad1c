import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildUser, signIn } from '../../support/factories';
import type { TestSql } from '../../support/server';
import {
  ANYBODY,
  asks,
  by,
  byId,
  containing,
  F,
  MANAGERS,
  mutation,
  N,
  ofEvent,
  TEAM,
  U,
  USERS,
  type Codes,
  type Rows,
} from './row';
import { PASSWORD, type Scene } from './scene';

const WRONG = 'BAD_USER_INPUT';
const password = 'a new password 42';
const email = () => `${newId()}@example.test`;
const userOf = async (_scene: unknown, db: TestSql): Promise<string> => (await buildUser(db)).id;
const aboutUser = async (scene: unknown, db: TestSql) => ({ userId: await userOf(scene, db) });
const codeOf = async ({ event }: Scene, db: TestSql): Promise<string> =>
  (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).inviteCode;

/** A session with its user, who is no administrator. */
const somebodysSession = async (db: TestSql, userId?: string) => {
  const user = { userId: userId ?? (await buildUser(db)).id };
  const sessionId = newId();
  await signIn(db, user, { id: sessionId, device: 'Chrome on Android' });
  return { ...user, sessionId };
};

const joined = ({ event }: Scene) => ({
  eventId: event.id,
  jobTitle: 'Engineer',
  organization: 'Analytical',
  country: 'GB',
});

/** Nobody of the scene has a password or a code. */
const unproven: Codes = [U, WRONG, WRONG, WRONG, WRONG, WRONG];
const ADMIN_ALONE: Codes = [U, F, F, F, F, F];
const JOINERS: Codes = [U, N, 'OK', 'OK', 'OK', F];

/** Accounts, users, joining and leaving. */
export const accountOperations: Rows = {
  demoLogins: asks('{ demoLogins { email } }', ANYBODY),
  login: mutation(ANYBODY, 'EACH', ({ login }) => login, { keyless: 'SECRET' }),
  logout: mutation(USERS, 'SIGNED_OUT', undefined),
  me: asks('{ me { id } }', USERS),
  createAccount: mutation(ANYBODY, 'CONFLICT', () => ({ email: email(), password, displayName: 'Ada' }), {
    keyless: 'SECRET',
  }),
  requestOtp: mutation(ANYBODY, 'SAME', () => ({ email: email() })),
  verifyOtp: mutation(
    [WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    'ELSEWHERE',
    () => ({ email: email(), otp: '123456' }),
    { keyless: 'SECRET' },
  ),
  requestEmailVerification: mutation(USERS, 'SAME', undefined),
  verifyEmail: mutation(unproven, 'ELSEWHERE', () => ({ token: 'unknown' })),
  updatePassword: mutation(unproven, 'ELSEWHERE', () => ({ currentPassword: PASSWORD, password }), {
    keyless: 'SECRET',
  }),
  updateLanguage: mutation(USERS, 'SAME', () => ({ language: 'EN' })),
  sessions: asks('{ sessions { nodes { id current } } }', USERS),
  revokeSession: mutation(TEAM, 'NOT_FOUND', async ({ participantUserId }, db) => ({
    sessionId: (await somebodysSession(db, participantUserId)).sessionId,
  })),
  pushPublicKey: asks('{ pushPublicKey }', USERS),
  // Push is off where access is tested.
  savePushSubscription: mutation(
    [U, 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'SAME',
    () => ({ endpoint: `https://fcm.googleapis.com/${newId()}`, p256dh: 'key', auth: 'key' }),
  ),
  removePushSubscription: mutation(USERS, 'SAME', () => ({ endpoint: 'https://fcm.googleapis.com/a' })),
  revokeOtherSessions: mutation(USERS, 'SAME', undefined),
  users: asks('{ users { nodes { id viewerCanManage } totalCount } }', MANAGERS),
  user: byId('{ id viewerCanManage viewerCanRemove }', MANAGERS, userOf),
  grantableRoles: asks('{ grantableRoles }', MANAGERS),
  userSessions: by('userId', '{ nodes { id current } }', MANAGERS, userOf),
  revokeUserSession: mutation(MANAGERS, 'NOT_FOUND', (_scene, db) => somebodysSession(db), {
    logged: { action: 'user.sign-out', before: { sessions: 1, device: 'Chrome on Android' } },
  }),
  revokeUserSessions: mutation(
    MANAGERS,
    'FIRST_IS_TOLD',
    async (_scene, db) => ({ userId: (await somebodysSession(db)).userId }),
    { logged: { action: 'user.sign-out', before: { sessions: 1 } } },
  ),
  securityLog: asks('{ securityLog { nodes { id kind userId } totalCount } }', ADMIN_ALONE, undefined, {
    admin: 'OK',
  }),
  systemHealth: asks('{ systemHealth { redis servers { id } queues { name } } }', ADMIN_ALONE, undefined, {
    admin: 'OK',
  }),
  mySecurityEvents: asks('{ mySecurityEvents { nodes { id kind } } }', USERS),
  createUser: mutation(
    MANAGERS,
    'CONFLICT',
    () => ({ email: email(), displayName: 'Ada', role: 'MANAGER' }),
    {
      logged: {
        action: 'user.create',
        after: containing({ displayName: 'Ada', role: 'MANAGER', disabled: false }),
      },
    },
  ),
  updateUser: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...(await aboutUser(scene, db)), role: 'EXECUTIVE', disabled: true }),
    {
      logged: {
        action: 'user.update',
        before: { role: 'ATTENDEE', disabled: false, passwordRemoved: null },
        after: { role: 'EXECUTIVE', disabled: true, passwordRemoved: true },
      },
    },
  ),
  sendPasswordResetLink: mutation(MANAGERS, 'RATE_LIMITED', aboutUser, {
    logged: { action: 'user.sendPasswordResetLink' },
  }),
  deleteUser: mutation(MANAGERS, 'NOT_FOUND', aboutUser, {
    logged: {
      action: 'user.delete',
      before: { role: 'ATTENDEE' },
      after: { profiles: 0, closedMeetings: 0 },
    },
  }),
  exportMyData: asks('{ exportMyData }', USERS),
  eraseMe: mutation(unproven, 'ELSEWHERE', () => ({ password: PASSWORD }), { notesFailure: true }),
  register: mutation(
    ANYBODY,
    'CONFLICT',
    async ({ event }, db) => {
      await db.sql(`UPDATE events SET registration = 'OPEN' WHERE id = $1`, [event.id]);
      return { eventId: event.id, email: email(), password, firstName: 'Ada', lastName: 'King' };
    },
    { keyless: 'SECRET' },
  ),
  // The scene's event is for the invited alone.
  registrationEvent: ofEvent('{ id }', [
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
  ]),
  verifyInviteCode: asks(
    'query ($code: String!) { verifyInviteCode(code: $code) { newUser } }',
    ANYBODY,
    async (scene, db) => ({ code: await codeOf(scene, db) }),
  ),
  setPassword: mutation(
    ANYBODY,
    'CONFLICT',
    async (scene, db) => ({ code: await codeOf(scene, db), password }),
    { keyless: 'SECRET' },
  ),
  joinInfo: ofEvent('{ event { id } profile { id } }', [U, N, 'OK', 'OK', 'OK', 'OK']),
  joinEvent: mutation(JOINERS, 'SAME', joined),
  updateProfile: mutation([U, N, 'OK', 'OK', 'OK', N], 'SAME', joined),
};
