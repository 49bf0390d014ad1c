import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildUser, signIn } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, N, nothing, PASSWORD, U, type Operation } from './scene';

const newPassword = 'a new password 42';
const freshEmail = () => `${newId()}@example.test`;

/** A session with its user, who is no administrator. */
const somebodysSession = async (db: TestSql): Promise<{ userId: string; sessionId: string }> => {
  const { id: userId } = await buildUser(db);
  const sessionId = newId();
  await signIn(db, { userId }, { id: sessionId });
  return { userId, sessionId };
};

/** Accounts, users, joining and leaving. */
export const accountOperations: Record<string, Operation> = {
  createAccount: {
    document: 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { user { id } } }',
    variables: () => ({ input: { email: freshEmail(), password: newPassword, displayName: 'Ada' } }),
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  requestOtp: {
    document: 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }',
    variables: () => ({ input: { email: freshEmail() } }),
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  verifyOtp: {
    document: 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken } }',
    variables: () => ({ input: { email: freshEmail(), otp: '123456' } }),
    codes: Array(6).fill('BAD_USER_INPUT') as unknown as Operation['codes'],
  },
  requestEmailVerification: {
    document: 'mutation { requestEmailVerification { user { id } } }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  verifyEmail: {
    document: 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { user { id } } }',
    variables: () => ({ input: { token: 'unknown' } }),
    codes: [U, 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
  },
  updatePassword: {
    document: 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }',
    variables: () => ({ input: { currentPassword: PASSWORD, password: newPassword } }),
    // Nobody of the scene has a password.
    codes: [U, 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
  },
  updateLanguage: {
    document: 'mutation ($input: UpdateLanguageInput!) { updateLanguage(input: $input) { user { id } } }',
    variables: () => ({ input: { language: 'EN' } }),
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  sessions: {
    document: '{ sessions { nodes { id current } } }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  revokeSession: {
    document: 'mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) { session { id } } }',
    // Somebody else's.
    variables: async (_scene, db) => {
      const user = await buildUser(db);
      await signIn(db, user);
      const [session] = await db.sql<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [user.id]);
      return { input: { sessionId: session?.id } };
    },
    codes: [U, N, N, N, N, N],
  },
  pushPublicKey: {
    document: '{ pushPublicKey }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  savePushSubscription: {
    document:
      'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { pushSubscription { id } } }',
    variables: () => ({ input: { endpoint: 'https://fcm.googleapis.com/a', p256dh: 'a', auth: 'a' } }),
    // Push is off.
    codes: [U, 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
  },
  removePushSubscription: {
    document:
      'mutation ($input: RemovePushSubscriptionInput!) { removePushSubscription(input: $input) { removed } }',
    variables: () => ({ input: { endpoint: 'https://fcm.googleapis.com/a' } }),
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  revokeOtherSessions: {
    document: 'mutation { revokeOtherSessions { revokedSessions } }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  users: {
    document: '{ users { nodes { id viewerCanManage } totalCount } }',
    variables: nothing,
    codes: [U, F, F, F, F, 'OK', F],
  },
  user: {
    document: 'query ($id: ID!) { user(id: $id) { id viewerCanManage viewerCanRemove } }',
    variables: async (_scene, db) => ({ id: (await buildUser(db)).id }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  grantableRoles: { document: '{ grantableRoles }', variables: nothing, codes: [U, F, F, F, F, 'OK', F] },
  userSessions: {
    document: 'query ($id: ID!) { userSessions(userId: $id) { nodes { id current } } }',
    variables: async (_scene, db) => ({ id: (await buildUser(db)).id }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  revokeUserSession: {
    document:
      'mutation ($input: RevokeUserSessionInput!) { revokeUserSession(input: $input) { session { id } } }',
    variables: async (_scene, db) => ({ input: await somebodysSession(db) }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  revokeUserSessions: {
    document:
      'mutation ($input: RevokeUserSessionsInput!) { revokeUserSessions(input: $input) { revokedSessions } }',
    variables: async (_scene, db) => ({ input: { userId: (await buildUser(db)).id } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  securityLog: {
    document: '{ securityLog { nodes { id kind userId } totalCount } }',
    variables: nothing,
    codes: [U, F, F, F, F, F],
    admin: 'OK',
  },
  systemHealth: {
    document: '{ systemHealth { redis servers { id } queues { name } } }',
    variables: nothing,
    codes: [U, F, F, F, F, F],
    admin: 'OK',
  },
  mySecurityEvents: {
    document: '{ mySecurityEvents { nodes { id kind } } }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  createUser: {
    document: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }',
    variables: () => ({ input: { email: freshEmail(), displayName: 'Ada', role: 'MANAGER' } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  updateUser: {
    document: 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
    variables: async (_scene, db) => ({ input: { userId: (await buildUser(db)).id, displayName: 'Eva' } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  sendPasswordResetLink: {
    document:
      'mutation ($input: SendPasswordResetLinkInput!) { sendPasswordResetLink(input: $input) { user { id } } }',
    variables: async (_scene, db) => ({ input: { userId: (await buildUser(db)).id } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  deleteUser: {
    document: 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { user { id } } }',
    variables: async (_scene, db) => ({ input: { userId: (await buildUser(db)).id } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  exportMyData: {
    document: '{ exportMyData }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  eraseMe: {
    document: 'mutation ($input: EraseMeInput!) { eraseMe(input: $input) { userId } }',
    variables: () => ({ input: { password: PASSWORD } }),
    codes: [U, 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
  },
  register: {
    document: 'mutation ($input: RegisterInput!) { register(input: $input) { attendee { id } } }',
    variables: ({ event }) => ({
      input: {
        eventId: event.id,
        email: freshEmail(),
        password: newPassword,
        firstName: 'Ada',
        lastName: 'King',
      },
    }),
    // The scene's event is for the invited alone.
    codes: Array(6).fill('CONFLICT') as unknown as Operation['codes'],
  },
  registrationEvent: {
    document: 'query ($eventId: ID!) { registrationEvent(eventId: $eventId) { id } }',
    variables: inEvent,
    // As with `register`.
    codes: Array(6).fill('CONFLICT') as unknown as Operation['codes'],
  },
  verifyInviteCode: {
    document: 'query ($code: String!) { verifyInviteCode(code: $code) { newUser } }',
    variables: async ({ event }, db) => ({
      code: (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).inviteCode,
    }),
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  setPassword: {
    document: 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { accessToken } }',
    variables: async ({ event }, db) => ({
      input: {
        code: (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).inviteCode,
        password: newPassword,
      },
    }),
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  joinInfo: {
    document: 'query ($eventId: ID!) { joinInfo(eventId: $eventId) { event { id } profile { id } } }',
    variables: inEvent,
    codes: [U, N, 'OK', 'OK', 'OK', 'OK'],
  },
  joinEvent: {
    document: 'mutation ($input: JoinEventInput!) { joinEvent(input: $input) { attendee { id } } }',
    variables: ({ event }) => ({
      input: { eventId: event.id, jobTitle: 'Engineer', organization: 'Analytical', country: 'GB' },
    }),
    codes: [U, N, 'OK', 'OK', 'OK', F],
  },
  updateProfile: {
    document: 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { id } } }',
    variables: ({ event }) => ({
      input: { eventId: event.id, jobTitle: 'Engineer', organization: 'Analytical', country: 'GB' },
    }),
    codes: [U, N, 'OK', 'OK', 'OK', N],
  },
};
