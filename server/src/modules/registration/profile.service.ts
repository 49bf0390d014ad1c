import { differences } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/context';
import { definedFields, nextVersion } from '../../core/db/versioned-update';
import { badInput, type FieldError } from '../../core/errors';
import {
  AttendeeEntity,
  AttendeeStatus,
  interestErrors,
  replaceInterests,
  type InterestsInput,
  newInviteCode,
  markConfirmed,
} from '../attendees/index';
import { tryStoreUploads } from '../uploads/index';
import { lacksProof } from './registration.queries';
import { REQUIRED, type OwnProfileInput } from './profile.inputs';

const NAMES = ['firstName', 'lastName'] as const;

/** A profile as it is written: pictures have become file names; `errors` are those that cannot be used. */
export type ProfileDraft = Omit<OwnProfileInput, 'interests' | 'avatar' | 'cover'> & {
  avatar?: string | null;
  cover?: string | null;
  interests?: readonly InterestsInput[] | null;
  errors: readonly FieldError[];
};

type Profile = { [Name in keyof AttendeeEntity]?: AttendeeEntity[Name] | null };

const missingIn = (profile: Profile, names: readonly (keyof AttendeeEntity)[]): FieldError[] =>
  names
    .filter((name) => !profile[name])
    .map((name) => ({ path: `input.${name}`, message: 'This is required.' }));

const refuse = (errors: FieldError[]): void => {
  if (errors.length > 0) throw badInput(errors);
};

/** True for a profile with which one may be among the attendees. */
export const isComplete = (profile: Profile): boolean => REQUIRED.every((name) => Boolean(profile[name]));

/** The keys that are present, tidy, with their pictures stored; before the transaction of the change. */
export async function prepareProfile(ctx: RequestContext, input: OwnProfileInput): Promise<ProfileDraft> {
  const { taken, errors } = await tryStoreUploads(ctx, input, 'avatar', 'cover');
  const { sharesEmail, mailsReminders, ...fields } = definedFields(taken);
  return {
    ...fields,
    errors,
    ...(typeof sharesEmail === 'boolean' ? { sharesEmail } : {}),
    ...(typeof mailsReminders === 'boolean' ? { mailsReminders } : {}),
  };
}

/** Writes a draft into a locked profile; a confirmed one loses nothing that it needs, and one that `joins` has all of it. */
export async function writeProfile(
  ctx: RequestContext,
  profile: AttendeeEntity,
  { interests, errors, ...values }: ProfileDraft,
  joins = false,
): Promise<void> {
  const differs = differences(profile, values) !== null;
  // What is written below is what the profile will be; a refusal throws it away with the transaction.
  Object.assign(profile, values);
  const needed = joins || profile.status === AttendeeStatus.CONFIRMED ? REQUIRED : NAMES;
  const decided = needed.filter((name) => joins || name in values);
  const { id, eventId } = profile;
  const unknown = await interestErrors(ctx, eventId, interests);
  refuse([...errors, ...missingIn(profile, decided), ...unknown]);
  const choosesOthers = interests && (await replaceInterests(ctx, { attendeeId: id, eventId }, interests));
  // The same profile again is no new version of it.
  if (!differs && !choosesOthers) return;
  const changes = { ...values, updatedAt: nextVersion } as unknown as Partial<AttendeeEntity>;
  await ctx.entities.update(AttendeeEntity, { id }, changes);
}

/**
 * Confirms a locked profile that is complete, once: the mailed code stops working, the new one only opens the door.
 * False where the event asks for a proven address first.
 */
export async function confirmProfile(ctx: RequestContext, profile: AttendeeEntity): Promise<boolean> {
  refuse(missingIn(profile, REQUIRED));
  if (await lacksProof(ctx, profile.eventId, profile.userId ?? '')) return false;
  await markConfirmed(ctx, { id: profile.id, inviteCode: newInviteCode() });
  return true;
}
