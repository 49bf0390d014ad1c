import { isStaff } from '../../core/auth/roles';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext, Viewer } from '../../core/request/context';
import { AppError, forbidden, notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import { defineLoader } from '../../core/request/loaders';
import { firstOf } from '../../core/db/statement';
import { accessRows, groupsSeenBy, membershipsAmong } from './event-access.queries';
import { eventPolicy, isStaffOf } from './event-access.policy';

/** The viewer in one event. */
export interface EventAccess extends Viewer {
  eventId: string;
  timezone: string;
  /** The viewer's own CONFIRMED profile there; null for staff. */
  attendeeId: string | null;
}

/** Nothing is hidden by groups: all bits. */
export const EVERY_GROUP = '-1';

/** An attendee among the others of the event. */
export interface Member extends EventAccess {
  attendeeId: string;
}

/** `seen` are the bits of the groups that the viewer may see, once they are asked for. */
type AccessRow = Awaited<ReturnType<typeof accessRows>>[number] & { seen?: string };

const accessRow = defineLoader<AccessRow | null>(async (ctx, eventIds) => {
  const rows = await accessRows(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return new Map(rows.map((row) => [row.eventId, row]));
}, null);

const isGranted = ({ published, confirmed, accepted }: AccessRow): boolean =>
  published && confirmed === true && accepted;

/** The row of an event, from what is kept of the viewer's access where there is something. Only access that was granted is kept. */
const accessTo = async (ctx: RequestContext, eventId: string): Promise<AccessRow | null> => {
  const grants = ctx.transaction ? undefined : ctx.kept?.grants;
  const kept = grants?.get(eventId) as AccessRow | undefined;
  if (kept) return kept;
  const row = await accessRow(ctx).load(eventId);
  if (row && (isGranted(row) || isStaffOf(viewerOf(ctx), eventId))) grants?.set(eventId, row);
  return row;
};

/** A confirmed attendee's access to an event as it is kept between deliveries. */
export const grantTo = (
  profile: Pick<Member, 'eventId' | 'timezone' | 'attendeeId'> & { seen: string },
): unknown => ({ ...profile, published: true, confirmed: true, accepted: true }) satisfies AccessRow;

/** The user by whose groups it is decided whom a viewer sees, for `sightOf`; null for staff and programs, who see all. */
export const sightedUser = ({ viewer }: RequestContext): string | null =>
  viewer && !eventPolicy.enterWithoutProfile(viewer.role) ? viewer.userId : null;

/** The viewer's own attendee in an event, whatever its status; null if there is none, or if it waits for proof of the address. */
export const ownAttendeeIdOf = async (ctx: RequestContext, eventId: string): Promise<string | null> =>
  (await accessTo(ctx, eventId))?.attendeeId ?? null;

const unprovenAddress = () =>
  new AppError('FORBIDDEN', 'This event asks for a confirmed e-mail address. Please confirm yours first.', {
    reason: 'EMAIL_NOT_VERIFIED',
  });

// Access to events. Every read and write of an event's data passes here first.

/** Whether the viewer is staff of an event; to staff of other events it does not exist, even if they have a profile there. */
export const isStaffIn = (ctx: RequestContext, eventId: string): boolean => {
  const viewer = viewerOf(ctx);
  if (!isStaff(viewer.role)) return false;
  if (!isStaffOf(viewer, eventId)) throw notFound('The event');
  return true;
};

/** What was read by its own id; NOT_FOUND where that is nothing, and to staff of other events. */
export function orNotFoundIn<T extends { eventId: string }>(
  { viewer }: RequestContext,
  found: T | null | undefined,
  what: string,
): T {
  if (!found || (viewer && isStaff(viewer.role) && !isStaffOf(viewer, found.eventId))) throw notFound(what);
  return found;
}

/** For what belongs to no event: staff of all events. */
export const requireAllEvents = (ctx: RequestContext): void => {
  if (viewerOf(ctx).staffEvents) throw forbidden('Only staff of all events can do this.');
};

/** Staff, or an attendee confirmed there. NOT_FOUND to strangers, FORBIDDEN to those who have not accepted their invitation, or whose address the event wants proven. */
export async function requireEventAccess(ctx: RequestContext, eventId: string): Promise<EventAccess> {
  const viewer = viewerOf(ctx);
  const row = await accessTo(ctx, parseId(eventId, 'The event'));
  if (!row) throw notFound('The event');
  const access = { ...viewer, eventId: row.eventId, timezone: row.timezone, attendeeId: null };
  if (isStaffIn(ctx, row.eventId)) return access;
  if (!row.attendeeId || !row.published) throw notFound('The event');
  if (!row.confirmed) throw forbidden('Please complete your profile first.');
  if (!row.accepted) throw unprovenAddress();
  return { ...access, attendeeId: row.attendeeId };
}

/** The bits of the groups that a viewer may see in an event, `EVERY_GROUP` for staff; kept with the access. */
export async function groupsSeenIn(
  ctx: RequestContext,
  { eventId, attendeeId }: EventAccess,
): Promise<string> {
  if (attendeeId === null) return EVERY_GROUP;
  const row = await accessTo(ctx, eventId);
  if (!row) throw notFound('The event');
  return (row.seen ??= (await firstOf(groupsSeenBy(ctx, { attendeeId })))!.seen);
}

/** An attendee confirmed there. */
export async function requireAttendee(ctx: RequestContext, eventId: string): Promise<Member> {
  const access = await requireEventAccess(ctx, eventId);
  if (!eventPolicy.takePart(viewerOf(ctx).role) || !access.attendeeId)
    throw forbidden('Only attendees of this event can do this.');
  return { ...access, attendeeId: access.attendeeId };
}

/** As `requireEventAccess`, for something found by its own id: to strangers it does not exist. */
export async function requireEventOf(
  ctx: RequestContext,
  eventId: string,
  what: string,
): Promise<EventAccess> {
  const row = await accessTo(ctx, eventId);
  const viewer = viewerOf(ctx);
  const visible = row && (isStaff(viewer.role) ? isStaffOf(viewer, row.eventId) : isGranted(row));
  if (!visible) throw notFound(what);
  return requireEventAccess(ctx, eventId);
}

/** An attendee in the team of a company. */
export interface CompanyMember extends Member {
  companyId: string;
  /** Speaks for the company. */
  contact: boolean;
}

/** A confirmed attendee in the team of this company; to all others, staff too, what belongs to its team does not exist. */
export async function requireCompanyMember(ctx: RequestContext, id: string): Promise<CompanyMember> {
  const companyId = parseId(id, 'The company');
  const { userId } = viewerOf(ctx);
  const membership = await firstOf(membershipsAmong(ctx, { userId, companyIds: [companyId] }));
  if (!membership) throw notFound('The company');
  return { ...(await requireAttendee(ctx, membership.eventId)), companyId, contact: membership.contact };
}

/** The team of this company, or a program with a token of it. */
export async function requireCompanyReader(
  ctx: RequestContext,
  id: string,
): Promise<Pick<CompanyMember, 'companyId' | 'eventId' | 'timezone'>> {
  const api = ctx.session?.api;
  if (!api) return requireCompanyMember(ctx, id);
  const companyId = parseId(id, 'The company');
  if (api.companyId !== companyId) throw notFound('The company');
  return { ...(await requireEventAccess(ctx, api.eventId)), companyId };
}

/** A contact of this company. FORBIDDEN to the other members of its team. */
export async function requireCompanyContact(ctx: RequestContext, id: string): Promise<CompanyMember> {
  const member = await requireCompanyMember(ctx, id);
  if (!member.contact) throw forbidden('Only the contacts of this company can do this.');
  return member;
}
