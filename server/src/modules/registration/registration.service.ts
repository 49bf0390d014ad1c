import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { conflict, notFound } from '../../core/errors';
import { assertDay } from '../../core/graphql/input-rules';
import { parseId } from '../../core/db/ids';
import { Role } from '../../core/auth/roles';
import {
  assertEmailFree,
  assertNotPersonal,
  insertAccount,
  displayNameOf,
  isEmailProven,
  lockOwnUser,
  emailNotVerified,
  hashPassword,
  inPasswordQueue,
} from '../users/index';
import {
  type Attendee,
  type AttendeeEntity,
  attendeeById,
  AttendeeStatus,
  getOwnAttendee,
  insertOwnProfile,
  latestProfileElsewhere,
  lockProfile,
} from '../attendees/index';
import { claimingPlaces, enterEvent, lockLimitedPlaces } from '../applications/index';
import { ownAttendeeIdOf, isStaffIn } from '../event-access/index';
import { EventRegistration, EventStatus, eventById, type Event } from '../events/index';
import type { RegisterPayload } from './registration.payloads';
import type { JoinInfo, RegisterInput } from './registration.types';
import {
  mayJoin,
  isComplete,
  type JoinEventInput,
  prepareProfile,
  type ProfileDraft,
  writeProfile,
} from '../profiles/index';

const byInvitationOnly = () =>
  conflict('REGISTRATION_CLOSED', 'This event can be joined by invitation only.');

const OPEN_TO_ALL: ReadonlySet<EventRegistration> = new Set([
  EventRegistration.OPEN,
  EventRegistration.APPROVAL,
]);

const isOpen = ({ status, registration }: Event): boolean =>
  status === EventStatus.PUBLISHED && OPEN_TO_ALL.has(registration);

/** An event with open registration, now or before; events for invited people are not described to others. */
export async function getRegistrationEvent(ctx: RequestContext, eventId: string): Promise<Event> {
  const event = await eventById(ctx).load(parseId(eventId, 'The event'));
  if (!event || event.status === EventStatus.DRAFT) throw notFound('The event');
  if (event.registration === EventRegistration.INVITE_ONLY) throw byInvitationOnly();
  return event;
}

/** Makes user and profile at an OPEN event, and begins a session. */
export async function registerAtEvent(ctx: RequestContext, input: RegisterInput): Promise<RegisterPayload> {
  const event = await eventById(ctx).load(parseId(input.eventId, 'The event'));
  if (!event || event.status !== EventStatus.PUBLISHED) throw notFound('The event');
  if (!isOpen(event)) throw byInvitationOnly();
  const { email, password, termsVersion, eventId: _eventId, ...profile } = input;
  if (termsVersion) assertDay(termsVersion, 'termsVersion');
  assertNotPersonal(password, { eventTitles: [event.title] });
  // Before the picture is decoded and the password is hashed, which both are expensive.
  await assertEmailFree(ctx, email);
  const draft = await prepareProfile(ctx, profile);
  const passwordHash = await inPasswordQueue(ctx, () => hashPassword(password));
  const begun = await claimingPlaces(ctx, async (inner) => {
    const displayName = displayNameOf(profile);
    const account = await insertAccount(inner, { email, passwordHash, displayName, termsVersion });
    const places = await lockLimitedPlaces(inner, event.id);
    const attendee = await lockOrCreateProfile(inner, event, account.user.id, draft);
    await writeProfile(inner, attendee, draft);
    if ((await isComplete(inner, attendee)) && (await mayJoin(inner, attendee)))
      await enterEvent(inner, event, attendee, places);
    return account;
  });
  const { user, accessToken, deviceToken, sessionId } = begun;
  ctx.continueAs({ userId: user.id, role: Role.ATTENDEE, sessionId });
  return { user, accessToken, deviceToken, attendee: await getOwnAttendee(ctx, event.id) };
}

/** Writes the own profile, and takes a place with it, applies, or waits; at an OPEN event it is made where there is none. Doing it again changes the profile only. */
export async function joinEvent(ctx: RequestContext, input: JoinEventInput): Promise<Attendee> {
  const event = await requireJoinableEvent(ctx, input.eventId);
  const { eventId: _eventId, ...profile } = input;
  const draft = await prepareProfile(ctx, profile);
  const joined = await claimingPlaces(ctx, async (inner) => {
    const { id: userId } = await lockOwnUser(inner);
    const places = await lockLimitedPlaces(inner, event.id);
    const attendee = await lockOrCreateProfile(inner, event, userId, draft);
    const joins = attendee.status === AttendeeStatus.INVITED;
    await writeProfile(inner, attendee, draft, joins);
    if (!joins) return true;
    if (!(await mayJoin(inner, attendee))) return false;
    await enterEvent(inner, event, attendee, places);
    return true;
  });
  // The profile is kept, so that it need not be written again after the proof.
  if (!joined)
    throw emailNotVerified('Your profile is saved. Please confirm your e-mail address to take part.');
  return getOwnAttendee(ctx, event.id);
}

/** An event that the viewer may join or has joined, with the own profile as far as it is. */
export async function getJoinInfo(ctx: RequestContext, eventId: string): Promise<JoinInfo> {
  const event = await requireJoinableEvent(ctx, eventId);
  const id = await ownAttendeeIdOf(ctx, event.id);
  const profile = id ? await attendeeById(ctx).load(id) : null;
  const isNew = profile?.profileStatus !== AttendeeStatus.CONFIRMED;
  const { userId } = viewerOf(ctx);
  const [earlier] = isNew ? await latestProfileElsewhere(ctx, { userId, eventId: event.id }) : [];
  return { event, profile, earlierProfile: earlier ?? null };
}

/** Staff see every event; others those that they have a profile in, and OPEN ones. */
async function requireJoinableEvent(ctx: RequestContext, eventId: string): Promise<Event> {
  const event = await eventById(ctx).load(parseId(eventId, 'The event'));
  if (!event) throw notFound('The event');
  if (isStaffIn(ctx, event.id)) return event;
  const own = await ownAttendeeIdOf(ctx, event.id);
  if (!(own ? event.status !== EventStatus.DRAFT : isOpen(event))) throw notFound('The event');
  return event;
}

async function lockOrCreateProfile(
  ctx: RequestContext,
  event: Event,
  userId: string,
  { firstName, lastName }: ProfileDraft,
): Promise<AttendeeEntity> {
  const eventId = event.id;
  const known = await lockProfile(ctx, eventId, userId);
  if (known) return requireProvenOwner(ctx, known);
  if (!isOpen(event)) throw notFound('The event');
  await insertOwnProfile(ctx, { eventId, userId, firstName: firstName ?? '', lastName: lastName ?? '' });
  const created = await lockProfile(ctx, eventId, userId);
  if (!created) throw notFound('The event');
  return requireProvenOwner(ctx, created);
}

/** CONFLICT `EMAIL_NOT_VERIFIED` where staff made the profile for an address that the viewer has not proven. */
async function requireProvenOwner(ctx: RequestContext, profile: AttendeeEntity): Promise<AttendeeEntity> {
  if (profile.byInvitation && !(await isEmailProven(ctx, profile.userId ?? ''))) throw emailNotVerified();
  return profile;
}
