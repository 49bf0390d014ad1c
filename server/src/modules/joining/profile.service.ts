import { differences } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { givenOf, nextVersion } from '../../core/edit';
import { badInput } from '../../core/errors';
import { AttendeeEntity, AttendeeStatus } from '../attendees/attendee.entity';
import type { InterestsInput, InterestsService } from '../attendees/interests.service';
import { newInviteCode } from '../attendees/invite-codes';
import type { ImageStore } from '../uploads/image.service';
import { lacksProof } from './joining.queries';
import type { OwnProfileInput } from './profile.inputs';

/** What a profile must say before its owner is one of the attendees. */
const REQUIRED = ['firstName', 'lastName', 'jobTitle', 'organization', 'country'] as const;
const NAMES = ['firstName', 'lastName'] as const;

/** A profile as it is written: pictures have become file names. */
export type ProfileDraft = Omit<OwnProfileInput, 'interests' | 'avatar' | 'cover'> & {
  avatar?: string | null;
  cover?: string | null;
  interests?: readonly InterestsInput[] | null;
};

type Profile = { [Name in keyof AttendeeEntity]?: AttendeeEntity[Name] | null };

const refuseMissing = (profile: Profile, names: readonly (keyof AttendeeEntity)[]): void => {
  const missing = names.filter((name) => !profile[name]);
  if (missing.length > 0)
    throw badInput(missing.map((name) => ({ path: `input.${name}`, message: 'This is required.' })));
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
    const taken = await this.images.takeIn(ctx, input, 'avatar', 'cover');
    const { sharesEmail, mailsReminders, ...given } = givenOf(taken);
    return {
      ...given,
      ...(typeof sharesEmail === 'boolean' ? { sharesEmail } : {}),
      ...(typeof mailsReminders === 'boolean' ? { mailsReminders } : {}),
    };
  }

  /** Writes a draft into a locked profile; a confirmed one loses nothing that it needs. */
  async write(ctx: RequestContext, profile: AttendeeEntity, draft: ProfileDraft): Promise<void> {
    const { interests, ...values } = draft;
    const differs = differences(profile, values) !== null;
    // What is written below is what the profile will be; a refusal throws it away with the transaction.
    Object.assign(profile, values);
    const needed = profile.status === AttendeeStatus.CONFIRMED ? REQUIRED : NAMES;
    refuseMissing(
      profile,
      needed.filter((name) => name in values),
    );
    const { id, eventId } = profile;
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
    refuseMissing(profile, REQUIRED);
    if (await lacksProof(ctx, profile.eventId, profile.userId ?? '')) return false;
    await ctx.sql.rows(sql`
      UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now(), invite_code = ${newInviteCode()}, updated_at = now()
      WHERE id = ${profile.id} AND status = 'INVITED'`);
    return true;
  }
}
