import type { RequestContext } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import { nextVersion } from '../../core/audit/versioned-update';
import { AttendeeEntity } from './attendee.entity';
import { newInviteCode } from './invite-codes';

/** Locks the profile of a user in an event; null where there is none. */
export const lockProfile = (
  ctx: RequestContext,
  eventId: string,
  userId: string,
): Promise<AttendeeEntity | null> =>
  ctx.entities.findOne(AttendeeEntity, { where: { eventId, userId }, lock: { mode: 'for_no_key_update' } });

/** Adds an INVITED profile that its user makes; one that is there already stays as it is. */
export const insertOwnProfile = async (
  ctx: RequestContext,
  profile: Pick<AttendeeEntity, 'eventId' | 'userId' | 'firstName' | 'lastName'>,
): Promise<void> => {
  await ctx.entities
    .createQueryBuilder()
    .insert()
    .into(AttendeeEntity)
    .values({ ...profile, id: newId(), inviteCode: newInviteCode(), byInvitation: false })
    .orIgnore()
    .execute();
};

/** Writes values of a locked profile as its next version. */
export const updateProfileValues = async (ctx: RequestContext, id: string, values: object): Promise<void> => {
  const changes = { ...values, updatedAt: nextVersion } as unknown as Partial<AttendeeEntity>;
  await ctx.entities.update(AttendeeEntity, { id }, changes);
};
