import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/context';
import { checkVersion, definedFields, saveChanges } from '../../core/db/versioned-update';
import { notFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/db/transaction';
import type { EventAccessService } from '../event-access/index';
import type { ImageStore } from '../uploads/image.service';
import { CompanyEntity, type CompanyKind } from './company.entity';
import type { CreateCompanyInput, DeleteCompanyInput, UpdateCompanyInput } from './company.inputs';
import { facetsOfCompanies } from './company-facets.queries';
import type { CompanyFacets, CompanyFacetsArgs } from './company-facets.types';
import { companyById, removalByCompanyId } from './company.loaders';
import type { DeleteCompanyPayload } from './company.payloads';
import { companiesPage, deleteCompany, lockCompany } from './company.queries';
import { CompanySort, type CompaniesArgs, type Company } from './company.types';

/** Companies at events. */
export class CompanyService {
  constructor(
    private readonly access: EventAccessService,
    private readonly images: ImageStore,
  ) {}

  /** One company; for whoever may enter its event. */
  async get(ctx: RequestContext, id: string): Promise<Company> {
    const company = await companyById(ctx).load(parseId(id, 'The company'));
    if (!company) throw notFound('The company');
    await this.access.enterFor(ctx, company.eventId, 'The company');
    return company;
  }

  /** By name, or those first whose sectors are interests of the viewer. */
  async list(
    ctx: RequestContext,
    { eventId: id, filter, sort, ...args }: CompaniesArgs,
  ): Promise<Page<Company>> {
    const { eventId, attendeeId } = await this.access.enter(ctx, id);
    const matchedWith = sort === CompanySort.MATCH ? attendeeId : null;
    return companiesPage(ctx.sql, { eventId, filter: filter ?? {}, matchedWith }, args);
  }

  /** What the companies of an event can be filtered by. */
  async facets(ctx: RequestContext, { eventId: id, kind }: CompanyFacetsArgs): Promise<CompanyFacets> {
    const { eventId } = await this.access.enter(ctx, id);
    return facetsOfCompanies(ctx.sql, eventId, kind ?? null);
  }

  /** A new company. */
  async create(ctx: RequestContext, { eventId: id, ...input }: CreateCompanyInput): Promise<Company> {
    const { eventId } = await this.access.enter(ctx, id);
    const given = tidied(definedFields(await this.images.storeUploads(ctx, input, 'logo', 'cover')));
    const { name, kind } = given as { name: string; kind: CompanyKind };
    return inTransaction(ctx, async (inner) => {
      const company = { ...given, id: newId(), eventId, name, kind, sectors: given.sectors ?? [] };
      await inner.entities.insert(CompanyEntity, company);
      await recordChange(inner, {
        action: 'company.create',
        eventId,
        subjectId: company.id,
        subjectName: name,
        after: given,
      });
      return this.lock(inner, company.id);
    });
  }

  /** Changes what is given. */
  async update(
    ctx: RequestContext,
    { companyId, expectedUpdatedAt, ...input }: UpdateCompanyInput,
  ): Promise<Company> {
    const given = tidied(definedFields(await this.images.storeUploads(ctx, input, 'logo', 'cover')));
    return inTransaction(ctx, async (inner) => {
      const company = await this.lock(inner, companyId);
      checkVersion(company, expectedUpdatedAt);
      const change = { action: 'company.update', eventId: company.eventId, subjectName: company.name };
      await saveChanges(inner, CompanyEntity, company, given, change);
      return this.lock(inner, companyId);
    });
  }

  /** Deletes a company. Its attendees and pods stay, without company. */
  async remove(ctx: RequestContext, { companyId }: DeleteCompanyInput): Promise<DeleteCompanyPayload> {
    return inTransaction(ctx, async (inner) => {
      const company = await this.lock(inner, companyId);
      const { updatedAt: _updatedAt, ...before } = company;
      const { attendees, pods } = await removalByCompanyId(inner).load(company.id);
      await deleteCompany(inner, { id: company.id });
      await recordChange(inner, {
        action: 'company.delete',
        eventId: company.eventId,
        subjectId: company.id,
        subjectName: company.name,
        before,
        after: { attendees, pods },
      });
      return { company, releasedAttendees: attendees, releasedPods: pods };
    });
  }

  /** Keeps others from changing or choosing it until the transaction ends, so that what is counted holds. */
  private async lock(ctx: RequestContext, id: string): Promise<Company> {
    const company = await firstOf(lockCompany(ctx, { id: parseId(id, 'The company') }));
    if (!company) throw notFound('The company');
    return company;
  }
}

/** Each sector once without blanks around it. */
const tidied = <Given extends { country?: string | null; sectors?: string[] | null }>(
  given: Given,
): Given => ({
  ...given,
  ...(given.sectors === undefined
    ? {}
    : { sectors: [...new Set((given.sectors ?? []).map((sector) => sector.trim()).filter(Boolean))] }),
});
