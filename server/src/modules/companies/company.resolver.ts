import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { isManager, MANAGERS } from '../../core/auth/roles';
import { CreateCompanyInput, DeleteCompanyInput, UpdateCompanyInput } from './company.inputs';
import { removalByCompanyId, sharedSectorsByCompanyId } from './company.loaders';
import { CreateCompanyPayload, DeleteCompanyPayload, UpdateCompanyPayload } from './company.payloads';
import {
  createCompany,
  deleteCompany,
  getCompany,
  listCompanies,
  listCompanyFacets,
  updateCompany,
} from './company.service';
import {
  CompaniesArgs,
  Company,
  CompanyBrief,
  CompanyConnection,
  CompanyFacets,
  CompanyFacetsArgs,
  CompanyRemoval,
} from './company.types';
import { pictureFields } from '../uploads/index';

@Resolver(() => Company)
export class CompanyResolver {
  @Authorized()
  @Query(() => CompanyConnection, {
    description: 'The companies of an event. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async companies(@Ctx() ctx: RequestContext, @Args(() => CompaniesArgs) args: CompaniesArgs) {
    return toConnection(await listCompanies(ctx, args));
  }

  @Authorized()
  @Query(() => Company, { description: 'One company. Errors: NOT_FOUND.' })
  company(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the company.') id: string): Promise<Company> {
    return getCompany(ctx, id);
  }

  @Authorized()
  @Query(() => CompanyFacets, {
    complexity: 50,
    description: 'Filter values of the companies of an event. Errors: NOT_FOUND, FORBIDDEN.',
  })
  companyFacets(
    @Ctx() ctx: RequestContext,
    @Args(() => CompanyFacetsArgs) args: CompanyFacetsArgs,
  ): Promise<CompanyFacets> {
    return listCompanyFacets(ctx, args);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateCompanyPayload, {
    description:
      'Adds a company to an event. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `DUPLICATE` where the name is taken.',
  })
  async createCompany(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateCompanyInput, 'The company.') input: CreateCompanyInput,
  ): Promise<CreateCompanyPayload> {
    return { company: await createCompany(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateCompanyPayload, {
    description:
      'Changes a company. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `DUPLICATE`, `STALE_EDIT`.',
  })
  async updateCompany(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateCompanyInput, 'The changes.') input: UpdateCompanyInput,
  ): Promise<UpdateCompanyPayload> {
    return { company: await updateCompany(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteCompanyPayload, {
    description:
      'Deletes a company; its attendees and pods stay, without company. For managers. Errors: NOT_FOUND.',
  })
  deleteCompany(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteCompanyInput, 'Which one.') input: DeleteCompanyInput,
  ): Promise<DeleteCompanyPayload> {
    return deleteCompany(ctx, input);
  }

  @FieldResolver(() => CompanyRemoval, {
    nullable: true,
    description: 'References that are cleared when this company is deleted; for managers, null to others.',
  })
  removal(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<CompanyRemoval> | null {
    return isManager(viewerOf(ctx).role) ? removalByCompanyId(ctx).load(company.id) : null;
  }

  @FieldResolver(() => [String], {
    description: 'Sectors that the viewer is interested in too; empty for staff.',
  })
  sharedSectors(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<string[]> {
    return sharedSectorsByCompanyId(ctx).load(company.id);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit and delete this company.' })
  viewerCanEdit(@Ctx() ctx: RequestContext): boolean {
    return isManager(viewerOf(ctx).role);
  }
}

/** Address of a company's logo where it is shown in a few words. */
export const CompanyLogo = pictureFields(() => CompanyBrief, { logo: 'the logo' });

/** Addresses of a company's pictures. */
export const CompanyPictures = pictureFields(() => Company, { logo: 'the logo', cover: 'the cover' });
