import type { RequestContext } from '../../../core/request/context';
import { badInput } from '../../../core/errors';
import { mailboxOf } from '../../../core/graphql/address-forms';
import type { Limit } from '../../../core/admission/rate-limits';
import { newId } from '../../../core/db/ids';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/request/transaction';
import { newMailedCode } from '../../../core/auth/tokens';
import { queueMails } from '../../mails/index';
import {
  SecurityEventKind,
  noteSecurityFailure,
  recordSecurityEvent,
  addSecurityEvent,
} from '../../security/index';
import { SEND_CODE, type CodeRequest } from '../account.jobs';
import type { RequestOtpPayload, VerifyOtpPayload } from '../account.payloads';
import {
  countCodeTry,
  lockRecovering,
  newestCode,
  saveCode,
  useCode,
  recentLinks,
} from './password-recovery.queries';
import type { RequestOtpInput, VerifyOtpInput } from '../passwords/password.inputs';
import { issuePasswordToken } from './password-links.service';
import { checkPassword, hashPassword, inPasswordQueue } from '../passwords/passwords';
import { lockUser, userByEmail } from '../user.queries';
import { accountKey, identifyRequester } from '../../sessions/index';

const CODE_MINUTES = 10;
const RESET_MINUTES = 10;
const MAX_TRIES = 5;

/**
 * Mails to one account in so many minutes: for all requesters that it does not know together, and for each that it knows.
 * A link works for longer than that, so when no further mail is sent, the mailbox holds a link that works.
 */
const MAX_MAILS = 6;
const MAILS_MINUTES = 360;
const LINK_MINUTES = 720;

const REQUESTS: Limit = { name: 'otp-request', points: 1, seconds: 60 };
/** Mails that an address asks for beyond this wait until those of others are sent. */
const PROMPT_PER_ADDRESS: Limit = { name: 'otp-request-address', points: 60, seconds: 600 };
/** Of a requester, whether there is a code or not; what is counted for the code itself is in the database. */
const TRIES: Limit = { name: 'otp-tries', points: MAX_TRIES, seconds: CODE_MINUTES * 60 };
/** A new code gives new tries: six digits would be guessed in time. The link in the mail goes on working. */
const WRONG_PER_DAY: Limit = { name: 'otp-wrong-day', points: 10, seconds: 86_400 };

const wrong = () =>
  badInput([
    {
      path: 'input.otp',
      message: 'This code is wrong, was used already, or is too old. The link in the e-mail works too.',
    },
  ]);

// Codes and links by mail to recover an account. Neither answers nor their time reveal whether an account exists.

/** Has a code and a link mailed, once a minute per account and requester; always the same answer. */
export async function requestOneTimeCode(
  ctx: RequestContext,
  { email, deviceToken }: RequestOtpInput,
): Promise<RequestOtpPayload> {
  const { rateLimits } = ctx.runtime;
  const requester = await identifyRequester(ctx, email, deviceToken);
  await rateLimits.take(REQUESTS, requester.pair);
  await rateLimits.reset(TRIES, requester.pair);
  const isPrompt = requester.isDevice || (await rateLimits.tryTake(PROMPT_PER_ADDRESS, ctx.addressKey));
  const { hash, isKnown } = requester;
  await ctx.jobs.add(
    SEND_CODE,
    {
      // The same work and a job of the same size where there is no such account.
      userId: (await firstOf(userByEmail(ctx, { email: mailboxOf(email) })))?.id ?? newId(),
      requester: hash.toString('hex'),
      isKnown,
      address: ctx.request.ip,
    },
    { canWait: !isPrompt },
  );
  return { email };
}

/** Writes the mail with a new code and link; codes and links that others asked for go on working. */
export async function sendOneTimeCode(
  ctx: RequestContext,
  { userId, requester: hex, isKnown, address }: CodeRequest,
): Promise<void> {
  const requester = { hash: Buffer.from(hex, 'hex'), isKnown };
  await inTransaction(ctx, async (inner) => {
    const user = await firstOf(lockRecovering(inner, { userId }));
    if (!user) return;
    const { email } = user;
    const kind = SecurityEventKind.RECOVERY_REQUESTED;
    await addSecurityEvent(inner.db, { kind, userId, address, reason: null, device: null });
    const links = { userId, requester: requester.hash, isKnown, minutes: MAILS_MINUTES };
    if ((await firstOf(recentLinks(inner, links)))!.count >= MAX_MAILS) return;
    const takesCodes = !(await ctx.runtime.rateLimits.isUsedUp(WRONG_PER_DAY, accountKey(email)));
    const code = newMailedCode();
    const codeHash = await hashPassword(code);
    const token = await issuePasswordToken(inner, userId, LINK_MINUTES, requester);
    const url = `${inner.siteUrl}/auth/forgot-password?token=${token}`;
    if (takesCodes)
      await saveCode(inner, { userId, requester: requester.hash, codeHash, minutes: CODE_MINUTES });
    const data = { code: takesCodes ? code : null, url };
    await queueMails(inner, [
      { to: email, recipientId: userId, template: 'one-time-code', data, eventId: null },
    ]);
  });
}

/** Exchanges a code for a token that sets a password. RATE_LIMITED after 5 tries of a requester. */
export async function verifyOneTimeCode(
  ctx: RequestContext,
  { email, otp, deviceToken }: VerifyOtpInput,
): Promise<VerifyOtpPayload> {
  const { rateLimits } = ctx.runtime;
  const requester = await identifyRequester(ctx, email, deviceToken);
  await rateLimits.take(TRIES, requester.pair);
  const account = accountKey(email);
  if (!(await rateLimits.tryTake(WRONG_PER_DAY, account))) throw wrong();
  const kept = await findOneTimeCode(ctx, mailboxOf(email), requester.hash);
  const matches = await inPasswordQueue(ctx, () => checkPassword(kept?.codeHash ?? null, otp), requester);
  if (!kept || !matches) {
    noteSecurityFailure(ctx, SecurityEventKind.CODE_FAILED, { userId: kept?.userId ?? null });
    throw wrong();
  }
  await rateLimits.giveBack(WRONG_PER_DAY, account);
  return inTransaction(ctx, async (inner) => {
    await lockUser(inner, kept.userId);
    if (!(await firstOf(useCode(inner, kept)))) throw wrong();
    await recordSecurityEvent(inner, SecurityEventKind.CODE_ACCEPTED, { userId: kept.userId });
    return { resetToken: await issuePasswordToken(inner, kept.userId, RESET_MINUTES) };
  });
}

/**
 * The code that a requester asked for; otherwise the newest one, since phones change their network between asking and typing.
 * Tries of others do not use that one up: the limits of each requester and of the account's day bound them.
 */
async function findOneTimeCode(ctx: RequestContext, email: string, requester: Buffer) {
  const own = await firstOf(countCodeTry(ctx, { email, requester, maxTries: MAX_TRIES }));
  return own ?? firstOf(newestCode(ctx, { email, maxTries: MAX_TRIES }));
}
