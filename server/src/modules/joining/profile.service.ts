import { differences } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { givenOf, nextVersion } from '../../core/edit';
import { badInput, type FieldFault } from '../../core/errors';
import { AttendeeEntity, AttendeeStatus } from '../attendees/attendee.entity';
import type { InterestsInput, InterestsService } from '../attendees/interests.service';
import { newInviteCode } from '../attendees/invite-codes';
import type { ImageStore } from '../uploads/image.service';
import { lacksProof } from './joining.queries';
import { REQUIRED, type OwnProfileInput } from './profile.inputs';

const NAMES = ['firstName', 'lastName'] as const;

/** A profile as it is written: pictures have become file names; `faults` are those that cannot be used. */
export type ProfileDraft = Omit<OwnProfileInput, 'interests' | 'avatar' | 'cover'> & {
  avatar?: string | null;
  cover?: string | null;
  interests?: readonly InterestsInput[] | null;
  faults: readonly FieldFault[];
};

type Profile = { [Name in keyof AttendeeEntity]?: AttendeeEntity[Name] | null };

const missingIn = (profile: Profile, names: readonly (keyof AttendeeEntity)[]): FieldFault[] =>
  names
    .filter((name) => !profile[name])
    .map((name) => ({ path: `input.${name}`, message: 'This is required.' }));

const refuse = (faults: FieldFault[]): void => {
  if (faults.length > 0) throw badInput(faults);
};

/** True for a profile with which one may be among the attendees. */
export const isComplete = (profile: Profile): boolean => REQUIRED.every((name) => Boolean(profile[name]));

/** Writing profiles. */
export class ProfileService {
  constructor(
    private readonly interests: InterestsService,
    private readonly images: ImageStore,
  ) {}

  /** The given keys, tidy, with their pictures taken in; before the transaction of the change. */
  async prepare(ctx: RequestContext, input: OwnProfileInput): Promise<ProfileDraft> {
    const { taken, faults } = await this.images.readIn(ctx, input, 'avatar', 'cover');
    const { sharesEmail, mailsReminders, ...given } = givenOf(taken);
    return {
      ...given,
      faults,
      ...(typeof sharesEmail === 'boolean' ? { sharesEmail } : {}),
      ...(typeof mailsReminders === 'boolean' ? { mailsReminders } : {}),
    };
  }

  /** Writes a draft into a locked profile; a confirmed one loses nothing that it needs, and one that `joins` has all of it. */
  async write(
    ctx: RequestContext,
    profile: AttendeeEntity,
    { interests, faults, ...values }: ProfileDraft,
    joins = false,
  ): Promise<void> {
    const differs = differences(profile, values) !== null;
    // What is written below is what the profile will be; a refusal throws it away with the transaction.
    Object.assign(profile, values);
    const needed = joins || profile.status === AttendeeStatus.CONFIRMED ? REQUIRED : NAMES;
    const decided = needed.filter((name) => joins || name in values);
    const { id, eventId } = profile;
    const unknown = await this.interests.faults(ctx, eventId, interests);
    refuse([...faults, ...missingIn(profile, decided), ...unknown]);
    const choosesOthers =
      interests && (await this.interests.replace(ctx, { attendeeId: id, eventId }, interests));
    // The same profile again is no new version of it.
    if (!differs && !choosesOthers) return;
    const changes = { ...values, updatedAt: nextVersion } as unknown as Partial<AttendeeEntity>;
    await ctx.entities.update(AttendeeEntity, { id }, changes);
  }

  /**
   * Confirms a locked profile that is complete, once: the mailed code stops working, the new one only opens the door.
   * False where the event asks for a proven address first.
   */
  async confirm(ctx: RequestContext, profile: AttendeeEntity): Promise<boolean> {
    refuse(missingIn(profile, REQUIRED));
    if (await lacksProof(ctx, profile.eventId, profile.userId ?? '')) return false;
    await ctx.sql.rows(sql`
      UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now(), invite_code = ${newInviteCode()}, updated_at = now()
      WHERE id = ${profile.id} AND status = 'INVITED'`);
    return true;
  }
}
