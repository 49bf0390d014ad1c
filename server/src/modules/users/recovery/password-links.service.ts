import { recordChange } from '../../../core/audit/change-log';
import type { RequestContext } from '../../../core/request/context';
import { conflict, badInput } from '../../../core/errors';
import type { Limit } from '../../../core/admission/rate-limits';
import { inTransaction } from '../../../core/request/transaction';
import { viewerOf } from '../../../core/request/authorization';
import { queueMails } from '../../mails/index';
import { SecurityEventKind, recordStaffSecurityEvent, noteSecurityFailure } from '../../security/index';
import type { User } from '../account.types';
import { firstOf } from '../../../core/db/statement';
import { hashToken, newToken } from '../../../core/auth/tokens';
import type { UserEntity } from '../user.entity';
import { lockUser } from '../user.queries';
import { ownerOfToken, saveToken, useToken, type LinkRequester } from './password-recovery.queries';

const DAY_MINUTES = 24 * 60;
/** Minutes that the link of each mail works. */
const MINUTES = {
  'set-password': 7 * DAY_MINUTES,
  'role-raised': 7 * DAY_MINUTES,
  'password-reset': DAY_MINUTES,
};

const PER_USER: Limit = { name: 'reset-link-user', points: 1, seconds: 60 };
const PER_USER_AND_DAY: Limit = { name: 'reset-link-user-day', points: 10, seconds: 86_400 };
const PER_SENDER: Limit = { name: 'reset-link-sender', points: 60, seconds: 600 };

type Recipient = Pick<User, 'id' | 'email' | 'displayName'>;

// Links by mail with which a user sets a password. Staff send them and never see them.

/** Mails a new link, inside the transaction that causes it; earlier links go on working. */
export async function queuePasswordLink(
  ctx: RequestContext,
  { id, email, displayName }: Recipient,
  template: keyof typeof MINUTES,
): Promise<void> {
  const token = await issuePasswordToken(ctx, id, MINUTES[template]);
  const url = `${ctx.siteUrl}/auth/forgot-password?token=${token}`;
  await queueMails(ctx, [
    { to: email, recipientId: id, template, data: { displayName, url }, eventId: null },
  ]);
}

/** Mails a link on behalf of staff, and records that; `lock` finds and locks a user that the viewer may manage. */
export async function sendPasswordLink<Target extends User>(
  ctx: RequestContext,
  lock: (inner: RequestContext) => Promise<Target>,
): Promise<Target> {
  // Checked before it is counted, so that staff cannot use up the links of users that they may not manage.
  const { id } = await inTransaction(ctx, lock);
  const { rateLimits } = ctx.runtime;
  await rateLimits.take(PER_SENDER, viewerOf(ctx).userId);
  await rateLimits.take(PER_USER, id);
  await rateLimits.take(PER_USER_AND_DAY, id);
  return inTransaction(ctx, async (inner) => {
    const user = await lock(inner);
    if (user.disabledAt)
      throw conflict('USER_DISABLED', 'This user may not sign in. Please enable the user first.');
    await queuePasswordLink(inner, user, 'password-reset');
    await recordStaffSecurityEvent(inner, SecurityEventKind.RESET_LINK_SENT, user.id);
    await recordChange(inner, {
      action: 'user.sendPasswordResetLink',
      eventId: null,
      subjectId: user.id,
      subjectName: user.displayName,
    });
    return user;
  });
}

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
