import { viewerOf } from '../../../core/request/authorization';
import { isStaff } from '../../../core/auth/roles';
import type { RequestContext } from '../../../core/request/context';
import { newId, parseId } from '../../../core/db/ids';
import type { EventPageArgs, Page } from '../../../core/db/pagination';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/request/transaction';
import { badInput, notFound, orNotFound } from '../../../core/errors';
import { lockAttendees } from '../../attendees/index';
import { getCompany } from '../../companies/index';
import { requireAttendee, requireEventAccess } from '../../event-access/index';
import { contactConflict, contactRefusal } from '../../groups/index';
import { allowanceOf, assertMayRequestAny } from '../limits/meeting-limit.service';
import { assertSlotFree, choicesIn, slotAt } from '../slots/meeting-slots.service';
import { preferredPod } from '../slots/meeting-claim.service';
import { slotGrid } from '../slots/meeting-slots.queries';
import { NotificationKind, notify } from '../../notifications/index';
import { notifySenders, publishRequestChange } from './company-request-change.service';
import { companyRequestConflicts } from './company-request.errors';
import { requestById } from './company-request.loaders';
import {
  closeExpired,
  closeExpiredOf,
  insertCompanyRequest,
  requestsPage,
  sameRequest,
  takersOf,
  teamFor,
  waitingWith,
  type CompanyRequestRow,
} from './company-request.queries';
import type {
  CompanyMeetingOptions,
  CompanyMeetingRequest,
  RequestCompanyMeetingInput,
} from './company-request.types';

/** One request; for its sender and the team that it asks, to others it does not exist. */
export async function getCompanyRequest(ctx: RequestContext, id: string): Promise<CompanyMeetingRequest> {
  return orNotFound(await requestById(ctx).load(parseId(id, 'The request')), 'The request');
}

/** The viewer's requests to companies, and those to their team, soonest first; staff have none. */
export async function listCompanyRequests(
  ctx: RequestContext,
  { eventId: id, ...args }: EventPageArgs,
): Promise<Page<CompanyMeetingRequest>> {
  const { eventId } = await requireEventAccess(ctx, id);
  const { userId, role } = viewerOf(ctx);
  return requestsPage(ctx.db, { userId: isStaff(role) ? null : userId, eventId }, args);
}

/** Times at which the viewer could meet a member of a company. */
export async function getCompanyMeetingOptions(
  ctx: RequestContext,
  id: string,
): Promise<CompanyMeetingOptions> {
  const { id: companyId, eventId } = await getCompany(ctx, id);
  const { attendeeId: viewerId } = await requireAttendee(ctx, eventId);
  const { team, isOwn, refusal } = await askedOf(ctx, companyId, viewerId);
  const canRequest = team.length > 0 && !isOwn;
  const [grid, requests, allowance] = await Promise.all([
    canRequest ? slotGrid(ctx, { eventId, viewerId, otherIds: team, movingId: null }) : [],
    waitingWith(ctx, { senderId: viewerId, companyId }),
    allowanceOf(ctx, viewerId),
  ]);
  return {
    companyId,
    canRequest,
    refusal: isOwn ? null : await contactRefusal(ctx, 'COMPANY', eventId, refusal),
    requests: requests.map((request) => ({ ...request, viewerId })),
    ...choicesIn(grid),
    ...allowance,
  };
}

/** Asks a company for a meeting: all of its team with that time free. The same request again is the one that there is. */
export async function requestCompanyMeeting(
  ctx: RequestContext,
  input: RequestCompanyMeetingInput,
): Promise<CompanyMeetingRequest> {
  const { id: companyId, eventId } = await getCompany(ctx, input.companyId);
  const { attendeeId: senderId } = await requireAttendee(ctx, eventId);
  const pod = await preferredPod(ctx, eventId, input.podId);
  const { startsAt, clientId = null } = input;
  return inTransaction(ctx, async (inner) => {
    // The sender's requests, to people too, are counted one after the other.
    if (!(await lockAttendees(inner.db, [senderId]))) throw notFound('The event');
    const known = await firstOf(sameRequest(inner, { senderId, companyId, startsAt, clientId }));
    if (known) return { ...sameAs(known, input), viewerId: senderId };
    const { team, isOwn, refusal } = await askedOf(inner, companyId, senderId);
    if (isOwn)
      throw badInput([
        { path: 'input.companyId', message: 'You cannot ask your own company for a meeting.' },
      ]);
    if (refusal) throw contactConflict('COMPANY', refusal);
    if (team.length === 0) throw companyRequestConflicts.nobodyToMeet();
    await assertMayRequestAny(inner, senderId, startsAt);
    const grid = await slotGrid(inner, { eventId, viewerId: senderId, otherIds: team, movingId: null });
    const slot = slotAt(grid, { startsAt }, pod.errors);
    await assertSlotFree(inner, grid, slot);
    await reportExpired(inner, await closeExpiredOf(inner, { senderId, companyId }));
    const values = { id: newId(), eventId, companyId, senderId, startsAt, endsAt: slot.endsAt };
    const wish = { podId: pod.podId, note: input.note?.trim() || null, clientId };
    const request = (await firstOf(insertCompanyRequest(inner, { ...values, ...wish })))!;
    await publishRequestChange(inner, [request]);
    await notifyTakers(inner, request);
    return { ...request, viewerId: senderId };
  });
}

/** Whom of a company a request asks; why nobody, where rules refuse each member whom the viewer sees, and nothing else does. */
export async function askedOf(ctx: RequestContext, companyId: string, viewerId: string) {
  const members = await teamFor(ctx, { companyId, viewerId });
  const byRules = members.length > 0 && members.every(({ refusal }) => refusal === 'GROUP_RULES');
  return {
    team: members.flatMap(({ id, refusal }) => (refusal ? [] : [id])),
    isOwn: members.some(({ id }) => id === viewerId),
    refusal: byRules ? ('GROUP_RULES' as const) : null,
  };
}

/** Closes expired requests, and notifies their senders. Safe to run on every server at once. */
export async function expireCompanyRequests(ctx: RequestContext): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const closed = await closeExpired(inner, {});
    await reportExpired(inner, closed);
    return closed.length;
  });
}

const sameAs = (known: CompanyRequestRow, { companyId, startsAt }: RequestCompanyMeetingInput) => {
  if (known.companyId !== companyId || known.startsAt.getTime() !== startsAt.getTime())
    throw badInput([{ path: 'input.clientId', message: 'This id belongs to another request.' }]);
  return known;
};

async function reportExpired(ctx: RequestContext, closed: CompanyRequestRow[]): Promise<void> {
  await publishRequestChange(ctx, closed);
  await notifySenders(ctx, closed, NotificationKind.MEETING_EXPIRED);
}

async function notifyTakers(ctx: RequestContext, request: CompanyRequestRow): Promise<void> {
  const { id, companyId, senderId: personId, startsAt } = request;
  const kind = NotificationKind.COMPANY_MEETING_REQUESTED;
  const takers = await takersOf(ctx, { id });
  await notify(
    ctx,
    takers.map((taker) => ({ attendeeId: taker.id, kind, personId, companyId, startsAt })),
  );
}
