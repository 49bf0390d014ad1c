import { viewerOf } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { badInput, conflict } from '../../../core/errors';
import type { Limit } from '../../../core/admission/rate-limits';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/request/transaction';
import { hashToken, newMailedCode, newToken } from '../../../core/auth/tokens';
import { queueMails } from '../../mails/index';
import { SEND_VERIFICATION } from '../account.jobs';
import type { User } from '../account.types';
import { lockOwnUser } from '../credentials.service';
import {
  writeEmailProof,
  countVerificationTry,
  saveVerification,
  useVerificationCode,
  useVerificationLink,
} from './email-verification.queries';
import type { VerifyEmailInput } from './email-verification.types';
import { checkPassword, hashPassword, inPasswordQueue } from '../passwords/passwords';
import { getOwnUser } from '../account.service';

const CODE_MINUTES = 10;
const LINK_HOURS = 24;

const REQUESTS: Limit = { name: 'verification-request', points: 1, seconds: 60 };
const REQUESTS_PER_DAY: Limit = { name: 'verification-request-day', points: 10, seconds: 86_400 };
const TRIES_PER_DAY: Limit = { name: 'verification-tries-day', points: 30, seconds: 86_400 };

const REFUSALS = {
  code: 'This code is wrong, expired, or was used already. Please ask for a new one.',
  token: 'This link is wrong, expired, or was used already. Please ask for a new one.',
};
const refused = (field: keyof typeof REFUSALS) =>
  badInput([{ path: `input.${field}`, message: REFUSALS[field] }]);

/** Mails a new code and link to the viewer, once a minute; nothing where the address is proven. */
export async function requestEmailVerification(ctx: RequestContext): Promise<User> {
  const user = await getOwnUser(ctx);
  if (user.emailVerifiedAt) return user;
  await ctx.runtime.rateLimits.take(REQUESTS, user.id);
  await ctx.runtime.rateLimits.take(REQUESTS_PER_DAY, user.id);
  await inTransaction(ctx, (inner) => inner.jobs.add(SEND_VERIFICATION, { userId: user.id }));
  return user;
}

/** Writes the mail with a new code and link; earlier ones stop working. */
export async function sendEmailVerification(
  ctx: RequestContext,
  { userId }: { userId: string },
): Promise<void> {
  const code = newMailedCode();
  const token = newToken();
  const [codeHash, tokenHash] = [await hashPassword(code), hashToken(token)];
  const url = `${ctx.siteUrl}/auth/verify-email?token=${token}`;
  await inTransaction(ctx, async (inner) => {
    const kept = { userId, codeHash, codeMinutes: CODE_MINUTES, tokenHash, linkHours: LINK_HOURS };
    const recipient = await firstOf(saveVerification(inner, kept));
    if (!recipient) return;
    await queueMails(inner, [
      {
        to: recipient.email,
        recipientId: userId,
        template: 'verify-email',
        data: { code, url },
        eventId: null,
      },
    ]);
  });
}

/**
 * Proves the address of the viewer with a code or a link. The link works only for its own user, signed in: otherwise the owner
 * of an address could confirm, by one click, a stranger's account with it.
 */
export async function verifyEmail(ctx: RequestContext, { code, token }: VerifyEmailInput): Promise<User> {
  const { userId } = viewerOf(ctx);
  if (token) await verifyByLink(ctx, userId, token);
  else await verifyByCode(ctx, userId, code ?? '');
  return getOwnUser(ctx);
}

function verifyByLink(ctx: RequestContext, userId: string, token: string): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    await lockOwnUser(inner);
    if (!(await firstOf(useVerificationLink(inner, { userId, tokenHash: hashToken(token) }))))
      throw refused('token');
    await writeEmailProof(inner, userId);
  });
}

async function verifyByCode(ctx: RequestContext, userId: string, code: string): Promise<void> {
  await ctx.runtime.rateLimits.take(TRIES_PER_DAY, userId);
  const kept = await firstOf(countVerificationTry(ctx, { userId }));
  const matches = await inPasswordQueue(ctx, () => checkPassword(kept?.codeHash ?? null, code));
  if (!kept || !matches) throw refused('code');
  await inTransaction(ctx, async (inner) => {
    await lockOwnUser(inner);
    if (!(await firstOf(useVerificationCode(inner, { userId, codeHash: kept.codeHash }))))
      throw refused('code');
    await writeEmailProof(inner, userId);
  });
}

/** CONFLICT `EMAIL_NOT_VERIFIED`: the viewer has to prove the own address first. */
export const emailNotVerified = (
  message = 'Please confirm your e-mail address first. We can mail you a code for that.',
) => conflict('EMAIL_NOT_VERIFIED', message);
