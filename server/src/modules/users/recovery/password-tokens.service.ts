import type { RequestContext } from '../../../core/context';
import { badInput } from '../../../core/errors';
import { hashToken, newToken } from '../../../core/auth/tokens';
import { SecurityEventKind, noteSecurityFailure } from '../../security/index';
import { endCodesAndTokens, saveToken, useToken, type LinkRequester } from './password-token.queries';

// Tokens of 256 bits that let somebody set a password, once. Only their hashes are kept.

/** A new token beside those that the user has: asking for one must not end another that is on its way. */
export async function issuePasswordToken(
  ctx: RequestContext,
  userId: string,
  minutes: number,
  requester: LinkRequester | null = null,
): Promise<string> {
  const token = newToken();
  await saveToken(ctx.sql, { userId, tokenHash: hashToken(token), minutes, requester });
  return token;
}

/** Whose token this is; it is used up by that. BAD_USER_INPUT for an unknown, used or expired one. */
export async function redeemPasswordToken(ctx: RequestContext, token: string): Promise<string> {
  const userId = await useToken(ctx.sql, hashToken(token));
  if (!userId) {
    noteSecurityFailure(ctx, SecurityEventKind.LINK_FAILED, { userId: null });
    throw badInput([
      {
        path: 'input.resetToken',
        message: 'This link or code was used already, or is too old. Please ask for a new one.',
      },
    ]);
  }
  return userId;
}

/** Ends everything that could still set a password of this user. */
export function revokePasswordTokens(ctx: RequestContext, userId: string): Promise<void> {
  return endCodesAndTokens(ctx.sql, userId);
}
