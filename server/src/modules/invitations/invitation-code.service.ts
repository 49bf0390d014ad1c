import type { RequestContext } from '../../core/request/context';
import { conflict, notFound } from '../../core/errors';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import {
  type SignedIn,
  displayNameOf,
  signInWithNewPassword,
  assertNotPersonal,
  hashPassword,
  inPasswordQueue,
  lockUser,
  writeInvitedSignIn,
} from '../users/index';
import { asCode } from '../attendees/index';
import { eventById } from '../events/index';
import { inviteeOfCode } from './invitation.queries';
import type { Invitation, SetPasswordInput } from './invitation.types';

/** `ada@example.org` as `a***@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***');

const findInvitee = (ctx: RequestContext, code: string) =>
  firstOf(inviteeOfCode(ctx, { code: asCode(code) }));

// Access by a mailed invite code. The entry code of a confirmed attendee is not accepted here.

/** The attendee and event of a code; NOT_FOUND where it is unknown or was replaced. */
export async function lookUpInvitation(
  ctx: RequestContext,
  code: string,
  eventId?: string | null,
): Promise<Invitation> {
  const invitee = await findInvitee(ctx, code);
  const event = invitee && (await eventById(ctx).load(invitee.eventId));
  if (!event || (eventId && event.id !== eventId)) throw notFound('The invitation');
  const { newUser, email, firstName, lastName } = invitee;
  return { event, newUser, email: maskEmail(email), firstName, lastName };
}

/** Sets the first password of an invitee, once, and begins a session. */
export async function setPasswordByInvitation(
  ctx: RequestContext,
  { code, password }: SetPasswordInput,
): Promise<SignedIn> {
  const invitee = await findInvitee(ctx, code);
  if (!invitee) throw notFound('The invitation');
  if (!invitee.newUser) throw hasPassword();
  assertNotPersonal(password, { ...invitee, eventTitles: [invitee.eventTitle] });
  const passwordHash = await inPasswordQueue(ctx, () => hashPassword(password));
  return inTransaction(ctx, async (inner) => {
    const user = await lockUser(inner, invitee.userId);
    // The code may have been used or replaced while the password was hashed.
    const invited = user && (await findInvitee(inner, code));
    if (!invited) throw notFound('The invitation');
    if (!invited.newUser) throw hasPassword();
    // The name that came with the unproven account may be anything.
    if (!user.emailVerifiedAt) user.displayName = displayNameOf(invited);
    user.lastLoginAt = new Date();
    await writeInvitedSignIn(inner, user);
    return signInWithNewPassword(inner, user, passwordHash);
  });
}

const hasPassword = () =>
  conflict('PASSWORD_SET', 'You have a password already. Please sign in with it, or ask for a new one.');
