import type { Limit } from '../../core/admission/rate-limits';
import { parseId } from '../../core/db/ids';
import { toConnection } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { conflict, notFound } from '../../core/errors';
import { isStaff } from '../../core/auth/roles';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { defineLoader } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import {
  type Attendee,
  attendeeById,
  type AttendeeEntity,
  attendeeLeaving,
  AttendeeStage,
  getOwnAttendee,
  newInviteCode,
  setStages,
  stageOf,
} from '../attendees/index';
import { isStaffIn, ownAttendeeIdOf, requireEventAccess } from '../event-access/index';
import { eventById, type Event, EventRegistration, EventStatus } from '../events/index';
import type { GroupBrief } from '../groups/index';
import { emailNotVerified } from '../users/index';
import { mailApplied, mailWaitlisted } from './application.mails';
import {
  countStages,
  lockCandidates,
  offerOfCode,
  placeLogPage,
  prospectOf,
  standingsOf,
  takenAt,
} from './application.queries';
import type {
  AnswerOfferByCodeInput,
  AnswerOfferInput,
  Application,
  PlaceLogArgs,
  PlaceOffer,
  StageCount,
} from './application.types';
import { claimingPlaces, hashOfCode, lockPlaces, moveTo, type LockedPlaces } from './place.service';

/** Who applies, gives it up and applies again is written to no more often: the address may be somebody else's. */
const MAILS: Limit = { name: 'application-mails', points: 3, seconds: 3_600 };

const STAGES = Object.values(AttendeeStage);
/** Stages that a person can give up. */
const HELD: ReadonlySet<AttendeeStage> = new Set(['APPLIED', 'WAITLISTED', 'OFFERED', 'CONFIRMED']);

interface JoinedGroup {
  groupId: string | null;
  groupName: string | null;
  groupColour: string | null;
  groupShown: boolean | null;
}

/** A group as a viewer may know of it. */
const groupOf = (ctx: RequestContext, row: JoinedGroup): GroupBrief | null =>
  row.groupId && (row.groupShown || isStaff(viewerOf(ctx).role))
    ? { id: row.groupId, name: row.groupName ?? '', colour: row.groupColour }
    : null;

/** Where attendees stand; access is checked by callers. */
export const applicationByAttendeeId = defineLoader<Application | null>(async (ctx, attendeeIds) => {
  const staff = isStaff(viewerOf(ctx).role);
  const rows = await standingsOf(ctx, { attendeeIds });
  return new Map(
    rows.map((row) => [
      row.attendeeId,
      {
        since: row.since,
        position: row.position,
        fullGroup: groupOf(ctx, row),
        offerEndsAt: row.stage === 'OFFERED' ? row.offerEndsAt : null,
        reason: row.stage === 'DECLINED' ? row.reason : null,
        undoUntil: staff ? row.undoUntil : null,
        decisionId: staff && row.undoUntil ? row.decisionId : null,
      },
    ]),
  );
}, null);

/** How many places of events are taken. */
export const placesTakenByEventId = defineLoader<number>(
  async (ctx, eventIds) =>
    new Map((await takenAt(ctx, { eventIds })).map(({ eventId, count }) => [eventId, count])),
  0,
);

/** How many people are at which stage of an event, each stage once. */
export async function getApplicationCounts(ctx: RequestContext, id: string): Promise<StageCount[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  const counts = new Map((await countStages(ctx, { eventId })).map(({ stage, count }) => [stage, count]));
  return STAGES.map((stage) => ({ stage, count: counts.get(stage) ?? 0 }));
}

/** The log of places: all of it for staff, their own entries for those who applied. */
export async function listPlaceLog(
  ctx: RequestContext,
  { eventId: id, attendeeId: asked, ...page }: PlaceLogArgs,
) {
  const eventId = parseId(id, 'The event');
  const staff = isStaffIn(ctx, eventId);
  if (staff) await requireEventAccess(ctx, eventId);
  const own = staff ? null : await requireOwn(ctx, eventId);
  const attendeeId = own ?? (asked ? parseId(asked, 'The attendee') : null);
  if (own && asked && asked.toLowerCase() !== own) throw notFound('The attendee');
  const found = await placeLogPage(ctx.db, { eventId, attendeeId }, page);
  const people = await attendeeById(ctx).loadMany(found.nodes.flatMap((node) => node.attendeeId ?? []));
  const known = new Map(people.flatMap((one) => (one && 'id' in one ? [[one.id, one] as const] : [])));
  const nodes = found.nodes.map((node) => ({
    ...node,
    attendee: known.get(node.attendeeId ?? '') ?? null,
    group: groupOf(ctx, node),
    by: staff ? node.by : null,
  }));
  return toConnection({ ...found, nodes });
}

/** Whether a person needs the approval of the organisers: those who were not invited, unless registration is open. */
const needsApproval = ({ registration }: Pick<Event, 'registration'>, byInvitation: boolean): boolean =>
  !byInvitation && registration !== EventRegistration.OPEN;

/** The stage to which `enterEvent` would let a person now, with a profile or without. */
export async function joinStageOf(
  ctx: RequestContext,
  event: Event,
  profile: Attendee | null,
): Promise<AttendeeStage> {
  const stage = profile ? stageOf(profile) : 'INVITED';
  if (stage === 'CONFIRMED' || stage === 'OFFERED') return 'CONFIRMED';
  if (stage === 'DECLINED' || stage === 'WAITLISTED') return stage;
  const prospect = await firstOf(prospectOf(ctx, { eventId: event.id, attendeeId: profile?.id ?? null }));
  if (!prospect) throw notFound('The event');
  if (needsApproval(event, prospect.byInvitation)) return 'APPLIED';
  return prospect.isFull ? 'WAITLISTED' : 'CONFIRMED';
}

/** Lets a locked and complete profile into an event: it takes a place, waits for one, or for the decision of the organisers. */
export async function enterEvent(
  ctx: RequestContext,
  event: Event,
  profile: AttendeeEntity,
  locked: LockedPlaces | null,
): Promise<void> {
  const stage: AttendeeStage = profile.application ?? (profile.status as AttendeeStage);
  const { id, byInvitation } = profile;
  if (stage === 'CONFIRMED') return;
  if (stage === 'DECLINED')
    throw conflict('APPLICATION_DECLINED', 'The organisers have declined your application.');
  if (stage === 'OFFERED') {
    await moveTo(ctx, event.id, [id], 'CONFIRMED');
    return;
  }
  if (stage === 'WAITLISTED' && locked?.offers) return;
  const { registration } = locked?.event ?? event;
  // Who waits was let in already, and lacks nothing but a place.
  if (stage !== 'WAITLISTED' && needsApproval({ registration }, byInvitation)) {
    if (stage === 'WITHDRAWN' && registration !== EventRegistration.APPROVAL)
      throw conflict('REGISTRATION_CLOSED', 'This event can be joined by invitation only.');
    if (stage !== 'APPLIED') await moveAndMail(ctx, profile, 'APPLIED', mailApplied);
    return;
  }
  if (!locked && stage === 'INVITED') {
    await setStages(ctx, { ids: [id], stages: ['CONFIRMED'], inviteCodes: [newInviteCode()] });
    return;
  }
  const [candidate] = await lockCandidates(ctx, { eventId: event.id, ids: [id] });
  if (!candidate) throw notFound('Your profile');
  if (!locked || locked.places.take(candidate.bits)) await moveTo(ctx, event.id, [id], 'CONFIRMED');
  else if (stage !== 'WAITLISTED') await moveAndMail(ctx, profile, 'WAITLISTED', mailWaitlisted);
}

async function moveAndMail(
  ctx: RequestContext,
  { id, eventId }: AttendeeEntity,
  stage: AttendeeStage,
  mail: typeof mailApplied,
): Promise<void> {
  const moved = await moveTo(ctx, eventId, [id], stage);
  if (moved.length > 0 && (await ctx.runtime.rateLimits.tryTake(MAILS, id))) await mail(ctx, moved);
}

/** The viewer gives up the place or the application; the profile stays, and future meetings close. */
export async function withdraw(ctx: RequestContext, id: string): Promise<Attendee> {
  const eventId = parseId(id, 'The event');
  const attendeeId = await requireOwn(ctx, eventId);
  await inTransaction(ctx, async (inner) => {
    await lockPlaces(inner, eventId);
    const own = await lockOne(inner, eventId, attendeeId);
    if (own.stage === 'WITHDRAWN') return;
    if (!HELD.has(own.stage)) throw conflict('NOTHING_TO_WITHDRAW', 'You have no place or application here.');
    if (own.stage === 'CONFIRMED') await attendeeLeaving.run(inner, { attendeeIds: [attendeeId] });
    await moveTo(inner, eventId, [attendeeId], 'WITHDRAWN');
    await lockPlaces(inner, eventId);
  });
  return getOwnAttendee(ctx, eventId);
}

/** The viewer takes the offered place, or lets it go to the next in line. */
export async function answerOffer(ctx: RequestContext, input: AnswerOfferInput): Promise<Attendee> {
  const eventId = parseId(input.eventId, 'The event');
  const attendeeId = await requireOwn(ctx, eventId);
  await answer(ctx, { eventId, attendeeId, accept: input.accept });
  return getOwnAttendee(ctx, eventId);
}

/** The offer that a code was mailed for. */
export async function getPlaceOffer(ctx: RequestContext, code: string): Promise<PlaceOffer> {
  const offer = await firstOf(offerOfCode(ctx, { codeHash: hashOfCode(code) }));
  if (!offer) throw notFound('The offer');
  return offer;
}

/** The same answer by the code of the mail. */
export async function answerOfferByCode(
  ctx: RequestContext,
  { code, accept }: AnswerOfferByCodeInput,
): Promise<PlaceOffer> {
  const offer = await firstOf(offerOfCode(ctx, { codeHash: hashOfCode(code) }));
  if (!offer) throw notFound('The offer');
  await answer(ctx, { ...offer, accept });
  return getPlaceOffer(ctx, code);
}

/** An answer is idempotent: the same one again changes nothing. */
const answer = (
  ctx: RequestContext,
  { eventId, attendeeId, accept }: { eventId: string; attendeeId: string; accept: boolean },
): Promise<void> =>
  claimingPlaces(ctx, async (inner) => {
    const { event } = await lockPlaces(inner, eventId);
    const own = await lockOne(inner, eventId, attendeeId);
    if (own.stage === (accept ? 'CONFIRMED' : 'WITHDRAWN')) return;
    if (own.stage !== 'OFFERED' || event.status === EventStatus.DRAFT)
      throw conflict('OFFER_OVER', 'This offer is over.');
    if (accept && !own.isAccepted) throw emailNotVerified();
    await moveTo(
      inner,
      eventId,
      [attendeeId],
      accept ? 'CONFIRMED' : 'WITHDRAWN',
      accept ? {} : { kind: 'LET_GO' },
    );
    if (!accept) await lockPlaces(inner, eventId);
  });

const lockOne = async (ctx: RequestContext, eventId: string, id: string) => {
  const [own] = await lockCandidates(ctx, { eventId, ids: [id] });
  if (!own) throw notFound('Your profile');
  return own;
};

/** The viewer's own profile in an event that is not a draft. */
async function requireOwn(ctx: RequestContext, eventId: string): Promise<string> {
  const event = await eventById(ctx).load(eventId);
  const own = await ownAttendeeIdOf(ctx, eventId);
  if (!own || !event || event.status === EventStatus.DRAFT) throw notFound('The event');
  return own;
}
