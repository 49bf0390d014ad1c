import { createHash, randomBytes } from 'node:crypto';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { mutationOf, post, type Answer } from './client';
import {
  buildAttendee,
  buildEvent,
  buildUser,
  credentialsVersionOf,
  insert,
  signIn,
  type BuiltUser,
} from './factories';
import type { TestServer } from './server';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another horse entirely';
const CODE = '123456';
const PROFILE = { jobTitle: 'Chief', organization: 'Analytical Ltd', country: 'GB' };

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** A user with every kind of credential: password, session, mailed codes and links, and an invitation. */
export interface Target {
  user: BuiltUser;
  /** A session of before. */
  token: string;
  eventId: string;
  inviteCode: string;
  resetToken: string;
  /** A second link, for a change that sets the password meanwhile. */
  otherResetToken: string;
  verificationToken: string;
}

let hashes: Promise<[password: string, code: string]> | undefined;
const mark = (): string => randomBytes(16).toString('base64url');

/** Builds a user in this role; `emailVerifiedAt` null makes an account for an unproven address. */
export const buildTarget = async (
  db: TestServer,
  values: { role?: Role; emailVerifiedAt?: Date | null; passwordHash?: null },
): Promise<Target> => {
  hashes ??= Promise.all([hashPassword(PASSWORD), hashPassword(CODE)]);
  const [passwordHash, codeHash] = await hashes;
  const user = await buildUser(db, { passwordHash, ...values });
  const event = await buildEvent(db);
  const { inviteCode } = await buildAttendee(db, { eventId: event.id, userId: user.id, status: 'INVITED' });
  const [resetToken, otherResetToken, verificationToken] = [mark(), mark(), mark()];
  const credentialsVersion = await credentialsVersionOf(db, user.id);
  const common = { userId: user.id, credentialsVersion, expiresAt: inMinutes(10) };
  for (const token of [resetToken, otherResetToken])
    await insert(db, 'password_tokens', { ...common, tokenHash: sha256(token) });
  await insert(db, 'one_time_codes', { ...common, requester: randomBytes(32), codeHash });
  await insert(db, 'email_verifications', {
    ...common,
    codeHash,
    codeExpiresAt: inMinutes(10),
    tokenHash: sha256(verificationToken),
  });
  const token = await signIn(db, user);
  return { user, token, eventId: event.id, inviteCode, resetToken, otherResetToken, verificationToken };
};

let addresses = 0;
/** An address of its own for each request, so that limits do not meet. */
const elsewhere = (): string => {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

/** The result of a credential: a session, or a token that sets a password. */
export interface Given {
  it: { accessToken?: string | null; resetToken?: string };
}

/** Runs a mutation from an address of its own. */
const mutate = async (
  { url }: TestServer,
  name: string,
  selection: string,
  input: object,
  token?: string,
): Promise<Answer<Given>> => {
  const headers = { 'x-forwarded-for': elsewhere(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const body = JSON.stringify({ query: mutationOf(name, selection), variables: { input } });
  return (await (await post(url, body, headers)).json()) as Answer<Given>;
};

/** Sets a password with a mailed link. */
export const setPasswordByLink = (server: TestServer, resetToken: string, password = NEW_PASSWORD) =>
  mutate(server, 'updatePassword', 'accessToken', { resetToken, password });

const setPasswordByCode = (server: TestServer, code: string, password: string) =>
  mutate(server, 'setPassword', 'accessToken', { code, password });

/** One way to use a credential. */
interface Use {
  /** Special properties of the user that it needs. */
  needs?: { emailVerifiedAt?: null; passwordHash?: null };
  /** The statement that looks at the credential. */
  check: RegExp;
  run: (server: TestServer, target: Target) => Promise<Answer<Given>>;
}

/** All ways to authenticate. */
export const USES: Record<string, Use> = {
  login: {
    check: /password_hash.*FROM "users"/s,
    run: (server, { user: { email } }) =>
      mutate(server, 'login', 'accessToken', { email, password: PASSWORD }),
  },
  'set-password by invitation': {
    needs: { passwordHash: null },
    check: /a\.invite_code = /,
    run: (server, { inviteCode }) => setPasswordByCode(server, inviteCode, 'the password of the invited'),
  },
  'verify-otp': {
    check: /one_time_codes/,
    run: (server, { user: { email } }) => mutate(server, 'verifyOtp', 'resetToken', { email, otp: CODE }),
  },
  'update-password by link': {
    check: /password_tokens/,
    run: (server, { resetToken }) => setPasswordByLink(server, resetToken, 'the password by the link'),
  },
  'update-password by session': {
    check: /password_hash.*FROM "users"/s,
    run: (server, { token }) => {
      const input = { currentPassword: PASSWORD, password: 'the password by the session' };
      return mutate(server, 'updatePassword', 'accessToken', input, token);
    },
  },
  'verify-email by code': {
    needs: { emailVerifiedAt: null },
    check: /email_verifications/,
    run: (server, { token }) => mutate(server, 'verifyEmail', '__typename', { code: CODE }, token),
  },
  'verify-email by link': {
    needs: { emailVerifiedAt: null },
    check: /FROM sessions s JOIN users u/,
    run: (server, { token, verificationToken }) =>
      mutate(server, 'verifyEmail', '__typename', { token: verificationToken }, token),
  },
  'accept the invitation': {
    check: /FROM sessions s JOIN users u/,
    run: (server, { token, eventId }) =>
      mutate(server, 'joinEvent', '__typename', { eventId, ...PROFILE }, token),
  },
};

interface UserRow {
  role: Role;
  email: string;
  passwordHash: string | null;
  isProven: boolean;
}

/** One change of who may be a user. */
interface Change {
  needs?: { role?: Role; emailVerifiedAt?: null };
  run: (server: TestServer, target: Target, admin: string) => Promise<Answer<unknown> | void>;
  /** The user's final state, independent of concurrent uses. */
  leaves?: (row: UserRow | undefined, target: Target) => boolean;
  /** Undoes what would hide that something of before still works. */
  after?: (server: TestServer, target: Target, admin: string) => Promise<unknown>;
}

const updateUser = (server: TestServer, admin: string, input: object) =>
  mutate(server, 'updateUser', '__typename', input, admin);

/** All changes that end what was made before them. */
export const CHANGES: Record<string, Change> = {
  'a rise in role': {
    run: (server, { user }, admin) => updateUser(server, admin, { userId: user.id, role: Role.MANAGER }),
    leaves: (row) => row?.role === Role.MANAGER && row.passwordHash === null,
  },
  'a fall in role': {
    needs: { role: Role.MANAGER },
    run: (server, { user }, admin) => updateUser(server, admin, { userId: user.id, role: Role.ATTENDEE }),
    leaves: (row) => row?.role === Role.ATTENDEE,
  },
  'a new password': { run: (server, { otherResetToken }) => setPasswordByLink(server, otherResetToken) },
  'a corrected address': {
    async run(server, { user }) {
      await server.sql('UPDATE users SET email = $2 WHERE id = $1', [user.id, `new.${user.email}`]);
    },
    leaves: (row, { user }) => row?.email === `new.${user.email}` && !row.isProven,
  },
  disabling: {
    run: (server, { user }, admin) => updateUser(server, admin, { userId: user.id, disabled: true }),
    after: (server, { user }, admin) => updateUser(server, admin, { userId: user.id, disabled: false }),
  },
  deletion: {
    run: (server, { user }, admin) => mutate(server, 'deleteUser', '__typename', { userId: user.id }, admin),
    leaves: (row) => row === undefined,
  },
  'signing out everywhere': {
    run: (server, { user }, admin) =>
      mutate(server, 'revokeUserSessions', '__typename', { userId: user.id }, admin),
  },
  'an accepted invitation': {
    needs: { emailVerifiedAt: null },
    run: (server, { inviteCode }) => setPasswordByCode(server, inviteCode, NEW_PASSWORD),
  },
};

/** The user as the database has it. */
export const userRow = async (server: TestServer, { user }: Target): Promise<UserRow | undefined> => {
  const [row] = await server.sql<UserRow & { [name: string]: unknown }>(
    `SELECT role, email::text, password_hash AS "passwordHash", email_verified_at IS NOT NULL AS "isProven" FROM users WHERE id = $1`,
    [user.id],
  );
  return row;
};
