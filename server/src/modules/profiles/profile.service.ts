import { viewerOf } from '../../core/request/authorization';
import { differences } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { checkVersion, definedFields } from '../../core/audit/versioned-update';
import { inTransaction } from '../../core/request/transaction';
import { badInput, notFound, type FieldError } from '../../core/errors';
import {
  type Attendee,
  type AttendeeEntity,
  AttendeeStatus,
  getOwnAttendee,
  lockProfile,
  newNameErrors,
  updateProfileValues,
} from '../attendees/index';
import { readAnswers } from '../answers/index';
import { bookmarkIdsOf } from '../bookmarks/index';
import { interestErrors, replaceInterests, type InterestsInput } from '../interests/index';
import { tryStoreUploads } from '../uploads/index';
import { namesOf } from '../users/index';
import { REQUIRED, type OwnProfileInput, type UpdateProfileInput, type EventProfile } from './profile.types';
import { missingProof } from './profile.queries';

const CHOICES = ['sharesEmail', 'mailsReminders', 'mailsAnnouncements', 'mailsRequests'] as const;

/** A profile as it is written: pictures have become file names; `errors` are those that cannot be used. */
export type ProfileDraft = Omit<OwnProfileInput, 'interests' | 'avatar' | 'cover'> & {
  avatar?: string | null;
  cover?: string | null;
  interests?: readonly InterestsInput[] | null;
  errors: readonly FieldError[];
};

type Profile = { [Name in keyof AttendeeEntity]?: AttendeeEntity[Name] | null };

const missingIn = (profile: Profile, fields: readonly (keyof AttendeeEntity)[]): FieldError[] =>
  fields
    .filter((name) => !profile[name])
    .map((name) => ({ path: `input.${name}`, message: 'This is required.' }));

const refuse = (errors: FieldError[]): void => {
  if (errors.length > 0) throw badInput(errors);
};

const incomplete = (profile: Profile): FieldError[] => [
  ...newNameErrors(profile),
  ...missingIn(profile, REQUIRED),
];

/** True for a profile with which one may be among the attendees. */
export const isComplete = async (ctx: RequestContext, profile: AttendeeEntity): Promise<boolean> =>
  incomplete(profile).length === 0 && (await readAnswers(ctx, profile, [], 'all')).errors.length === 0;

/** The keys that are present, tidy, with their pictures stored; before the transaction of the change. */
export async function prepareProfile(ctx: RequestContext, input: OwnProfileInput): Promise<ProfileDraft> {
  const { taken, errors } = await tryStoreUploads(ctx, input, 'avatar', 'cover');
  const fields = definedFields(taken);
  for (const name of CHOICES) if (fields[name] === null) delete fields[name];
  return { ...fields, errors };
}

/** Writes a draft into a locked profile; a confirmed one loses nothing that it needs, and one that `joins` has all of it. */
export async function writeProfile(
  ctx: RequestContext,
  profile: AttendeeEntity,
  { interests, errors, answers: sent, ...draft }: ProfileDraft,
  joins = false,
): Promise<void> {
  const needs = joins ? 'all' : profile.status === AttendeeStatus.CONFIRMED && sent ? 'changed' : 'none';
  const { answers, errors: inAnswers } = await readAnswers(ctx, profile, sent, needs);
  const isRenamed = draft.firstName !== undefined || draft.lastName !== undefined;
  const values = isRenamed
    ? {
        ...draft,
        answers,
        ...namesOf({ firstName: profile.firstName, lastName: profile.lastName, ...draft }),
      }
    : { ...draft, answers };
  const differs = differences(profile, values) !== null;
  // The values written below are the new profile; a refusal rolls them back with the transaction.
  Object.assign(profile, values);
  const needed = joins || profile.status === AttendeeStatus.CONFIRMED ? REQUIRED : [];
  const decided = needed.filter((name) => joins || name in values);
  const nameless = isRenamed || joins ? newNameErrors(profile) : [];
  const { id, eventId } = profile;
  const unknown = await interestErrors(ctx, eventId, interests);
  refuse([...errors, ...nameless, ...missingIn(profile, decided), ...unknown, ...inAnswers]);
  const choosesOthers = interests && (await replaceInterests(ctx, { attendeeId: id, eventId }, interests));
  // The same profile again is no new version of it.
  if (!differs && !choosesOthers) return;
  await updateProfileValues(ctx, id, values);
}

/** Whether a locked profile, which has to be complete, may join its event: false where that asks for a proven address first. */
export async function mayJoin(ctx: RequestContext, profile: AttendeeEntity): Promise<boolean> {
  refuse(incomplete(profile));
  const { eventId, userId } = profile;
  return userId !== null && (await missingProof(ctx, { eventId, userId })).length === 0;
}

/** Changes the own profile; its status stays. */
export async function updateOwnProfile(ctx: RequestContext, input: UpdateProfileInput): Promise<Attendee> {
  const { eventId, expectedUpdatedAt, ...profile } = input;
  const own = await getOwnAttendee(ctx, eventId);
  const draft = await prepareProfile(ctx, profile);
  await inTransaction(ctx, async (inner) => {
    const attendee = await lockProfile(inner, own.eventId, viewerOf(ctx).userId);
    if (!attendee) throw notFound('Your profile');
    checkVersion(attendee, expectedUpdatedAt);
    await writeProfile(inner, attendee, draft);
  });
  return getOwnAttendee(ctx, own.eventId);
}

/** The own profile with the ids of the bookmarks. */
export async function getEventProfile(ctx: RequestContext, eventId: string): Promise<EventProfile> {
  const profile = await getOwnAttendee(ctx, eventId);
  return { profile, bookmarks: await bookmarkIdsOf(ctx, profile.id) };
}
