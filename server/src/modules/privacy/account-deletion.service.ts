import { recordChange } from '../../core/audit/change-log';
import { authorize, viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { isStaff } from '../../core/auth/roles';
import { inTransaction } from '../../core/request/transaction';
import {
  displayNameOf,
  lockAdmins,
  refuseLastAdmin,
  remainingKeysOf,
  confirmPassword,
  removePassword,
  type UserEntity,
  userPolicy,
  lockManagedUser,
  lockOwnUser,
  removeUser,
  renameAsInvited,
} from '../users/index';
import { removeAttendees } from '../attendees/index';
import type { DeleteUserPayload, EraseMePayload } from './privacy.payloads';
import { profilesOfUser, type DeletedProfile } from './account-deletion.queries';

// How users go: their profiles become tombstones, their sessions end, and what each module keeps of them is erased.

/** Deletes a user on behalf of staff. */
export async function deleteUser(ctx: RequestContext, userId: string): Promise<DeleteUserPayload> {
  return inTransaction(ctx, async (inner) => {
    const admins = await lockAdmins(inner);
    const user = await lockManagedUser(inner, userId);
    authorize(userPolicy.remove, viewerOf(ctx), user, 'You cannot delete yourself here.');
    refuseLastAdmin(admins, user.id);
    const remainingKeys = await remainingKeysOf(inner, { userId: user.id, isGoing: true });
    await eraseUser(inner, user, 'user.delete', await profilesOfUser(inner, { userId: user.id }));
    return { user, remainingKeys };
  });
}

/** Erases the viewer, who confirms it with the password. */
export async function eraseOwnUser(ctx: RequestContext, password: string): Promise<EraseMePayload> {
  const confirmed = await confirmPassword(ctx, password, 'password');
  await inTransaction(ctx, async (inner) => {
    const admins = await lockAdmins(inner);
    const user = await lockOwnUser(inner);
    refuseLastAdmin(admins, user.id);
    const profiles = await profilesOfUser(inner, { userId: user.id });
    const waiting = profiles.find(({ waits }) => waits);
    if (waiting) await releaseAddress(inner, user, profiles, displayNameOf(waiting));
    else await eraseUser(inner, user, 'user.erase', profiles);
  });
  return { userId: confirmed.id };
}

async function eraseUser(
  ctx: RequestContext,
  user: UserEntity,
  action: string,
  profiles: readonly DeletedProfile[],
): Promise<void> {
  const { meetings: closedMeetings } = await removeAttendees(ctx, idsOf(profiles), erased(user));
  if (isStaff(viewerOf(ctx).role))
    await recordChange(ctx, {
      action,
      eventId: null,
      subjectId: user.id,
      subjectName: null,
      before: { role: user.role },
      after: { profiles: profiles.length, closedMeetings },
    });
  await removeUser(ctx, user.id);
}

/** Erases an unproven user's own data, and keeps the invitations to the address, which may belong to another person. */
async function releaseAddress(
  ctx: RequestContext,
  user: UserEntity,
  profiles: readonly DeletedProfile[],
  displayName: string,
): Promise<void> {
  await removeAttendees(ctx, idsOf(profiles.filter(({ waits }) => !waits)), erased(user));
  await removePassword(ctx, user.id);
  await renameAsInvited(ctx, { userId: user.id, displayName });
}

const idsOf = (profiles: readonly DeletedProfile[]): string[] => profiles.map(({ id }) => id);
const erased = ({ id, email }: UserEntity) => ({ userId: id, email });
