import { recordChange, subjectOf } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { orNotFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import {
  requireCompanyContact,
  requireEventAccess,
  requireEventOf,
  orNotFoundIn,
} from '../event-access/index';
import { storeUploads } from '../uploads/index';
import { CompanyEntity, type CompanyKind } from './company.entity';
import type { CreateCompanyInput, DeleteCompanyInput, UpdateCompanyInput } from './company.inputs';
import { companyById, removalByCompanyId } from './company.loaders';
import type { DeleteCompanyPayload } from './company.payloads';
import { companiesPage, facetsOfCompanies, lockCompany, selectTeamLock } from './company.queries';
import {
  CompanySort,
  type CompaniesArgs,
  type Company,
  type CompanyFacets,
  type CompanyFacetsArgs,
} from './company.types';

/** One company; for viewers who may enter its event. */
export async function getCompany(ctx: RequestContext, id: string): Promise<Company> {
  const company = orNotFound(await companyById(ctx).load(parseId(id, 'The company')), 'The company');
  await requireEventOf(ctx, company.eventId, 'The company');
  return company;
}

/** By tier or name, or those first whose sectors are interests of the viewer. */
export async function listCompanies(
  ctx: RequestContext,
  { eventId: id, filter, sort, ...args }: CompaniesArgs,
): Promise<Page<Company>> {
  const { eventId, attendeeId } = await requireEventAccess(ctx, id);
  const matchedWith = sort === CompanySort.MATCH ? attendeeId : null;
  const byName = sort === CompanySort.NAME;
  return companiesPage(ctx.db, { eventId, filter: filter ?? {}, byName, matchedWith }, args);
}

/** The filter values of an event's companies. */
export async function listCompanyFacets(
  ctx: RequestContext,
  { eventId: id, kind }: CompanyFacetsArgs,
): Promise<CompanyFacets> {
  const { eventId } = await requireEventAccess(ctx, id);
  return (await firstOf(facetsOfCompanies(ctx, { eventId, kind: kind ?? null })))!;
}

/** A new company. */
export async function createCompany(
  ctx: RequestContext,
  { eventId: id, ...input }: CreateCompanyInput,
): Promise<Company> {
  const { eventId } = await requireEventAccess(ctx, id);
  const fields = tidied(definedFields(await storeUploads(ctx, input, 'logo', 'cover')));
  const { name, kind } = fields as { name: string; kind: CompanyKind };
  return inTransaction(ctx, async (inner) => {
    const company = {
      ...fields,
      id: newId(),
      eventId,
      name,
      kind,
      sectors: fields.sectors ?? [],
      links: fields.links ?? [],
      seats: fields.seats ?? undefined,
    };
    await inner.entities.insert(CompanyEntity, company);
    await recordChange(inner, { ...subjectOf(company), action: 'company.create', after: fields });
    return lockExistingCompany(inner, company.id);
  });
}

/** Changes what the input names; `check` is asked once the company is locked. */
export async function updateCompany(
  ctx: RequestContext,
  { companyId, expectedUpdatedAt, ...input }: UpdateCompanyInput,
  check?: (inner: RequestContext, companyId: string) => Promise<unknown>,
): Promise<Company> {
  const fields = tidied(definedFields(await storeUploads(ctx, input, 'logo', 'cover')));
  return inTransaction(ctx, async (inner) => {
    const company = await lockExistingCompany(inner, companyId);
    await check?.(inner, companyId);
    checkVersion(company, expectedUpdatedAt);
    const change = { action: 'company.update', eventId: company.eventId, subjectName: company.name };
    await saveChanges(inner, CompanyEntity, company, fields, change);
    return lockExistingCompany(inner, companyId);
  });
}

/** Deletes a company. Its attendees and pods stay, without company. */
export async function deleteCompany(
  ctx: RequestContext,
  { companyId }: DeleteCompanyInput,
): Promise<DeleteCompanyPayload> {
  return inTransaction(ctx, async (inner) => {
    const company = await lockExistingCompany(inner, companyId);
    const { updatedAt: _updatedAt, ...before } = company;
    const { attendees, pods } = await removalByCompanyId(inner).load(company.id);
    await inner.entities.delete(CompanyEntity, { id: company.id });
    const after = { attendees, pods };
    await recordChange(inner, { ...subjectOf(company), action: 'company.delete', before, after });
    return { company, releasedAttendees: attendees, releasedPods: pods };
  });
}

/** Keeps others from changing or choosing it until the transaction ends, so that what is counted holds. */
async function lockExistingCompany(ctx: RequestContext, id: string): Promise<Company> {
  return orNotFoundIn(
    ctx,
    await firstOf(lockCompany(ctx, { id: parseId(id, 'The company') })),
    'The company',
  );
}

/** Each text once without blanks around it. */
const distinct = (texts: readonly string[] | null): string[] => [
  ...new Set((texts ?? []).map((text) => text.trim()).filter(Boolean)),
];

const tidied = <Fields extends { sectors?: string[] | null; links?: string[] | null }>(
  fields: Fields,
): Fields => ({
  ...fields,
  ...(fields.sectors === undefined ? {} : { sectors: distinct(fields.sectors) }),
  ...(fields.links === undefined ? {} : { links: distinct(fields.links) }),
});

/** Locks a company for what concerns its team, its seats and its leads: what is counted holds until the transaction ends. */
export async function lockTeam(ctx: RequestContext, companyId: string) {
  return orNotFound(await firstOf(selectTeamLock(ctx, { id: companyId })), 'The company');
}

/** The same for what the viewer does as a contact of it. Whether they are one is asked after the lock: they may have been removed meanwhile. */
export async function lockOwnTeam(ctx: RequestContext, companyId: string) {
  const company = await lockTeam(ctx, companyId);
  await requireCompanyContact(ctx, companyId);
  return company;
}
