import { sessionOf } from '../../../core/auth/authorization';
import type { RequestContext } from '../../../core/context';
import { badInput, unauthenticated } from '../../../core/errors';
import type { Limit } from '../../../core/http/rate-limits';
import { inTransaction } from '../../../core/db/transaction';
import { SecurityEventKind, noteSecurityFailure, recordSecurityEvent } from '../../security/index';
import type { SignedIn } from '../account.payloads';
import type { UpdatePasswordInput } from './password.inputs';
import { writeEmailProof } from '../email-verification/email-proof.queries';
import { assertNotPersonal } from './password-strength';
import { redeemPasswordToken, revokePasswordTokens } from '../recovery/password-tokens.service';
import { lockUserWithPassword, removePasswordHash, setPasswordHash } from './password.queries';
import { checkPassword, hashPassword } from './passwords';
import { UserEntity } from '../user.entity';
import {
  applyAccessChange,
  createSession,
  endSessionsOfUser,
  forgetKeys,
  tokenOfViewer,
} from '../../sessions/index';

const CONFIRMATIONS: Limit = { name: 'password-confirm', points: 10, seconds: 300 };
const RESETS_PER_ADDRESS: Limit = { name: 'password-reset-address', points: 100, seconds: 600 };

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
  // Per session: somebody with another one cannot keep the owner from changing the password.
  await ctx.runtime.rateLimits.take(CONFIRMATIONS, sessionId);
  const user = await ctx.entities.findOneBy(UserEntity, { id: userId });
  const matches = await checkPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    noteSecurityFailure(ctx, SecurityEventKind.PASSWORD_FAILED, { userId });
    throw badInput([{ path: `input.${field}`, message: 'This is not your password.' }]);
  }
  await ctx.runtime.rateLimits.reset(CONFIRMATIONS, sessionId);
  return user;
}

/** Writes a password, and makes all that the old one and its codes opened worthless; inside the transaction that causes it. */
export async function writePassword(
  ctx: RequestContext,
  userId: string,
  passwordHash: string,
  keepSession: string | null = null,
): Promise<void> {
  const wasInitial = await setPasswordHash(ctx.sql, userId, passwordHash);
  await revokePasswordTokens(ctx, userId);
  if (keepSession === null) await forgetKeys(ctx.sql, userId);
  await endSessionsOfUser(ctx, userId, keepSession);
  // The session that asked has all its rights from now on, on every server.
  if (wasInitial) applyAccessChange(ctx, userId);
}

/** Removes the password and everything that could set or replace it; inside the transaction that causes it. */
export async function removePassword(ctx: RequestContext, userId: string): Promise<void> {
  await removePasswordHash(ctx.sql, userId);
  await revokePasswordTokens(ctx, userId);
  await forgetKeys(ctx.sql, userId);
  await endSessionsOfUser(ctx, userId);
}

async function resetPassword(ctx: RequestContext, resetToken: string, password: string): Promise<SignedIn> {
  await ctx.runtime.rateLimits.take(RESETS_PER_ADDRESS, ctx.request.addressKey);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (inner) => {
    const userId = await redeemPasswordToken(inner, resetToken);
    const user = await inner.entities.findOneBy(UserEntity, { id: userId });
    if (!user || user.disabledAt) throw unauthenticated('This account cannot be used.');
    assertNotPersonal(password, user);
    if (user.mustChangePassword && (await checkPassword(user.passwordHash, password))) throw samePassword();
    await writePassword(inner, userId, passwordHash);
    const emailVerifiedAt = await writeEmailProof(inner, userId);
    await recordSecurityEvent(inner, SecurityEventKind.PASSWORD_RESET, { userId });
    const { token, deviceToken } = await createSession(inner, userId, null);
    return {
      user: Object.assign(user, { mustChangePassword: false, emailVerifiedAt }),
      accessToken: token,
      deviceToken,
    };
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
  assertNotPersonal(password, user);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (inner) => {
    // Two changes at once: the second one was confirmed with a password that is not the current one any more.
    const unchanged = await lockUserWithPassword(inner, {
      userId: user.id,
      passwordHash: user.passwordHash,
    });
    if (unchanged.length === 0)
      throw badInput([{ path: 'input.currentPassword', message: 'This is not your password.' }]);
    await writePassword(inner, user.id, passwordHash, viewer.sessionId);
    await recordSecurityEvent(inner, SecurityEventKind.PASSWORD_CHANGED, { userId: user.id });
  });
  const accessToken = tokenOfViewer(ctx.runtime, viewer);
  if (!accessToken) throw unauthenticated();
  return { user: Object.assign(user, { mustChangePassword: false }), accessToken, deviceToken: null };
}
