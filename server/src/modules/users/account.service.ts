import { sessionOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { AppError, conflict, unauthenticated } from '../../core/errors';
import { mailboxOf } from '../../core/graphql/address-forms';
import { assertDay } from '../../core/graphql/input-rules';
import { Role } from '../../core/auth/roles';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { DEMO_PASSWORD, demoLogins } from '../../demo/demo-logins';
import { SEND_VERIFICATION } from './account.jobs';
import { SecurityEventKind, noteSecurityFailure } from '../security/index';
import type { LogoutPayload, SignedIn } from './account.payloads';
import type { DemoLogin, LoginInput, UpdateLanguageInput, User } from './account.types';
import type { CreateAccountInput } from './passwords/password.inputs';
import { checkPassword, hashPassword, inPasswordQueue } from './passwords/passwords';
import { beginSignIn } from './sign-in-guard';
import { UserEntity } from './user.entity';
import { insertUser, userByEmail, userById, writeSignIn } from './user.queries';
import { createSession, endSessions, type NewSession } from '../sessions/index';

/** Why a password did not open an account; for the log, never for the caller. */
const failureOf = (user: UserEntity | undefined, matches: boolean): string => {
  if (!user) return 'UNKNOWN_ACCOUNT';
  if (!user.passwordHash) return 'NO_PASSWORD';
  return matches ? 'DISABLED' : 'WRONG_PASSWORD';
};

const wrongSignIn = () => unauthenticated('E-mail or password is wrong.');

/** A try that was refused before its account was looked up. */
const noteRefusal = (ctx: RequestContext, error: unknown, device: string | null | undefined): void => {
  if (!(error instanceof AppError)) return;
  const reason = error.code === 'RATE_LIMITED' ? 'RATE_LIMITED' : 'SIGN_IN_BY_MAIL';
  noteSecurityFailure(ctx, SecurityEventKind.SIGN_IN_FAILED, {
    userId: null,
    reason,
    device: device ?? null,
  });
};

/** Begins a session; UNAUTHENTICATED with the same words whether e-mail or password is wrong. */
export async function login(
  ctx: RequestContext,
  { email, password, device, deviceToken }: LoginInput,
): Promise<SignedIn> {
  const { requester, succeed } = await beginSignIn(ctx, email, deviceToken).catch((error: unknown) => {
    noteRefusal(ctx, error, device);
    throw error;
  });
  const user = await firstOf(userByEmail(ctx, { email: mailboxOf(email) }));
  const matches = await inPasswordQueue(
    ctx,
    () => checkPassword(user?.passwordHash ?? null, password),
    requester,
  );
  if (!user || !matches || user.disabledAt) {
    const [userId, reason] = [user?.id ?? null, failureOf(user, matches)];
    noteSecurityFailure(ctx, SecurityEventKind.SIGN_IN_FAILED, { userId, reason, device: device ?? null });
    throw wrongSignIn();
  }
  await succeed();
  const lastLoginAt = new Date();
  const { id, credentialsVersion } = user;
  const session = await inTransaction(ctx, async (inner) => {
    const signedIn = await firstOf(writeSignIn(inner, { id, version: credentialsVersion, at: lastLoginAt }));
    // The credentials have changed while the password was checked.
    if (!signedIn) throw wrongSignIn();
    const knownToken = requester.isDevice ? (deviceToken ?? null) : null;
    return createSession(inner, { userId: id, version: credentialsVersion }, device ?? null, knownToken);
  });
  const { token: accessToken, deviceToken: kept } = session;
  return { user: Object.assign(user, { lastLoginAt }), accessToken, deviceToken: kept };
}

/** Makes a user without any event, who is signed in at once; CONFLICT `EMAIL_TAKEN`. */
export async function createAccount(
  ctx: RequestContext,
  { email, password, displayName, termsVersion }: CreateAccountInput,
): Promise<SignedIn> {
  if (termsVersion) assertDay(termsVersion, 'termsVersion');
  await assertEmailFree(ctx, email);
  const passwordHash = await inPasswordQueue(ctx, () => hashPassword(password));
  return inTransaction(ctx, (inner) =>
    insertAccount(inner, { email, passwordHash, displayName: displayName.trim(), termsVersion }),
  );
}

/** CONFLICT `EMAIL_TAKEN` where a user has this address. The unique constraint decides in the end. */
export async function assertEmailFree(ctx: RequestContext, email: string): Promise<void> {
  if (await firstOf(userByEmail(ctx, { email: mailboxOf(email) })))
    throw conflict('EMAIL_TAKEN', 'There is already a user with this e-mail.');
}

/** A new attendee's user with a session, inside the transaction that causes it; a mail to prove the address follows. */
export async function insertAccount(
  ctx: RequestContext,
  account: Pick<CreateAccountInput, 'email' | 'displayName' | 'termsVersion'> & { passwordHash: string },
): Promise<SignedIn & NewSession> {
  const id = newId();
  const [created] = await insertUser(ctx, {
    id,
    email: mailboxOf(account.email),
    displayName: account.displayName,
    role: Role.ATTENDEE,
    passwordHash: account.passwordHash,
    termsVersion: account.termsVersion ?? null,
    mustChangePassword: false,
    lastLoginAt: new Date(),
  });
  const user = created as UserEntity;
  const session = await createSession(ctx, { userId: id, version: user.credentialsVersion }, null);
  await ctx.jobs.add(SEND_VERIFICATION, { userId: id });
  return { user, accessToken: session.token, ...session };
}

/** Ends the session that asks. */
export async function logout(ctx: RequestContext): Promise<LogoutPayload> {
  const { sessionId } = sessionOf(ctx);
  await inTransaction(ctx, (inner) => endSessions(inner, [sessionId]));
  return { sessionId };
}

/** The signed-in user. */
export async function getOwnUser(ctx: RequestContext): Promise<User> {
  const user = await firstOf(userById(ctx, { id: sessionOf(ctx).userId }));
  if (!user) throw unauthenticated();
  return user;
}

/** Keeps the language that the viewer chose, for mails and notifications. */
export async function updateLanguage(ctx: RequestContext, { language }: UpdateLanguageInput): Promise<User> {
  const { userId: id } = sessionOf(ctx);
  await inTransaction(ctx, ({ entities }) => entities.update(UserEntity, { id }, { language }));
  return getOwnUser(ctx);
}

/** The logins of the demo event; none where the demo is off. */
export function listDemoLogins(ctx: RequestContext): DemoLogin[] {
  if (!ctx.runtime.config.demo) return [];
  return demoLogins.map((demo) => ({ ...demo, password: DEMO_PASSWORD }));
}
