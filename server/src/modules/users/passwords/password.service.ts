import { sessionOf } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { badInput, unauthenticated } from '../../../core/errors';
import type { Limit } from '../../../core/admission/rate-limits';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/request/transaction';
import { SecurityEventKind, noteSecurityFailure, recordSecurityEvent } from '../../security/index';
import type { SignedIn } from '../account.payloads';
import type { UpdatePasswordInput } from './password.inputs';
import { writeEmailProof } from '../email-verification/email-verification.queries';
import { assertNotPersonal } from './password-strength';
import { redeemPasswordToken } from '../recovery/password-links.service';
import { eventTitlesOf, removePasswordHash, setPasswordHash } from './password.queries';
import { checkPassword, hashPassword, inPasswordQueue } from './passwords';
import { lockOwnUser } from '../credentials.service';
import type { UserEntity } from '../user.entity';
import { userById } from '../user.queries';
import {
  createSession,
  type Credentials,
  evictSessionsOfUser,
  keepSession,
  tokenOfViewer,
} from '../../sessions/index';

const CONFIRMATIONS: Limit = { name: 'password-confirm', points: 10, seconds: 300 };

const samePassword = () =>
  badInput([{ path: 'input.password', message: 'Please choose another password than the current one.' }]);

/** Sets a new password; every other session of the user ends. */
export async function updatePassword(ctx: RequestContext, input: UpdatePasswordInput): Promise<SignedIn> {
  return input.resetToken
    ? resetPassword(ctx, input.resetToken, input.password)
    : changePassword(ctx, input.currentPassword ?? '', input.password);
}

/** Makes sure that the viewer knows the password; BAD_USER_INPUT, in the field of that name, where not. */
export async function confirmPassword(
  ctx: RequestContext,
  password: string,
  field: string,
): Promise<UserEntity> {
  const { userId, sessionId } = sessionOf(ctx);
  // Per session: an intruder with another one cannot keep the owner from changing the password.
  await ctx.runtime.rateLimits.take(CONFIRMATIONS, sessionId);
  const user = await firstOf(userById(ctx, { id: userId }));
  const matches = await inPasswordQueue(ctx, () => checkPassword(user?.passwordHash ?? null, password));
  if (!user || !matches) {
    noteSecurityFailure(ctx, SecurityEventKind.PASSWORD_FAILED, { userId });
    throw badInput([{ path: `input.${field}`, message: 'This is not your password.' }]);
  }
  await ctx.runtime.rateLimits.reset(CONFIRMATIONS, sessionId);
  return user;
}

/** Writes a password of a locked user, which ends all that earlier credentials opened but one session; inside a transaction. */
async function writePassword(
  ctx: RequestContext,
  userId: string,
  passwordHash: string,
  sessionId: string | null = null,
): Promise<Credentials> {
  if (sessionId) await keepSession(ctx, { sessionId });
  const [row] = await setPasswordHash(ctx, { userId, passwordHash });
  if (!row) throw unauthenticated();
  evictSessionsOfUser(ctx, userId);
  return { userId, version: row.version };
}

/** Gives a locked user, who has just proven the address, a password and a session; inside a transaction. */
export async function signInWithNewPassword(
  ctx: RequestContext,
  user: UserEntity,
  passwordHash: string,
): Promise<SignedIn> {
  const credentials = await writePassword(ctx, user.id, passwordHash);
  const emailVerifiedAt = await writeEmailProof(ctx, user.id);
  const { token, deviceToken } = await createSession(ctx, credentials, null);
  Object.assign(user, { mustChangePassword: false, emailVerifiedAt });
  return { user, accessToken: token, deviceToken };
}

/** Removes the password and everything that could set or replace it; inside the transaction that causes it. */
export async function removePassword(ctx: RequestContext, userId: string): Promise<void> {
  await removePasswordHash(ctx, { userId });
  evictSessionsOfUser(ctx, userId);
}

async function assertNotPersonalOf(ctx: RequestContext, user: UserEntity, password: string): Promise<void> {
  const titles = await eventTitlesOf(ctx, { userId: user.id });
  const { displayName, email } = user;
  assertNotPersonal(password, { displayName, email, eventTitles: titles.map(({ title }) => title) });
}

async function resetPassword(ctx: RequestContext, resetToken: string, password: string): Promise<SignedIn> {
  const passwordHash = await inPasswordQueue(ctx, () => hashPassword(password));
  return inTransaction(ctx, async (inner) => {
    const user = await redeemPasswordToken(inner, resetToken);
    if (user.disabledAt) throw unauthenticated('This account cannot be used.');
    await assertNotPersonalOf(inner, user, password);
    if (user.mustChangePassword && (await checkPassword(user.passwordHash, password))) throw samePassword();
    await recordSecurityEvent(inner, SecurityEventKind.PASSWORD_RESET, { userId: user.id });
    return signInWithNewPassword(inner, user, passwordHash);
  });
}

async function changePassword(
  ctx: RequestContext,
  currentPassword: string,
  password: string,
): Promise<SignedIn> {
  const viewer = sessionOf(ctx);
  const user = await confirmPassword(ctx, currentPassword, 'currentPassword');
  if (password === currentPassword) throw samePassword();
  await assertNotPersonalOf(ctx, user, password);
  const passwordHash = await inPasswordQueue(ctx, () => hashPassword(password));
  await inTransaction(ctx, async (inner) => {
    // Two changes at once: the second one was confirmed with a password that is not the current one any more.
    const { passwordHash: current } = await lockOwnUser(inner);
    if (current !== user.passwordHash)
      throw badInput([{ path: 'input.currentPassword', message: 'This is not your password.' }]);
    await writePassword(inner, user.id, passwordHash, viewer.sessionId);
    await recordSecurityEvent(inner, SecurityEventKind.PASSWORD_CHANGED, { userId: user.id });
  });
  const accessToken = tokenOfViewer(ctx.runtime, viewer);
  if (!accessToken) throw unauthenticated();
  return { user: Object.assign(user, { mustChangePassword: false }), accessToken, deviceToken: null };
}
