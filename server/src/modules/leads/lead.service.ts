import { isStaff } from '../../core/auth/roles';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { parseId } from '../../core/db/ids';
import { byKey, defineLoader } from '../../core/request/loaders';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { checkVersion } from '../../core/audit/versioned-update';
import { badInput, orNotFound } from '../../core/errors';
import { lockTeam } from '../companies/index';
import { eventPolicy, requireCompanyMember, requireCompanyReader } from '../event-access/index';
import { publishLeads } from './lead.events';
import type { UpdateLeadInput } from './lead.inputs';
import { mergeAnswers } from './lead-merge';
import { fittingAnswers, questionsByCompanyId } from './lead-question.service';
import {
  countLeads,
  countsOfCompanies,
  deleteLeadOf,
  leadsByIds,
  leadsFile,
  leadsOfVisitors,
  leadsPage,
  teamBadges,
} from './lead.queries';
import { lockLead, saveLeads } from './lead-writes.queries';
import type { Lead, LeadCounts, LeadFilter, LeadsArgs, TeamBadge } from './lead.types';

/** Leads that the viewer may see: those of the own company. Staff have none, whatever else they are. */
const readerOf = (ctx: RequestContext): string | null => {
  const { role, userId } = viewerOf(ctx);
  return eventPolicy.takePart(role) ? userId : null;
};

/** A lead of the viewer's company by its id. */
export const leadById = defineLoader<Lead | null>(async (ctx, ids) => {
  const userId = readerOf(ctx);
  return userId ? byKey(await leadsByIds(ctx, { userId, ids }), ({ id }) => id) : new Map();
}, null);

/** The lead of the viewer's company about an attendee. */
export const leadByAttendeeId = defineLoader<Lead | null>(async (ctx, attendeeIds) => {
  const userId = readerOf(ctx);
  return userId
    ? byKey(await leadsOfVisitors(ctx, { userId, attendeeIds }), ({ attendeeId }) => attendeeId)
    : new Map();
}, null);

/** How many leads a company has; null for those who are neither staff nor in its team. */
export const leadCountByCompanyId = defineLoader<number | null>(async (ctx, companyIds) => {
  const { role, userId } = viewerOf(ctx);
  const rows = await countsOfCompanies(ctx, { userId, isStaff: isStaff(role), companyIds });
  return new Map(rows.map(({ companyId, count }) => [companyId, count]));
}, null);

/** A lead of the viewer's company. */
export async function getLead(ctx: RequestContext, id: string): Promise<Lead> {
  return orNotFound(await leadById(ctx).load(parseId(id, 'The lead')), 'The lead');
}

/** The leads of a company, for its team. */
export async function listLeads(
  ctx: RequestContext,
  { companyId: id, filter, sort, ...page }: LeadsArgs,
): Promise<Page<Lead>> {
  const { companyId, timezone } = await requireCompanyReader(ctx, id);
  return leadsPage(ctx.db, { companyId, timezone, filter: filter ?? {}, sort }, page);
}

/** How many leads a company has, for its team. */
export async function getLeadCounts(ctx: RequestContext, id: string): Promise<LeadCounts> {
  const { companyId, timezone } = await requireCompanyReader(ctx, id);
  return orNotFound(await firstOf(ctx.db.rows(countLeads(companyId, timezone))), 'The company');
}

/** The badges of a company's team, for its members. */
export async function listTeamBadges(ctx: RequestContext, id: string): Promise<TeamBadge[]> {
  const { companyId } = await requireCompanyMember(ctx, id);
  return teamBadges(ctx, { companyId });
}

/** Changes what the input names. It is not in the audit log, which staff read. */
export async function updateLead(
  ctx: RequestContext,
  { leadId, expectedUpdatedAt, rating, note, answers, followedUp }: UpdateLeadInput,
): Promise<Lead> {
  const { id, companyId } = await getLead(ctx, leadId);
  await inTransaction(ctx, async (inner) => {
    // With the team no question ends meanwhile.
    await lockTeam(inner, companyId);
    const fitting = fittingAnswers(await questionsByCompanyId(inner).load(companyId), answers ?? []);
    if (fitting.errors.length > 0) throw badInput(fitting.errors);
    const lead = orNotFound(await firstOf(lockLead(inner, { id })), 'The lead');
    // Asked only now: the member may have been removed from the team meanwhile.
    const { eventId, attendeeId } = await requireCompanyMember(inner, companyId);
    checkVersion(lead, expectedUpdatedAt);
    const changed = {
      ...lead,
      ...(rating === undefined || rating === lead.rating ? {} : { rating, ratedAt: new Date() }),
      ...(note === undefined ? {} : { note: (note ?? '').trim() }),
      ...(typeof followedUp !== 'boolean' || followedUp === (lead.followedUpAt !== null)
        ? {}
        : { followedUpAt: followedUp ? new Date() : null, followedUpById: followedUp ? attendeeId : null }),
      answers: mergeAnswers(lead.answers, fitting.answers),
    };
    if (JSON.stringify(changed) === JSON.stringify(lead)) return;
    await saveLeads(inner, { eventId, leads: [changed] });
    await publishLeads(inner, companyId, [id]);
  });
  ctx.clearLoaders();
  return getLead(ctx, id);
}

/** Deletes a lead. The visitor's consent stays, so that the company does not ask again. */
export async function deleteLead(ctx: RequestContext, leadId: string): Promise<string> {
  const { id } = await getLead(ctx, leadId);
  const { userId } = viewerOf(ctx);
  const deleted = await inTransaction(ctx, (inner) => firstOf(deleteLeadOf(inner, { userId, id })));
  orNotFound(deleted, 'The lead');
  ctx.runtime.wakeRelay();
  return id;
}

/** Which leads a file has. */
export interface LeadsFileRequest {
  companyId: string;
  filter?: LeadFilter | null;
}

/** All leads of a company, for a file that a member asks for; who shares the contact is decided while it is written. */
export async function leadsFileSource(ctx: RequestContext, { companyId: id, filter }: LeadsFileRequest) {
  const { companyId, eventId, timezone } = await requireCompanyMember(ctx, id);
  const questions = await questionsByCompanyId(ctx).load(companyId);
  const file = leadsFile({ companyId, timezone, filter: filter ?? {} }, questions);
  return { subject: 'leads', eventId, timezone, ...file };
}
