import { differences, recordChange } from '../../core/audit/change-log';
import { authorize, viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { notFound } from '../../core/errors';
import { mailboxOf } from '../../core/graphql/address-forms';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { Role } from '../../core/auth/roles';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { SecurityEventKind, recordStaffSecurityEvent } from '../security/index';
import type { UpdateUserPayload } from './account.payloads';
import type { User } from './account.types';
import { type ActiveAdmin, lockAdmins, refuseLastAdmin } from './last-admin';
import { queuePasswordLink, sendPasswordLink } from './recovery/password-links.service';
import { removePassword } from './passwords/password.service';
import { hashPassword } from './passwords/passwords';
import { remainingKeysOf } from './remaining-keys';
import { UserEntity } from './user.entity';
import type { CreateUserInput, UpdateUserInput, UsersArgs } from './user.inputs';
import { isRise, userPolicy } from './user.policy';
import { insertUser, lockUser, userById, userKnownIn, usersPage } from './user.queries';
import { requireAllEvents, staffEventIds } from '../event-access/index';
import { evictSessionsOfUser } from '../sessions/index';

/** In the order in which they are offered. */
const ROLES = [Role.ATTENDEE, Role.EXECUTIVE, Role.MANAGER, Role.SUPERVISOR, Role.ADMIN];

const ADMINS_ONLY = 'Only administrators can do this with administrators.';

/** The values of a user in the log of changes. */
const recorded = ({ email, displayName, role, disabledAt }: UserEntity) => ({
  email,
  displayName,
  role,
  disabled: disabledAt !== null,
});

/** One page of the users that the viewer may know: all, or people and staff of their events. */
export function listUsers(ctx: RequestContext, args: UsersArgs): Promise<Page<User>> {
  const { role, disabled, search, sort } = args;
  const eventIds = staffEventIds(viewerOf(ctx));
  return usersPage(ctx.db, { role, disabled, search, sort, eventIds }, args);
}

/** One user; what managers may know of all, or of people and staff of their events. */
export async function getUser(ctx: RequestContext, userId: string): Promise<User> {
  const id = parseId(userId, 'The user');
  const eventIds = staffEventIds(viewerOf(ctx));
  const user = await firstOf(eventIds ? userKnownIn(ctx, { id, eventIds }) : userById(ctx, { id }));
  if (!user) throw notFound('The user');
  return user;
}

/** A user that the viewer may manage. */
export async function getManagedUser(ctx: RequestContext, userId: string): Promise<User> {
  requireAllEvents(ctx);
  const user = await getUser(ctx, userId);
  authorize(userPolicy.manage, viewerOf(ctx), user, ADMINS_ONLY);
  return user;
}

/** The roles that the viewer may give. */
export function listGrantableRoles(ctx: RequestContext): Role[] {
  return ROLES.filter((role) => userPolicy.grant(viewerOf(ctx), role));
}

/** Makes a user. A password that comes along is an initial one; without it a link to set one is mailed. */
export async function createUser(ctx: RequestContext, input: CreateUserInput): Promise<User> {
  requireAllEvents(ctx);
  authorize(userPolicy.grant, viewerOf(ctx), input.role, ADMINS_ONLY);
  const passwordHash = input.password ? await hashPassword(input.password) : null;
  const displayName = input.displayName.trim();
  return inTransaction(ctx, async (inner) => {
    const [created] = await insertUser(inner, {
      id: newId(),
      email: mailboxOf(input.email),
      displayName,
      role: input.role,
      passwordHash,
      mustChangePassword: passwordHash !== null,
      lastLoginAt: null,
      termsVersion: null,
    });
    const user = created as UserEntity;
    if (!passwordHash) await queuePasswordLink(inner, user, 'set-password');
    await recordChange(inner, {
      action: 'user.create',
      eventId: null,
      subjectId: user.id,
      subjectName: displayName,
      after: recorded(user),
    });
    return user;
  });
}

/** Changes the fields of a user that the input has. A user who loses access loses it at once. */
export async function updateUser(ctx: RequestContext, input: UpdateUserInput): Promise<UpdateUserPayload> {
  return inTransaction(ctx, async (inner) => {
    const admins = await lockAdmins(inner);
    const user = await lockManagedUser(inner, input.userId);
    checkUserChange(inner, user, input, admins);
    const before = recorded(user);
    user.displayName = input.displayName?.trim() ?? user.displayName;
    user.role = input.role ?? user.role;
    user.allEvents ||= user.role === Role.ADMIN;
    if (typeof input.disabled === 'boolean')
      user.disabledAt = input.disabled ? (user.disabledAt ?? new Date()) : null;
    await inner.entities.save(UserEntity, user);
    const isRaised = isRise(before.role, user.role);
    if (isRaised) await removeFormerCredentials(inner, user);
    evictSessionsOfUser(inner, user.id);
    await recordUserUpdate(inner, user, before, isRaised);
    const losesRights = user.role !== before.role || input.disabled === true;
    return { user, remainingKeys: losesRights ? await remainingKeysOf(inner, { userId: user.id }) : [] };
  });
}

/** Mails a user a link to set a new password; the sender never sees it. */
export function sendPasswordResetLink(ctx: RequestContext, userId: string): Promise<User> {
  return sendPasswordLink(ctx, (inner) => lockManagedUser(inner, userId));
}

/** Deletes a locked user, with everything that could sign in as them. */
export async function removeUser(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.entities.delete(UserEntity, { id: userId });
  evictSessionsOfUser(ctx, userId);
}

/** Writes the time and name of a locked user's sign-in by an invitation. */
export async function writeInvitedSignIn(
  ctx: RequestContext,
  { id, lastLoginAt, displayName }: UserEntity,
): Promise<void> {
  await ctx.entities.update(UserEntity, { id }, { lastLoginAt, displayName });
}

/** Locks a user that the viewer may manage; NOT_FOUND where there is none. */
export async function lockManagedUser(ctx: RequestContext, userId: string): Promise<UserEntity> {
  requireAllEvents(ctx);
  const user = await lockUser(ctx, parseId(userId, 'The user'));
  if (!user) throw notFound('The user');
  authorize(userPolicy.manage, viewerOf(ctx), user, ADMINS_ONLY);
  return user;
}

function checkUserChange(
  ctx: RequestContext,
  user: UserEntity,
  input: UpdateUserInput,
  admins: readonly ActiveAdmin[],
): void {
  const viewer = viewerOf(ctx);
  const newRole = input.role ?? user.role;
  const demoted = newRole !== user.role;
  if (demoted) authorize(userPolicy.grant, viewer, newRole, ADMINS_ONLY);
  if (demoted || input.disabled === true)
    authorize(userPolicy.remove, viewer, user, 'You cannot change your own role or lock yourself out.');
  if (demoted || input.disabled === true) refuseLastAdmin(admins, user.id);
}

/** People who knew the password of a lesser role, or have a session or link of it, must not inherit the new one. */
async function removeFormerCredentials(ctx: RequestContext, user: UserEntity): Promise<void> {
  await removePassword(ctx, user.id);
  await recordStaffSecurityEvent(ctx, SecurityEventKind.ROLE_RAISED, user.id);
  Object.assign(user, { passwordHash: null, mustChangePassword: false });
  if (!user.disabledAt) await queuePasswordLink(ctx, user, 'role-raised');
}

/** Passwords are not recorded, but that one was removed is. */
async function recordUserUpdate(
  ctx: RequestContext,
  user: UserEntity,
  before: ReturnType<typeof recorded>,
  passwordRemoved: boolean,
): Promise<void> {
  const changed = differences(before, { ...recorded(user), ...(passwordRemoved ? { passwordRemoved } : {}) });
  if (!changed) return;
  await recordChange(ctx, {
    action: 'user.update',
    eventId: null,
    subjectId: user.id,
    subjectName: user.displayName,
    ...changed,
  });
}
