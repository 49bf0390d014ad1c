import { createHash, randomBytes } from 'node:crypto';
import { forEachEvent } from '../../core/request/each-event';
import type { RequestContext } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import { isViolation } from '../../core/db/database-errors';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { notFound } from '../../core/errors';
import { type AttendeeStage, newInviteCode, setStages } from '../attendees/index';
import { type Event, EventStatus, lockEvent } from '../events/index';
import type { PlaceLogKind } from './application.entity';
import { mailExpired, mailOffers } from './application.mails';
import {
  eventsToSettle,
  expiredAt,
  insertLog,
  limitsOf,
  standingsOf,
  waitingAt,
  writeApplications,
} from './application.queries';
import { offerDeadline } from './offer-deadline';
import { Places } from './places';

const CODE_BYTES = 16;

/** How a code is kept. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Runs work that claims places in a transaction; again where the database found a capacity that was set meanwhile. */
export const claimingPlaces = <T>(
  ctx: RequestContext,
  work: (inner: RequestContext) => Promise<T>,
): Promise<T> => inTransaction(ctx, work, (error) => isViolation(error, 'attendees_capacity'));

/** An event that is locked against all others who claim or free places. */
export interface LockedPlaces {
  event: Event;
  places: Places;
  /** Places may be offered: the event is published and has not begun. */
  offers: boolean;
}

interface Move {
  /** In the log, where it is not the stage. */
  kind?: PlaceLogKind;
  /** The user of the staff who decided. */
  byId?: string;
  offer?: { endsAt: Date; codes: ReadonlyMap<string, string> };
  decision?: { id: string; undoUntil: Date; reason: string | null };
}

/** Puts attendees of a locked event to a stage, and writes that into the log; returns those whom it changed. */
export async function moveTo(
  ctx: RequestContext,
  eventId: string,
  ids: readonly string[],
  stage: AttendeeStage,
  { kind = stage as PlaceLogKind, byId, offer, decision }: Move = {},
): Promise<string[]> {
  if (ids.length === 0) return [];
  await writeApplications(ctx, {
    eventId,
    ids,
    stage,
    codeHashes: ids.map((id) => (offer ? hashOfCode(offer.codes.get(id)!) : null)),
    offerEndsAt: offer?.endsAt ?? null,
    reason: decision?.reason ?? null,
    decisionId: decision?.id ?? null,
    undoUntil: decision?.undoUntil ?? null,
  });
  const changed = new Set(
    (await setStages(ctx, { ids, stages: ids.map(() => stage), inviteCodes: ids.map(newInviteCode) })).map(
      ({ id }) => id,
    ),
  );
  const moved = ids.filter((id) => changed.has(id));
  await writeLog(ctx, eventId, moved, kind, { byId, offerEndsAt: offer?.endsAt });
  return moved;
}

/** Adds entries to the log; those who wait with their position and the group that is full. */
export async function writeLog(
  ctx: RequestContext,
  eventId: string,
  attendeeIds: readonly string[],
  kind: PlaceLogKind,
  { byId, offerEndsAt }: { byId?: string | undefined; offerEndsAt?: Date | undefined } = {},
): Promise<void> {
  if (attendeeIds.length === 0) return;
  const rows = kind === 'WAITLISTED' ? await standingsOf(ctx, { attendeeIds }) : [];
  const standings = new Map(rows.map((row) => [row.attendeeId, row]));
  await insertLog(ctx, {
    eventId,
    attendeeIds,
    kind,
    ids: attendeeIds.map(newId),
    groupIds: attendeeIds.map((id) => standings.get(id)?.groupId ?? null),
    positions: attendeeIds.map((id) => standings.get(id)?.position ?? null),
    offerEndsAt: offerEndsAt ?? null,
    byId: byId ?? null,
  });
}

/**
 * Locks the places of an event before anything else of it, ends offers that were not answered in time, and offers what is free to those
 * who wait, in their order: what is left is for newcomers.
 */
export async function lockPlaces(ctx: RequestContext, eventId: string): Promise<LockedPlaces> {
  const event = await firstOf(lockEvent(ctx, { id: eventId }));
  if (!event) throw notFound('The event');
  const before = (await firstOf(limitsOf(ctx, { eventId })))!;
  const offers = event.status === EventStatus.PUBLISHED && before.now < event.startsAt;
  if (!before.hasLine) return { event, places: new Places(before.limits), offers };
  const expired = (await expiredAt(ctx, { eventId })).map(({ id }) => id);
  await mailExpired(ctx, await moveTo(ctx, eventId, expired, 'WITHDRAWN', { kind: 'EXPIRED' }));
  const { limits, now } = expired.length > 0 ? (await firstOf(limitsOf(ctx, { eventId })))! : before;
  const places = new Places(limits);
  if (offers && !places.isFull) await offerPlaces(ctx, event, places, now);
  return { event, places, offers };
}

/** Locks the places of an event only if that has a capacity, or people who wait. */
export async function lockLimitedPlaces(ctx: RequestContext, eventId: string): Promise<LockedPlaces | null> {
  const known = await firstOf(limitsOf(ctx, { eventId }));
  return known && (known.limits.length > 0 || known.hasLine) ? lockPlaces(ctx, eventId) : null;
}

async function offerPlaces(ctx: RequestContext, event: Event, places: Places, now: Date): Promise<void> {
  const first = (await waitingAt(ctx, { eventId: event.id })).filter(({ bits }) => places.take(bits));
  const endsAt = offerDeadline(now, event.startsAt, event.timezone);
  const codes = new Map(first.map(({ id }) => [id, randomBytes(CODE_BYTES).toString('base64url')]));
  await moveTo(ctx, event.id, [...codes.keys()], 'OFFERED', { offer: { endsAt, codes } });
  await mailOffers(ctx, codes, endsAt);
}

/** Settles what is due in one event. */
export const settlePlaces = async (ctx: RequestContext, { eventId }: { eventId: string }): Promise<void> => {
  await inTransaction(ctx, (inner) => lockPlaces(inner, eventId)).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'NOT_FOUND') throw error;
  });
};

/** Settles what is due in all events, one transaction each. */
export async function settleAllPlaces(ctx: RequestContext): Promise<void> {
  await forEachEvent(ctx, await eventsToSettle(ctx, {}), (due) => settlePlaces(ctx, due));
}
