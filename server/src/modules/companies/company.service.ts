import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { checkVersion, givenOf, saveChanges } from '../../core/edit';
import { notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { Conditions, keysetPage, searchWords } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import type { ImageStore } from '../uploads/image.service';
import { CompanyEntity, type CompanyKind } from './company.entity';
import type { CreateCompanyInput, DeleteCompanyInput, UpdateCompanyInput } from './company.inputs';
import { facetsOfCompanies } from './company-facets.queries';
import type { CompanyFacets, CompanyFacetsArgs } from './company-facets.types';
import { companyById, companyColumns, removalByCompanyId, sharedSectors } from './company.loaders';
import type { DeleteCompanyPayload } from './company.payloads';
import { CompanySort, type CompaniesArgs, type Company, type CompanyFilter } from './company.types';

/** Companies at events. */
export class CompanyService {
  constructor(
    private readonly access: EventAccessService,
    private readonly images: ImageStore,
  ) {}

  /** One company; for whoever may enter its event. */
  async get(ctx: RequestContext, id: string): Promise<Company> {
    const company = await companyById(ctx).load(knownId(id, 'The company'));
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
    const where = conditionsOf(eventId, filter ?? {});
    const byMatch = sort === CompanySort.MATCH && attendeeId !== null;
    return keysetPage<Company>(
      ctx.sql,
      {
        columns: companyColumns,
        tables: byMatch
          ? `companies c JOIN attendees me ON me.id = ${where.value(attendeeId)}`
          : 'companies c',
        where,
        order: { column: byMatch ? matchOrder : 'c.sort_name', type: 'text' },
        id: 'c.id',
      },
      args,
    );
  }

  /** What the companies of an event can be filtered by. */
  async facets(ctx: RequestContext, { eventId: id, kind }: CompanyFacetsArgs): Promise<CompanyFacets> {
    const { eventId } = await this.access.enter(ctx, id);
    return facetsOfCompanies(ctx.sql, eventId, kind ?? null);
  }

  /** A new company. */
  async create(ctx: RequestContext, { eventId: id, ...input }: CreateCompanyInput): Promise<Company> {
    const { eventId } = await this.access.enter(ctx, id);
    const given = tidied(givenOf(await this.images.takeIn(ctx, input, 'logo', 'cover')));
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
    const given = tidied(givenOf(await this.images.takeIn(ctx, input, 'logo', 'cover')));
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
      await inner.sql.rows(sql`DELETE FROM companies WHERE id = ${company.id}`);
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
    const [company] = await ctx.sql.rows<Company>({
      text: `SELECT ${companyColumns} FROM companies c WHERE c.id = $1 FOR UPDATE`,
      values: [knownId(id, 'The company')],
    });
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

/** As one sortable text how few of at most 20 sectors the viewer `me` shares, then the name. */
const matchOrder = `(lpad((20 - cardinality(${sharedSectors('me.id')}))::text, 2, '0') || ' ' || c.sort_name)`;

const conditionsOf = (eventId: string, filter: CompanyFilter): Conditions => {
  const where = new Conditions().add((event) => `c.event_id = ${event}`, eventId);
  if (filter.kind) where.add((kind) => `c.kind = ${kind}`, filter.kind);
  if (filter.country) where.add((country) => `c.country = ${country}`, filter.country);
  if (filter.countries?.length)
    where.add((countries) => `c.country = ANY(${countries}::text[])`, filter.countries);
  if (filter.tier) where.add((tier) => `c.tier = ${tier}`, filter.tier);
  if (filter.sectors?.length) where.add((sectors) => `c.sectors && ${sectors}::text[]`, filter.sectors);
  for (const word of searchWords(filter.search))
    where.add((pattern) => `c.search_text LIKE fold_text(${pattern})`, word);
  return where;
};
