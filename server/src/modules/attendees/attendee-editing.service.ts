import { differences, recordChange } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { badInput, conflict, notFound, type FieldError } from '../../core/errors';
import { mailboxOf } from '../../core/graphql/address-forms';
import { parseId, newId } from '../../core/db/ids';
import { Role } from '../../core/auth/roles';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import {
  displayNameOf,
  fullName,
  insertUserIfNew,
  lockAccount,
  lockUserByEmail,
  namesOf,
  remainingKeysOf,
  setUserEmail,
} from '../users/index';
import { readAnswers } from '../answers/index';
import { companyErrors } from '../companies/index';
import { requireEventAccess } from '../event-access/index';
import {
  interestErrors,
  interestsByAttendeeId,
  replaceInterests,
  type InterestsInput,
} from '../interests/index';
import { tryStoreUploads } from '../uploads/index';
import { findUnprovenProfile, setInviteCodes } from './attendee-changes.queries';
import { removeAttendees } from './attendee-removal.service';
import { AttendeeCategory, AttendeeEntity } from './attendee.entity';
import { attendeesInvited } from './attendee.events';
import { attendeeEmptyErrors, type CreateAttendeeInput, type UpdateAttendeeInput } from './attendee.inputs';
import { attendeeById } from './attendee.loaders';
import { attendeePolicy } from './attendee.policy';
import { getAttendee } from './attendee.service';
import type { DeleteAttendeePayload, UpdateAttendeePayload } from './attendee.payloads';
import type { Attendee } from './attendee.types';
import { newInviteCode } from './invite-codes';
import { newNameErrors } from './profile-fields.inputs';

/** Changes of an edit beside the profile's own row. */
interface Beside {
  before: object;
  after: object;
}

const NOTHING: Beside = { before: {}, after: {} };

/** Adds an INVITED attendee; the user is made where the e-mail is new, and linked otherwise. */
export async function createAttendee(ctx: RequestContext, input: CreateAttendeeInput): Promise<Attendee> {
  const { taken, errors } = await tryStoreUploads(ctx, input, 'avatar', 'cover');
  const {
    eventId: _eventId,
    email: enteredEmail,
    sendInvite,
    interests,
    answers: sent,
    ...profile
  } = definedFields(taken);
  const { eventId } = await requireEventAccess(ctx, parseId(input.eventId, 'The event'));
  const id = await inTransaction(ctx, async (inner) => {
    const { answers, errors: inAnswers } = await readAnswers(inner, { eventId, answers: {} }, sent, 'none');
    await checkAttendeeInput(inner, eventId, input, [...newNameErrors(input), ...errors, ...inAnswers]);
    const answered = sent ? { answers } : {};
    const values = { ...profile, ...namesOf(input), ...answered, eventId, email: enteredEmail ?? '' };
    const added = await addAttendee(inner, values, interests);
    if (sendInvite) await attendeesInvited.run(inner, { attendeeIds: [added] });
    return added;
  });
  return getAttendee(ctx, id);
}

type NewAttendee = Partial<Omit<AttendeeEntity, 'id' | 'userId' | 'category'>> &
  Pick<AttendeeEntity, 'eventId' | 'firstName' | 'lastName'> & {
    category?: AttendeeCategory | null;
    email: string;
  };

/** Adds a checked INVITED attendee in the caller's transaction, and gives the id. */
export async function addAttendee(
  ctx: RequestContext,
  { email: enteredEmail, ...profile }: NewAttendee,
  interests?: readonly InterestsInput[] | null,
): Promise<string> {
  const { eventId, ...shown } = profile;
  const email = mailboxOf(enteredEmail);
  const id = newId();
  const userId = await lockOrCreateUser(ctx, email, displayNameOf(profile));
  const category = profile.category ?? AttendeeCategory.ATTENDEE;
  await insertAttendee(ctx, { ...profile, category, id, userId });
  if (interests) await replaceInterests(ctx, { attendeeId: id, eventId }, interests);
  await recordChange(ctx, {
    action: 'attendee.create',
    eventId,
    subjectId: id,
    subjectName: fullName(profile),
    after: differences({}, { email, ...shown, interests })?.after ?? null,
  });
  return id;
}

/** Changes the fields of a profile that the input has. */
export async function updateAttendee(
  ctx: RequestContext,
  { attendeeId, expectedUpdatedAt, ...input }: UpdateAttendeeInput,
): Promise<UpdateAttendeePayload> {
  const { taken, errors } = await tryStoreUploads(ctx, input, 'avatar', 'cover');
  const { email, interests, answers: sent, ...profile } = definedFields(taken);
  const { id } = await getAttendee(ctx, attendeeId);
  const remainingKeys = await inTransaction(ctx, async (inner) => {
    const before = await lockAttendee(inner, id);
    checkVersion(before, expectedUpdatedAt);
    const names = namesOf({ firstName: before.firstName, lastName: before.lastName, ...profile });
    const empty = [...newNameErrors(names), ...attendeeEmptyErrors(input)];
    const { answers, errors: inAnswers } = await readAnswers(inner, before, sent, 'none');
    await checkAttendeeInput(inner, before.eventId, input, [...empty, ...errors, ...inAnswers]);
    const corrected = email ? await correctEmail(inner, before, mailboxOf(email)) : NOTHING;
    const chosen = interests ? await chooseInterests(inner, before, interests) : NOTHING;
    const also = {
      before: { ...corrected.before, ...chosen.before },
      after: { ...corrected.after, ...chosen.after },
    };
    const { userId, companyId } = before;
    const change = { action: 'attendee.update', eventId: before.eventId, subjectName: fullName(before) };
    await saveChanges(inner, AttendeeEntity, before, { ...profile, ...names, answers }, change, also);
    const leaves = companyId && profile.companyId !== undefined && profile.companyId !== companyId;
    return leaves && userId ? remainingKeysOf(inner, { userId }) : [];
  });
  return { attendee: await getAttendee(ctx, id), remainingKeys };
}

/** Takes an attendee away for good: future meetings close, history keeps a tombstone. */
export async function deleteAttendee(
  ctx: RequestContext,
  attendeeId: string,
): Promise<DeleteAttendeePayload> {
  const { id, eventId } = await getAttendee(ctx, attendeeId);
  const remainingKeys = await inTransaction(ctx, async (inner) => {
    const before = await lockAttendee(inner, id);
    const { meetings: closedMeetings } = await removeAttendees(inner, [id]);
    await recordChange(inner, {
      action: 'attendee.delete',
      eventId,
      subjectId: id,
      subjectName: fullName(before),
      before: { category: before.category, status: before.status, organization: before.organization },
      after: { closedMeetings },
    });
    return before.userId ? remainingKeysOf(inner, { userId: before.userId }) : [];
  });
  const tombstone = await attendeeById(ctx).load(id);
  if (!tombstone) throw notFound('The attendee');
  return { attendee: tombstone, remainingKeys };
}

/** BAD_USER_INPUT with other errors and whatever the event does not have. */
async function checkAttendeeInput(
  ctx: RequestContext,
  eventId: string,
  input: Omit<UpdateAttendeeInput, 'attendeeId'>,
  others: readonly FieldError[],
): Promise<void> {
  const company = await companyErrors(ctx, eventId, input.companyId);
  const interests = await interestErrors(ctx, eventId, input.interests);
  const errors = [...others, ...company, ...interests];
  if (errors.length > 0) throw badInput(errors);
}

/** Writes the choices of the named groups, and gives what they were and are. */
async function chooseInterests(
  ctx: RequestContext,
  { id, eventId }: AttendeeEntity,
  interests: readonly InterestsInput[],
): Promise<Beside> {
  const chosen = async () => {
    const all = await interestsByAttendeeId(ctx).clear(id).load(id);
    const termsOf = (group: string) => all.find((choice) => choice.group === group)?.terms ?? [];
    return { interests: interests.map(({ group }) => ({ group, terms: termsOf(group) })) };
  };
  const before = await chosen();
  await replaceInterests(ctx, { attendeeId: id, eventId }, interests);
  return { before, after: await chosen() };
}

async function lockAttendee(ctx: RequestContext, id: string): Promise<AttendeeEntity> {
  const attendee = await ctx.entities.findOne(AttendeeEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!attendee?.userId) throw notFound('The attendee');
  return attendee;
}

/** The user with this e-mail, made where there is none. Staff see every event already, and have no profile. */
async function lockOrCreateUser(ctx: RequestContext, email: string, displayName: string): Promise<string> {
  await insertUserIfNew(ctx, { id: newId(), email, displayName });
  const user = await firstOf(lockUserByEmail(ctx, { email }));
  if (!user) throw conflict('EMAIL_TAKEN', 'This e-mail was changed a moment ago. Please try again.');
  if (user.role !== Role.ATTENDEE)
    throw conflict('STAFF_USER', 'This e-mail belongs to staff, who cannot be attendees.');
  return user.id;
}

async function insertAttendee(
  ctx: RequestContext,
  values: Partial<AttendeeEntity> & { id: string; eventId: string; userId: string },
): Promise<void> {
  const { raw } = await ctx.entities
    .createQueryBuilder()
    .insert()
    .into(AttendeeEntity)
    .values({ ...values, inviteCode: newInviteCode() })
    .orIgnore()
    .returning('id')
    .execute();
  if ((raw as unknown[]).length === 0) {
    const { eventId, userId } = values;
    const known = await ctx.entities.findOneBy(AttendeeEntity, { eventId, userId });
    const found = known && attendeePolicy.readDuplicate(viewerOf(ctx)) ? { attendeeId: known.id } : {};
    throw conflict(
      'ALREADY_ATTENDEE',
      (await findUnprovenProfile(ctx, values)).length > 0
        ? 'Somebody registered for this event with this e-mail without confirming it. Edit that profile if you know them, or remove it first.'
        : 'There is already an attendee with this e-mail at this event.',
      found,
    );
  }
}

/** Staff correct a mistyped address until its user has signed in. The code mailed to it stops working. */
async function correctEmail(
  ctx: RequestContext,
  { userId, id }: AttendeeEntity,
  email: string,
): Promise<Beside> {
  const account = await firstOf(lockAccount(ctx, { userId }));
  if (!account || mailboxOf(account.email) === email) return NOTHING;
  // A user with rights may have no password for now: who could change the address could take them over.
  if (account.isUsed || account.profiles > 1 || account.role !== Role.ATTENDEE)
    throw conflict('ACCOUNT_IN_USE', 'This person signs in with that e-mail already; it cannot be changed.');
  await setUserEmail(ctx, { userId: account.id, email });
  await setInviteCodes(ctx, { ids: [id], inviteCodes: [newInviteCode()] });
  return { before: { email: account.email }, after: { email } };
}
