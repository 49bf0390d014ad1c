import { viewerOf } from '../../core/authorization';
import type { RequestContext, Viewer } from '../../core/context';
import { AppError, forbidden, notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { defineLoader } from '../../core/loaders';
import { eventPolicy } from './event.policy';

/** The viewer in one event. */
export interface EventAccess extends Viewer {
  eventId: string;
  timezone: string;
  /** The viewer's own CONFIRMED profile there; null for staff. */
  attendeeId: string | null;
}

/** An attendee among the others of the event. */
export interface Member extends EventAccess {
  attendeeId: string;
}

interface AccessRow {
  eventId: string;
  timezone: string;
  published: boolean;
  attendeeId: string | null;
  confirmed: boolean | null;
  /** The event asks for no proof of the address, or the viewer has given it. */
  accepted: boolean;
}

/** As SQL whether a profile belongs to its user: their own one, or an invitation to an address that they have proven. */
export const belongsToUser = (profile: string): string =>
  `(NOT ${profile}.by_invitation OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = ${profile}.user_id AND prover.email_verified_at IS NOT NULL))`;

/** As SQL whether an event `e` lets this user in, as far as it asks for a proven address. */
export const acceptsAddress = (userId: string, event: string): string =>
  `(NOT ${event}.requires_verified_email OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = ${userId} AND prover.email_verified_at IS NOT NULL))`;

const accessRow = defineLoader<AccessRow | null>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<AccessRow>({
    text: `SELECT e.id AS "eventId", e.timezone, e.status <> 'DRAFT' AS published, a.id AS "attendeeId", a.status = 'CONFIRMED' AS confirmed,
             ${acceptsAddress('$1::uuid', 'e')} AS accepted
           FROM events e LEFT JOIN attendees a ON a.event_id = e.id AND a.user_id = $1 AND ${belongsToUser('a')}
           WHERE e.id = ANY($2::uuid[])`,
    values: [viewerOf(ctx).userId, eventIds],
  });
  return new Map(rows.map((row) => [row.eventId, row]));
}, null);

/** The viewer's own attendee in an event, whatever its status; null if there is none, or if it waits for proof of the address. */
export const ownAttendeeIdOf = async (ctx: RequestContext, eventId: string): Promise<string | null> =>
  (await accessRow(ctx).load(eventId))?.attendeeId ?? null;

/** As SQL what `enter` asks of an attendee's user: for reads that check access and load at once. Asked once per statement. */
export const mayEnter = (userId: string, eventId: string): string =>
  `(SELECT may_enter(${userId}, ${eventId}))`;

/** As SQL the viewer's own attendee in an event, whatever its status. */
export const ownAttendeeIn = (userId: string, eventId: string): string =>
  `(SELECT own.id FROM attendees own WHERE own.event_id = ${eventId} AND own.user_id = ${userId})`;

/** As SQL the viewer's own attendee where `enter` lets one in, for reads that check access and load at once. */
export const memberIn = (userId: string, eventId: string): string =>
  `(SELECT own.id FROM attendees own JOIN events entered ON entered.id = own.event_id
    WHERE own.event_id = ${eventId} AND own.user_id = ${userId} AND own.status = 'CONFIRMED' AND entered.status <> 'DRAFT'
      AND ${acceptsAddress('own.user_id', 'entered')})`;

const unprovenAddress = () =>
  new AppError('FORBIDDEN', 'This event asks for a confirmed e-mail address. Please confirm yours first.', {
    reason: 'EMAIL_NOT_VERIFIED',
  });

/** Who may enter which event. Every read and write of something in an event passes here first. */
export class EventAccessService {
  /** Staff, or an attendee confirmed there. NOT_FOUND to strangers, FORBIDDEN to those who have not accepted their invitation, or whose address the event wants proven. */
  async enter(ctx: RequestContext, eventId: string): Promise<EventAccess> {
    const viewer = viewerOf(ctx);
    const row = await accessRow(ctx).load(knownId(eventId, 'The event'));
    if (!row) throw notFound('The event');
    const access = { ...viewer, eventId: row.eventId, timezone: row.timezone, attendeeId: null };
    if (eventPolicy.enterWithoutProfile(viewer.role)) return access;
    if (!row.attendeeId || !row.published) throw notFound('The event');
    if (!row.confirmed) throw forbidden('Please complete your profile first.');
    if (!row.accepted) throw unprovenAddress();
    return { ...access, attendeeId: row.attendeeId };
  }

  /** An attendee confirmed there. */
  async member(ctx: RequestContext, eventId: string): Promise<Member> {
    const access = await this.enter(ctx, eventId);
    if (!eventPolicy.takePart(viewerOf(ctx).role) || !access.attendeeId)
      throw forbidden('Only attendees of this event can do this.');
    return { ...access, attendeeId: access.attendeeId };
  }

  /** As `enter`, for something found by its own id: to strangers it does not exist. */
  async enterFor(ctx: RequestContext, eventId: string, what: string): Promise<EventAccess> {
    const row = await accessRow(ctx).load(eventId);
    const visible =
      row &&
      (eventPolicy.enterWithoutProfile(viewerOf(ctx).role) ||
        (row.confirmed && row.accepted && row.published));
    if (!visible) throw notFound(what);
    return this.enter(ctx, eventId);
  }
}
