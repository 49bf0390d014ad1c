import { Role } from '../../../server/src/core/auth/roles';
import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildUser, signIn } from '../../support/factories';
import type { TestSql } from '../../support/server';
import {
  asks,
  by,
  byId,
  change,
  containing,
  inEvent,
  mutation,
  ofEvent,
  plus,
  some,
  withId,
  type Made,
  type Row,
  type Rows,
} from './row';
import { PASSWORD } from './scene';

const password = 'a new password 42';
const email = () => `${newId()}@example.test`;
const userOf: Made<string> = async (_scene, db) => (await buildUser(db)).id;
const aboutUser = withId('userId', userOf);
const withCode = withId(
  'code',
  async ({ event }, db) => (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).inviteCode,
);

/** A session with its user, who is no administrator. */
const somebodysSession = async (db: TestSql, userId?: string) => {
  const user = { userId: userId ?? (await buildUser(db)).id };
  const sessionId = newId();
  await signIn(db, user, { id: sessionId, device: 'Chrome on Android' });
  return { ...user, sessionId };
};

const newAccount = () => ({ email: email(), password, displayName: 'Ada' });
const newManager = () => ({ email: email(), displayName: 'Ada', role: 'MANAGER' });
const unknownOtp = () => ({ email: email(), otp: '123456' });
const newPassword = () => ({ currentPassword: PASSWORD, password });
const joined = plus(inEvent, { jobTitle: 'Engineer', organization: 'Analytical', country: 'GB' });
const handsOutSecret = { keyless: 'SECRET' } as const;

/** About users, who belong to no event: for staff of all events. */
const ofAllEvents = (row: Row, elsewhere = 'FORBIDDEN'): Row => ({ ...row, elsewhere });

/** Accounts, users, joining and leaving. */
export const accountOperations: Rows = {
  demoLogins: asks('{ demoLogins { email } }', 'ANYBODY'),
  login: mutation('ANYBODY', 'EACH', ({ login }) => login, handsOutSecret),
  logout: mutation('USERS', 'SIGNED_OUT', undefined),
  me: asks('{ me { id } }', 'USERS'),
  createAccount: mutation('ANYBODY', 'CONFLICT', newAccount, handsOutSecret),
  requestOtp: mutation('ANYBODY', 'SAME', () => ({ email: email() })),
  verifyOtp: mutation('ALL_UNPROVEN', 'ELSEWHERE', unknownOtp, handsOutSecret),
  requestEmailVerification: mutation('USERS', 'SAME', undefined, { asksAgain: 'NEVER' }),
  verifyEmail: mutation('UNPROVEN', 'ELSEWHERE', () => ({ token: 'unknown' })),
  updatePassword: mutation('UNPROVEN', 'ELSEWHERE', newPassword, handsOutSecret),
  updateLanguage: mutation('USERS', 'SAME', () => ({ language: 'EN' })),
  sessions: asks('{ sessions { nodes { id current } } }', 'USERS'),
  revokeSession: mutation('TEAM', 'NOT_FOUND', async ({ participantUserId }, db) => ({
    sessionId: (await somebodysSession(db, participantUserId)).sessionId,
  })),
  formerHosts: asks('{ formerHosts }', 'USERS'),
  pushPublicKey: asks('{ pushPublicKey }', 'USERS'),
  savePushSubscription: mutation('PUSH_IS_OFF', 'SAME', () => ({
    endpoint: `https://fcm.googleapis.com/${newId()}`,
    p256dh: 'key',
    auth: 'key',
  })),
  removePushSubscription: mutation('USERS', 'SAME', () => ({ endpoint: 'https://fcm.googleapis.com/a' })),
  revokeOtherSessions: mutation('USERS', 'SAME', undefined),
  users: ofAllEvents(asks('{ users { nodes { id viewerCanManage } totalCount } }', 'MANAGERS'), 'OK'),
  user: byId('{ id viewerCanManage viewerCanRemove }', 'MANAGERS', userOf),
  grantableRoles: ofAllEvents(asks('{ grantableRoles }', 'MANAGERS'), 'OK'),
  userSessions: ofAllEvents(by('userId', '{ nodes { id current } }', 'MANAGERS', userOf)),
  revokeUserSession: ofAllEvents(
    change('user.sign-out', 'NOT_FOUND', (_scene, db) => somebodysSession(db), {
      before: { sessions: 1, device: 'Chrome on Android' },
    }),
  ),
  revokeUserSessions: ofAllEvents(
    change(
      'user.sign-out',
      'FIRST_IS_TOLD',
      async (_scene, db) => ({ userId: (await somebodysSession(db)).userId }),
      { before: { sessions: 1 } },
    ),
  ),
  securityLog: asks('{ securityLog { nodes { id kind userId } totalCount } }', 'ADMIN_ALONE'),
  systemHealth: asks('{ systemHealth { redis servers { id } queues { name } } }', 'ADMIN_ALONE'),
  releaseHeldJobs: mutation('ADMIN_ALONE', 'SAME', undefined),
  mySecurityEvents: asks('{ mySecurityEvents { nodes { id kind } } }', 'USERS'),
  createUser: ofAllEvents(
    change('user.create', 'CONFLICT', newManager, {
      after: containing({ displayName: 'Ada', role: 'MANAGER', disabled: false }),
    }),
  ),
  updateUser: ofAllEvents(
    change('user.update', 'SAME', plus(aboutUser, { role: 'EXECUTIVE', disabled: true }), {
      before: { role: 'ATTENDEE', disabled: false, passwordRemoved: null },
      after: { role: 'EXECUTIVE', disabled: true, passwordRemoved: true },
    }),
  ),
  sendPasswordResetLink: ofAllEvents(change('user.sendPasswordResetLink', 'RATE_LIMITED', aboutUser)),
  deleteUser: ofAllEvents(
    change('user.delete', 'NOT_FOUND', aboutUser, {
      before: { role: 'ATTENDEE' },
      after: { profiles: 0, closedMeetings: 0 },
    }),
  ),
  setStaffEvents: change(
    'user.events',
    'SAME',
    async ({ event }, db) => ({
      userId: (await buildUser(db, { role: Role.MANAGER })).id,
      allEvents: false,
      events: [{ eventId: event.id }],
    }),
    {
      codes: 'ADMIN_ALONE',
      before: { allEvents: true, events: [] },
      after: { allEvents: false, events: [some] },
    },
  ),
  eventStaff: ofEvent('{ people { user { id } } keys { id } }', 'MANAGERS'),
  exportMyData: asks('{ exportMyData }', 'USERS'),
  eraseMe: mutation('UNPROVEN', 'ELSEWHERE', () => ({ password: PASSWORD }), { notesFailure: true }),
  register: mutation(
    'ANYBODY',
    'CONFLICT',
    async ({ event }, db) => {
      await db.sql(`UPDATE events SET registration = 'OPEN' WHERE id = $1`, [event.id]);
      return { eventId: event.id, email: email(), password, firstName: 'Ada', lastName: 'King' };
    },
    handsOutSecret,
  ),
  registrationEvent: ofEvent('{ id }', 'INVITED_ALONE'),
  verifyInviteCode: asks(
    'query ($code: String!) { verifyInviteCode(code: $code) { newUser } }',
    'ANYBODY',
    withCode,
  ),
  setPassword: mutation('ANYBODY', 'CONFLICT', plus(withCode, { password }), handsOutSecret),
  joinInfo: ofEvent('{ event { id } profile { id } }', 'JOINERS_AND_STAFF'),
  joinEvent: mutation('JOINERS', 'SAME', joined),
  updateProfile: mutation('PROFILES', 'SAME', joined),
};
