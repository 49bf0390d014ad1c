import type { RequestContext } from '../../core/request/context';
import { AppError } from '../../core/errors';
import type { Limit } from '../../core/admission/rate-limits';
import { accountKey, identifyRequester, type Requester } from '../sessions/index';

/** Tries of one requester with one account. */
const PER_PAIR: Limit = { name: 'login-pair', points: 10, seconds: 300 };
/** Against guessing from many addresses: wrong passwords of an account that come from places it does not know. */
const UNKNOWN_PER_DAY: Limit = { name: 'login-unknown-day', points: 100, seconds: 86_400 };

const byLinkOnly = () =>
  new AppError(
    'UNAUTHENTICATED',
    'There were too many wrong passwords for this account today. Please ask for a code or link by e-mail.',
    { reason: 'SIGN_IN_BY_MAIL' },
  );

/** One try to sign in that may be evaluated. */
export interface SignInTry {
  requester: Requester;
  /** Says that the password was right, so that this try does not count. */
  succeed(): Promise<void>;
}

/**
 * Counts a try before its password is looked at, so that many at once get no further; the same whether the account exists.
 * RATE_LIMITED per account and requester, UNAUTHENTICATED `SIGN_IN_BY_MAIL` where the account
 * takes known devices only.
 */
export const beginSignIn = async (
  ctx: RequestContext,
  email: string,
  deviceToken: string | null | undefined,
): Promise<SignInTry> => {
  const { rateLimits } = ctx.runtime;
  const requester = await identifyRequester(ctx, email, deviceToken);
  await rateLimits.take(PER_PAIR, requester.pair);
  const account = accountKey(email);
  if (!requester.isKnown && !(await rateLimits.tryTake(UNKNOWN_PER_DAY, account))) throw byLinkOnly();
  return {
    requester,
    async succeed() {
      await rateLimits.reset(PER_PAIR, requester.pair);
      if (!requester.isKnown) await rateLimits.giveBack(UNKNOWN_PER_DAY, account);
    },
  };
};
