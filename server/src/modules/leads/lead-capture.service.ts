import type { RequestContext } from '../../core/request/context';
import { isId } from '../../core/db/ids';
import { byKey } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { badInput, orNotFound } from '../../core/errors';
import { asCode } from '../attendees/index';
import { lockTeam } from '../companies/index';
import { askForContact } from '../contacts/index';
import { requireCompanyMember, type CompanyMember } from '../event-access/index';
import { deviceTime, eventById } from '../events/index';
import { LeadSource } from './lead.entity';
import {
  type CaptureLeadsInput,
  type LeadCaptureInput,
  type LeadCaptureOutcome,
  type LeadCaptureResult,
} from './lead.inputs';
import { publishLeads } from './lead.events';
import { emptyLead, merge, type Capture } from './lead-merge';
import { fittingAnswers, questionsByCompanyId } from './lead-question.service';
import { deletedLeadsOf, lockLeads, lockVisitors, saveLeads, type StoredLead } from './lead-writes.queries';

type Visitor = Awaited<ReturnType<typeof lockVisitors>>[number];

const isByCode = ({ code }: LeadCaptureInput): boolean => typeof code === 'string';

/** Each capture has a code or an id, and its source goes with that. */
function checkCaptures(captures: readonly LeadCaptureInput[]): void {
  const errors = captures.flatMap((capture, index) => {
    const path = `input.captures.${index}`;
    if (isByCode(capture) === (typeof capture.attendeeId === 'string'))
      return [{ path: `${path}.code`, message: 'Please give either the code or the attendee.' }];
    const isScan = (capture.source ?? (isByCode(capture) ? 'SCAN' : 'PROFILE')) === LeadSource.SCAN;
    return isScan === isByCode(capture)
      ? []
      : [{ path: `${path}.source`, message: 'A code is a SCAN, and an attendee is none.' }];
  });
  if (errors.length > 0) throw badInput(errors);
}

/** Why a visitor does not become a lead; undefined where they do. Strangers by id do not exist. */
function refusalOf(
  capture: LeadCaptureInput,
  visitor: Visitor | undefined,
  { eventId, companyId }: CompanyMember,
): LeadCaptureOutcome | undefined {
  if (!visitor || visitor.blocked) return 'UNKNOWN_CODE';
  if (visitor.eventId !== eventId) return isByCode(capture) ? 'OTHER_EVENT' : 'UNKNOWN_CODE';
  if (visitor.status !== 'CONFIRMED') return isByCode(capture) ? 'NOT_CONFIRMED' : 'UNKNOWN_CODE';
  if (visitor.companyId === companyId) return 'OWN_TEAM';
  return capture.source === LeadSource.MEETING && !visitor.met ? 'UNKNOWN_CODE' : undefined;
}

/** Stores the visitors that a member met, as a set and in any order; captures sent before change nothing. Answers in the order of the request. */
export async function captureLeads(
  ctx: RequestContext,
  { companyId: id, captures }: CaptureLeadsInput,
): Promise<LeadCaptureResult[]> {
  const member = await requireCompanyMember(ctx, id);
  checkCaptures(captures);
  const results = await inTransaction(ctx, (inner) => saveCaptures(inner, member, captures));
  ctx.clearLoaders();
  return results;
}

async function saveCaptures(
  ctx: RequestContext,
  member: CompanyMember,
  captures: readonly LeadCaptureInput[],
): Promise<LeadCaptureResult[]> {
  const { companyId, attendeeId: memberId, eventId } = member;
  const visitors = await findVisitors(ctx, memberId, captures);
  // Another member may capture the same visitor: one after the other, so that nothing of either is lost.
  await lockTeam(ctx, companyId);
  // A member who was removed from the team meanwhile stores no more leads.
  await requireCompanyMember(ctx, companyId);
  const questions = await questionsByCompanyId(ctx).load(companyId);
  const known = await lockLeads(ctx, { companyId, attendeeIds: visitors.ids });
  const deleted = await deletedLeadsOf(ctx, { companyId, attendeeIds: visitors.ids });
  const leads = byKey(known, ({ attendeeId }) => attendeeId);
  const goneOf = byKey(deleted, ({ attendeeId }) => attendeeId);
  const changed = new Map<string, StoredLead>();
  const met = new Set<string>();
  const now = new Date();
  const event = orNotFound(await eventById(ctx).load(eventId), 'The event');

  const results = captures.map((capture): LeadCaptureResult => {
    const { clientId } = capture;
    const visitor = visitors.of(capture);
    const refusal = refusalOf(capture, visitor, member);
    if (refusal || !visitor) return { clientId, outcome: refusal ?? 'UNKNOWN_CODE', leadId: null };
    if (goneOf.get(visitor.id)?.clientIds.includes(clientId))
      return { clientId, outcome: 'DELETED', leadId: null };
    const { capturedAt, sentAt } = capture;
    const at = capturedAt ? deviceTime(capturedAt, sentAt, event.startsAt, now).at : now;
    const from = isByCode(capture) ? LeadSource.SCAN : (capture.source ?? LeadSource.PROFILE);
    const fitting = fittingAnswers(questions, capture.answers ?? []).answers;
    const whole: Capture = Object.assign({ visitorId: visitor.id, memberId, at, from, fitting }, capture);
    const lead = leads.get(visitor.id);
    if (lead?.clientIds.includes(clientId))
      return { clientId, outcome: lead.clientIds[0] === clientId ? 'CAPTURED' : 'KNOWN', leadId: lead.id };
    const merged = merge(lead ?? emptyLead(companyId, whole), whole);
    if (!merged) return { clientId, outcome: 'NOTE_TOO_LONG', leadId: lead?.id ?? null };
    leads.set(visitor.id, merged);
    changed.set(merged.id, merged);
    if (from !== LeadSource.PROFILE) met.add(visitor.id);
    return { clientId, outcome: lead ? 'KNOWN' : 'CAPTURED', leadId: merged.id };
  });

  if (changed.size > 0) await saveLeads(ctx, { eventId, leads: [...changed.values()] });
  await publishLeads(ctx, companyId, [...changed.keys()]);
  await askForContact(ctx, companyId, [...met]);
  return results;
}

async function findVisitors(ctx: RequestContext, memberId: string, captures: readonly LeadCaptureInput[]) {
  const codes = captures.flatMap(({ code }) => (code ? [asCode(code)] : []));
  const ids = captures.flatMap(({ attendeeId }) => (attendeeId && isId(attendeeId) ? [attendeeId] : []));
  const found = await lockVisitors(ctx, { memberId, codes, ids });
  const byCode = byKey(found, ({ code }) => code);
  const byId = byKey(found, ({ id }) => id);
  return {
    ids: found.map(({ id }) => id),
    of: ({ code, attendeeId }: LeadCaptureInput) =>
      typeof code === 'string' ? byCode.get(asCode(code)) : byId.get((attendeeId ?? '').toLowerCase()),
  };
}
