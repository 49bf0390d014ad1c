import type { RequestContext } from '../../../core/context';
import { badInput } from '../../../core/errors';
import { firstOf } from '../../../core/db/statement';
import { hashToken, newToken } from '../../../core/auth/tokens';
import { SecurityEventKind, noteSecurityFailure } from '../../security/index';
import type { UserEntity } from '../user.entity';
import { lockUser } from '../user.queries';
import { ownerOfToken, saveToken, useToken, type LinkRequester } from './password-token.queries';

// Tokens of 256 bits that set a password once. Only their hashes are kept.

/** A new token of a locked user, beside those that there are: asking for one must not end another that is on its way. */
export async function issuePasswordToken(
  ctx: RequestContext,
  userId: string,
  minutes: number,
  requester: LinkRequester | null = null,
): Promise<string> {
  const token = newToken();
  await saveToken(ctx, {
    userId,
    tokenHash: hashToken(token),
    minutes,
    requester: requester?.hash ?? null,
    isKnown: requester?.isKnown ?? false,
  });
  return token;
}

/** Locks and uses up a token, and returns its user. BAD_USER_INPUT for an unknown, used or expired one. */
export async function redeemPasswordToken(ctx: RequestContext, token: string): Promise<UserEntity> {
  const tokenHash = hashToken(token);
  const owner = await firstOf(ownerOfToken(ctx, { tokenHash }));
  const user = owner && (await lockUser(ctx, owner.userId));
  if (user && (await firstOf(useToken(ctx, { tokenHash })))) return user;
  noteSecurityFailure(ctx, SecurityEventKind.LINK_FAILED, { userId: null });
  throw badInput([
    {
      path: 'input.resetToken',
      message: 'This link or code was used already, or is too old. Please ask for a new one.',
    },
  ]);
}
